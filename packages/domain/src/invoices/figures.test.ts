import { expect, it } from 'vitest';
import { faultsOf } from '../trace/index.ts';
import { invoiceFigures, noTaxRate } from './figures.ts';
import { plain, taxed } from './invoices.fixture.ts';

const figuresOf = (lines: Parameters<typeof invoiceFigures>[0]['lines'], taxRate: string | null) => {
  const { net, taxable, tax, total, missing } = invoiceFigures({ lines, taxRate });
  return [net.value, taxable.value, tax?.value ?? null, total?.value ?? null, missing];
};

it.each([
  ['nothing taxable, no rate', [plain(200_00)], null, [200_00, 0, 0, 200_00, null]],
  ['something taxable, no rate', [plain(200_00), taxed(10_00)], null, [210_00, 10_00, null, null, noTaxRate]],
  ['a rate of 0', [taxed(10_00)], '0', [10_00, 10_00, 0, 10_00, null]],
  ['taxable lines alone are taxed', [plain(200_00), taxed(100_00)], '8.25', [300_00, 100_00, 8_25, 308_25, null]],
  ['half a cent is a whole one', [taxed(10_00)], '0.05', [10_00, 10_00, 1, 10_01, null]],
  ['less than half a cent is none', [taxed(10_00)], '0.0499', [10_00, 10_00, 0, 10_00, null]],
  // Each line by itself would come to 0.01 twice.
  ['rounded once for all lines', [taxed(10_00), taxed(10_00)], '0.0700', [20_00, 20_00, 1, 20_01, null]],
  [
    'four decimals of a rate count',
    [taxed(1_000_000_00)],
    '6.6251',
    [1_000_000_00, 1_000_000_00, 66_251_00, 1_066_251_00, null],
  ],
  ['what is let off lessens the tax', [taxed(100_00), taxed(-40_00)], '10', [60_00, 60_00, 6_00, 66_00, null]],
  ['no tax on less than nothing', [plain(100_00), taxed(-40_00)], '10', [60_00, -40_00, 0, 60_00, null]],
])('%s', (_what, lines, rate, expected) => {
  expect(figuresOf(lines, rate)).toEqual(expected);
});

it('the total is worked out again by its reason', () => {
  const { total } = invoiceFigures({ lines: [plain(200_00), taxed(99_99)], taxRate: '8.875' });
  if (total === null) throw new Error('no total');
  expect(faultsOf(total.trace)).toEqual([]);
  expect(total.value).toBe(200_00 + 99_99 + 8_87);
});
