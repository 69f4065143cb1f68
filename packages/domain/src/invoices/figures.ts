import { type Cents, cents, multiplyRate } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, explainedMoney, given, money, rate, roundedMath, roundedToCent } from '../trace/index.ts';
import type { InvoiceLine, StoredInvoice } from './invoice.ts';

/** What an invoice comes to. */
export interface InvoiceFigures {
  readonly net: Explained<Cents>;
  readonly taxable: Explained<Cents>;
  /** Null while the branch has no rate and something is taxable. */
  readonly tax: Explained<Cents> | null;
  readonly total: Explained<Cents> | null;
  /** What is missing for the tax; null where nothing is. */
  readonly missing: string | null;
}

/** What is said where something is taxable and the branch has no rate. */
export const noTaxRate = 'The branch has no invoice tax rate. Set it with the branch, 0 where nothing is taxed';

/** What the lines come to, with the tax of the taxable ones, rounded once for the whole invoice. */
export function invoiceFigures({ lines, taxRate }: Pick<StoredInvoice, 'lines' | 'taxRate'>): InvoiceFigures {
  const stepsOf = (taken: (line: InvoiceLine) => boolean) =>
    lines.flatMap((line, at) =>
      taken(line) ? [given(line.text || `Line ${at + 1}`, money(line.amount), `lines.${at}.amount`)] : [],
    );
  const net = sumOf(
    'Net',
    stepsOf(() => true),
    'The sum of its lines',
  );
  const taxable = sumOf(
    'Taxable',
    stepsOf(({ isTaxable }) => isTaxable),
    'The sum of its taxable lines',
  );
  const tax = taxOf(taxable, taxRate);
  if (tax === null) return { net, taxable, tax, total: null, missing: noTaxRate };
  const total = sumOf('Total', [net.trace, tax.trace], 'Net and tax');
  return { net, taxable, tax, total, missing: null };
}

/** Tax is on what is sold: of lines that come to less than nothing there is none. */
function taxOf(taxable: Explained<Cents>, taxRate: string | null): Explained<Cents> | null {
  if (taxable.value <= 0)
    return explainedMoney(cents(0), { label: 'Tax', formula: 'Nothing is taxable', math: '0', inputs: [] });
  if (taxRate === null) return null;
  return explainedMoney(multiplyRate(taxable.value, taxRate, 'halfUp'), {
    label: 'Tax',
    formula: 'The taxable sum times the rate of the branch',
    math: roundedMath('a * b / 100', 'halfUp'),
    rounding: roundedToCent('halfUp'),
    inputs: [taxable.trace, given('Tax rate of the branch', rate(taxRate), 'taxRate')],
  });
}
