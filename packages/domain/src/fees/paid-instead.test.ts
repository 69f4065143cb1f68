import { expect, it } from 'vitest';
import { type CostColumn, costColumns } from '../settlement/index.ts';
import { feeFigure, paidInstead, payerColumn, type StoredFee, shareField } from './index.ts';

const fee: Partial<StoredFee> = { label: 'Transfer tax', section: 'E', bucket: 'Zero' };

it.each<[string, Partial<StoredFee>, CostColumn | null]>([
  ['nobody', {}, null],
  ['the seller by an amount', { sellerAtClosing: 950_00 }, 'sellerAtClosing'],
  ['the borrower by a percentage', { amount: 100_00, borrowerBeforeClosingPercent: '100' }, 'borrowerBeforeClosing'],
  ['an amount of nothing', { others: 0 }, 'others'],
  ['two', { sellerAtClosing: 1_00, borrowerAtClosing: 1_00 }, null],
])('is paid by %s', (_, shares, column) => {
  expect(payerColumn({ ...fee, ...shares })).toBe(column);
});

it('paid by somebody else, a fee comes to the same in that column alone', () => {
  for (const shares of [{ sellerAtClosing: 950_00 }, { amount: 950_00, sellerAtClosingPercent: '100' }])
    for (const column of costColumns) {
      const moved = { ...fee, ...shares, otherPayer: 'Lender' as const, ...paidInstead({ ...fee, ...shares }, column) };
      expect(payerColumn(moved), column).toBe(column);
      expect(feeFigure(moved, { salePrice: null, loanAmount: null }), column).toMatchObject({
        fee: { charges: [{ amount: 950_00 }] },
      });
    }
});

it.each<[string, Partial<StoredFee>]>([
  ['amounts', { sellerAtClosing: 600_00, others: 350_00 }],
  ['percentages', { amount: 950_00, sellerAtClosingPercent: '60', borrowerAtClosingPercent: '40' }],
  ['an amount and a percentage', { amount: 950_00, sellerAtClosing: 475_00, borrowerAtClosingPercent: '50' }],
  ['so many at a price', { quantity: 19, each: 50_00, sellerAtClosing: 900_00, others: 50_00 }],
])('what several pay by %s, one pays instead: all of it, to the cent', (_, shares) => {
  for (const column of costColumns) {
    const moved = { ...fee, ...shares, otherPayer: 'Lender' as const, ...paidInstead({ ...fee, ...shares }, column) };
    expect(payerColumn(moved), column).toBe(column);
    expect(feeFigure(moved, { salePrice: null, loanAmount: null }), column).toMatchObject({
      fee: { charges: [{ amount: 950_00 }] },
      findings: [],
    });
  }
});

it('what nobody pays yet, or one pays already, stays as it is', () => {
  expect(paidInstead(fee, 'borrowerAtClosing')).toEqual({});
  expect(paidInstead({ ...fee, sellerAtClosing: 1_00 }, 'sellerAtClosing')).toEqual({});
});

it('a share is an amount or a percentage as it is, or as the others are', () => {
  const mixed = { others: 1_00, sellerAtClosingPercent: '50' };
  expect(costColumns.map((column) => shareField(mixed, column))).toEqual([
    'borrowerAtClosingPercent',
    'borrowerBeforeClosingPercent',
    'sellerAtClosingPercent',
    'sellerBeforeClosingPercent',
    'others',
  ]);
  expect(shareField({ others: 1_00 }, 'sellerAtClosing')).toBe('sellerAtClosing');
});
