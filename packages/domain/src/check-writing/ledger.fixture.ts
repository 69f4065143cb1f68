import type { LedgerAccount } from '../ledger/index.ts';
import {
  type DisbursementFacts,
  type DisbursementMethod,
  type Kept,
  type LedgerTransaction,
  moneySoFar,
  type PaidLine,
  type ReceiptFacts,
} from './index.ts';

/** Lines of a transaction: what each account is debited, or below zero credited. */
type Lines = readonly (readonly [LedgerAccount, number])[];

/** What a transaction may say otherwise than the one before it. */
interface Placed {
  readonly date?: string;
  readonly bankAccountID?: number;
}

/** The ledger of a file, posted one after the other. */
export function ledger() {
  const all: LedgerTransaction[] = [];
  const kept: Kept[] = [];
  const post = (
    posted: Pick<LedgerTransaction, 'kind' | 'facts'>,
    moved: Lines,
    more: Partial<LedgerTransaction> & Placed = {},
  ) => {
    const number = all.length + 1;
    const transaction = {
      bankAccountID: 1,
      stripe: 5,
      number,
      date: '2026-11-20',
      postedAt: `2026-11-20T10:${String(number).padStart(2, '0')}:00Z`,
      postedBy: 'Dana Whitfield',
      reverses: null,
      about: null,
      lines: moved.map(([account, amount]) => ({ account, amount })),
      ...more,
      ...posted,
      // The facts are those of the kind.
    } as LedgerTransaction;
    all.push(transaction);
    return transaction;
  };
  const of = ({ bankAccountID, stripe, number }: LedgerTransaction) => ({ bankAccountID, about: { stripe, number } });
  const amountOf = ({ lines }: LedgerTransaction) => Math.max(...lines.map(({ amount }) => amount));
  return {
    all,
    receipt: (
      amount: number,
      facts: Partial<ReceiptFacts> = {},
      { good = 0, ...placed }: Placed & { good?: number } = {},
    ) => {
      const receipt = all.filter(({ kind }) => kind === 'receipt').length + 1;
      const known = {
        receipt,
        instrument: 'Wire',
        payer: 'Payer',
        party: null,
        reference: null,
        memo: null,
        kept: [],
      } as const;
      const split: Lines = [
        ['uncollected', good - amount],
        ['available', -good],
      ];
      return post(
        { kind: 'receipt', facts: { ...known, ...facts } },
        [['in transit', amount], ...split.filter(([, cents]) => cents !== 0)],
        placed,
      );
    },
    deposit: (receipt: LedgerTransaction, { slip = null, ...placed }: Placed & { slip?: number | null } = {}) =>
      post(
        { kind: 'deposit', facts: { slip } },
        [
          ['cash', amountOf(receipt)],
          ['in transit', -amountOf(receipt)],
        ],
        { ...of(receipt), ...placed },
      ),
    good: (receipt: LedgerTransaction, amount = amountOf(receipt), placed: Placed = {}) =>
      post(
        { kind: 'funds good', facts: { rule: null, note: null } },
        [
          ['uncollected', amount],
          ['available', -amount],
        ],
        { ...of(receipt), ...placed },
      ),
    back: (receipt: LedgerTransaction, from: 'uncollected' | 'available', placed: Placed = {}) =>
      post(
        { kind: 'returned deposit', facts: { reason: 'Not sufficient funds' } },
        [
          [from, amountOf(receipt)],
          ['cash', -amountOf(receipt)],
        ],
        { ...of(receipt), ...placed },
      ),
    pay: (
      lines: readonly PaidLine[],
      facts: Partial<DisbursementFacts> & { readonly method?: DisbursementMethod } = {},
      placed: Placed = {},
    ) => {
      const { method = 'check', ...others } = facts;
      const amount = lines.reduce((sum, line) => sum + line.amount, 0);
      const known = { payee: 'Payee', party: null, memo: null, checkNumber: 1042, reference: null, lines };
      return post(
        { kind: method, facts: { ...known, ...others } },
        [
          ['available', amount],
          ['outstanding', -amount],
        ],
        placed,
      );
    },
    end: (paid: LedgerTransaction, kind: 'void' | 'stop' | 'paid', placed: Placed = {}) =>
      post(
        { kind, facts: kind === 'paid' ? { bankMatchID: 7 } : { reason: 'Lost in the mail' } } as Pick<
          LedgerTransaction,
          'kind' | 'facts'
        >,
        [
          ['outstanding', amountOf(paid)],
          [kind === 'paid' ? 'cash' : 'available', -amountOf(paid)],
        ],
        { ...of(paid), ...placed },
      ),
    lack: (
      amount: number,
      {
        kind = 'advance',
        isRecoverable = true,
        ...placed
      }: Placed & { kind?: 'advance' | 'loss'; isRecoverable?: boolean } = {},
    ) =>
      post(
        {
          kind,
          facts: { approval: all.length + 1, reason: 'Recording cost more', category: 'Payoff short', isRecoverable },
        },
        [
          [kind, amount],
          ['available', -amount],
        ],
        placed,
      ),
    recover: (
      amount: number,
      {
        kind = 'recovered',
        of: account = 'advance',
        ...placed
      }: Placed & { kind?: 'recovered' | 'made good'; of?: 'advance' | 'loss' | 'shortage' } = {},
    ) =>
      post(
        { kind, facts: { reason: 'It came in', payer: kind === 'recovered' ? 'Ada Park' : null, reference: null } },
        [
          [kind === 'recovered' ? 'in transit' : 'available', amount],
          [account, -amount],
        ],
        placed,
      ),
    takeBack: (taken: LedgerTransaction, placed: Placed = {}) =>
      post(
        { kind: 'correction', facts: { reason: 'Posted by mistake' } },
        taken.lines.map(({ account, amount }) => [account, -amount]),
        {
          bankAccountID: taken.bankAccountID,
          reverses: { stripe: taken.stripe, number: taken.number },
          ...placed,
        },
      ),
    kept: (lines: readonly PaidLine[], of: Pick<Kept, 'payer' | 'party'>) => {
      const posted = { recordedBy: 'Dana Whitfield', recordedAt: '2026-11-20T10:00:00Z' };
      kept.push({ keptID: kept.length + 1, date: '2026-11-20', lines, ...of, ...posted, takenBack: null });
    },
    takeBackKept: (keptID: number) => {
      const takenBack = { reason: 'Sent it after all', by: 'Dana Whitfield', at: '2026-11-21T10:00:00Z' };
      kept.splice(0, kept.length, ...kept.map((each) => (each.keptID === keptID ? { ...each, takenBack } : each)));
    },
    soFar: () => moneySoFar({ transactions: all, kept: [...kept] }),
  };
}

/** A line of the statement of loan 1. */
export const line = (key: string, amount: number, label = key): PaidLine => ({ loanID: 1, key, label, amount });
