import type { DormancyState, StaleCheckPage } from '@closewright/contract/stale-checks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { payByBank } from '../ledger/bank-world.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { inTexas, staleCalls, staleClock, staleDay } from './stale-checks-world.ts';
import { files } from './world.ts';

const actor = systemActor('alpha', 'test');
const called = { kind: 'called', on: staleDay, note: 'A voicemail' };
const held = { kind: 'held', on: staleDay, note: 'They are abroad' };
const address = { kind: 'address', on: staleDay, note: null, address: inTexas };
const reported = { kind: 'reported', on: staleDay, note: null, report: { state: 'TX', year: 2026 } };

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const stale = staleCalls(
    () => api,
    () => test.database,
  );
  const { told, note, noted, one, list, check } = stale;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test, { clock: staleClock });
  });
  afterAll(async () => {
    expect(await faultsIn(test.database, actor)).toEqual([]);
    await api.close();
    await test.close();
  });

  /** A check of its own account, from the year before last, or another day. */
  const world = async (date = '2024-09-02') => {
    const bank = await stale.newAccount();
    return { bank, of: await check(bank, date) };
  };
  /** One that is reported to Texas by 11/01/2026, whose letters are written now. */
  const dormant = async () => {
    const { bank, of } = await world('2023-03-01');
    await noted([of], address);
    return { bank, of };
  };

  describe('the list', () => {
    it('has what nobody cashed for 90 days, the oldest first, and what it comes to by stage', async () => {
      const { bank } = await world();
      await check(bank, '2026-05-03', { amount: 30_00, payee: 'Young Owner' });
      await check(bank, '2026-05-04', { amount: 1_00, payee: 'Too Young' });
      await check(bank, '2026-01-05', { amount: 50_00, payee: 'Old Owner' });
      const { results, totalRecords, stages, today } = await list(`&bankAccountID=${bank}`);
      expect([totalRecords, today]).toEqual([3, staleDay]);
      expect(results.map(({ payee, age, stage, amount }) => [payee, age, stage, amount])).toEqual(
        [
          ['Young Owner', 90, 'call', 30_00],
          ['Old Owner', 208, 'stale', 50_00],
          ['Alpha Courier', 698, 'stale', 100_00],
        ].toReversed(),
      );
      expect(stages).toMatchObject({ call: { count: 1, amount: 30_00 }, stale: { count: 2, amount: 150_00 } });
      const some = async (query: string) =>
        (await list(`&bankAccountID=${bank}&${query}`)).results.map(({ payee }) => payee);
      expect(await some('stage=call')).toEqual(['Young Owner']);
      expect(await some('text=owner&sort=amount&direction=ascending')).toEqual(['Young Owner', 'Old Owner']);
      expect(await some('least=4000&most=6000')).toEqual(['Old Owner']);
      expect(await some('from=2026-01-05&until=2026-01-05')).toEqual(['Old Owner']);
      expect(await some('state=TX')).toEqual([]);
      const page = await told<StaleCheckPage>(stale.send('GET', `${stale.path}?bankAccountID=${bank}&skip=1&take=1`));
      expect([page.results[0]?.payee, page.totalRecords]).toEqual(['Old Owner', 3]);
    });

    it.each(['void', 'stop'] as const)('has none that is over: %s', async (kind) => {
      const { bank, of } = await world();
      await noted([of], called);
      await stale.about(of, staleDay, kind);
      expect((await list(`&bankAccountID=${bank}`)).totalRecords).toBe(0);
      expect((await note([of], called)).body).toMatchObject({
        errorCode: 'CARRIED_ON',
        result: { modelState: { 'checks.0': ['This check is not outstanding'] } },
      });
    });

    it('has none that its bank has paid', async () => {
      const { bank, of } = await world();
      await payByBank(test.database, actor, {
        bank,
        about: of,
        day: staleDay,
        parts: [{ file: files.open, amount: 100_00 }],
      });
      expect((await list(`&bankAccountID=${bank}`)).totalRecords).toBe(0);
    });

    it('knows where the payee gets mail as the file does', async () => {
      await test.database.inTenant(actor, (tx) =>
        tx
          .updateTable('order_parties')
          .set({ address_1: '5 Oak St', city: 'Tulsa', state: 'OK', zip: '74101' })
          .where('tenant_id', '=', 'alpha')
          .where('orders_id', '=', files.open)
          .where('name', '=', 'Michael Jones')
          .execute(),
      );
      const bank = await stale.newAccount();
      const of = await check(bank, '2024-09-02', { payee: 'Michael Jones' });
      expect(await one(of)).toMatchObject({
        ...{ state: 'OK', addressFrom: 'file', address: { address1: '5 Oak St' } },
        ...{ rule: { years: 5, whose: 'product' }, dormancy: { dormantOn: '2029-09-02', reportDue: '2030-11-01' } },
      });
    });

    it('is that of the regions of whoever asks', async () => {
      const { bank, of } = await world();
      expect(
        (await stale.send('GET', `${stale.path}?bankAccountID=${bank}`, undefined, { as: 'elsewhere' })).status,
      ).toBe(403);
      await test.database.inTenant(actor, (tx) =>
        tx
          .insertInto('user_security_settings')
          .values({ tenant_id: 'alpha', users_id: 7, name: 'appEscrowAccounting_AppAccess', value: 1 })
          .execute(),
      );
      const sent = { as: 'elsewhere' } as const;
      // The node hears of the new right when the database tells it.
      await vi.waitFor(
        async () => expect((await stale.send('GET', stale.path, undefined, sent)).status).toBe(200),
        10_000,
      );
      expect((await list('', sent)).results.some(({ bankAccountID }) => bankAccountID === bank)).toBe(false);
      expect((await note([of], called, sent)).body.errorCode).toBe('CARRIED_ON');
    });
  });

  describe('what is said of checks', () => {
    it('is told with who said it, posts nothing, and is taken back once', async () => {
      const { of } = await world();
      const before = await api.postedCount();
      const [after] = await noted([of], called);
      const [act] = after?.acts ?? [];
      expect(act).toMatchObject({ ...called, by: 'The bookkeeper', takenBack: null });
      await noted([of], held);
      expect((await one(of))?.stage).toBe('held');
      const again = await note([of], held);
      expect(again.body.result.modelState).toEqual({
        'checks.0': ['The bookkeeper holds it already: take that back first'],
      });
      const hold = (await one(of))?.acts.at(-1)?.staleActID ?? 0;
      expect(await told(stale.takeBack(hold))).toMatchObject({
        takenBack: { by: 'The bookkeeper', reason: 'Another check' },
      });
      expect((await stale.takeBack(hold)).body).toMatchObject({
        errorCode: 'DECIDED_ALREADY',
        errorMessage: 'The bookkeeper has taken it back already.',
      });
      expect(await one(of)).toMatchObject({ stage: 'stale', acts: [{ kind: 'called' }, { kind: 'held' }] });
      expect(await api.postedCount()).toBe(before);
    });

    it('is said of all or of none', async () => {
      const [first, second] = [await world(), await world('2026-05-10')];
      const both = [first.of, second.of];
      expect((await note(both, called)).body.result.modelState).toEqual({
        'checks.1': ['It is looked at 90 days after it was written'],
      });
      expect((await one(first.of))?.acts).toEqual([]);
      expect((await note([first.of, first.of], called)).body.result.modelState).toEqual({
        'checks.1': ['This check is named twice'],
      });
    });

    it.each([
      ['a day to come', { ...called, on: '2026-08-02' }, 'act.on', 'This day is yet to come'],
      [
        'another state',
        { ...reported, report: { state: 'OH', year: 2026 } },
        'act.report.state',
        'Its owner was last known in Texas',
      ],
      [
        'an early year',
        { ...reported, report: { state: 'TX', year: 2025 } },
        'act.report.year',
        'Its report is due on 11/01/2026',
      ],
    ])('is refused at its field: %s', async (_what, act, path, words) => {
      const { of } = await dormant();
      expect((await note([of], act)).body.result.modelState).toEqual({ [path]: [words] });
    });

    it('by two at once is said once', async () => {
      const { of } = await dormant();
      const answers = await Promise.all([note([of], reported), note([of], reported), note([of], reported)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await one(of))?.acts.filter(({ kind }) => kind === 'reported')).toHaveLength(1);
    });

    it('stays as it was said, for whoever has the login of the application', async () => {
      const { of } = await world();
      await noted([of], called);
      const change = (set: object) =>
        test.database.inTenant(actor, (tx) =>
          tx.updateTable('stale_check_acts').set(set).where('tenant_id', '=', 'alpha').execute(),
        );
      for (const set of [{ note: 'Nothing' }, { said_by: '1' }, { kind: 'held' }])
        await expect(change(set)).rejects.toThrow(/permission denied/);
      await expect(
        test.database.inTenant(actor, (tx) =>
          tx.deleteFrom('stale_check_acts').where('tenant_id', '=', 'alpha').execute(),
        ),
      ).rejects.toThrow(/permission denied/);
    });
  });

  describe('letters to owners', () => {
    it('are one PDF of a page each, recorded with where they went, and printed again alike', async () => {
      const { bank, of } = await dormant();
      const other = await check(bank, '2024-09-02', { payee: 'Zoë Ödegaard' });
      await noted([other], { ...address, address: { ...inTexas, address1: '99 Pine St' } });
      const answer = await told<{ download: { url: string; fileName: string } }>(
        stale.write([of, other], 'stale', staleDay),
      );
      const read = async (url: string) =>
        (await readPdf((await api.send('GET', url, { as: null })).bytes)).pages.map((page) => page.text);
      const pages = await read(answer.download.url);
      expect(pages).toHaveLength(2);
      expect(pages[0]).toContain('12 Elm St');
      expect(pages[0]).toContain('Epsilon Title Co., Escrow Trust');
      expect(pages[1]).toContain('Zoë Ödegaard');
      expect(pages[1]).toContain('99 Pine St');
      expect(answer.download.fileName).toBe('Letters-to-owners-2026-08-01.pdf');
      const acts = [await one(of), await one(other)].map((each) => each?.acts.at(-1));
      expect(acts[0]).toMatchObject({
        kind: 'wrote',
        letter: 'stale',
        on: staleDay,
        address: inTexas,
        by: 'The bookkeeper',
      });
      // Another address since is not where the letter went.
      await noted([of], { ...address, address: { ...inTexas, address1: '1 Other Rd' } });
      const staleActIDs = acts.map((act) => act?.staleActID);
      const again = await told<{ url: string }>(stale.send('POST', `${stale.path}/letters/print`, { staleActIDs }));
      expect(await read(again.url)).toEqual(pages);
    });

    it('before a report say the state and the day, and that they were written in time', async () => {
      const { of } = await dormant();
      const { download } = await told<{ download: { url: string } }>(stale.write([of], 'due diligence', staleDay));
      const [page] = (await readPdf((await api.send('GET', download.url, { as: null })).bytes)).pages;
      expect(page?.text).toContain('of Texas by 11/01/2026');
      expect(await one(of)).toMatchObject({ stage: 'letters', next: 'Written on 08/01/2026: report by 11/01/2026' });
    });

    it('are not written, any of them, where one has no address or its time is not come', async () => {
      const [{ of }, nowhere] = [await dormant(), await world()];
      const words = 'No letter gets there: type the address with street, city, state and ZIP first';
      expect((await stale.write([of, nowhere.of], 'stale', staleDay)).body.result.modelState).toEqual({
        'checks.1': [words],
      });
      await noted([nowhere.of], address);
      expect((await stale.write([of, nowhere.of], 'due diligence', staleDay)).body.result.modelState).toEqual({
        'checks.1': ['The letter before its report is written from 07/04/2028 on'],
      });
      expect((await one(of))?.acts).toHaveLength(1);
    });

    it('that were taken back, or are of another region, are not printed', async () => {
      const { of } = await dormant();
      await told(stale.write([of], 'stale', staleDay));
      const staleActID = (await one(of))?.acts.at(-1)?.staleActID ?? 0;
      const print = (as?: 'elsewhere') =>
        stale.send('POST', `${stale.path}/letters/print`, { staleActIDs: [staleActID] }, as ? { as } : {});
      expect((await print('elsewhere')).status).not.toBe(200);
      await told(stale.takeBack(staleActID));
      expect((await print()).status).toBe(404);
    });
  });

  describe('the terms of a state', () => {
    const rules = () => told<DormancyState[]>(stale.send('GET', `${stale.path}/dormancy`));
    const save = (state: string, version: number, terms: object | null) =>
      stale.send('PUT', `${stale.path}/dormancy/${state}`, { version, terms });
    const terms = { years: 1, cutOff: '12-31', reportDue: '05-01', source: 'The statute of 2025' };

    it('are those of the product until the office sets its own, and again after it takes them away', async () => {
      const { of } = await dormant();
      expect((await one(of))?.dormancy?.reportDue).toBe('2026-11-01');
      const saved = await told<DormancyState>(save('TX', 0, terms));
      expect(saved).toMatchObject({
        rule: { ...terms, whose: 'office' },
        product: { years: 3 },
        version: 1,
        saved: { by: 'The bookkeeper' },
      });
      expect(await one(of)).toMatchObject({
        stage: 'overdue',
        rule: { whose: 'office' },
        dormancy: { reportDue: '2025-05-01' },
      });
      expect((await save('TX', 0, terms)).body).toMatchObject({ errorCode: 'VERSION_CONFLICT' });
      expect((await save('TX', 1, { ...terms, years: 2 })).body.result).toMatchObject({
        version: 2,
        rule: { years: 2 },
      });
      expect(await told(save('TX', 2, null))).toMatchObject({
        rule: { years: 3, whose: 'product' },
        version: 0,
        saved: null,
      });
      expect((await rules()).filter(({ rule }) => rule.whose === 'office')).toEqual([]);
      expect(await rules()).toHaveLength(51);
    });

    it('are refused at their field, and for what is no state of the table', async () => {
      expect((await save('TX', 0, { ...terms, cutOff: '02-29' })).body.result.modelState).toHaveProperty([
        'terms.cutOff',
      ]);
      expect((await save('PR', 0, terms)).body.errorCode).toBe('NOT_FOUND');
    });
  });

  describe('what leaves the product', () => {
    const csv = async (body: object): Promise<string[]> => {
      const { url } = await told<{ url: string }>(stale.send('POST', '/api/escrow-accounting/export', body));
      return (await api.send('GET', url, { as: null })).text.trimEnd().split('\r\n');
    };

    it('is the list, and the report of a state and year', async () => {
      const { bank, of } = await dormant();
      await check(bank, '2024-09-02', { payee: '=Other' });
      const lines = await csv({ list: 'stale checks', bankAccountID: bank, direction: 'descending' });
      expect(lines).toHaveLength(3);
      expect(lines[0]).toContain('Check,Date,Days,Owner');
      expect(lines[1]).toContain('"12 Elm St, Austin, TX 78701"');
      expect(lines[2]).toContain("'=Other");
      const report = (state: string, year: number) => csv({ list: 'holder report', bankAccountID: bank, state, year });
      expect(await report('TX', 2025)).toHaveLength(1);
      expect(await report('OH', 2026)).toHaveLength(1);
      await noted([of], reported);
      const [head = '', row = ''] = await report('TX', 2026);
      expect(head.split(',').slice(0, 7)).toEqual([
        'Owner',
        'Address 1',
        'Address 2',
        'City',
        'State',
        'ZIP',
        'Amount',
      ]);
      expect(row).toContain('Alpha Courier,12 Elm St,,Austin,TX,78701,100.00,');
    });
  });
});
