import type { SettlementForm, StatementVersion } from '@closewright/contract/settlement';
import { formatDate, localInstant } from '@closewright/domain/formats';
import { runsOf } from '@closewright/domain/forms';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlementID as settlementIDOf } from '../../src/modules/settlement/settlement.queries.ts';
import { formOfVersion, versionOnForm } from '../../src/modules/settlement/version-forms.usecases.ts';
import { addPaper } from '../../src/modules/settlement/version-papers.queries.ts';
import { type StoredVersion, versionOf } from '../../src/modules/settlement/versions.queries.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { databaseDocuments } from '../../src/platform/documents/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { letter } from './settlement-examples.ts';
import { statementCalls } from './statement-calls.ts';
import { files } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const { path, read, save, keep, list } = statementCalls(() => api);
  const address = async ({ statementVersionID }: StatementVersion, as = '') =>
    (await api.send('GET', `${path}/versions/${statementVersionID}/document${as}`)).body;
  const fetched = async (version: StatementVersion, as = ''): Promise<Uint8Array> => {
    const { result, errorMessage } = await address(version, as);
    expect(errorMessage).toBeNull();
    return (await api.send('GET', result.url, { as: null })).bytes;
  };
  const papersOf = (tenant: string) =>
    test.database.inTenant(systemActor(tenant, 'test'), (tx) =>
      tx
        .selectFrom('version_papers')
        .select(['statement_version_id', 'form'])
        .where('tenant_id', '=', tenant)
        .execute(),
    );
  const papers = () => papersOf('alpha');
  const of = { tenant: 'alpha', ordersID: files.open, loanID: 0, settlementID: null, isDefault: true };
  const onUnprinted = () => {};

  describe('a version on its form', () => {
    it('is printed when it is kept, if it goes out, and reprints byte for byte whatever is entered afterwards', async () => {
      await save({ payoffs: [{ payoffID: -1, ...letter }] });
      const sent: StatementVersion = (await keep('Sent to lender')).result;
      expect(await papers()).toEqual([{ statement_version_id: sent.statementVersionID, form: 'closingDisclosure' }]);
      const first = await fetched(sent);
      await save({ prorations: [{ prorationID: -1, label: 'County taxes' }] });
      expect(Buffer.compare(await fetched(sent), first)).toBe(0);
      expect(Buffer.compare(await fetched(sent, '?as=closingDisclosure'), first)).toBe(0);
      expect(await papers()).toHaveLength(1);
      // Also where another release would draw it otherwise.
      const deps = {
        database: test.database,
        documents: databaseDocuments(test.database),
        printer: { form: () => Promise.resolve(new Uint8Array([1])) },
        onUnprinted,
      };
      const { statementVersionID } = sent;
      const again = await versionOnForm(deps, systemActor('alpha', 'test'), {
        statement: of,
        statementVersionID,
        form: 'closingDisclosure',
      });
      expect(again && Buffer.compare(again, first)).toBe(0);
      const { pages, info } = await readPdf(first);
      expect(info).toMatchObject({ Title: expect.stringMatching(/^Closing Disclosure of file .+, version 1$/) });
      const text = pages.map((page) => page.text).join(' ');
      expect(text).toContain('Version 1, Sent to lender');
      expect(text).not.toContain('DRAFT');
    });

    it('that is a draft says so, and is kept as it is first printed, also by two at once', async () => {
      const draft: StatementVersion = (await keep('Draft')).result;
      const [one, other] = await Promise.all([fetched(draft), fetched(draft)]);
      expect(Buffer.compare(one, other)).toBe(0);
      expect(await papers()).toHaveLength(2);
      const { pages } = await readPdf(one);
      expect(pages.every(({ texts }) => texts.some(({ text }) => text === 'DRAFT'))).toBe(true);
    });

    it('is listed with the forms that fit it, its own first, and printed on each of them once', async () => {
      const [draft] = await list();
      if (!draft) throw new Error('no version');
      expect(draft.forms[0]).toBe('closingDisclosure');
      expect(draft.forms).toContain('disbursementSheet');
      expect(draft.forms).not.toContain('hudStatement');
      const before = (await papers()).length;
      const { result } = await address(draft, '?as=disbursementSheet');
      expect(result.fileName).toMatch(/^receipts-and-disbursements-.+-version-2\.pdf$/);
      const first = await fetched(draft, '?as=disbursementSheet');
      expect(Buffer.compare(await fetched(draft, '?as=disbursementSheet'), first)).toBe(0);
      expect(await papers()).toHaveLength(before + 1);
      expect((await readPdf(first)).info).toMatchObject({
        Title: expect.stringMatching(/^Receipts and disbursements/),
      });
    });

    it('on which it was printed stays offered and given out where it fits no more', async () => {
      const [draft] = await list();
      if (!draft) throw new Error('no version');
      const { statementVersionID } = draft;
      const content = new TextEncoder().encode('%PDF of another day');
      await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
        const document = { ordersID: files.open, name: 'HUD-1', mediaType: 'application/pdf', content };
        const documentID = await databaseDocuments(test.database).put(tx, 'alpha', document);
        await addPaper(tx, of, { statementVersionID, form: 'hudStatement', documentID });
      });
      const [first, other] = await list();
      expect([first?.forms[0], first?.forms.at(-1)]).toEqual(['closingDisclosure', 'hudStatement']);
      expect(other?.forms).not.toContain('hudStatement');
      expect(Buffer.compare(await fetched(draft, '?as=hudStatement'), content)).toBe(0);
    });

    it('says so where today’s rules make other figures of it than it was kept with', async () => {
      await save({ fees: [{ feeID: -1, label: 'Survey', section: 'C', bucket: 'None', borrowerAtClosing: 1_00 }] });
      const { statementVersionID }: StatementVersion = (await keep('Draft')).result;
      const actor = systemActor('alpha', 'test');
      const { loanID } = await read();
      const version = await test.database.inTenant(actor, async (tx) =>
        versionOf(tx, { ...of, settlementID: await settlementIDOf(tx, of, loanID) }, statementVersionID),
      );
      if (!version) throw new Error('no version');
      const drawn = (stored: StoredVersion, form: SettlementForm) => {
        const paper = formOfVersion(stored, form);
        const [first] = paper?.document.pages ?? [];
        return { footer: paper?.footer, head: [...runsOf(first?.blocks.slice(0, 1) ?? [])].map(({ text }) => text) };
      };
      const asKept = drawn(version, 'closingDisclosure');
      expect(asKept.footer).toMatch(/Version 3, Draft · \w{12}$/);
      expect(asKept.head.join()).not.toMatch(/kept/);
      // As if the rules had made another figure of it when it was kept.
      const loanCosts = '"name":"loanCosts","figure":{"kind":"figure","value":';
      const snapshot = version.snapshot.replace(loanCosts, `${loanCosts}9`);
      expect(drawn({ ...version, snapshot }, 'combinedStatement')).toEqual({
        footer: expect.stringMatching(/ · not the figures it was kept with$/),
        head: [
          'Rules or rates were changed since version 3 was kept. The figures on this form are not those it was kept with, which stand in its list.',
        ],
      });
    });

    it('cannot be changed or removed by the login of the api', async () => {
      const asApi = <T>(work: (tx: Transaction<DB>) => Promise<T>) =>
        test.database.inTenant(systemActor('alpha', 'test'), work);
      await expect(asApi((tx) => tx.updateTable('version_papers').set({ form: 'other' }).execute())).rejects.toThrow(
        /permission denied/,
      );
      await expect(asApi((tx) => tx.deleteFrom('version_papers').execute())).rejects.toThrow(/permission denied/);
    });

    it('is a list where it is asked for, or where it was kept before forms were', async () => {
      const [draft] = await list();
      if (!draft) throw new Error('no version');
      const titleOf = async (content: Uint8Array) => (await readPdf(content)).info;
      expect(await titleOf(await fetched(draft, '?as=list'))).toMatchObject({
        Title: expect.stringMatching(/^Settlement statement of file /),
      });
      for (const form of ['closingDisclosure', 'disbursementSheet']) await fetched(draft, `?as=${form}`);
      await test.asOwner(async (owner) => {
        await owner.query(
          `select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'system:test', false)`,
        );
        await owner.query(
          `update statement_versions set snapshot = (snapshot::jsonb #- '{forms}')::text where number = 3`,
        );
      });
      // What was printed of it before is still there.
      expect((await list())[0]?.forms.toSorted()).toEqual(['closingDisclosure', 'disbursementSheet']);
      expect(await titleOf(await fetched(draft))).toMatchObject({
        Title: expect.stringMatching(/^Settlement statement of file /),
      });
      const { errorCode, errorMessage } = await address(draft, '?as=borrowersDisclosure');
      expect([errorCode, errorMessage]).toEqual([
        'NOT_FOUND',
        'This version was changed since it was kept, and its Closing Disclosure of the borrower was not printed before: it is not given out. Its list can be fetched, and says so.',
      ]);
    });
  });

  describe('the day a version was issued', () => {
    const tenant = 'beta';
    const other = statementCalls(() => api, { tenant });
    const linesOf = async ({ statementVersionID }: StatementVersion, as: string) => {
      const document = `${other.path}/versions/${statementVersionID}/document?as=${as}`;
      const { url } = (await api.send('GET', document, { tenant })).body.result;
      const { pages } = await readPdf((await api.send('GET', url, { tenant, as: null })).bytes);
      return pages.map(({ text }) => text).join(' ');
    };

    it('is on its forms, on the copy of a side where it was issued to that side, and on no final one', async () => {
      await other.save({
        fees: [{ feeID: -1, label: 'Appraisal', section: 'B', bucket: 'Zero', borrowerAtClosing: 1 }],
      });
      await other.saveFile({ order: { earnestMoney: 1_000_00, earnestMoneyHeldBy: 'Alpha Real Estate Broker' } });
      const toBorrower: StatementVersion = (await other.keep('Issued to borrower')).result;
      const toSeller: StatementVersion = (await other.keep('Issued to seller')).result;
      const final: StatementVersion = (await other.keep('Final')).result;
      const day = formatDate(localInstant(toBorrower.keptAt, 'America/New_York').date);
      const issued = new RegExp(`Date Issued ${day}`);
      expect(await linesOf(toBorrower, 'closingDisclosure')).toMatch(issued);
      expect(await linesOf(toBorrower, 'borrowersDisclosure')).toMatch(issued);
      expect(await linesOf(toBorrower, 'sellersDisclosure')).not.toMatch(issued);
      expect(await linesOf(toSeller, 'sellersDisclosure')).toMatch(issued);
      expect(await linesOf(toSeller, 'borrowersDisclosure')).not.toMatch(issued);
      expect((await other.list()).map(({ kind, forms }) => [kind, forms[0]])).toEqual([
        ['Final', 'closingDisclosure'],
        ['Issued to seller', 'sellersDisclosure'],
        ['Issued to borrower', 'closingDisclosure'],
      ]);
      // It is what is printed when it is kept.
      const ofSeller = (await papersOf(tenant)).filter(
        (each) => each.statement_version_id === toSeller.statementVersionID,
      );
      expect(ofSeller.map(({ form }) => form).toSorted()).toEqual(['borrowersDisclosure', 'sellersDisclosure']);
      expect(await linesOf(final, 'closingDisclosure')).not.toMatch(issued);
      expect(await linesOf(final, 'disbursementSheet')).toContain('Alpha Real Estate Broker');
    });

    it('is told with the reason of the revision where it was issued to that side before', async () => {
      await other.saveFile({ order: { earnestMoney: 1_100_00 } });
      const { errorCode, result } = await other.keep('Issued to borrower');
      expect([errorCode, result.modelState]).toEqual([
        'VALIDATION_FAILED',
        { note: ['Version 1 was issued to the borrower before: say what has changed since, and why'] },
      ]);
      expect(await other.list()).toHaveLength(3);
      const note = 'The buyer paid 100.00 more of the deposit';
      const revised: StatementVersion = (await other.keep('Issued to borrower', { note })).result;
      expect((await other.list())[0]).toMatchObject({ number: 4, kind: 'Issued to borrower', note });
      expect(await linesOf(revised, 'list')).toContain(`Issued to borrower: ${note}`);
    });
  });
});
