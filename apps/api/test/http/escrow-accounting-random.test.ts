import type {
  DisbursementPage,
  EscrowActivity,
  ReceiptPage,
  TrialBalance,
} from '@closewright/contract/escrow-accounting';
import {
  disbursementsOf,
  fileBalances,
  type LedgerTransaction,
  ledgerEntries,
  receiptsOf,
  transactionKey,
} from '@closewright/domain/check-writing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { accounts, makeAccounts } from './check-writing-world.ts';
import { booksOf, postAtRandom } from './escrow-accounting-world.ts';
import { files } from './world.ts';

/** The bank accounts and files of random postings. */
const random: readonly number[] = [1, accounts.california];
const of = [files.open, files.locked, files.consolidated] as const;

/** What is read of the books is what the domain derives of their postings. */
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const books = booksOf(
    () => api,
    () => test.database,
  );
  const get = async <T>(list: string, query: Record<string, string | number> = {}): Promise<T> => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const { body } = await api.send('GET', `/api/escrow-accounting/${list}?${asked}`, { as: 'administrator' });
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeAccounts(test.database, 'alpha');
    await postAtRandom(books, random, of, 220, 11);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const ledgers = async () =>
    new Map(
      await Promise.all(
        of.map(async (file): Promise<[number, readonly LedgerTransaction[]]> => [file, await books.ledgerOf(file)]),
      ),
    );
  const ofRandom = ({ bankAccountID }: { bankAccountID: number }) => random.includes(bankAccountID);

  it('receipts and disbursements, by what became of them', async () => {
    const all = [...(await ledgers()).values()].flatMap((own) => own.filter(ofRandom));
    const listed = (await get<ReceiptPage>('receipts', { take: 200 })).results.filter(ofRandom);
    const derived = receiptsOf(all);
    expect(new Set(derived.map(({ state }) => state)).size).toBe(5);
    const receiptWords = (key: string, ...more: unknown[]) => `${key} ${more.join(' ')}`;
    expect(
      listed
        .map((row) =>
          receiptWords(
            transactionKey(row),
            row.state,
            row.amount,
            row.uncollected,
            row.slip,
            row.depositedOn,
            row.collectedOn,
          ),
        )
        .toSorted(),
    ).toEqual(
      derived
        .map((each) =>
          receiptWords(
            transactionKey(each.transaction),
            each.state,
            each.amount,
            each.uncollected,
            each.deposited?.slip ?? '',
            each.deposited?.on,
            each.collectedOn,
          ),
        )
        .toSorted(),
    );
    const paid = (await get<DisbursementPage>('disbursements', { take: 200 })).results.filter(ofRandom);
    const made = disbursementsOf(all);
    expect(new Set(made.map(({ state }) => state)).size).toBe(5);
    expect(
      paid
        .map((row) =>
          receiptWords(transactionKey(row), row.state, row.amount, row.state === 'taken back' ? '' : row.endedOn),
        )
        .toSorted(),
    ).toEqual(
      made
        .map((each) => receiptWords(transactionKey(each.transaction), each.state, each.amount, each.ended?.on))
        .toSorted(),
    );
  });

  it('what files have on any day', async () => {
    const all = await ledgers();
    for (const date of ['2026-01-15', '2026-02-10', '2026-03-31', '2026-04-20', '2026-06-30']) {
      const { results } = await get<TrialBalance>('trial-balance', { date, zero: 'true', take: 200 });
      const expected = of.flatMap((file) =>
        random.flatMap((bank) => {
          const own = (all.get(file) ?? []).filter((each) => each.bankAccountID === bank && each.date <= date);
          const { balance, uncollected, available } = fileBalances(own);
          const last = own
            .map((each) => each.date)
            .toSorted((a, b) => (a < b ? -1 : 1))
            .at(-1);
          return own.length === 0
            ? []
            : [`${file} ${bank} ${balance.value} ${uncollected.value} ${available.value} ${last}`];
        }),
      );
      expect(
        results
          .filter(ofRandom)
          .map(
            (row) =>
              `${row.ordersID} ${row.bankAccountID} ${row.balance} ${row.uncollected} ${row.available} ${row.lastActivity}`,
          )
          .toSorted(),
      ).toEqual(expected.toSorted());
    }
  });

  it('who a posting is about, and whether it was taken back', async () => {
    const all = await ledgers();
    for (const bankAccountID of random) {
      const { results } = await get<EscrowActivity>('activity', {
        bankAccountID,
        from: '2026-01-01',
        until: '2026-12-31',
        take: 200,
      });
      const derived = of.flatMap((file) => ledgerEntries(all.get(file) ?? [], bankAccountID));
      const takenBack = new Set(
        derived.flatMap(({ transaction: { reverses } }) => (reverses ? [`${reverses.stripe}-${reverses.number}`] : [])),
      );
      expect(
        results
          .map((row) => [`${row.stripe}-${row.number}`, row.name, row.reference, row.isTakenBack].join(' '))
          .toSorted(),
      ).toEqual(
        derived
          .map(({ transaction: { stripe, number }, name, number: reference }) =>
            [`${stripe}-${number}`, name, reference, takenBack.has(`${stripe}-${number}`)].join(' '),
          )
          .toSorted(),
      );
    }
  });
});
