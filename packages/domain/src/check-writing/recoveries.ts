import { type LackingAccount, ledgerAccounts } from '../ledger/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, given, money } from '../trace/index.ts';
import { debited, type LedgerTransaction, standing, transactionKey } from './ledger-transaction.ts';
import { postedField, postedWords } from './posted-words.ts';

/** Whether what somebody owes back has come back; null of what nobody does. */
export type RecoveryState = 'recovered' | 'partly recovered' | 'not recovered';

/** An advance or a loss that stands, with what of it has come back. Amounts are in cents. */
export interface Recovery {
  readonly transaction: LedgerTransaction & { readonly kind: 'advance' | 'loss' };
  readonly amount: number;
  readonly recovered: number;
  readonly state: RecoveryState | null;
}

const isLacking = (each: LedgerTransaction): each is Recovery['transaction'] =>
  each.kind === 'advance' || each.kind === 'loss';
const isRecovery = ({ kind }: LedgerTransaction): boolean => kind === 'recovered' || kind === 'made good';

/**
 * What of each advance and loss has come back, by the key of its transaction. What comes back is of those that were there then, in the order in which they were posted; those that nobody owes come last.
 */
export function recoveriesOf(transactions: readonly LedgerTransaction[]): ReadonlyMap<string, Recovery> {
  const open: { readonly transaction: Recovery['transaction']; readonly amount: number; recovered: number }[] = [];
  for (const each of standing(transactions)) {
    if (isLacking(each)) open.push({ transaction: each, amount: debited(each, each.kind), recovered: 0 });
    if (!isRecovery(each)) continue;
    for (const account of ['advance', 'loss'] as const) {
      let left = 0 - debited(each, account);
      const own = open.filter(
        ({ transaction }) => transaction.kind === account && transaction.bankAccountID === each.bankAccountID,
      );
      for (const one of own.toSorted((a, b) => Number(isOwed(b)) - Number(isOwed(a)))) {
        const takes = Math.min(left, one.amount - one.recovered);
        one.recovered += takes;
        left -= takes;
      }
    }
  }
  return new Map(open.map((one) => [transactionKey(one.transaction), { ...one, state: stateOf(one) }]));
}

const isOwed = ({ transaction }: Pick<Recovery, 'transaction'>): boolean => transaction.facts.isRecoverable;

function stateOf(of: Omit<Recovery, 'state'>): RecoveryState | null {
  if (!isOwed(of)) return null;
  if (of.recovered === 0) return 'not recovered';
  return of.recovered < of.amount ? 'partly recovered' : 'recovered';
}

const ways: readonly LackingAccount[] = ['advance', 'loss', 'shortage'];

/** What a file has lacked, and what of it has come back: the one less the other it lacks now. */
export interface LackedSoFar {
  readonly lacked: Readonly<Record<LackingAccount, Explained<Cents>>>;
  readonly recovered: Explained<Cents>;
}

/** What a file was advanced, lost or was short of as far as that stands, whatever came back of it since; and what came back. */
export function lackedSoFar(all: readonly LedgerTransaction[]): LackedSoFar {
  const stands = standing(all);
  const sum = (label: string, amountOf: (each: LedgerTransaction) => number, formula: string) =>
    sumOf(
      label,
      stands.flatMap((each) => {
        const amount = amountOf(each);
        return amount === 0 ? [] : [given(postedWords(each, all), money(cents(amount)), postedField(each))];
      }),
      formula,
    );
  const lackedIn = (account: LackingAccount) =>
    sum(
      ledgerAccounts[account].label,
      (each) => (isRecovery(each) ? 0 : debited(each, account)),
      'What was posted to it and stands, whatever has come back of it since',
    );
  return {
    lacked: { advance: lackedIn('advance'), loss: lackedIn('loss'), shortage: lackedIn('shortage') },
    recovered: sum(
      'Recovered',
      (each) => (isRecovery(each) ? ways.reduce((back, account) => back - debited(each, account), 0) : 0),
      'What came back of what the file lacked: paid to the bank, or made good out of the file',
    ),
  };
}
