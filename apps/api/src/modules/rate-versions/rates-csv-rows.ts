import { parseCents } from '@closewright/domain/money';
import type { RateProblem } from './judge-rates.ts';

/** A row of a CSV, by the names of its columns. */
export interface CsvCells {
  readonly line: number;
  /** Without blanks around it; empty where the column is left out. */
  readonly text: (name: string) => string;
}

/** The cells of a row as they are meant; what cannot be read is added to the problems. */
export interface Cells {
  readonly text: (name: string) => string;
  readonly textOrNull: (name: string) => string | null;
  /** Cents of an amount in dollars. */
  readonly amount: (name: string, written?: string) => number;
  readonly amountOrNull: (name: string) => number | null;
  readonly percentOrNull: (name: string) => string | null;
  readonly whole: (name: string) => number;
  readonly wrong: (name: string, why: string) => void;
}

/** Reads the cells of a row. */
export function cellsOf(
  { line, text }: CsvCells,
  columns: Readonly<Record<string, string>>,
  problems: RateProblem[],
): Cells {
  const wrong = (name: string, why: string): void => {
    problems.push({ line, column: columns[name] ?? '', why });
  };
  const amount = (name: string, written = text(name)): number => {
    const read = parseCents(written);
    if (!read.ok) wrong(name, read.message);
    return read.ok ? read.value : 0;
  };
  const whole = (name: string): number => {
    const isWhole = /^\d{1,4}$/.test(text(name));
    if (!isWhole) wrong(name, 'A whole number');
    return isWhole ? Number(text(name)) : 0;
  };
  const textOrNull = (name: string) => text(name) || null;
  return {
    text,
    textOrNull,
    amount,
    amountOrNull: (name) => (text(name) === '' ? null : amount(name)),
    percentOrNull: (name) => {
      const written = textOrNull(name);
      return written?.endsWith('%') ? written.slice(0, -1).trimEnd() : written;
    },
    whole,
    wrong,
  };
}

/** What a recorder takes for one kind of document. */
export const feeOf = (cells: Cells) => ({
  recordedAs: cells.text('recordedAs'),
  document: cells.textOrNull('document'),
  base: cells.amount('base'),
  pagesIncluded: cells.whole('pagesIncluded'),
  perPage: cells.amount('perPage'),
  namesIncluded: cells.whole('namesIncluded'),
  perName: cells.amount('perName'),
  surcharges: surchargesOf(cells),
});

const surchargesOf = ({ text, amount, wrong }: Cells) =>
  text('surcharges')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [, label = '', written = ''] = /^(.*\S)\s+(\S+)$/.exec(each) ?? [];
      if (label === '') wrong('surcharges', 'Each is a name and an amount: Archive 10.00; Housing 75.00');
      return { label, amount: label === '' ? 0 : amount('surcharges', written) };
    });

/** A tax of a table. */
export const taxOf = (cells: Cells) => ({
  label: cells.text('tax'),
  payee: cells.textOrNull('payee'),
  level: cells.text('level'),
  method: cells.text('method'),
  reckonedOn: cells.textOrNull('reckonedOn'),
  freeAmount: cells.amountOrNull('freeAmount'),
  rate: cells.percentOrNull('rate'),
  unit: cells.amountOrNull('unit'),
  unitAmount: cells.amountOrNull('unitAmount'),
  flatAmount: cells.amountOrNull('flatAmount'),
  tiers: cells.textOrNull('tiers'),
  borrowerPart: cells.percentOrNull('borrowerPart'),
});
