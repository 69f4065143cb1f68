import type { Side } from '../../adjustments/index.ts';
import type { Missing, PartKind, ReckonedStatement, StatementPart, StatementTotal } from '../../closing-file/index.ts';
import {
  type AltaSection,
  altaSectionOf,
  type EntryKind,
  type FeeKind,
  feeAmount,
  figureOf,
} from '../../settlement/index.ts';
import type { Trace } from '../../trace/index.ts';
import { labelRun, plainLabel } from '../closing-disclosure/cost-words.ts';
import { costWords } from '../closing-disclosure/preprinted-costs.ts';
import { type CostItem, costItems } from '../cost-items.ts';
import type { FormRun } from '../form-document.ts';
import type { KeepFigure } from '../form-figures.ts';
import { type OutsideColumn, outsideRuns } from '../outside-runs.ts';
import { wordsOf } from '../summary-words.ts';

/** The two columns of a side: what it owes, and what it is credited. */
export type Direction = 'debit' | 'credit';

/** An amount on a line, by the name of its figure. */
export interface LineAmount {
  readonly name: string;
  readonly total: StatementTotal;
}

/** A line of a statement that shows what is really charged: one charge, credit, proration or payoff of a statement. */
export interface StatementLine {
  /** The field or row it comes from: `salePrice`, `fees.3`. */
  readonly key: string;
  readonly kind: PartKind | 'fee';
  /** What a fee is for. */
  readonly feeKind?: FeeKind | undefined;
  readonly section: AltaSection;
  /** What it is, to whom it is paid, and what of it was paid outside of closing. */
  readonly words: readonly FormRun[];
  readonly amounts: Readonly<Record<Side, Partial<Readonly<Record<Direction, LineAmount>>>>>;
  /** What a payoff is the sum of. */
  readonly steps?: StatementPart['steps'];
}

/** What lines are made of. */
export interface LinesSource extends Pick<ReckonedStatement, 'file' | 'charges' | 'fees' | 'figures'> {
  readonly keep: KeepFigure;
  /** Whose own charges name no payee. */
  readonly lender: string | null;
  /** Whose lines there are; of both, what others pay is named, too. */
  readonly sides: readonly Side[];
}

/** The columns of a closing disclosure that a side has. */
const columnsOf = {
  buyer: { atClosing: 'borrowerAtClosing', before: 'borrowerBeforeClosing' },
  seller: { atClosing: 'sellerAtClosing', before: 'sellerBeforeClosing' },
} as const;

/**
 * The lines of some sides of a statement, amounts of the file first, then debits and credits, prorations, payoffs and charges, in the order they are stored. What is zero has no
 * line; what is open has one without an amount. Charges are those that are made: a closing disclosure shows premiums otherwise, with an adjustment that no other statement has.
 */
export function statementLines(source: LinesSource): StatementLine[] {
  const { figures, file } = source;
  return [
    ...figures.parts
      .filter(({ from }) => !from.startsWith('rateOrders'))
      .flatMap((part) => partLine(part, file.hasSeller, source)),
    ...costItems(source).flatMap((item) => feeLine(item, source)),
  ];
}

const printedNames: Readonly<Partial<Record<PartKind, string>>> = {
  salePrice: 'Sales Price of Property',
  deposit: 'Deposit including earnest money',
  loanAmount: 'Loan Amount',
};

/** What a part is among the entries of a settlement. */
const entryKinds: Readonly<Record<Exclude<PartKind, 'premiums'>, EntryKind>> = {
  salePrice: 'salePrice',
  'Personal property': 'personalProperty',
  deposit: 'deposit',
  'Further deposit': 'deposit',
  loanAmount: 'loan',
  'Existing loan assumed': 'assumedLoan',
  'Seller credit': 'sellerCredit',
  'Other credit': 'otherCredit',
  'Excess deposit': 'excessDeposit',
  'Lender credit': 'lenderCredit',
  'Adjustment from borrower': 'adjustment',
  'Adjustment from seller': 'adjustment',
  'Payment to another': 'adjustment',
  proration: 'paidInAdvance',
  payoff: 'payoff',
};

/** Without a seller what is paid to others stands with the payoffs. */
const entryKindOf = (kind: PartKind, hasSeller: boolean): EntryKind => {
  if (kind === 'Payment to another' && !hasSeller) return 'payoff';
  return kind === 'premiums' ? 'adjustment' : entryKinds[kind];
};

