import { expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { emptyPayoff } from '../payoffs/index.ts';
import { given, money } from '../trace/index.ts';
import { statementFigures } from './from-stored.ts';
import { summaryRows } from './summary-lines.ts';
import type { SummaryForm } from './summary-row.ts';

const file = {
  hasSeller: true,
  salePrice: 180_000_00,
  earnestMoney: 10_000_00,
  loan: { amount: 162_000_00 },
  closingDate: null,
  disbursementDate: null,
};
const repairs = { kind: 'Adjustment from seller', label: 'Repairs', buyerAmount: 1 } as const;
const rows = {
  payoffs: [],
  prorations: [{ label: 'Dues', isPaid: true }],
  adjustments: [
    repairs,
    { kind: 'Lender credit', buyerAmount: 1 },
    { kind: 'Other credit', label: 'Gift', buyerAmount: 1, party: 'Aunt' },
    { kind: 'Further deposit', buyerAmount: 1 },
    { kind: 'Excess deposit', sellerAmount: 1 },
    { kind: 'Personal property', buyerAmount: 1 },
    repairs,
    { label: 'Not said yet' },
  ],
} as const;

const shown = (
  form: SummaryForm,
  adjustments: Parameters<typeof statementFigures>[1]['adjustments'] = rows.adjustments,
) =>
  summaryRows(
    statementFigures({ ...file, settlementStatementType: form === 'HUD' ? 3 : 1 }, { ...rows, adjustments }),
    form,
  ).map(({ place, label, numbers: { buyer = '', seller = '' } }) => `${place}: ${label} | ${buyer} | ${seller}`);

it('lines stand in the order of the closing disclosure, each with its numbers on both sides', () => {
  expect(shown('CDF')).toEqual([
    'due: Sale price | K 01 | M 01',
    'due: Personal property | K 02 | M 02',
    'due: Closing costs paid at closing | K 03 | ',
    'due: Not said yet | K 05 | M 03',
    'due: Dues | K 11 | M 12',
    'paid: Deposit | L 01 | ',
    'paid: Further deposit | L 01 | ',
    'paid: Excess deposit |  | N 01',
    'paid: Loan amount | L 02 | ',
    'paid: Closing costs paid at closing |  | N 02',
    'paid: Gift | L 06 | ',
    'paid: Repairs | L 08 | N 09',
    'paid: Repairs | L 09 | N 10',
    'costs: Lender credit |  | ',
  ]);
});

it('prorations of taxes and assessments have their own lines, a second one of them a free one', () => {
  const prorations = ['Dues', 'Assessments', 'County taxes', 'Town tax', 'County taxes'].flatMap((label) => [
    { label, isPaid: true },
    { label, isPaid: false },
  ]);
  const lines = summaryRows(statementFigures(file, { ...rows, adjustments: [], prorations }), 'CDF');
  expect(
    lines.flatMap(({ kind, label, numbers }) =>
      kind === 'proration' ? `${label} ${Object.values(numbers).join()}` : [],
    ),
  ).toEqual([
    'Town tax K 08,M 09',
    'County taxes K 09,M 10',
    'County taxes K 11,M 12',
    'Assessments K 10,M 11',
    'Dues K 12,M 13',
    'Town tax L 12,N 14',
    'County taxes L 13,N 15',
    'County taxes L 15,N 17',
    'Assessments L 14,N 16',
    'Dues L 16,N 18',
  ]);
});

it('on a HUD-1 they have theirs, too', () => {
  const whole = {
    amount: 365_00,
    period: 'Annual',
    periodFrom: '2026-01-01',
    periodTo: '2026-12-31',
    dayCount: 'actual/365',
    closingDayBelongsTo: 'Buyer',
    dailyDecimals: 'Exact',
  } as const;
  const prorations = ['Dues', 'Assessments', 'County taxes', 'Town tax', 'County taxes'].flatMap((label) => [
    { ...whole, label, isPaid: true },
    { ...whole, label, isPaid: false },
  ]);
  for (const settlementStatementType of [2, 3]) {
    const facts = { ...file, closingDate: '2026-04-11', settlementStatementType };
    const lines = summaryRows(statementFigures(facts, { ...rows, adjustments: [], prorations }), 'HUD');
    expect(
      lines.flatMap(({ kind, label, numbers }) =>
        kind === 'proration' ? `${label.replace(/ \d.*/, '')} ${Object.values(numbers).join()}` : [],
      ),
    ).toEqual([
      'Town tax 106,406',
      'County taxes 107,407',
      'Assessments 108,408',
      'Dues 109,409',
      'County taxes 110,410',
      'Town tax 210,510',
      'County taxes 211,511',
      'Assessments 212,512',
      'Dues 213,513',
      'County taxes 214,514',
    ]);
  }
});

it('and in that of a HUD-1, whose free lines are shared', () => {
  expect(shown('HUD')).toEqual(
    expect.arrayContaining([
      'due: Sale price | 101 | 401',
      'due: Settlement charges (line 1400) | 103 | ',
      'paid: Gift | 204 | ',
      'paid: Repairs | 205 | 506',
      'paid: Repairs | 206 | 507',
      'paid: Settlement charges (line 1400) |  | 502',
      'costs: Lender credit |  | ',
      // What is open stands on no line of the form yet.
      'due: Dues |  | ',
    ]),
  );
});

it('sums of a HUD-1 are no lines of it', () => {
  expect(shown('HUD').filter((line) => /Cash|Gross|Total/.test(line))).toEqual([]);
});

it('what the seller pays of an estimated charge is a line of the form of 2010 on both sides', () => {
  const fee = {
    code: 'fees.0',
    label: 'Survey fee',
    section: 'C',
    bucket: 'tenPercent',
    source: 'typed',
    estimate: cents(500_00),
    charges: [
      {
        paidBy: 'seller',
        when: 'atClosing',
        amount: cents(480_00),
        trace: given('Survey fee', money(cents(480_00)), 'fees.0.sellerAtClosing'),
      },
    ],
  } as const;
  const of = (type: number) =>
    summaryRows(
      statementFigures({ ...file, settlementStatementType: type }, { ...rows, adjustments: [] }, [
        { kind: 'figure', fee },
      ]),
      'HUD',
    ).filter(({ label }) => label.startsWith('Survey'));
  expect(of(3)).toMatchObject([{ from: 'fees.0', place: 'paid', numbers: { buyer: '204', seller: '506' } }]);
  expect(of(2)).toEqual([]);
});

it('a credit of the lender stands among what is paid for the borrower on the form of 1974', () => {
  const credit = [{ kind: 'Lender credit', buyerAmount: 100_00 }] as const;
  const figures = statementFigures({ ...file, settlementStatementType: 2 }, { ...rows, adjustments: credit });
  expect(summaryRows(figures, 'HUD').find(({ kind }) => kind === 'Lender credit')).toMatchObject({
    place: 'paid',
    numbers: { buyer: '204' },
  });
});

it('what the form has no line left for has no number', () => {
  const last = shown(
    'CDF',
    Array.from({ length: 6 }, () => repairs),
  ).filter((line) => line.includes('Repairs'));
  expect(last).toEqual([
    'paid: Repairs | L 08 | N 09',
    'paid: Repairs | L 09 | N 10',
    'paid: Repairs | L 10 | N 11',
    'paid: Repairs | L 11 | N 12',
    'paid: Repairs |  | N 13',
    'paid: Repairs |  | ',
  ]);
});

it('without a seller payoffs, payments and credits stand in one run of lines, and what else was typed has none', () => {
  const refinance = { ...file, hasSeller: false, salePrice: null, earnestMoney: null };
  const letter = { lenderName: 'Rho', principal: 1 };
  const payment = { kind: 'Payment to another', label: 'Card', buyerAmount: 1, party: 'Card Bank' } as const;
  const figures = statementFigures(refinance, {
    payoffs: [{ ...emptyPayoff, ...letter, fees: [] }],
    prorations: [],
    adjustments: [...rows.adjustments.slice(1, 4), payment],
  });
  const lines = summaryRows(figures, 'noSeller').map(
    ({ place, label, numbers, missing }) =>
      `${place}: ${label} | ${numbers.buyer ?? ''} | ${missing.at(-1)?.words ?? ''}`,
  );
  expect(lines).toEqual([
    expect.stringMatching(/^due: Rho \| K 01 \| ./),
    'due: Card | K 02 | ',
    'paid: Further deposit |  | Further deposit: there is no seller on this file',
    'paid: Gift | K 03 | ',
    'costs: Lender credit |  | ',
  ]);
});
