import { describe, expect, it } from 'vitest';
import type { StoredFee } from '../fees/index.ts';
import { emptyTransferTax } from '../government-charges/index.ts';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import {
  closingProcedures,
  cureToClose,
  type FiguredFee,
  figuredFees,
  type StoredCharges,
  statementFigures,
  toleranceState,
} from './index.ts';
import { file, noCharges } from './stored-purchase.fixture.ts';

const charged = (charges: Partial<StoredCharges>) => figuredFees(file, { ...noCharges, ...charges });
const figured = (rows: StoredCharges['fees']) =>
  charged({ fees: rows.map((row, at) => ({ label: `Fee ${at}`, source: 'Typed', section: 'B', ...row })) });
const fee = (bucket: StoredFee['bucket'], estimate: number | null, borrowerAtClosing: number, more = {}) => ({
  bucket,
  estimate,
  borrowerAtClosing,
  ...more,
});

const shown = (fees: readonly FiguredFee[]) => {
  const state = toleranceState(fees);
  if (state.kind === 'none') return 'none';
  if (state.kind === 'open') return state.missing.map(({ field }) => field);
  const { zero, tenPercent, canChange } = state.buckets;
  return [
    ...[zero, tenPercent, canChange].map(({ estimate, final, over }) => [
      estimate.value,
      final.value,
      over?.value ?? null,
    ]),
    state.cure.value,
  ];
};

