import type { Side } from '../../adjustments/index.ts';
import type { ReckonedStatement, StatementTotal } from '../../closing-file/index.ts';
import { InputError } from '../../errors/index.ts';
import { negateCents } from '../../money/index.ts';
import {
  type AltaSection,
  type AltaTotals,
  type AltaVariant,
  altaStatement as altaFigures,
  altaSections,
  figureOf,
  sumOf,
  takenOff,
} from '../../settlement/index.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormCell, FormColumn, FormRow, FormRun } from '../form-document.ts';
import { amountRuns, type FormFigure, type KeepFigure } from '../form-figures.ts';
import { heading, typedRun } from '../form-parts.ts';
import { acknowledgement } from './acknowledgement.ts';
import { headOfStatement } from './head-of-statement.ts';
import { payoffRows, type RowOfAmounts } from './payoff-rows.ts';
import { placeInSection } from './section-order.ts';
import { type Direction, type LineAmount, type StatementLine, statementLines } from './statement-lines.ts';

/** Whose statement it is. */
export interface AltaCopy {
  /** Of both sides, of one of them, or of both where nobody lends. */
  readonly side: AltaVariant;
}

/** The sides that each variant has, from left to right. */
const sidesOf: Readonly<Record<AltaVariant, readonly Side[]>> = {
  combined: ['seller', 'buyer'],
  cash: ['seller', 'buyer'],
  buyer: ['buyer'],
  seller: ['seller'],
};

const variantNames: Readonly<Record<AltaVariant, string>> = {
  combined: 'Combined',
  cash: 'Cash',
  buyer: 'Borrower/Buyer',
  seller: 'Seller',
};

const directions: readonly Direction[] = ['debit', 'credit'];

/**
 * A settlement statement in the sections of the ALTA models, as the statement stands: a view of its figures, premiums as they are charged. What is open has no amount.
 * Without a seller it is that of the borrower, whichever is asked for. Throws an InputError for a statement of cash of a file with a loan, and for that of a seller who is not there.
 */
export function altaStatement(known: ReckonedStatement, told: ToldOfFile, { side: variant }: AltaCopy): ExplainedForm {
  const { hasSeller } = known.file;
  const loan = known.figures.parts.find(({ kind }) => kind === 'loanAmount' || kind === 'Lender credit');
  if (variant === 'cash' && loan) throw new InputError('INCONSISTENT', loan.from, 'A statement of cash has no loan');
  if (variant === 'seller' && !hasSeller) throw new InputError('MISSING', 'file.sellers', 'There is no seller');
  const sides = hasSeller ? sidesOf[variant] : (['buyer'] as const);
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const source: TableSource = { known, told, sides, keep, totals: altaFigures(known.figures.entries, variant).totals };
  const title = `ALTA Settlement Statement – ${variantNames[hasSeller || variant === 'cash' ? variant : 'buyer']}`;
  const footer: readonly FormRun[] = [{ text: `${title}   File # ` }, typedRun(told.fileNumber, 'order.fileNumber')];
  const blocks = [heading(title), ...headOfStatement(source), statementTable(source), ...acknowledgement(told, sides)];
  return { title, pages: [{ number: '1', blocks, footer }], numbersSheets: true, figures };
}

interface TableSource {
  readonly known: ReckonedStatement;
  readonly told: ToldOfFile;
  readonly sides: readonly Side[];
  readonly keep: KeepFigure;
  readonly totals: Partial<Readonly<Record<Side, AltaTotals>>>;
}

/** What the side of the borrower is called. */
const buyerName = ({ known }: TableSource): string => (known.file.hasSeller ? 'Borrower/Buyer' : 'Borrower');
const nameOf = (side: Side, source: TableSource): string => (side === 'buyer' ? buyerName(source) : 'Seller');

/** The columns from left to right: of both sides the words stand between them, of one before it. */
type Place = readonly [side: Side, direction: Direction] | null;

const placesOf = (sides: readonly Side[]): readonly Place[] => {
  const [first, ...more] = sides.map((side) => directions.map((direction) => [side, direction] as const));
  return more.length === 0 ? [null, ...(first ?? [])] : [...(first ?? []), null, ...more.flat()];
};

function statementTable(source: TableSource): FormBlock {
  const { sides } = source;
  const columns = placesOf(sides).map((place): FormColumn => {
    if (place === null) return { share: sides.length === 1 ? 66 : 44, heading: 'Description' };
    const [side, direction] = place;
    const words = direction === 'debit' ? 'Debit' : 'Credit';
    return { share: sides.length === 1 ? 17 : 14, heading: words, under: nameOf(side, source) };
  });
  const rows = [...sectionRows(source), ...totalRows(source)];
  return { kind: 'table', label: 'Settlement Statement', columns, rows };
}

