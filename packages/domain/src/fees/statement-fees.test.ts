import { describe, expect, it } from 'vitest';
import { costColumns, settlementProcedures } from '../settlement/index.ts';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import { costLines, feeFigure, feeInStatement, type StoredFee } from './index.ts';

const file = { loanAmount: 162_000_00, salePrice: 180_000_00 };

describe('the fees of a statement', () => {
  const fee = (section: StoredFee['section'], shares: Partial<StoredFee>): Partial<StoredFee> => ({
    label: 'Fee',
    bucket: 'Zero',
    section,
    ...shares,
  });

  const feesOf = (...stored: Partial<StoredFee>[]) =>
    stored.flatMap((each, at) => {
      const figure = feeFigure(each, file);
      return figure.kind === 'figure' ? [feeInStatement(figure.fee, at)] : [];
    });

  it('come to the totals of the closing costs', () => {
    const { D, H, I, J } = costLines(
      feesOf(
        fee('A', { borrowerAtClosing: 1802_00 }),
        fee('B', { borrowerBeforeClosing: 29_80, others: 405_00 }),
        fee('H', { sellerAtClosing: 450_00, borrowerAtClosing: 150_00 }),
        fee('C', {}),
      ),
    );
    expect([D, H, I, J].map(({ borrower }) => borrower?.value)).toEqual([1831_80, 150_00, 150_00, 1981_80]);
    expect(J.borrower && faultsOf(J.borrower.trace, settlementProcedures)).toEqual([]);
  });

  it('have lines of sums in the order of the form, each with its reasons; nothing is paid in an empty column', () => {
    const lines = costLines(
      feesOf(
        fee('A', { borrowerAtClosing: 1 }),
        fee('C', { borrowerAtClosing: 2, others: 3 }),
        fee('G', { sellerAtClosing: 4 }),
      ),
    );
    expect(
      Object.entries(lines).map(([letter, { borrower, columns }]) => [
        letter,
        borrower?.value,
        ...costColumns.map((column) => columns[column]?.value),
      ]),
    ).toEqual([
      ['A', 1, 1, undefined, undefined, undefined, undefined],
      ['B', 0, undefined, undefined, undefined, undefined, undefined],
      ['C', 2, 2, undefined, undefined, undefined, 3],
      ['D', 3, 3, undefined, undefined, undefined, 3],
      ['E', 0, undefined, undefined, undefined, undefined, undefined],
      ['F', 0, undefined, undefined, undefined, undefined, undefined],
      ['G', 0, undefined, undefined, 4, undefined, undefined],
      ['H', 0, undefined, undefined, undefined, undefined, undefined],
      ['I', 0, undefined, undefined, 4, undefined, undefined],
      ['J', 3, 3, undefined, 4, undefined, 3],
    ]);
    const { trace } = lines.D.columns.others ?? {};
    expect(trace && [faultsOf(trace, settlementProcedures), fieldsOf(trace)]).toEqual([[], ['fees.1.others']]);
  });

  it('are told apart by their places, by which the steps of a total name their fields', () => {
    const points = { percent: '1', percentOf: 'Loan amount', borrowerAtClosingPercent: '100' } as const;
    const fees = feesOf(fee('A', { borrowerAtClosing: 1 }), fee('A', points));
    const { borrower } = costLines(fees).D;
    expect(fees.map(({ code }) => code)).toEqual(['fees.0', 'fees.1']);
    expect(borrower && fieldsOf(borrower.trace)).toEqual(
      expect.arrayContaining(['fees.0.borrowerAtClosing', 'fees.1.percent', 'fees.1.borrowerAtClosingPercent']),
    );
  });

  it('have no total where it is no amount there is', () => {
    const huge = fee('A', { borrowerAtClosing: 2 ** 51 - 1 });
    const { D, A } = costLines(feesOf(huge, huge));
    expect([D.borrower, A.borrower, D.columns.borrowerAtClosing]).toEqual([null, null, null]);
  });
});