describe('the tolerance of a statement', () => {
  it.each([
    ['nothing was estimated', [fee('Zero', null, 50_00)], 'none'],
    ['there are no fees', [], 'none'],
    [
      'each fee of zero is held to its own estimate: one that fell does not make up for another',
      [fee('Zero', 50_00, 80_00), fee('Zero', 100_00, 20_00)],
      [[150_00, 100_00, 30_00], [0, 0, 0], [0, 0, null], 30_00],
    ],
    [
      'those of ten percent are held to a tenth over their sum',
      [fee('10 %', 85_00, 100_00), fee('10 %', 15_00, 15_00)],
      [[0, 0, 0], [100_00, 115_00, 5_00], [0, 0, null], 5_00],
    ],
    [
      'ten percent and no more is none over it',
      [fee('10 %', 100_00, 110_00)],
      [[0, 0, 0], [100_00, 110_00, 0], [0, 0, null], 0],
    ],
    [
      'transfer taxes are held to the sum that is their line of the loan estimate, one that is not owed any more with them',
      [
        fee('Zero', 400_00, 300_00, { kind: 'State tax, stamps' }),
        fee('Zero', 100_00, 220_00, { kind: 'City or county tax, stamps' }),
        fee('Zero', 10_00, 0, { kind: 'City or county tax, stamps' }),
        fee('Zero', 50_00, 80_00),
      ],
      [[560_00, 600_00, 40_00], [0, 0, 0], [0, 0, null], 40_00],
    ],
    [
      'what has no limit is given back in no case',
      [fee('None', 100_00, 900_00)],
      [[0, 0, 0], [0, 0, 0], [100_00, 900_00, null], 0],
    ],
    [
      'beside others, what was left out of the estimate was estimated as nothing',
      [fee('Zero', 10_00, 10_00), fee('Zero', null, 25_00)],
      [[10_00, 35_00, 25_00], [0, 0, 0], [0, 0, null], 25_00],
    ],
    [
      'what others pay is no charge of the borrower',
      [fee('Zero', 10_00, 10_00, { others: 99_00, otherPayer: 'Lender' })],
      [[10_00, 10_00, 0], [0, 0, 0], [0, 0, null], 0],
    ],
    [
      'an open fee that has a limit',
      [fee('Zero', 10_00, 10_00), { bucket: 'Zero', amount: 5_00 }],
      ['fees.1.borrowerAtClosing'],
    ],
    [
      'an open fee whose limit nobody knows',
      [fee('Zero', 10_00, 10_00), { amount: 5_00 }],
      ['fees.1.bucket', 'fees.1.borrowerAtClosing'],
    ],
    [
      'not one that has none',
      [fee('Zero', 10_00, 10_00), { bucket: 'None', amount: 5_00 }],
      [[10_00, 10_00, 0], [0, 0, 0], [0, 0, null], 0],
    ],
  ] as const)('%s', (_, rows, expected) => {
    expect(shown(figured(rows))).toEqual(expected);
  });

  it('leads to the estimates and the amounts it was made of, and can be worked out again', () => {
    const state = toleranceState(figured([fee('Zero', 50_00, 80_00), fee('10 %', 10_00, 12_00)]));
    if (state.kind !== 'figure') throw new Error(`Not figured: ${state.kind}`);
    expect(faultsOf(state.cure.trace, closingProcedures)).toEqual([]);
    expect(fieldsOf(state.cure.trace)).toEqual([
      'fees.0.borrowerAtClosing',
      'fees.0.estimate',
      'fees.1.borrowerAtClosing',
      'fees.1.estimate',
    ]);
  });

  it('names what has a limit and no estimate', () => {
    const tax = { ...emptyTransferTax, label: 'State tax', level: 'State', method: 'Flat amount' } as const;
    const taxes = [{ ...tax, flatAmount: 70_00, borrowerPart: '100' }];
    const typed = { label: 'Survey', section: 'B', ...fee('Zero', 50_00, 50_00) } as const;
    const state = toleranceState(charged({ taxes, fees: [typed] }));
    expect(state).toMatchObject({ kind: 'figure', notCompared: ['State tax'] });
  });

  const credit = (buyerAmount: number | null) => ({ kind: 'Lender credit', buyerAmount }) as const;
  const state = (
    credits: readonly (number | null)[],
    estimatedLenderCredits: number | null,
    lenderCreditsForCure: number | null = null,
    fees: readonly FiguredFee[] = [],
  ) => {
    const adjustments = credits.map((amount) => ({ ...credit(amount) }));
    const { parts } = statementFigures(file, { payoffs: [], prorations: [], adjustments });
    return toleranceState(fees, { parts, estimatedLenderCredits, lenderCreditsForCure });
  };
  // Comment 19(e)(3)(i)-5: an estimated credit of 750 dollars and an actual one of 500 is a rise of 250.
  it.each([
    ['none estimated', [500_00], null, null, 'none'],
    ['less than was estimated', [300_00, 200_00], 750_00, null, 250_00],
    ['no line', [], 750_00, null, 750_00],
    ['more than was estimated', [800_00], 750_00, null, 0],
    ['what cures a rise is none that was estimated', [800_00], 750_00, 100_00, 50_00],
    ['a cure beyond the credits', [50_00], 750_00, 100_00, ['lenderCreditsForCure']],
    ['a line without an amount', [null], 750_00, null, ['adjustments.0.buyerAmount']],
  ] as const)('credits of the lender: %s', (_, credits, estimate, cure, expected) => {
    const made = state(credits, estimate, cure);
    if (made.kind === 'figure') expect(made.cure.value).toBe(expected);
    else expect(made.kind === 'open' ? made.missing.map(({ field }) => field) : made.kind).toEqual(expected);
  });

  // Estimated 1,000.00, charged 1,097.00.
  it.each([
    ['nothing is given', [], null, null, 97_00],
    ['a part is given', [1_00], null, 1_00, 96_00],
    ['all is given', [97_00], null, 97_00, 0],
    ['all is given, beside credits that were estimated', [847_00], 750_00, 97_00, 0],
    ['more than all is given', [100_00], null, 100_00, 0],
    ['what is said to be given is not there', [], null, 97_00, ['lenderCreditsForCure']],
  ] as const)('what is owed of a cure: %s', (_, credits, estimate, given, expected) => {
    const made = state(credits, estimate, given, figured([fee('Zero', 1_000_00, 1_097_00)]));
    if (made.kind !== 'figure') {
      expect(made.kind === 'open' ? made.missing.map(({ field }) => field) : made.kind).toEqual(expected);
      return;
    }
    expect([made.cure.value, made.owed.value]).toEqual([97_00, expected]);
    expect(faultsOf(made.owed.trace, closingProcedures)).toEqual([]);
    expect(cureToClose(made).map(({ kind, field }) => `${kind} ${field}`)).toEqual(
      expected === 0 ? [] : ['look lenderCreditsForCure'],
    );
  });

  it('credits of the lender lead to their lines and their estimate', () => {
    const made = state([300_00, 200_00], 750_00);
    if (made.kind !== 'figure') throw new Error(`Not figured: ${made.kind}`);
    expect(faultsOf(made.cure.trace, closingProcedures)).toEqual([]);
    expect(fieldsOf(made.cure.trace)).toEqual([
      'adjustments.0.buyerAmount',
      'adjustments.1.buyerAmount',
      'lenderCreditsForCure',
      'estimatedLenderCredits',
    ]);
  });
});
