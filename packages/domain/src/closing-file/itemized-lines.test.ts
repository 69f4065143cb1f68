import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { closingProcedures, type FiguredFee, itemizedLines, type StoredPart, sumOfParts } from './index.ts';

const part = (amount: number | null, label = 'Site visit'): StoredPart => ({ label, payee: 'Alpha Appraisal', amount });

describe('the parts of a line', () => {
  it.each([
    ['are the line', [part(300_00), part(105_00)], 405_00, 405_00, null],
    ['leave something', [part(300_00)], 405_00, 300_00, 'The parts come to 300.00, 105.00 less than the line'],
    ['are more', [part(500_00)], 405_00, 500_00, 'The parts come to 500.00, 95.00 more than the line'],
    ['take what is given off', [part(505_00), part(-100_00)], 405_00, 405_00, null],
    ['wait for their line', [part(300_00)], null, 300_00, null],
    ['are none', [], 405_00, 0, null],
    ['count one without an amount as nothing yet', [part(null)], 0, 0, null],
  ])('%s', (_, parts, total, sum, finding) => {
    const made = sumOfParts(parts, total === null ? null : cents(total), 'fees.3');
    expect([made.sum.value, made.finding]).toEqual([sum, finding]);
    expect(faultsOf(made.sum.trace, closingProcedures)).toEqual([]);
  });
});

it('lines with parts are told of, each held against all that is borne of it and all that is not', () => {
  const fee: FiguredFee = {
    kind: 'figure',
    fee: {
      code: 'a',
      label: 'Appraisal',
      section: 'B',
      bucket: 'zero',
      source: 'typed',
      charges: [
        { paidBy: 'borrower', when: 'atClosing', amount: cents(300_00) },
        { paidBy: 'seller', when: 'atClosing', amount: cents(100_00) },
      ],
      unborne: cents(5_00),
    },
  };
  const lines = itemizedLines({
    fees: [{ label: 'Credit report' }, { label: 'Appraisal' }],
    figured: [{ kind: 'open', section: null, missing: [] }, fee],
    adjustments: [
      { kind: 'Seller credit', buyerAmount: 50_00 },
      { label: 'Repairs', sellerAmount: 20_00 },
    ],
    parts: { fees: [[], [part(405_00)]], adjustments: [[part(40_00)], []] },
  });
  expect(lines.map(({ field, label, finding }) => [field, label, finding])).toEqual([
    ['fees.1', 'Appraisal', null],
    ['adjustments.0', 'Seller credit', 'The parts come to 40.00, 10.00 less than the line'],
  ]);
});