const centsIn = ({ value }: Trace): number => (value.kind === 'money' ? value.cents : 0);

/** What is due is a debit of the borrower and a credit of the seller, what is paid the other way round. */
const directionOf = (side: Side, place: StatementPart['place']): Direction =>
  (place === 'due' || place === null) === (side === 'buyer') ? 'debit' : 'credit';

function partLine(part: StatementPart, hasSeller: boolean, { sides }: LinesSource): StatementLine[] {
  const { from, kind, place, steps, missing } = part;
  const own = sides.filter((side) => part.sides.includes(side));
  const amounts = own.flatMap((side) => {
    const trace = part.amounts[side];
    const name = `${from}.${side}`;
    if (missing.length > 0) return [[side, directionOf(side, place), { name, total: openAt(missing) }] as const];
    if (!trace || centsIn(trace) === 0) return [];
    const total = { kind: 'figure', ...figureOf(trace) } as const;
    return [[side, directionOf(side, place), { name, total }] as const];
  });
  if (amounts.length === 0) return [];
  const printed = printedNames[kind];
  return [
    {
      key: from,
      kind,
      section: altaSectionOf({ kind: entryKindOf(kind, hasSeller) }),
      words: printed === undefined ? wordsOf(part, 0) : [{ text: printed }],
      amounts: inSides(amounts),
      steps,
    },
  ];
}

const openAt = (missing: readonly Missing[]): StatementTotal => ({ kind: 'open', missing });

const inSides = (
  amounts: readonly (readonly [side: Side, direction: Direction, amount: LineAmount])[],
): StatementLine['amounts'] => {
  const of = (side: Side) =>
    Object.fromEntries(amounts.flatMap(([own, direction, amount]) => (own === side ? [[direction, amount]] : [])));
  return { buyer: of('buyer'), seller: of('seller') };
};

/** The line of a charge, which is a debit also where it is below zero. Of one that is open nobody knows who pays it. */
function feeLine(item: CostItem, source: LinesSource): StatementLine[] {
  const { row, kind: feeKind, section, fee, missing } = item;
  const { sides } = source;
  const made = (amounts: StatementLine['amounts'], outside: readonly FormRun[] = []): StatementLine[] => [
    {
      key: row,
      kind: 'fee',
      feeKind,
      section: altaSectionOf({ kind: 'fee', fee: { section, ...(feeKind && { kind: feeKind }) } }),
      words: [...feeWords(item, source), ...outside],
      amounts,
    },
  ];
  if (fee === null) {
    const total = openAt(missing);
    return made(inSides(sides.map((side) => [side, 'debit', { name: `${row}.${columnsOf[side].atClosing}`, total }])));
  }
  const amounts = sides.flatMap((side) => {
    const column = columnsOf[side].atClosing;
    const amount = feeAmount(fee, [column]);
    if (!amount || amount.value === 0) return [];
    return [[side, 'debit', { name: `${row}.${column}`, total: { kind: 'figure', ...amount } }] as const];
  });
  const outside = outsideRuns(row, fee, outsideOf(sides), source.keep).flatMap((runs) => [{ text: ' ' }, ...runs]);
  return amounts.length === 0 && outside.length === 0 ? [] : made(inSides(amounts), outside);
}

function feeWords(item: CostItem, source: LinesSource): readonly FormRun[] {
  const { kind, section } = item;
  // Days of interest and months of escrow tell the loan, which is none of the seller's.
  const isOfLoan = kind === 'prepaidInterest' || section === 'G';
  if (isOfLoan && !source.sides.includes('buyer')) return [labelRun(item, plainLabel(item))];
  if (kind === 'prepaidInterest' || kind === 'aggregateAdjustment')
    return costWords(kind, section, [item], source).label;
  const { to } = costWords(null, section, [item], source);
  const name = labelRun(item, plainLabel(item));
  return to.length === 0 ? [name] : [name, { text: ' ' }, ...to];
}

/** What was paid before closing by these sides, and of a statement of both what is paid by others. */
const outsideOf = (sides: readonly Side[]): OutsideColumn[] => [
  ...sides.map((side) => columnsOf[side].before),
  ...(sides.length === 2 ? (['others'] as const) : []),
];
