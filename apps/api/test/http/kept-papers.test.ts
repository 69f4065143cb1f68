import type { StatementVersion } from '@closewright/contract/settlement';
import { maxCents } from '@closewright/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionOnForm } from '../../src/modules/settlement/version-forms.usecases.ts';
import { databaseDocuments } from '../../src/platform/documents/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { statementCalls } from './statement-calls.ts';
import { files, type UserName, users } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    // Before anybody signs in: a session that is there learns of other rights later.
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const own = { tenant_id: 'alpha', users_id: users.closer.usersID, value: 2 };
      await tx
        .insertInto('user_security_settings')
        .values({ ...own, name: 'GenericSettlementStatement_ScreenAccess' })
        .execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const open = statementCalls(() => api);
  const printed = async (path: string) => {
    const { result, errorMessage } = (await api.send('GET', path)).body;
    expect(errorMessage, path).toBeNull();
    return (await api.send('GET', result.url, { as: null })).body;
  };
  const paper = (path: string, { statementVersionID }: StatementVersion) =>
    printed(`${path}/versions/${statementVersionID}/document`);
  /** As somebody with the rights of the owner of the database would. */
  const asOwner = (sql: string, values: readonly unknown[]) =>
    test.asOwner(async (owner) => {
      await owner.query(
        `select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'system:test', false)`,
      );
      return (await owner.query(sql, [...values])).rows;
    });

  describe('what was printed of a version', () => {
    it('is not shown where it is the paper of another file, was changed, or is gone', async () => {
      const version: StatementVersion = (await open.keep('Sent to lender')).result;
      const [own] = await asOwner('select document_id as id from version_papers where statement_version_id = $1', [
        version.statementVersionID,
      ]);
      const of = 'update documents set orders_id = $1 where document_id = $2';
      const gone = {
        errorCode: 'INTERNAL',
        errorMessage: 'The Closing Disclosure that was printed of this version is gone or was changed.',
      };
      await asOwner(of, [files.locked, own?.id]);
      expect(await paper(open.path, version)).toMatchObject(gone);
      await asOwner(of, [files.open, own?.id]);
      await asOwner("update document_contents set content = 'x'::bytea where document_id = $1", [own?.id]);
      expect(await paper(open.path, version)).toMatchObject({
        errorCode: 'INTERNAL',
        errorMessage: expect.stringMatching(
          /^“Closing Disclosure of file .+, version 1” was changed since it was stored/,
        ),
      });
      await asOwner('delete from document_contents where document_id = $1', [own?.id]);
      expect(await paper(open.path, version)).toMatchObject(gone);
    });

    it('is not shown where its hash was changed with it, or another version’s paper was put in its place', async () => {
      const credit = (label: string) =>
        open.save({ adjustments: [{ adjustmentID: -1, kind: 'Lender credit', label, buyerAmount: 1_00 }] });
      await credit('First');
      const version: StatementVersion = (await open.keep('Sent to lender')).result;
      await credit('Second');
      const other: StatementVersion = (await open.keep('Sent to lender')).result;
      const ids = await asOwner(
        'select document_id as id from version_papers where statement_version_id = any($1) order by statement_version_id',
        [[version.statementVersionID, other.statementVersionID]],
      );
      const [first, second] = ids.map(({ id }) => Number(id));
      // A PDF is no answer in JSON.
      expect(await paper(open.path, version)).toBeNull();
      const move = 'update version_papers set document_id = $1 where document_id = $2';
      const swap = async (from: number | undefined, to: number | undefined) => {
        // Its own number is free only once the other paper has none.
        await asOwner('delete from version_papers where document_id = $1', [to]);
        await asOwner(move, [to, from]);
      };
      await swap(first, second);
      expect(await paper(open.path, version)).toMatchObject({
        errorCode: 'INTERNAL',
        errorMessage: 'The Closing Disclosure that was printed of this version is gone or was changed.',
      });
      await asOwner(move, [first, second]);
      await asOwner(
        "with new as (select 'forged'::bytea as content) update documents set sha256 = encode(sha256(new.content), 'hex') from new where document_id = $1",
        [first],
      );
      await asOwner("update document_contents set content = 'forged'::bytea where document_id = $1", [first]);
      expect(await paper(open.path, version)).toMatchObject({
        errorCode: 'INTERNAL',
        errorMessage: expect.stringContaining('was changed since it was stored'),
      });
    });
  });

  describe('what was printed of a version that was changed since', () => {
    const printedAs = async ({ statementVersionID }: StatementVersion, as: string, by?: UserName) => {
      const path = `${open.path}/versions/${statementVersionID}/document?as=${as}`;
      const { result, ...refusal } = (await api.send('GET', path, by && { as: by })).body;
      return refusal.isSuccessful ? (await api.send('GET', result.url, { as: null })).bytes : refusal;
    };
    let version: StatementVersion;
    let before: Uint8Array;

    beforeAll(async () => {
      await open.save({
        adjustments: [{ adjustmentID: -1, kind: 'Lender credit', label: 'Third', buyerAmount: 1_00 }],
      });
      version = (await open.keep('Sent to lender')).result;
      before = await printedAs(version, 'closingDisclosure');
      // It keeps what its forms are made of: they would say what was never kept.
      await asOwner(
        "update statement_versions set snapshot = replace(snapshot, 'Third', 'Other') where statement_version_id = $1",
        [version.statementVersionID],
      );
    });

    it('is given out as it is, byte for byte; nothing more is printed of it but the list that says so', async () => {
      expect(Buffer.compare(await printedAs(version, 'closingDisclosure'), before)).toBe(0);
      expect(await printedAs(version, 'disbursementSheet')).toMatchObject({
        errorCode: 'NOT_FOUND',
        errorMessage: expect.stringContaining('its Receipts and disbursements was not printed before'),
      });
      // Also where it was changed after its address was given.
      const [{ id }] = (await asOwner(
        'select settlement_id as id from statement_versions where statement_version_id = $1',
        [version.statementVersionID],
      )) as [{ id: number }];
      const statement = {
        tenant: 'alpha',
        ordersID: files.open,
        loanID: files.open,
        settlementID: id,
        isDefault: true,
      };
      const printing = {
        database: test.database,
        documents: databaseDocuments(test.database),
        printer: { form: () => Promise.resolve(new Uint8Array([1])) },
        onUnprinted: () => {},
      };
      const { statementVersionID } = version;
      const wanted = { statement, statementVersionID, form: 'disbursementSheet' } as const;
      expect(await versionOnForm(printing, systemActor('alpha', 'test'), wanted)).toBeNull();
      const { pages } = await readPdf(await printedAs(version, 'list'));
      expect(pages[0]?.text).toContain('does not have the hash it was given');
    });

    it('stays listed where the version tells its forms no more', async () => {
      const of = 'update statement_versions set snapshot = $1 where statement_version_id = $2';
      const [{ snapshot }] = (await asOwner('select snapshot from statement_versions where statement_version_id = $1', [
        version.statementVersionID,
      ])) as [{ snapshot: string }];
      const { forms: _, ...rest } = JSON.parse(snapshot);
      await asOwner(of, [JSON.stringify(rest), version.statementVersionID]);
      expect((await open.list())[0]?.forms).toEqual(['closingDisclosure']);
      await asOwner(of, [snapshot, version.statementVersionID]);
    });

    it('is for who may read all that it may hold, whatever the version holds by now', async () => {
      expect(await printedAs(version, 'closingDisclosure', 'closer')).toMatchObject({ errorCode: 'FORBIDDEN' });
    });

    it('is refused by name where nothing was noted when it was kept', async () => {
      // Beside the product nothing notes: bytes are put there as if they had been printed.
      await test.asSuperuser(async (owner) => {
        await owner.query('set session_replication_role = replica');
        for (const sql of [
          `insert into documents select (jsonb_populate_record(d, '{"document_id": 9901}')).* from documents d
           where (d.tenant_id, d.document_id) in (select tenant_id, document_id from version_papers where statement_version_id = $1)`,
          `insert into document_contents select c.tenant_id, 9901, c.content from document_contents c
           where (c.tenant_id, c.document_id) in (select tenant_id, document_id from version_papers where statement_version_id = $1)`,
          `insert into version_papers select tenant_id, 9901, orders_id, statement_version_id, 'disbursementSheet'
           from version_papers where statement_version_id = $1`,
        ])
          await owner.query(sql, [version.statementVersionID]);
        await owner.query('reset session_replication_role');
      });
      expect(
        await printed(`${open.path}/versions/${version.statementVersionID}/document?as=disbursementSheet`),
      ).toMatchObject({
        errorCode: 'INTERNAL',
        errorMessage: 'The Receipts and disbursements that was printed of this version is gone or was changed.',
      });
      expect(Buffer.compare(await printedAs(version, 'closingDisclosure'), before)).toBe(0);
    });
  });

  describe('amounts whose sum is beyond all that is reckoned with', () => {
    it('are told where a form of them is printed, and where they are exported', async () => {
      const credit = { kind: 'Lender credit', label: 'Credit' };
      await open.save({
        adjustments: [
          { adjustmentID: -1, ...credit, buyerAmount: maxCents },
          { adjustmentID: -2, ...credit, buyerAmount: maxCents },
        ],
      });
      const refused = {
        errorCode: 'VALIDATION_FAILED',
        errorMessage: expect.stringMatching(/^Not an amount of money/),
      };
      expect((await api.send('GET', `${open.path}/disclosure?format=UCD`)).body).toMatchObject(refused);
      const deed = { label: 'Deed', kind: 'Deed', fee: maxCents, borrowerPart: '100' };
      await open.save({
        recordingDocuments: [
          { recordingDocumentID: -1, ...deed },
          { recordingDocumentID: -2, ...deed },
        ],
      });
      expect(await printed(`${open.path}/forms/closingDisclosure/document`)).toMatchObject(refused);
    });
  });
});
