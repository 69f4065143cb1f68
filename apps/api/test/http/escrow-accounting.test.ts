import type {
  DisbursementPage,
  EscrowAccount,
  EscrowActivity,
  ReceiptPage,
  TrialBalance,
} from '@closewright/contract/escrow-accounting';
import { bookOf, filesOf } from '@closewright/domain/escrow-accounting';
import { postingOf } from '@closewright/domain/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { accounts, makeAccounts } from './check-writing-world.ts';
import { booksOf, letReadBooks } from './escrow-accounting-world.ts';
import { fileNumber, files } from './world.ts';

const path = '/api/escrow-accounting';
/** The bank account whose books are known. */
const known = accounts.opened;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const books = booksOf(
    () => api,
    () => test.database,
  );
  const get = async <T>(list: string, query: Record<string, string | number> = {}, sent: Sent = {}): Promise<T> => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const { body } = await api.send('GET', `${path}/${list}?${asked}`, { as: 'administrator', ...sent });
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  const trial = (query: Record<string, string | number> = {}) =>
    get<TrialBalance>('trial-balance', { bankAccountID: known, date: '2026-03-31', take: 200, ...query });
  const activity = (query: Record<string, string | number> = {}) =>
    get<EscrowActivity>('activity', {
      bankAccountID: known,
      from: '2026-03-01',
      until: '2026-03-31',
      take: 200,
      ...query,
    });
  const disbursements = (query: Record<string, string | number> = {}) =>
    get<DisbursementPage>('disbursements', { bankAccountID: known, take: 200, ...query });
  const receipts = (query: Record<string, string | number> = {}) =>
    get<ReceiptPage>('receipts', { bankAccountID: known, take: 200, ...query });
  /** The lines of a list as a spreadsheet reads them. */
  const csv = async (body: object): Promise<string[]> => {
    const { body: answer } = await api.send('POST', `${path}/export`, { as: 'administrator', body });
    expect(answer.errorMessage, JSON.stringify(answer)).toBeNull();
    const fetched = await api.send('GET', answer.result.url, { as: null });
    return fetched.text.trimEnd().split('\r\n');
  };

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeAccounts(test.database, 'alpha');
    await letReadBooks(test.database, 'elsewhere');
    // The known books: one file has money, one is short, one has had some, one gets what is not collected.
    const wire = await books.receive(known, files.open, '2026-03-02', 1_000_00, { payer: 'Ficus Bank' });
    await books.about(
      known,
      '2026-03-02',
      wire,
      { kind: 'deposit', parts: [{ file: files.open, amount: 1_000_00 }] },
      { slip: null },
    );
    const check = await books.receive(known, files.locked, '2026-03-03', 200_00, {
      payer: 'Steve Cole',
      instrument: 'Personal check',
    });
    await books.about(
      known,
      '2026-03-03',
      check,
      { kind: 'deposit', parts: [{ file: files.locked, amount: 200_00 }] },
      { slip: 41 },
    );
    await books.pay(known, files.locked, '2026-03-04', 150_00, { payee: 'Pests Co' });
    await books.about(
      ...[known, '2026-03-20', check],
      {
        kind: 'returned deposit',
        parts: [{ file: files.locked, amount: 200_00, isGood: true, wasDeposited: true, there: 50_00 }],
      },
      { reason: 'Not sufficient funds' },
    );
    await books.receive(known, files.consolidated, '2026-03-05', 75_00, { payer: '=HYPERLINK("x")' });
    const last = await books.pay(known, files.consolidated, '2026-03-06', 75_00, {
      kind: 'wire out',
      payee: 'Zoe Ray',
    });
    await books.payBank(known, '2026-03-09', last, { file: files.consolidated, amount: 75_00 });
    await books.receive(known, files.settlementLocked, '2026-03-10', 30_00, {
      isGood: false,
      payer: 'Ada Park',
      instrument: 'Business check',
    });
    const lost = await books.pay(known, files.open, '2026-03-11', 40_00, { payee: 'Alpha Courier' });
    await books.about(
      known,
      '2026-03-12',
      lost,
      { kind: 'stop', parts: [{ file: files.open, amount: 40_00, to: 'available' }] },
      { reason: 'Lost in the mail' },
    );
    await books.post({
      bank: known,
      date: '2026-03-31',
      posting: postingOf({ kind: 'interest', parts: [{ amount: 3_33 }] }),
      facts: {},
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  describe('the trial balance', () => {
    it('has what is below zero first and by itself, and ties to the control account', async () => {
      const { results, all, shown, control, totalRecords } = await trial();
      expect(
        results.map((row) => [
          row.fileNumber,
          row.balance,
          row.uncollected,
          row.available,
          row.lacking,
          row.lastActivity,
        ]),
      ).toEqual([
        [fileNumber(files.locked), -150_00, 0, 0, 150_00, '2026-03-20'],
        [fileNumber(files.open), 1_000_00, 0, 1_000_00, 0, '2026-03-12'],
        [fileNumber(files.settlementLocked), 30_00, 30_00, 0, 0, '2026-03-10'],
      ]);
      expect(all).toMatchObject({
        positive: { count: 2, amount: 1_030_00 },
        negative: { count: 1, amount: -150_00 },
        zero: 1,
      });
      expect(shown).toEqual({ ...all, zero: 0 });
      expect(totalRecords).toBe(3);
      // In transit are the receipt of the closed file, which nobody deposited, and the uncollected one; outstanding is one check.
      expect(control).toEqual({
        cash: 928_33,
        inTransit: 105_00,
        outstanding: -150_00,
        noFile: 3_33,
        interest: 3_33,
        unclaimed: 0,
        unclaimedSince: null,
      });
      expect(bookOf(control)).toBe(filesOf(all, control));
    });

    it('is that of any day before, with files of nothing by a switch', async () => {
      const early = await trial({ date: '2026-03-05', zero: 'true' });
      expect(early.results.map((row) => [row.fileNumber, row.balance])).toEqual([
        [fileNumber(files.open), 1_000_00],
        [fileNumber(files.consolidated), 75_00],
        [fileNumber(files.locked), 50_00],
      ]);
      expect((await trial({ zero: 'true' })).results.map((row) => row.balance)).toEqual([-150_00, 1_000_00, 30_00, 0]);
      expect((await trial({ date: '2026-03-01' })).all.positive.count).toBe(0);
    });

    it.each([
      ['below zero', { part: 'below zero' }, [files.locked]],
      ['lacking', { part: 'lacking' }, [files.locked]],
      ['not collected', { part: 'not collected' }, [files.settlementLocked]],
      ['set apart', { part: 'set apart' }, []],
      ['by words of the number', { text: '0005' }, [files.settlementLocked]],
      ['idle for twenty days', { idle: 20 }, [files.settlementLocked]],
      ['idle for nineteen days', { idle: 19 }, [files.open, files.settlementLocked]],
    ])('shows a part, and says what all come to besides: %s', async (_name, query, expected) => {
      const whole = await trial();
      const found = await trial(query);
      expect(found.results.map(({ ordersID }) => ordersID)).toEqual(expected);
      expect(found.all).toEqual(whole.all);
      expect(found.control).toEqual(whole.control);
      const sum = found.results.reduce((total, { balance }) => total + balance, 0);
      expect(found.shown.positive.amount + found.shown.negative.amount).toBe(sum);
    });

    it.each([
      ['fileNumber', 'ascending', [1, 3, 5]],
      ['fileNumber', 'descending', [5, 3, 1]],
      ['balance', 'ascending', [3, 5, 1]],
      ['available', 'descending', [1, 3, 5]],
      ['uncollected', 'descending', [5, 1, 3]],
      ['lacking', 'descending', [3, 1, 5]],
      ['apart', 'descending', [1, 3, 5]],
      ['lastActivity', 'ascending', [5, 1, 3]],
    ])('is ordered by %s, %s, and read in pages', async (sort, direction, expected) => {
      const ids = async (query: object) =>
        (await trial({ sort, direction, ...query })).results.map(({ ordersID }) => ordersID);
      expect(await ids({})).toEqual(expected);
      expect([...(await ids({ take: 2 })), ...(await ids({ skip: 2, take: 2 }))]).toEqual(expected);
    });
  });

  describe('the activity of a bank account', () => {
    it('runs from the opening to the closing balance, each correction with what it takes back', async () => {
      const { results, all, totalRecords } = await activity({ from: '2026-03-03' });
      expect(all).toEqual({
        opening: 1_000_00,
        in: { count: 5, amount: 348_33 },
        out: { count: 4, amount: 465_00 },
        within: 2,
        closing: 883_33,
      });
      expect(totalRecords).toBe(11);
      expect(results[0]).toMatchObject({
        kind: 'receipt',
        name: 'Steve Cole',
        in: 200_00,
        out: null,
        balance: 1_200_00,
        fileNumber: fileNumber(files.locked),
        files: 1,
      });
      expect(results.at(-1)).toMatchObject({
        kind: 'interest',
        fileNumber: null,
        ordersID: null,
        files: 0,
        in: 3_33,
        balance: 883_33,
      });
      let balance = all.opening;
      for (const row of results) {
        balance += (row.in ?? 0) - (row.out ?? 0);
        expect(row.balance).toBe(balance);
      }
      expect(balance).toBe(all.closing);
    });

    it.each([
      ['in', { part: 'in' }, 6],
      ['out', { part: 'out' }, 4],
      ['in and out', { part: 'in and out' }, 10],
      ['corrections', { part: 'corrections' }, 0],
      ['a payee, with what became of the check', { text: 'alpha COURIER' }, 2],
      ['a file', { text: fileNumber(files.consolidated) }, 3],
    ])('shows a part, with the balance of the whole register: %s', async (_name, query, count) => {
      const whole = await activity();
      const found = await activity(query);
      expect(found.totalRecords).toBe(count);
      expect(found.all).toEqual(whole.all);
      const byKey = new Map(whole.results.map((row) => [`${row.stripe}-${row.number}`, row]));
      for (const row of found.results) expect(byKey.get(`${row.stripe}-${row.number}`)).toEqual(row);
      expect(found.shown.in.count + found.shown.out.count + found.shown.within).toBe(count);
    });
  });

  describe('disbursements', () => {
    it.each([
      [
        'all, the newest first',
        {},
        ['Alpha Courier stopped 2026-03-12', 'Zoe Ray paid 2026-03-09', 'Pests Co outstanding null'],
      ],
      ['by state', { state: 'stopped' }, ['Alpha Courier stopped 2026-03-12']],
      ['by method', { method: 'wire out' }, ['Zoe Ray paid 2026-03-09']],
      ['by days', { from: '2026-03-05', until: '2026-03-06' }, ['Zoe Ray paid 2026-03-09']],
      ['by amount', { least: 75_00, most: 75_00 }, ['Zoe Ray paid 2026-03-09']],
      ['by paper', { paper: 'not printed' }, ['Alpha Courier stopped 2026-03-12', 'Pests Co outstanding null']],
      ['by words', { text: 'pests co' }, ['Pests Co outstanding null']],
      ['by the number of the file', { text: fileNumber(files.consolidated) }, ['Zoe Ray paid 2026-03-09']],
      [
        'by payee',
        { sort: 'payee', direction: 'ascending' },
        ['Alpha Courier stopped 2026-03-12', 'Pests Co outstanding null', 'Zoe Ray paid 2026-03-09'],
      ],
      [
        'by amount, the highest first',
        { sort: 'amount' },
        ['Pests Co outstanding null', 'Zoe Ray paid 2026-03-09', 'Alpha Courier stopped 2026-03-12'],
      ],
      [
        'by when they ended',
        { sort: 'endedOn' },
        ['Alpha Courier stopped 2026-03-12', 'Zoe Ray paid 2026-03-09', 'Pests Co outstanding null'],
      ],
      [
        'by number',
        { sort: 'number', direction: 'ascending' },
        ['Pests Co outstanding null', 'Alpha Courier stopped 2026-03-12', 'Zoe Ray paid 2026-03-09'],
      ],
      [
        'by file',
        { sort: 'fileNumber', direction: 'ascending' },
        ['Alpha Courier stopped 2026-03-12', 'Pests Co outstanding null', 'Zoe Ray paid 2026-03-09'],
      ],
    ])('are found and ordered: %s', async (_name, query, expected) => {
      const { results, states, totalRecords } = await disbursements(query);
      expect(results.map(({ payee, state, endedOn }) => `${payee} ${state} ${endedOn}`)).toEqual(expected);
      expect(totalRecords).toBe(expected.length);
      const sum = results.reduce((total, { amount }) => total + amount, 0);
      expect(Object.values(states).reduce((total, { amount }) => total + amount, 0)).toBe(sum);
    });
  });

  describe('receipts', () => {
    const all = [
      'Ada Park received null',
      '=HYPERLINK("x") received null',
      'Steve Cole returned 41',
      'Ficus Bank collected null',
    ];
    const [ada, link, cole, ficus] = all;
    it.each([
      ['all, the newest first', {}, all],
      ['by state', { state: 'returned' }, [cole]],
      ['by instrument', { instrument: 'Business check' }, [ada]],
      ['by days', { from: '2026-03-05', until: '2026-03-05' }, [link]],
      ['by amount', { least: 1_000_00 }, [ficus]],
      ['at most', { most: 30_00 }, [ada]],
      ['by slip', { slip: 41 }, [cole]],
      ['by words', { text: 'ficus' }, [ficus]],
      ['by the number of the file', { text: fileNumber(files.settlementLocked) }, [ada]],
      ['by payer', { sort: 'payer', direction: 'ascending' }, [link, ada, ficus, cole]],
      ['by amount, the highest first', { sort: 'amount' }, [ficus, cole, link, ada]],
      ['by slip, the highest first', { sort: 'slip' }, [cole, ada, link, ficus]],
      ['by file', { sort: 'fileNumber', direction: 'ascending' }, [ficus, cole, link, ada]],
      ['by when they were deposited', { sort: 'depositedOn', direction: 'ascending' }, [ficus, cole, ada, link]],
    ])('are found and ordered: %s', async (_name, query, expected) => {
      const { results, totalRecords, states } = await receipts(query as Record<string, string | number>);
      expect(results.map(({ payer, state, slip }) => `${payer} ${state} ${slip}`)).toEqual(expected);
      expect(totalRecords).toBe(expected.length);
      expect(Object.values(states).reduce((total, { count }) => total + count, 0)).toBe(expected.length);
    });
  });

  describe('a CSV', () => {
    it('has the register from its opening to its closing balance', async () => {
      const lines = await csv({ list: 'activity', bankAccountID: known, from: '2026-03-10', until: '2026-03-12' });
      expect(lines[0]).toBe('Date,Posted,By,What,File,Payee or payer,Number,In,Out,Book balance');
      expect(lines[1]).toBe('03/10/2026,,,Opening balance,,,,,,1050.00');
      expect(lines[3]).toContain(`,Check,${fileNumber(files.open)},Alpha Courier,`);
      expect(lines.at(-1)).toBe('03/12/2026,,,Closing balance,,,,,,1080.00');
      expect(lines).toHaveLength(6);
    });

    it('gives a spreadsheet no formula, and amounts as numbers', async () => {
      const lines = await csv({ list: 'receipts', bankAccountID: known });
      expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""x"")"`);
      const [head, first] = await csv({ list: 'trial balance', bankAccountID: known, date: '2026-03-31' });
      expect(head).toBe('File,Bank account,Balance,Not collected,Available,Set apart,Lacking,Last activity,Days');
      expect(first).toBe(`${fileNumber(files.locked)},Account ${known},-150.00,0.00,0.00,0.00,150.00,03/20/2026,11`);
      expect(await csv({ list: 'disbursements', bankAccountID: known, state: 'stopped' })).toHaveLength(2);
    });

    it('is noted in the audit', async () => {
      const before = await api.auditCount();
      await csv({ list: 'receipts', bankAccountID: known });
      expect(await api.auditCount()).toBe(before + 1);
    });
  });

  describe('whose books', () => {
    const ids = async (as: 'bookkeeper' | 'administrator') =>
      (await get<EscrowAccount[]>('accounts', {}, { as }))
        .map(({ bankAccountID }) => bankAccountID)
        .toSorted((a, b) => a - b);

    it('are those of the bank accounts of the own regions, the numbers masked', async () => {
      expect(await ids('bookkeeper')).toEqual([
        1,
        accounts.inactive,
        accounts.closed,
        accounts.california,
        accounts.investment,
        accounts.opened,
      ]);
      const [account] = await get<EscrowAccount[]>('accounts');
      expect(account?.accountNumber).toMatch(/^\*\*\*.{4}$/);
    });

    it('of another region are not there: not by name, and not among all', async () => {
      await books.receive(accounts.ofRegionTwo, files.inRegionTwo, '2026-03-02', 9_99, { payer: 'Far away' });
      for (const [list, query] of [
        ['trial-balance', { date: '2026-03-31' }],
        ['activity', { from: '2026-03-01', until: '2026-03-31' }],
        ['disbursements', {}],
        ['receipts', {}],
      ] as const) {
        const asked = new URLSearchParams({ ...query, bankAccountID: String(accounts.ofRegionTwo) });
        const { body } = await api.send('GET', `${path}/${list}?${asked}`, { as: 'bookkeeper' });
        expect(body.errorCode, list).toBe('NOT_FOUND');
      }
      const { body } = await api.send('POST', `${path}/export`, {
        as: 'bookkeeper',
        body: { list: 'receipts', bankAccountID: accounts.ofRegionTwo },
      });
      expect(body.errorCode).toBe('NOT_FOUND');
      const seen = await get<ReceiptPage>('receipts', { text: 'Far away' }, { as: 'bookkeeper' });
      expect(seen.totalRecords).toBe(0);
      const near = await get<ReceiptPage>(
        'receipts',
        { text: 'Far away', bankAccountID: accounts.ofRegionTwo },
        { as: 'elsewhere' },
      );
      expect(near.results.map(({ amount }) => amount)).toEqual([9_99]);
    });

    it('of another company are not there, and who has not the right reads none', async () => {
      const other = await get<ReceiptPage>('receipts', { take: 1 }, { tenant: 'beta' });
      expect(other.totalRecords).toBe(0);
      const { body } = await api.send('GET', `${path}/receipts`, { as: 'officer' });
      expect(body.errorCode).toBe('FORBIDDEN');
    });
  });
});
