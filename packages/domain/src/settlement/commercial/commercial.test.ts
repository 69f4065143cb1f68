import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../../money/index.ts';
import { faultsOf } from '../../trace/index.ts';
import {
  type CommercialParty,
  commercialStatement,
  entriesOf,
  type Fee,
  type FeeCharge,
  payerColumns,
  settlementProcedures,
} from '../index.ts';
import { sampleFees, samplePurchase } from '../sample-purchase.ts';

const entriesOfSample = () => entriesOf({ purchase: samplePurchase, fees: sampleFees, lenderCredits: zeroCents });

const fee = (
  code: string,
  ...charges: [FeeCharge['paidBy'], number, FeeCharge['payer']?, FeeCharge['when']?][]
): Fee => ({
  code,
  label: code,
  section: 'H',
  bucket: 'canChange',
  source: 'typed',
  charges: charges.map(([paidBy, amount, payer, when = 'atClosing']) => ({
    paidBy,
    when,
    amount: cents(amount),
    ...(payer && { payer }),
  })),
});

describe('a column for each payer', () => {
  const made = () =>
    payerColumns([
      {
        ...fee('Survey', ['borrower', 100_00], ['seller', 50_00], ['borrower', 25_00, undefined, 'beforeClosing']),
        payee: 'Surveys Co.',
      },
      fee('Warranty', ['other', 450_00, 'builder']),
      fee('Appraisal', ['other', 405_00, 'lender'], ['other', 5_00]),
      fee('Staging', ['other', 300_00, 'agent'], ['other', 200_00, 'broker'], ['seller', 10_00]),
    ]);

  it('only those who pay, in their order', () => {
    expect(made().payers).toEqual(['borrower', 'seller', 'lender', 'agent', 'broker', 'builder', 'another']);
    expect(payerColumns([fee('x', ['seller', 1])]).payers).toEqual(['seller']);
    const totals = made().payers.map((payer) => made().totals[payer]?.value);
    expect(totals).toEqual([125_00, 60_00, 405_00, 300_00, 200_00, 450_00, 5_00]);
    expect([made().total.value, made().paidByOthers]).toEqual([1545_00, 1360_00]);
  });

  it('each fee by who pays it', () => {
    expect(
      made().rows.map(({ label, payee, amounts, total }) => [
        label,
        payee,
        Object.entries(amounts).map(([payer, amount]) => [payer, amount.value]),
        total.value,
      ]),
    ).toEqual([
      [
        'Survey',
        'Surveys Co.',
        [
          ['borrower', 125_00],
          ['seller', 50_00],
        ],
        175_00,
      ],
      ['Warranty', undefined, [['builder', 450_00]], 450_00],
      [
        'Appraisal',
        undefined,
        [
          ['lender', 405_00],
          ['another', 5_00],
        ],
        410_00,
      ],
      [
        'Staging',
        undefined,
        [
          ['agent', 300_00],
          ['broker', 200_00],
          ['seller', 10_00],
        ],
        510_00,
      ],
    ]);
    expect(faultsOf(made().total.trace)).toEqual([]);
    expect(() => payerColumns([fee('x')])).toThrow(expect.objectContaining({ field: 'fees.0.charges' }));
  });
});

const parties: CommercialParty[] = [
  { name: 'First buyer', side: 'buyer', part: 1 },
  { name: 'Seller', side: 'seller', part: 1 },
  { name: 'Second buyer', side: 'buyer', part: 2 },
];

describe('a statement of several buyers and sellers', () => {
  it('shares the side of each line by parts', () => {
    const { sections, due } = commercialStatement(entriesOfSample(), { parties });
    expect(sections[0]?.heading).toBe('Financial');
    expect(sections[0]?.lines.map(({ label, amounts }) => [label, amounts.map(({ value }) => value)])).toEqual([
      ['Sale price', [60_000_00, -180_000_00, 120_000_00]],
      ['Deposit', [-3333_33, 0, -6666_67]],
      ['Loan amount', [-54_000_00, 0, -108_000_00]],
      ['Seller credit', [-833_33, 2500_00, -1666_67]],
      ['Rebate from Epsilon Title Co.', [-250_00, 0, -500_00]],
    ]);
    expect((due[0]?.value ?? 0) + (due[2]?.value ?? 0)).toBe(14_147_26);
    expect(due[1]?.value).toBe(-64_414_96);
    for (const { trace } of due) expect(faultsOf(trace, settlementProcedures)).toEqual([]);
    expect(due.map(({ trace }) => trace.label)).toEqual([
      'Due from First buyer',
      'Due from Seller',
      'Due from Second buyer',
    ]);
  });

  it('has headings of the office’s own after those it knows', () => {
    const headings = { salePrice: 'Parcels', 'fee.C Survey fee': 'Parcels' };
    const { sections } = commercialStatement(entriesOfSample(), { parties, headings });
    expect(sections.at(-1)?.heading).toBe('Parcels');
    expect(sections.at(-1)?.lines.map(({ label, payee }) => [label, payee])).toEqual([
      ['Sale price', undefined],
      ['Survey fee', 'Surveys Co.'],
    ]);
    expect(sections.map(({ heading }) => heading)).toHaveLength(11);
  });

  it.each([
    ['parties', 'MISSING', parties.slice(1, 2)],
    ['parties', 'MISSING', [{ ...parties[0], part: 0 }, parties[1]]],
    ['parties', 'MISSING', [parties[0]]],
    ['parties.1.part', 'OUT_OF_RANGE', [parties[0], { ...parties[1], part: -1 }]],
    ['parties.0.name', 'MISSING', [{ ...parties[0], name: '' }]],
    ['parties.0.side', 'UNKNOWN', [{ ...parties[0], side: 'lender' }]],
  ])('refuses %s: %s', (field, code, some) => {
    expect(() => commercialStatement(entriesOfSample(), { parties: some as CommercialParty[] })).toThrow(
      expect.objectContaining({ name: 'InputError', field, code }),
    );
  });

  it('the columns of a side sum to it on every line, whatever the parts', () => {
    const buyers = fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(buyers, (parts) => {
        fc.pre(parts.some((part) => part > 0));
        const some: CommercialParty[] = [
          ...parts.map((part, at): CommercialParty => ({ name: `Buyer ${at}`, side: 'buyer', part })),
          { name: 'Seller', side: 'seller', part: 1 },
        ];
        const { sections, due } = commercialStatement(entriesOfSample(), { parties: some });
        for (const { key, amounts } of sections.flatMap(({ lines }) => lines)) {
          const side = entriesOfSample().find((entry) => entry.key === key)?.amounts.borrowerAtClosing?.value ?? 0;
          expect(amounts.slice(0, -1).reduce((sum, { value }) => sum + value, 0)).toBe(side);
        }
        expect(due.slice(0, -1).reduce((sum, { value }) => sum + value, 0)).toBe(14_147_26);
      }),
      { numRuns: 20 },
    );
  });
});
