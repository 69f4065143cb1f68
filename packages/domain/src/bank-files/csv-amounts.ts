import type { BankItemKind } from './bank-file.ts';
import type { BankFileLayout } from './bank-file-layout.ts';
import { shown } from './bank-words.ts';
import { csvAmount } from './csv-values.ts';
import type { Findings } from './findings.ts';
import { comesIn } from './item-kinds.ts';

/** What a row says of money, as it is written. */
export interface CsvMoney {
  readonly line: number;
  readonly amount: string;
  readonly moneyIn: string;
  readonly moneyOut: string;
  readonly balance: string;
  /** What the bank's word for its kind is to us; null where no word of the layout fits. */
  readonly kind: BankItemKind | null;
}

/** What came in above zero, what went out below; null where the row says no amount, or a wrong one. */
export type SignedAmount = number | null;

/** The amounts of a file. Whether amounts without decimals are dollars, and how a column for what went out is signed, only all of them tell. */
export function csvAmounts(
  rows: readonly CsvMoney[],
  { sign, columns }: BankFileLayout,
  findings: Findings,
): readonly SignedAmount[] {
  const { problem } = findings;
  const isParted = columns.some(({ value }) => value === 'Money in');
  const written = rows.flatMap(({ amount, moneyIn, moneyOut }) => [amount, moneyIn, moneyOut]);
  const digits = written.filter((text) => /[1-9]/.test(text));
  if (digits.length > 0 && ![...digits, ...rows.map(({ balance }) => balance)].some((text) => text.includes('.')))
    problem(null, 'No amount of the file has decimals: whether they are dollars or cents, it does not say');
  const read = (line: number, text: string): number => {
    const amount = text === '' ? 0 : csvAmount(text);
    if (amount === null) problem(line, `${shown(text)} is no amount such as 1,234.56`);
    return amount ?? 0;
  };
  if (isParted) return partedAmounts(rows, read, findings);
  return rows.map(({ line, amount: text, kind }) => {
    const amount = read(line, text);
    if (amount === 0) return null;
    if (sign === 'Below zero') return amount;
    if (sign === 'Above zero') return -amount;
    const isIn = kind && comesIn(kind);
    if (isIn === null) problem(line, 'No word of the layout says whether this came in or went out');
    else if (amount < 0) problem(line, 'The amount is below zero, and by the layout the kind says what went out');
    return isIn ? amount : -amount;
  });
}

function partedAmounts(
  rows: readonly CsvMoney[],
  read: (line: number, text: string) => number,
  { problem }: Findings,
): readonly SignedAmount[] {
  let outSign = 0;
  return rows.map(({ line, moneyIn, moneyOut }) => {
    const [into, out] = [read(line, moneyIn), read(line, moneyOut)];
    if (into !== 0 && out !== 0) problem(line, 'Money came in and went out in one row');
    if (into < 0) problem(line, 'What came in is below zero');
    outSign ||= Math.sign(out);
    if (out !== 0 && Math.sign(out) !== outSign)
      problem(line, 'What went out is below zero in some rows and above in others');
    return into !== 0 ? into : out !== 0 ? -Math.abs(out) : null;
  });
}
