import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../trace/index.ts';
import {
  outsidePartyProblems,
  type RatedFile,
  type RateManual,
  rateManuals,
  rateOrderProblems,
  ratesFigure,
  ratesOfState,
  type StoredRateOrder,
} from './index.ts';
import { file, rated, stored, t19, t191 } from './stored-rates.fixture.ts';

/** What policies and their endorsements cost, in dollars. */
const prices = (...given: Parameters<typeof rated>) =>
  rated(...given).policies.map(({ kind, premium, endorsements }) => [
    kind,
    premium.value / 100,
    ...endorsements.map((each) => each.premium.value / 100),
  ]);

const missing = (rates: ReturnType<typeof stored>, of: RatedFile = file) => {
  const figure = ratesFigure(rates, of);
  return figure.kind === 'open' ? Object.keys(figure.missing) : [];
};

describe('a rate order', () => {
  it('a Texas purchase with both policies and T-19s is at the promulgated rates', () => {
    // Basic of 300,000: 780 + 200 × 4.94; of 240,000: 780 + 692. T-19 is 5 % of the loan’s basic, T-19.1 10 % of the owner’s.
    const order = stored({}, [t19, t191]);
    expect(prices(order)).toEqual([
      ['owner', 1768, 176.8],
      ['loan', 100, 73.6],
    ]);
    const { total, disclosed, split, day, manual } = rated(order);
    expect([total.value, disclosed?.loan.value, disclosed?.owner.value]).toEqual([2118_40, 1472_00, 396_00]);
    // The underwriter has 15 % of all of it.
    expect([split?.underwriter.value, split?.agent.value]).toEqual([317_76, 1800_64]);
    expect([day, manual.id]).toEqual(['2026-11-20', 'texas-2026']);
  });

  it('the underwriter’s part of a large liability goes by the bands of the manual, its steps by fields that are stored', () => {
    // 15,075 and 25: 5,100 at 30 %, 10,000 at 35 %.
    const order = stored({ state: 'FL', ownerLiability: 5_000_000_00 });
    const { split, total } = rated(order);
    expect([total.value, split?.underwriter.value, split?.agent.value]).toEqual([15_100_00, 5_030_00, 10_070_00]);
    const fields = split ? fieldsOf(split.underwriter.trace) : [];
    expect(fields.toSorted()).toEqual(['loanAmount', 'ownerLiability', 'underwriterPercent']);
    const agreed = rated({ ...order, order: { ...order.order, underwriterPercent: '30' } }).split;
    expect(agreed?.underwriter.value).toBe(4_530_00);
  });

  it.each<[string, Partial<StoredRateOrder>, unknown]>([
    // 575 + 200 × 5.00, and the flat premium of the loan.
    [
      'Florida, together',
      { state: 'FL' },
      [
        ['owner', 1575],
        ['loan', 25],
      ],
    ],
    [
      'Florida, apart',
      { state: 'FL', policies: 'Owner and loan, apart' },
      [
        ['owner', 1575],
        ['loan', 1275],
      ],
    ],
    [
      'the rates of its own date',
      { effectiveDate: '2026-02-28' },
      [
        ['owner', 1886],
        ['loan', 100],
      ],
    ],
    [
      'an amount of its own',
      { ownerLiability: 100_000_00, loanLiability: 100_000_00 },
      [
        ['owner', 780],
        ['loan', 100],
      ],
    ],
    ['the owner alone', { policies: 'Owner alone' }, [['owner', 1768]]],
    ['the loan alone', { policies: 'Loan alone' }, [['loan', 1472]]],
    [
      'an enhanced policy where rates have one',
      { state: 'NC', ownerCoverage: 'Homeowner’s' },
      [
        ['owner', 854.4],
        ['loan', 28.5],
      ],
    ],
  ])('%s', (_, order, expected) => {
    expect(prices(stored(order))).toEqual(expected);
  });

  it('the state of the property where the order says none', () => {
    const florida = { ...file, propertyState: 'FL' };
    expect(rated(stored({ state: null }), florida).manual.state).toBe('FL');
    expect(rated(stored(), florida).manual.state).toBe('TX');
  });

  it('a closing disclosure shows a Florida loan policy at its full premium, and the owner’s at the rest', () => {
    const { disclosed } = rated(stored({ state: 'FL' }));
    expect([disclosed?.loan.value, disclosed?.owner.value]).toEqual([1275_00, 325_00]);
    expect(rated(stored({ state: 'FL', policies: 'Owner and loan, apart' })).disclosed).toBeNull();
  });

  it('an earlier policy lowers the premium: of the owner for a reissue, of the loan paid off for a refinance', () => {
    const reissue = { state: 'FL', policies: 'Owner alone', transaction: 'Purchase' } as const;
    const prior = { priorDate: '2024-12-01', priorAmount: 200_000_00 };
    // 330 + 300 to 200,000 insured before, in place of 1,075.
    expect(prices(stored({ ...reissue, ...prior }))).toEqual([['owner', 1130]]);
    const refinance = { policies: 'Loan alone', transaction: 'Refinance', priorPayoff: 200_000_00 } as const;
    // Half of the basic premium of 200,000, 1,274, within four years.
    expect(prices(stored({ ...refinance, ...prior }))).toEqual([['loan', 835]]);
    // What a purchase pays off is the seller’s: no credit of the new loan.
    expect(prices(stored({ ...refinance, ...prior, transaction: 'Purchase' }))).toEqual([['loan', 1472]]);
  });

  it('says whence it is known what a policy insures: the file, or the field it is typed in', () => {
    const insured = (order: Partial<StoredRateOrder>) =>
      fieldsOf(rated(stored(order)).total.trace).filter((field) => /iability|salePrice|loanAmount|loans/.test(field));
    expect(insured({})).toEqual(['salePrice', 'loanAmount']);
    expect(insured({ ownerLiability: 300_000_00, loanLiability: 240_000_00 })).toEqual([
      'ownerLiability',
      'loanLiability',
    ]);
    expect(insured({ loanID: 1 })).toEqual(['salePrice', 'loanAmount']);
    expect(insured({ loanID: 3 })).toEqual(['salePrice', 'file.loans.3.amount']);
  });

  it('a loan policy insures the loan that is picked, that of the statement where none is', () => {
    const insured = (loanID: number | null) => rated(stored({ loanID, policies: 'Loan alone' })).policies[0]?.liability;
    expect([null, 1, 3].map(insured)).toEqual([240_000_00, 240_000_00, 80_000_00]);
  });

  it('endorsements that always come with a policy need not be asked for, one priced by hand has its own amount', () => {
    const always = rateManuals.map(
      (manual): RateManual => ({
        ...manual,
        endorsements: manual.endorsements.map((each) =>
          each.id === 'taxes-not-yet-due' ? { ...each, alwaysWith: ['loan'] } : each,
        ),
      }),
    );
    const { policies } = rated(
      stored({}, [{ label: 'Tax deletion', policy: 'Loan', amount: 20_00 }, t19]),
      file,
      always,
    );
    expect(policies[1]?.endorsements.map(({ label, premium, at }) => [label, premium.value, at])).toEqual([
      ['T-19 Restrictions, encroachments, minerals, residential loan', 73_60, 1],
      ['Taxes not yet due and payable', 5_00, null],
      ['Tax deletion', 20_00, 0],
    ]);
  });

  it('outside parties get an amount or a percent, and the agent keeps the rest of its part', () => {
    const parties = [
      { name: 'Surveyor', amount: 100_00 },
      { name: 'Attorney', percent: '10' },
    ];
    const { shares, kept, total } = rated(stored({}, [], parties));
    expect([total.value, ...shares.map(({ amount }) => amount.value)]).toEqual([1868_00, 100_00, 186_80]);
    // 85 % of 1,868.00 less both.
    expect(kept?.value).toBe(1301_00);
  });
});

