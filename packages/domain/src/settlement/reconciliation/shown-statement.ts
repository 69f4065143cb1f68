import { type Cents, negateCents, subtractCents, zeroCents } from '../../money/index.ts';
import { columnsOfEntry, type Entry } from '../entries/index.ts';
import { type CostColumn, centsOf, costColumns, feeAmount } from '../fee-amounts.ts';

/** Statements that can be compared. */
export const statementNames = {
  cd: 'Closing disclosure',
  hud2010: 'HUD-1 of 2010',
  hud1974: 'HUD-1 of 1974',
  alta: 'ALTA settlement statement',
  sellerNetSheet: 'Seller’s net sheet',
  buyerNetSheet: 'Buyer’s net sheet',
} as const;

export type StatementName = keyof typeof statementNames;

/** Why a statement shows another amount than is charged. Each is a rule of that statement. */
export const presentations = {
  paidBeforeClosing:
    'Paid before closing: a closing disclosure counts it, other statements show it outside of their columns',
  lenderPays:
    'Paid by the lender (L): a closing disclosure has a column for it, other statements show it outside of theirs',
  othersPay: 'Paid by others: a closing disclosure has a column for it, other statements show it outside of theirs',
  simultaneousPremiums:
    'Premiums of policies issued together: a closing disclosure shows the lender’s policy at its full premium and the owner’s at the rest (12 CFR 1026.37(f)(2), (g)(4))',
  sellerPaysEstimatedCharge:
    'A charge of the good faith estimate that the seller pays: a HUD-1 of 2010 shows it to the borrower and credits it on lines 204 to 209 and 506 to 509 (12 CFR 1024, Appendix A)',
} as const;

export type Presentation = keyof typeof presentations;

/** By how much a statement shows more, or below zero less, in a column than is charged, and by which rule. */
export interface Departure {
  readonly presentation: Presentation;
  readonly column: CostColumn;
  readonly amount: Cents;
}

/** One thing of a settlement as a statement shows it. Above zero what a side owes, below zero what it is credited. */
export interface ShownItem {
  /** The same on every statement: `fee.appraisal`. */
  readonly key: string;
  readonly label: string;
  readonly columns: Readonly<Record<CostColumn, Cents>>;
  readonly departures: readonly Departure[];
}

/** A statement as it is compared with another: ours, or one that was typed or received. */
export interface ShownStatement {
  readonly name: StatementName;
  /** The columns it has; a seller's statement says nothing of the buyer. */
  readonly covers: readonly CostColumn[];
  readonly items: readonly ShownItem[];
  /** What it says each side owes at closing in sum; below zero what the side gets. None for a side it does not cover. */
  readonly cash: Partial<Readonly<Record<'borrowerAtClosing' | 'sellerAtClosing', Cents>>>;
}

/** An entry as it is, without a rule of any statement. */
export const plainItem = (entry: Entry): ShownItem => ({
  key: entry.key,
  label: entry.label,
  columns: columnsOfEntry(entry),
  departures: [],
});

const outsideColumns = ['borrowerBeforeClosing', 'sellerBeforeClosing', 'others'] as const satisfies CostColumn[];

/** An entry on a statement whose columns are the cash of closing: what was paid before or by others stands beside them. */
export function atClosingItem(entry: Entry): ShownItem {
  const plain = columnsOfEntry(entry);
  const departures = outsideColumns.flatMap((column) =>
    plain[column] === 0
      ? []
      : [{ presentation: outsideReason(entry, column), column, amount: negateCents(plain[column]) }],
  );
  return {
    ...plainItem(entry),
    columns: { ...plain, borrowerBeforeClosing: zeroCents, sellerBeforeClosing: zeroCents, others: zeroCents },
    departures,
  };
}

function outsideReason({ fee }: Entry, column: (typeof outsideColumns)[number]): Presentation {
  if (column !== 'others') return 'paidBeforeClosing';
  const isLender = fee?.charges.every(({ paidBy, payer }) => paidBy !== 'other' || payer === 'lender');
  return isLender ? 'lenderPays' : 'othersPay';
}

/** An entry on a closing disclosure, which shows premiums of policies issued together by a rule of its own. */
export function disclosedItem(entry: Entry): ShownItem {
  const { fee } = entry;
  if (!fee?.disclosed) return plainItem(entry);
  const plain = columnsOfEntry(entry);
  const columns = Object.fromEntries(
    costColumns.map((column) => [column, centsOf(feeAmount(fee, [column], 'disclosed'))]),
  ) as Record<CostColumn, Cents>;
  const departures = costColumns
    .map((column) => ({
      presentation: 'simultaneousPremiums' as const,
      column,
      amount: subtractCents(columns[column], plain[column]),
    }))
    .filter(({ amount }) => amount !== 0);
  return { key: entry.key, label: entry.label, columns, departures };
}
