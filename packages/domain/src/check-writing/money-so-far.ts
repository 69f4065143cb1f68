import type { WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import { type Disbursement, disbursementsOf } from './disbursements.ts';
import type { LedgerTransaction, PaidLine } from './ledger-transaction.ts';
import { postedField, receivedBy } from './posted-words.ts';
import { isStanding, type Receipt, receiptsOf } from './receipts.ts';

/** What a payer keeps that brings nothing, because the statement owes it as much as it would bring. */
export interface NewKept {
  readonly date: WireDate;
  readonly payer: string;
  /** Who of the statement it is, by the key of `statementMoney`. */
  readonly party: string;
  /** What it is owed and has kept. */
  readonly lines: readonly PaidLine[];
}

/** The same as it was recorded. No money moved, so the ledger does not have it. */
export interface Kept extends NewKept {
  readonly keptID: number;
  readonly recordedBy: string;
  /** When, as an instant. */
  readonly recordedAt: string;
  /** Why it does not count any more; null while it does. */
  readonly takenBack: { readonly reason: string; readonly by: string; readonly at: string } | null;
}

/** What is known of a file about the lines of its statement. */
export interface MoneySoFar {
  readonly receipts: readonly Receipt[];
  readonly disbursements: readonly Disbursement[];
  readonly kept: readonly Kept[];
}

/** What was received, paid and kept of a file. */
export const moneySoFar = ({
  transactions,
  kept,
}: {
  readonly transactions: readonly LedgerTransaction[];
  readonly kept: readonly Kept[];
}): MoneySoFar => ({
  receipts: receiptsOf(transactions),
  disbursements: disbursementsOf(transactions),
  kept,
});

/** What a payer has brought or kept, as far as it stands. */
export interface FromPayer {
  readonly payer: string;
  readonly party: string | null;
  /** What came in, in cents: 0 of what was kept whole. */
  readonly amount: number;
  readonly kept: readonly PaidLine[];
  /** `Receipt 2, Wire of 04/15/2013`. */
  readonly words: string;
  /** Where it stands, as traces name it. */
  readonly field: string;
}

/** What traces call something that was kept whole. */
export const keptField = ({ keptID }: Pick<Kept, 'keptID'>): string => `kept.${keptID}`;

/** What payers have brought, with what they kept out of it, and what they kept without bringing anything: as far as it stands. */
export const fromPayers = ({ receipts, kept }: Pick<MoneySoFar, 'receipts' | 'kept'>): readonly FromPayer[] => [
  ...receipts.filter(isStanding).map((receipt): FromPayer => {
    const { facts, amount, transaction } = receipt;
    const { payer, party } = facts;
    return { payer, party, amount, kept: facts.kept, words: receivedBy(receipt), field: postedField(transaction) };
  }),
  ...kept.flatMap((each): FromPayer[] => {
    const { payer, party, lines, date, takenBack } = each;
    if (takenBack !== null) return [];
    return [{ payer, party, amount: 0, kept: lines, words: `All kept ${formatDate(date)}`, field: keptField(each) }];
  }),
];