describe('a rate order is open', () => {
  it.each<[string, Partial<StoredRateOrder>, readonly string[], Partial<RatedFile>?]>([
    ['without a state', { state: null }, ['state']],
    ['with a version of another state', { rateVersion: 'florida' }, ['state']],
    ['with a version that is not known', { rateVersion: 'any-tx#9' }, ['state']],
    ['in a state whose rates are not known', { state: 'WY' }, ['state']],
    ['on a day without rates', { effectiveDate: '2019-08-31' }, ['effectiveDate']],
    ['without a day', {}, ['closing'], { closingDate: null }],
    ['where a state has several rates', { state: 'AZ' }, ['rates']],
    ['with rates of another state', { state: 'AZ', rates: 'Texas promulgated rates' }, ['rates']],
    ['without its policies', { policies: null }, ['policies']],
    ['without amounts', {}, ['salePrice', 'loanAmount'], { salePrice: null, loanAmount: null }],
    ['where the owner’s policy insures nothing', { ownerLiability: 0 }, ['ownerLiability']],
    ['where the loan policy insures nothing', { loanLiability: 0 }, ['loanLiability']],
    ['of a loan whose amount is not known', { loanID: 4 }, ['file.loans.4.amount']],
    ['of a loan that the file does not have', { loanID: 9 }, ['file.loans.9.amount']],
    ['at a price of nothing', {}, ['salePrice'], { salePrice: 0 }],
    ['of a loan of nothing', { policies: 'Loan alone' }, ['loanAmount'], { loanAmount: 0 }],
    [
      'with an earlier policy of nothing',
      { priorDate: '2024-01-01', priorAmount: 0, transaction: 'Purchase' },
      ['priorAmount'],
    ],
    [
      'without who pays',
      { ownerBorrowerPart: null, loanBorrowerPart: null },
      ['ownerBorrowerPart', 'loanBorrowerPart'],
    ],
    ['without its section', { loanSection: null }, ['loanSection']],
    ['with half an earlier policy', { priorDate: '2024-01-01' }, ['priorAmount', 'transaction']],
    [
      'with an earlier policy of a later day',
      { priorDate: '2026-12-01', priorAmount: 1, transaction: 'Purchase' },
      ['priorDate'],
    ],
    ['with a coverage that the rates do not know', { ownerCoverage: 'Extended' }, ['ownerCoverage']],
    ['with an enhanced policy the rates do not have', { ownerCoverage: 'Homeowner’s' }, ['ownerCoverage']],
    [
      'by coverage, without one',
      { state: 'AZ', rates: 'Arizona TRG rates, zone 1' },
      ['ownerCoverage', 'loanCoverage'],
    ],
  ])('%s', (_, order, fields, of = {}) => {
    expect(missing(stored(order), { ...file, ...of })).toEqual(fields);
  });

  it('with an endorsement nobody prices, of no policy or of one that is not issued', () => {
    const rows = [{ code: 't-99' }, { ...t19, policy: 'Owner' as const }, {}];
    expect(missing(stored({ policies: 'Loan alone' }, rows))).toEqual([
      'endorsements.0.policy',
      'endorsements.0.amount',
      'endorsements.1.policy',
      'endorsements.2.label',
      'endorsements.2.policy',
      'endorsements.2.amount',
    ]);
  });

  it('with an outside party that gets nothing yet, or who is not named', () => {
    expect(missing(stored({}, [], [{ percent: '1' }, { name: 'Surveyor' }]))).toEqual([
      'parties.0.name',
      'parties.1.amount',
    ]);
  });
});

it('what is wrong with a row as a whole is said at its field', () => {
  expect(rateOrderProblems({ priorAmount: 0, ownerBorrowerPart: '100.5', underwriterPercent: '101' })).toEqual({
    priorAmount: 'An earlier policy insured more than nothing',
    ownerBorrowerPart: 'A part is at most 100 %',
    underwriterPercent: 'A share is at most 100 %',
  });
  expect(outsidePartyProblems({ amount: 1, percent: '1' })).toEqual({ percent: 'Either an amount or a percent' });
  expect(outsidePartyProblems({ percent: '101' })).toEqual({ percent: 'A part is at most 100 %' });
});

it('a state with one set of rates asks for no choice', () => {
  expect([ratesOfState('TX').length, ratesOfState(null).length]).toEqual([0, 0]);
  expect(ratesOfState('AZ').length).toBeGreaterThan(1);
});
