import type { FileLedger } from '@closewright/contract/check-writing';
import {
  type DisbursementMethod,
  debited,
  disbursementsOf,
  type LedgerTransaction,
  receiptsOf,
  standing,
} from '@closewright/domain/check-writing';
import { AppError } from '@closewright/domain/errors';
import { correctionOf, type LedgerEvent, postingOf } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { type AskedPosting, postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { payByBank } from '../ledger/bank-world.ts';
import { randomOf } from '../ledger/random-events.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import { files, type UserName, users } from './world.ts';

const tenant = 'alpha';
type Asked = Omit<AskedPosting, 'key'>;

const receiptFacts = (receipt: number, payer: string, instrument: string) => ({
  ...{ receipt, instrument, payer, party: null, reference: `R-${receipt}`, memo: null, kept: [] },
});
const paymentFacts = (payee: string, number: number | null) => ({
  ...{ payee, party: null, memo: null, lines: [], checkNumber: number, reference: number === null ? 'W-1' : null },
});

/** Gives somebody the app, in their regions. */
export async function letReadBooks(database: Database, who: UserName): Promise<void> {
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values({ tenant_id: tenant, users_id: users[who].usersID, name: 'appEscrowAccounting_AppAccess', value: 1 })
      .execute(),
  );
}

/** The books of a company, and who posts to them. */
export function booksOf(api: () => ApiUnderTest, database: () => Database) {
  let keys = 0;
  let checks = 5000;
  let receipts = 0;
  const post = async (...asked: readonly Asked[]) => {
    const posted = await database().inTenant(systemActor(tenant, 'test'), (tx) =>
      postTransactions(
        tx,
        asked.map((each) => {
          keys += 1;
          return { ...each, key: `books ${keys}` };
        }),
      ),
    );
    const [first] = posted;
    if (!first) throw new Error('nothing was posted');
    return { stripe: first.stripe, number: first.number };
  };
  const about = (
    bank: number,
    date: string,
    of: { stripe: number; number: number },
    event: LedgerEvent,
    facts: object,
  ) => post({ bank, date, about: of, posting: postingOf(event), facts: { ...facts } });
  return {
    post,
    about,
    /** A bank that pays a payment whole: it tells of it, and the two are matched. */
    payBank: (
      bank: number,
      day: string,
      of: { stripe: number; number: number },
      part: { file: number; amount: number },
    ) => payByBank(database(), systemActor(tenant, 'test'), { bank, about: of, day, parts: [part] }),
    receive: (
      bank: number,
      file: number,
      date: string,
      amount: number,
      more: { isGood?: boolean; payer?: string; instrument?: string } = {},
    ) => {
      receipts += 1;
      const { isGood = true, payer = 'Michael Jones', instrument = 'Wire' } = more;
      const posting = postingOf({ kind: 'receipt', parts: [{ file, amount, isGood }] });
      return post({ bank, date, posting, facts: receiptFacts(receipts, payer, instrument) });
    },
    pay: (
      bank: number,
      file: number,
      date: string,
      amount: number,
      more: { kind?: DisbursementMethod; payee?: string } = {},
    ) => {
      checks += 1;
      const { kind = 'check', payee = 'Alpha Courier' } = more;
      const posting = postingOf({ kind, parts: [{ file, amount, from: 'available' }] });
      return post({ bank, date, posting, facts: paymentFacts(payee, kind === 'check' ? checks : null) });
    },
    lastCheck: () => checks,
    ledgerOf: async (ordersID: number): Promise<readonly LedgerTransaction[]> => {
      const { body } = await api().send('GET', `/api/orders/${ordersID}/ledger`, { tenant, as: 'administrator' });
      return (body.result as FileLedger).transactions as readonly LedgerTransaction[];
    },
    takeBack: (bank: number, date: string, transaction: LedgerTransaction, file: number = files.open) =>
      post({
        ...{ bank, date, reverses: { stripe: transaction.stripe, number: transaction.number } },
        posting: correctionOf(movesOf(transaction, file)),
        facts: { reason: 'By mistake' },
      }),
  };
}

