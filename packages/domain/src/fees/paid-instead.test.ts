import { expect, it } from 'vitest';
import { type CostColumn, costColumns } from '../settlement/index.ts';
import { feeFigure, paidInstead, payerColumn, type StoredFee } from './index.ts';

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

it('what several pay stays as it is', () => {
  expect(paidInstead({ ...fee, sellerAtClosing: 1_00, others: 2_00 }, 'borrowerAtClosing')).toEqual({});
});
