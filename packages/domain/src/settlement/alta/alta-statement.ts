import { InputError } from '../../errors/index.ts';
import type { Cents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import type { Entry } from '../entries/index.ts';
import { type CostColumn, costColumns } from '../fee-amounts.ts';
import { type PaidOutside, paidOutside } from '../paid-outside.ts';
import { atClosingItem, type ShownStatement } from '../reconciliation/shown-statement.ts';
import { figureOf, lessOf, sumOf, takenOff } from '../sum.ts';
import { type AltaSection, altaSectionOf, altaSections } from './alta-section.ts';

/** Whose statement it is: of both sides, of one of them, or of both where nobody lends. */
export const altaVariants = ['combined', 'buyer', 'seller', 'cash'] as const;

export type AltaVariant = (typeof altaVariants)[number];

type Side = 'buyer' | 'seller';

/** What a side is charged and credited. Amounts are above zero, but for charges that are themselves below zero. */
export interface DebitCredit {
  readonly debit: Explained<Cents> | null;
  readonly credit: Explained<Cents> | null;
}

/** One line of the statement. */
export interface AltaLine {
  readonly key: string;
  readonly label: string;
  readonly payee?: string;
  readonly buyer: DebitCredit;
  readonly seller: DebitCredit;
  /** What was paid before closing or by others, shown beside the label and in no column. */
  readonly paidOutside: readonly PaidOutside[];
}

/** The sums of a side. */
export interface AltaTotals {
  readonly debits: Explained<Cents>;
  readonly credits: Explained<Cents>;
  /** Debits less credits: above zero due from the side, below zero due to it. With it the columns are the same. */
  readonly due: Explained<Cents>;
}

/** An ALTA-style settlement statement: it shows what is really charged, premiums included. */
export interface AltaStatement {
  readonly variant: AltaVariant;
  readonly sections: readonly {
    readonly name: AltaSection;
    readonly label: string;
    readonly lines: readonly AltaLine[];
  }[];
  readonly totals: Partial<Readonly<Record<Side, AltaTotals>>>;
  /** The statement as others are compared with it. */
  readonly shown: ShownStatement;
}

const columnOfSide = { buyer: 'borrowerAtClosing', seller: 'sellerAtClosing' } as const;

const sidesOf: Readonly<Record<AltaVariant, readonly Side[]>> = {
  combined: ['buyer', 'seller'],
  cash: ['buyer', 'seller'],
  buyer: ['buyer'],
  seller: ['seller'],
};

const covered: Readonly<Record<AltaVariant, readonly CostColumn[]>> = {
  combined: costColumns,
  cash: costColumns,
  buyer: ['borrowerAtClosing', 'borrowerBeforeClosing'],
  seller: ['sellerAtClosing', 'sellerBeforeClosing'],
};

/** Entries there are none of where nobody lends. */
const lending: ReadonlySet<Entry['kind']> = new Set(['loan', 'lenderCredit']);

/**
 * The ALTA-style statement of a settlement. Sections without lines are left out. Throws an InputError for a statement of cash of a settlement with a loan.
 */
export function altaStatement(entries: readonly Entry[], variant: AltaVariant = 'combined'): AltaStatement {
  const loan = entries.find(({ kind }) => lending.has(kind));
  if (variant === 'cash' && loan) {
    throw new InputError('INCONSISTENT', loan.key, 'A statement of cash has no loan');
  }
  const sides = sidesOf[variant];
  const own = entries.filter((entry) => isOf(entry, covered[variant]));
  const names = Object.keys(altaSections) as AltaSection[];
  const totals = Object.fromEntries(sides.map((side) => [side, totalsOf(own, side)]));
  const cash = sides.map((side) => [columnOfSide[side], totals[side]?.due.value] as const);
  return {
    variant,
    sections: names
      .map((name) => ({
        name,
        label: altaSections[name],
        lines: own.filter((entry) => altaSectionOf(entry) === name).map((entry) => lineOf(entry, sides)),
      }))
      .filter(({ lines }) => lines.length > 0),
    totals,
    shown: { name: 'alta', covers: covered[variant], items: own.map(atClosingItem), cash: Object.fromEntries(cash) },
  };
}

/** Whether an entry has an amount in some columns. */
const isOf = ({ amounts }: Entry, columns: readonly CostColumn[]) =>
  columns.some((column) => (amounts[column]?.value ?? 0) !== 0);

function lineOf(entry: Entry, sides: readonly Side[]): AltaLine {
  const { key, label, party, amounts, fee } = entry;
  const side = (name: Side) => (sides.includes(name) ? debitCredit(entry, amounts[columnOfSide[name]]) : none);
  return {
    key,
    label,
    ...(party && { payee: party }),
    buyer: side('buyer'),
    seller: side('seller'),
    paidOutside: fee ? paidOutside(fee) : [],
  };
}

const none: DebitCredit = { debit: null, credit: null };

/** A fee below zero stays a charge, so that the charges of a section sum as on the other statements. */
function debitCredit({ fee }: Entry, amount: Explained<Cents> | undefined): DebitCredit {
  if (!amount) return none;
  if (fee || amount.value > 0) return { debit: amount, credit: null };
  return { debit: null, credit: figureOf(takenOff(amount.trace)) };
}

function totalsOf(entries: readonly Entry[], side: Side): AltaTotals {
  const columns = entries.map((entry) => debitCredit(entry, entry.amounts[columnOfSide[side]]));
  const sum = (part: keyof DebitCredit, label: string) =>
    sumOf(
      label,
      columns.flatMap((column) => column[part]?.trace ?? []),
      'The sum of the column',
    );
  const [debits, credits] = [sum('debit', `Debits of the ${side}`), sum('credit', `Credits of the ${side}`)];
  return { debits, credits, due: lessOf(`Due from the ${side}`, debits, credits, 'Debits less credits') };
}
