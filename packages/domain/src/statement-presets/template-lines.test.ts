import { describe, expect, it } from 'vitest';
import { prorationDefaultList } from '../prorations/index.ts';
import { type TemplateLine, templateLineList, templateLineProblems, templateLinesOf, templateOffers } from './index.ts';

const { begin } = templateLineList;
const line = (more: Partial<TemplateLine>): TemplateLine => ({ ...begin, settlementTemplateID: 1, ...more });
const payees = { lender: 'First Bank', titleCompany: 'Title Company' };
const place = { state: 'TX', regionID: 1 };
const nothing = { fees: [], prorations: [] };

describe('offers of a template', () => {
  const lines = [
    line({ section: 'H', label: 'Home warranty fee', sellerAtClosing: 45000 }),
    line({ section: 'C', label: 'Settlement fee', payeeRule: 'Title company', borrowerAtClosingPercent: '50' }),
    line({ section: 'C', label: 'Courier', payeeRule: 'Named', payeeName: 'Fast Courier', bucket: 'Zero' }),
    line({ section: 'A', label: 'Underwriting fee', payeeRule: 'Lender' }),
    line({ part: 'Proration', label: 'HOA dues', period: 'Monthly', paidWhen: 'In advance', amount: 5000 }),
    line({ section: 'B', label: 'Old', inactive: true }),
    line({ settlementTemplateID: 2, section: 'B', label: 'Of another one' }),
  ];
  const prorationDefaults = [{ ...prorationDefaultList.begin, state: 'TX', dayCount: 'actual/365' as const }];
  const offers = templateOffers(lines, 1, nothing, { payees, place, prorationDefaults });

  it('are its lines by section and name, prorations last; not those of others, nor inactive ones', () => {
    const names = offers.map(({ line: { label } }) => label);
    expect(names).toEqual(['Underwriting fee', 'Courier', 'Settlement fee', 'Home warranty fee', 'HOA dues']);
  });

  it('pay whom the rule names in this file, with the tolerance of the section where it says none', () => {
    const said = offers.slice(0, 4).map(({ values }) => values);
    expect(said).toMatchObject([
      { section: 'A', payeeName: 'First Bank', bucket: 'Zero' },
      { section: 'C', payeeName: 'Fast Courier', bucket: 'Zero' },
      { section: 'C', payeeName: 'Title Company', bucket: 'None', borrowerAtClosingPercent: '50' },
      { section: 'H', payeeName: null, sellerAtClosing: 45000 },
    ]);
    for (const values of said) expect(values).not.toHaveProperty('settlementTemplateID');
  });

  it('begin a proration with what the office does in the place', () => {
    expect(offers[4]).toMatchObject({
      kind: 'prorations',
      values: { label: 'HOA dues', amount: 5000, period: 'Monthly', isPaid: true, dayCount: 'actual/365' },
    });
  });

  it('say what stands there by section and name, in whichever case', () => {
    const there = {
      fees: [{ section: 'C', label: ' courier' } as const, { section: 'H', label: 'Settlement fee' } as const],
      prorations: [{ label: 'HOA DUES' }],
    };
    const isThere = templateOffers(lines, 1, there, { payees, place, prorationDefaults: [] }).filter(
      (offer) => offer.isThere,
    );
    expect(isThere.map((offer) => offer.line.label)).toEqual(['Courier', 'HOA dues']);
  });
});

it('is kept from a statement and gives the same statement back, with the payees of the next file', () => {
  const fees = [
    { section: 'A', label: 'Underwriting fee', payeeName: 'first bank', borrowerAtClosing: 50000, bucket: 'Zero' },
    { section: 'C', label: 'Courier', payeeName: 'Fast Courier', sellerAtClosing: 2500, bucket: 'None' },
    {
      section: 'C',
      label: 'Settlement fee',
      payeeName: 'Title Company',
      amount: 70000,
      othersPercent: '100',
      bucket: 'None',
    },
  ] as const;
  const prorations = [{ label: 'County taxes', period: 'Annual', isPaid: false, amount: 120000 }] as const;
  const lines = templateLinesOf({ fees, prorations }, 1, payees);
  const next = { lender: 'Second Bank', titleCompany: 'Title Company' };
  const given = templateOffers(lines, 1, nothing, { payees: next, place, prorationDefaults: [] });
  expect(given.map(({ values }) => values)).toMatchObject([
    { ...fees[0], payeeName: 'Second Bank' },
    fees[1],
    fees[2],
    // The bill of the next file is another one.
    { label: 'County taxes', period: 'Annual', isPaid: false },
  ]);
  expect(given[3]?.values).not.toHaveProperty('amount');
});

it.each<[Partial<TemplateLine>, Record<string, string>]>([
  [{ settlementTemplateID: 1, section: 'C' }, {}],
  [{ section: 'C' }, { settlementTemplateID: 'Which template it is a line of' }],
  [{ settlementTemplateID: 1, part: 'Fee' }, { section: 'Which section the fee stands in' }],
  [{ settlementTemplateID: 1, part: 'Proration' }, {}],
  [
    { settlementTemplateID: 1, part: 'Proration', section: 'F' },
    { section: 'A proration stands in no section of costs' },
  ],
  [{ settlementTemplateID: 1, section: 'C', payeeRule: 'Named' }, { payeeName: 'Who is paid' }],
  [{ settlementTemplateID: 1, section: 'C', period: 'Annual' }, { period: 'Of a proration alone' }],
  [
    { settlementTemplateID: 1, section: 'C', amount: 1, percent: '1' },
    { percent: 'The fee is an amount already: it is not a percentage, too' },
  ],
])('has problems: %o', (row, problems) => {
  expect(templateLineProblems(row)).toEqual(problems);
});