type Books = ReturnType<typeof booksOf>;

/** The moves of a transaction of one file, whose lines are debit and credit in turn. */
const movesOf = ({ lines }: LedgerTransaction, file: number) =>
  lines.flatMap((debit, at) => {
    const credit = lines[at + 1];
    if (at % 2 === 1 || !credit) return [];
    return [{ file, toFile: file, debit: debit.account, credit: credit.account, amount: cents(debit.amount) }];
  });

/** Posts at random what is there to be posted to bank accounts, day after day; what the ledger refuses is not posted. */
export async function postAtRandom(
  books: Books,
  banks: readonly number[],
  of: readonly number[],
  rounds: number,
  seed: number,
): Promise<void> {
  const below = randomOf(seed);
  const one = <T>(all: readonly T[]): T | undefined => all[below(Math.max(1, all.length))];
  for (let round = 0; round < rounds; round++) {
    const file = one(of) ?? files.open;
    const bank = one(banks) ?? 1;
    const date = `2026-0${1 + Math.floor((round * 5) / rounds)}-${String(1 + below(28)).padStart(2, '0')}`;
    const amount = 100 * (1 + below(500));
    const all = await books.ledgerOf(file);
    const own = all.filter((each) => each.bankAccountID === bank);
    const receipt = one(receiptsOf(own));
    const payment = one(disbursementsOf(own));
    const act = below(11);
    const end = { of: payment?.transaction, amount: payment?.amount ?? 0 };
    const steps: (() => Promise<unknown> | false | undefined)[] = [
      () => books.receive(bank, file, date, amount, { isGood: below(2) === 1, payer: `Payer ${round}` }),
      () => books.receive(bank, file, date, amount, { isGood: false, instrument: 'Personal check' }),
      () =>
        receipt &&
        books.about(
          bank,
          date,
          receipt.transaction,
          { kind: 'deposit', parts: [{ file, amount: receipt.amount }] },
          { slip: round + 1 },
        ),
      () =>
        receipt &&
        books.about(
          bank,
          date,
          receipt.transaction,
          {
            kind: 'funds good',
            parts: [{ file, amount: Math.max(1, receipt.uncollected - (below(2) === 1 ? 50 : 0)) }],
          },
          { rule: null, note: 'Told' },
        ),
      () =>
        receipt &&
        books.about(
          bank,
          date,
          receipt.transaction,
          {
            kind: 'returned deposit',
            parts: [
              {
                file,
                amount: receipt.amount,
                isGood: receipt.uncollected === 0,
                wasDeposited: receipt.deposited !== null,
                there: receipt.amount,
              },
            ],
          },
          { reason: 'Not sufficient funds' },
        ),
      () => books.pay(bank, file, date, Math.ceil(amount / 2), { payee: `Payee ${round}` }),
      () =>
        books.pay(bank, file, date, Math.ceil(amount / 3), {
          kind: one(['wire out', 'ACH out'] as const) ?? 'wire out',
        }),
      () =>
        payment?.state === 'outstanding' &&
        books.payBank(bank, date < payment.date ? payment.date : date, payment.transaction, {
          file,
          amount: end.amount,
        }),
      () =>
        end.of &&
        books.about(
          bank,
          date,
          end.of,
          { kind: one(['void', 'stop'] as const) ?? 'void', parts: [{ file, amount: end.amount, to: 'available' }] },
          { reason: `Lost ${round}` },
        ),
      () => {
        // What the bank paid goes with its match alone.
        const last = one(standing(own).filter((each) => each.kind !== 'paid' && debited(each, 'advance') === 0));
        return last && books.takeBack(bank, date, last, file);
      },
      () => books.pay(bank, file, date, 100, { payee: '=SUM(A1)' }),
    ];
    await Promise.resolve(steps[act]?.()).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
}
