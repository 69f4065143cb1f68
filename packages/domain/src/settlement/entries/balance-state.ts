import { type Cents, negateCents, zeroCents } from '../../money/index.ts';
import { type Explained, fieldsOf, given, money } from '../../trace/index.ts';
import type { Fee } from '../fee.ts';
import { sumOf } from '../sum.ts';
import { columnsOfEntry, type Entry, type EntryKind } from './entry.ts';
import { cashOf, moneyFlows, sumOfFlows } from './money-flows.ts';

/** Where a settlement is out of balance, and why. */
export interface BalanceFinding {
  /** K to N: the section of the summaries the line stands in. */
  readonly section: 'K' | 'L' | 'M' | 'N';
  readonly side: 'buyer' | 'seller';
  readonly key: string;
  readonly label: string;
  /** Above zero money that comes from nowhere, below zero money that goes nowhere. */
  readonly amount: Cents;
  /** The other side has no such line, or not of that amount; nobody is named who gives or gets the money; a fee is not borne as its terms say. */
  readonly reason: 'notMirrored' | 'noCounterparty' | 'notBorne';
  readonly message: string;
}

/** Whether a settlement is in balance; if not, by how much and where. Nothing is ever made up to balance it. */
export interface BalanceState {
  readonly isBalanced: boolean;
  /** The sum of what is out, each line for itself: two that are out against each other are not in balance. */
  readonly outBy: Explained<Cents>;
  readonly findings: readonly BalanceFinding[];
  /** Lines whose money has a place and no name yet: fees without a payee. They do not unbalance. */
  readonly withoutPayee: readonly { readonly key: string; readonly label: string; readonly amount: Cents }[];
  /** What comes in and what goes out at closing, the cash of both sides included. */
  readonly receipts: Explained<Cents>;
  readonly disbursements: Explained<Cents>;
}

/** What buyer and seller owe each other: the one's line is the other's. */
const mirrored: ReadonlySet<EntryKind> = new Set([
  'salePrice',
  'personalProperty',
  'assumedLoan',
  'sellerCredit',
  'paidInAdvance',
  'unpaidBySeller',
  'adjustment',
]);

/** The state of a settlement's balance: each line that neither the other side nor a named party answers for. */
export function balanceState(entries: readonly Entry[]): BalanceState {
  const findings = entries.flatMap(findingsOf);
  const outBy = sumOf(
    'Out of balance by',
    findings.map(({ label, amount, key }) => {
      const entry = entries.find((each) => each.key === key);
      return given(label, money(Math.abs(amount)), (entry && fieldOf(entry)) ?? key);
    }),
    'The sum of the lines without an answer',
  );
  const flows = moneyFlows(entries, isAnswered);
  return {
    isBalanced: findings.length === 0,
    outBy,
    findings,
    withoutPayee: entries
      .filter(({ kind, party }) => kind === 'fee' && !party)
      .map((entry) => ({ key: entry.key, label: entry.label, amount: cashOf(entry).value }))
      .filter(({ amount }) => amount !== 0),
    receipts: sumOfFlows(flows, 'in'),
    disbursements: sumOfFlows(flows, 'out'),
  };
}

/** Whether somebody answers for the money of an entry. Of a fee that is not all borne, what is borne has its payee. */
export const isAnswered = (entry: Entry): boolean => entry.fee !== undefined || findingsOf(entry).length === 0;

/** The field that an entry was typed in. */
const fieldOf = ({ amounts }: Entry): string | undefined =>
  Object.values(amounts).flatMap((amount) => fieldsOf(amount.trace))[0];

function findingsOf(entry: Entry): BalanceFinding[] {
  const { kind, party, key, label, fee } = entry;
  if (fee) return unborneOf(entry, fee);
  const net = cashOf(entry).value;
  if (net === 0 || party) return [];
  const { borrowerAtClosing, sellerAtClosing } = columnsOfEntry(entry);
  const side = Math.abs(borrowerAtClosing) >= Math.abs(sellerAtClosing) ? 'buyer' : 'seller';
  const own = side === 'buyer' ? borrowerAtClosing : sellerAtClosing;
  const reason =
    mirrored.has(kind) && borrowerAtClosing !== 0 && sellerAtClosing !== 0 ? 'notMirrored' : 'noCounterparty';
  return [
    {
      section: sectionOf(side, own),
      side,
      key,
      label,
      amount: negateCents(net),
      reason,
      message:
        reason === 'notMirrored'
          ? `${label}: buyer and seller do not have the same amount`
          : `${label}: nobody is named who ${net < 0 ? 'gives' : 'gets'} the money`,
    },
  ];
}

/** A fee whose payers bear less than its terms, or more. */
function unborneOf(entry: Entry, { unborne = zeroCents, label }: Fee): BalanceFinding[] {
  if (unborne === 0) return [];
  const { borrowerAtClosing, sellerAtClosing } = columnsOfEntry(entry);
  const isOfSeller = borrowerAtClosing === 0 && sellerAtClosing !== 0;
  return [
    {
      section: isOfSeller ? 'N' : 'K',
      side: isOfSeller ? 'seller' : 'buyer',
      key: entry.key,
      label,
      amount: unborne,
      reason: 'notBorne',
      message: `${label}: its payers do not bear what it comes to`,
    },
  ];
}

/** A buyer owes in K and is credited in L; a seller is credited in M and owes in N. */
function sectionOf(side: 'buyer' | 'seller', amount: Cents): BalanceFinding['section'] {
  if (side === 'buyer') return amount > 0 ? 'K' : 'L';
  return amount < 0 ? 'M' : 'N';
}