const rowIn =
  ({ sides, keep }: TableSource): RowOfAmounts =>
  (key, kind, words, amountOf) => ({
    key,
    kind,
    cells: placesOf(sides).map((place): FormCell => {
      if (place === null) return { runs: words };
      const amount = amountOf(...place);
      return { runs: amount ? amountRuns(keep, amount.name, amount.total) : [], align: 'right' };
    }),
  });

function sectionRows(source: TableSource): FormRow[] {
  const { known, told, sides, keep } = source;
  const lines = statementLines({ ...known, keep, sides, lender: told.named.lenderName });
  const row = rowIn(source);
  const span = sides.length * directions.length + 1;
  // The keys of a literal are known by its type.
  return (Object.keys(altaSections) as AltaSection[]).flatMap((section): FormRow[] => {
    const own = lines.filter((line) => line.section === section);
    if (own.length === 0) return [];
    const sorted = own.toSorted((one, other) => placeInSection(one) - placeInSection(other));
    return [
      { key: section, kind: 'heading', cells: [{ runs: titleOf(section, source), span }] },
      ...sorted.flatMap((line) => lineRows(line, row)),
    ];
  });
}

/** The charges of the lender name it. */
function titleOf(section: AltaSection, { told: { named }, sides }: TableSource): readonly FormRun[] {
  const title: FormRun = { text: altaSections[section] };
  if (section !== 'loanCharges' || !sides.includes('buyer') || !named.lenderName?.trim()) return [title];
  return [title, { text: ' to ' }, typedRun(named.lenderName, 'loan.lenderName')];
}

function lineRows(line: StatementLine, row: RowOfAmounts): FormRow[] {
  const { key, kind, words, amounts } = line;
  if (kind === 'payoff') return payoffRows(line, row);
  return [row(key, 'line', words, (side, direction) => amounts[side][direction])];
}

const cashNames = {
  buyer: { total: 'cashFromBorrower', figure: 'totals.cash.borrower' },
  seller: { total: 'cashToSeller', figure: 'totals.cash.seller' },
} as const;

/** Subtotals, what is due from or to each side, and totals that are the same in both columns of a side. As long as the cash of a side is open, so are its sums. */
function totalRows(source: TableSource): FormRow[] {
  const { sides, known } = source;
  const row = rowIn(source);
  const openOf = (side: Side): StatementTotal | null => {
    const cash = known.figures.totals[cashNames[side].total];
    return cash?.kind === 'open' ? cash : null;
  };
  const sumsOf = (side: Side): Sums | null => {
    const own = source.totals[side];
    return own && openOf(side) === null ? sumsIn(own) : null;
  };
  const shown = (side: Side, name: string, total: StatementTotal | null | undefined): LineAmount | null => {
    const known = openOf(side) ?? total;
    return known ? { name, total: known } : null;
  };
  // The borrower first, whatever the order of the columns.
  const due = sides.toReversed().map((side) => {
    const sums = sumsOf(side);
    const words = sums === null ? 'From/To' : sums.direction === 'credit' ? 'From' : 'To';
    return row(`due.${side}`, 'total', [{ text: `Due ${words} ${nameOf(side, source)}` }], (own, direction) =>
      own === side && direction === (sums?.direction ?? 'credit')
        ? shown(side, cashNames[side].figure, sums?.due)
        : null,
    );
  });
  const sums = (key: 'subtotals' | 'totals', words: string) =>
    row(key, key === 'totals' ? 'total' : 'subheading', [{ text: words }], (side, direction) =>
      shown(side, `${key}.${side}.${direction}`, sumsOf(side)?.[key][direction]),
    );
  return [sums('subtotals', 'Subtotals'), ...due, sums('totals', 'Totals')];
}

interface Sums {
  readonly subtotals: Readonly<Record<Direction, StatementTotal>>;
  readonly due: StatementTotal;
  /** The column that lacks it. */
  readonly direction: Direction;
  readonly totals: Readonly<Record<Direction, StatementTotal>>;
}

function sumsIn({ debits, credits, due }: AltaTotals): Sums {
  const isFrom = due.value >= 0;
  const amount = isFrom ? due : { value: negateCents(due.value), trace: takenOff(due.trace) };
  const whole = (own: AltaTotals['debits'], isLacking: boolean): StatementTotal => ({
    kind: 'figure',
    ...(isLacking ? sumOf('Total', [own.trace, amount.trace], 'The column with what is due') : figureOf(own.trace)),
  });
  return {
    subtotals: { debit: { kind: 'figure', ...debits }, credit: { kind: 'figure', ...credits } },
    due: { kind: 'figure', ...amount },
    direction: isFrom ? 'credit' : 'debit',
    totals: { debit: whole(debits, !isFrom), credit: whole(credits, isFrom) },
  };
}
