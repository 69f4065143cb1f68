import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inForceOn } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { addCents, type Cents, cents, multiplyRate } from '../money/index.ts';
import { explainedMoney, faultsOf, stepsOf } from '../trace/index.ts';
import {
  basicPremium,
  disclosedPremiums,
  endorsementPremium,
  endorsementsOf,
  manualFor,
  type PolicyOrder,
  type PremiumOrder,
  type PriorPolicy,
  policyPremiums,
  type RateManual,
  rateManuals,
  replaceAlerts,
  roundedLiability,
  splitOfPremiums,
  splitWithUnderwriter,
} from './index.ts';

const dollars = (amount: number) => cents(Math.round(amount * 100));
const texas2026 = manualFor('TX', '2026-11-21');
const texas2019 = manualFor('TX', '2020-01-01');
/** Manuals without coverages: those of filings have rules and tests of their own. */
const plainManuals = rateManuals.filter(({ coverages }) => !coverages);
const florida = manualFor('FL', '2026-11-21');
const northCarolina = manualFor('NC', '2026-11-21');
const premium = (liability: number, { basic }: RateManual) => basicPremium(dollars(liability), basic).value / 100;
const policy = (liability: number, more: Partial<PolicyOrder> = {}): PolicyOrder => ({
  liability: dollars(liability),
  ...more,
});

/** A premium as it was charged. */
const charged = (amount: Cents) => explainedMoney(amount, { label: 'Premium', field: 'premium' });

/** The code and field of what a calculation refuses. */
function refusal(work: () => unknown): readonly [string, string] | null {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return [error.code, error.field];
    throw error;
  }
  return null;
}

describe('Texas basic premiums', () => {
  it.each([
    [1, 308],
    [25_000, 308],
    [25_000.01, 310],
    [25_500, 310],
    [49_750, 465],
    [99_999, 780],
    [100_000, 780],
    // 200,000 over 100,000 at 4.94 is 494.00.
    [200_000, 1_274],
    [180_000, 1_175],
    [268_500, 1_612],
    [1_000_000, 5_226],
    [1_000_001, 5_226],
    [2_000_000, 9_286],
    [4_826_600, 20_762],
    [5_000_000, 21_466],
    [30_000_000, 85_916],
    [39_351_800, 99_289],
    [120_000_000, 202_216],
  ])('2026: %d costs %d', (liability, expected) => {
    expect(premium(liability, texas2026)).toBe(expected);
  });

  it.each([
    [25_000, 328],
    [100_000, 832],
    [180_000, 1_254],
    [1_000_000, 5_575],
    [60_000_000, 135_795],
  ])('2019: %d costs %d', (liability, expected) => {
    expect(premium(liability, texas2019)).toBe(expected);
  });

  it('each step of 2026 is that of 2019 less 6.2 %, to the dollar', () => {
    expect(texas2026.basic.steps).toHaveLength(151);
    for (const [at, { premium: before }] of texas2019.basic.steps.entries())
      expect(texas2026.basic.steps[at]?.premium).toBe(multiplyRate(before, '93.8', 'halfUp', dollars(1)));
  });

  it('the printed beginning of each band is what the band below comes to, to the dollar', () => {
    for (const { basic } of [texas2026, texas2019])
      for (const { over, base } of basic.bands)
        expect(Math.abs(basicPremium(over, basic).value - (base ?? 0))).toBeLessThanOrEqual(100);
  });

  it('names the band, the rate and the manual', () => {
    const { trace } = basicPremium(dollars(200_000), texas2026.basic);
    expect(trace.rule?.text).toContain('Basic Manual');
    const labels = [...stepsOf(trace)].map(({ label }) => label);
    expect(labels).toContain('For each 1,000.00 above');
  });
});

describe('a manual', () => {
  it.each([
    ['2026-11-21', 'texas-2026'],
    ['2026-03-01', 'texas-2026'],
    ['2026-02-28', 'texas-2019'],
    ['2019-09-01', 'texas-2019'],
  ])('on %s is %s', (day, id) => {
    expect(manualFor('TX', day).id).toBe(id);
  });

  it('is never that of another year or state', () => {
    expect(refusal(() => manualFor('TX', '2019-08-31'))).toEqual(['NO_TABLE', 'day']);
    expect(refusal(() => manualFor('WY', '2026-03-01'))).toEqual(['NO_TABLE', 'state']);
    expect(inForceOn([{ from: '2026-01-01', to: '2026-01-31' }], '2026-02-01')).toBeUndefined();
  });

  it('names each endorsement once', () => {
    for (const { endorsements } of rateManuals)
      expect(new Set(endorsements.map(({ id }) => id)).size).toBe(endorsements.length);
  });
});

it('basic premiums rise with the liability', () => {
  const liability = fc.integer({ min: 0, max: 200_000_000 }).map(dollars);
  fc.assert(
    fc.property(liability, liability, fc.constantFrom(...plainManuals), (a, b, { basic }) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(basicPremium(less, basic).value).toBeLessThanOrEqual(basicPremium(more, basic).value);
    }),
  );
});

it.each([
  [10_000, florida, 100],
  [100_000, florida, 575],
  [100_001, florida, 575.5],
  [180_000, florida, 975],
  [300_000, florida, 1_575],
  [1_000_000, florida, 5_075],
  [6_000_000, florida, 17_325],
  [12_000_000, florida, 30_325],
  [10_000, northCarolina, 56],
  [180_000, northCarolina, 451.6],
  // Units of 1,000 (GP-4): 278 and 81 at 2.17.
  [180_001, northCarolina, 453.77],
  [180_999, northCarolina, 453.77],
  [600_000, northCarolina, 1_287],
] as const)('%d by %o costs %d', (liability, manual, expected) => {
  expect(premium(liability, manual)).toBe(expected);
});

it('rounds a liability up to the unit of the manual', () => {
  expect(roundedLiability(dollars(180_000.01), northCarolina.basic)).toBe(dollars(181_000));
  expect(roundedLiability(dollars(180_000.01), texas2026.basic)).toBe(dollars(180_000.01));
  expect(refusal(() => basicPremium(cents(-1), florida.basic))).toEqual(['OUT_OF_RANGE', 'liability']);
});

const day = '2026-11-21';

describe('policies issued together', () => {
  const issue = (owner: number, loans: readonly number[], manual: RateManual) => {
    const result = policyPremiums({ day, owner: policy(owner), loans: loans.map((loan) => policy(loan)) }, manual);
    return {
      owner: (result.owner?.premium.value ?? 0) / 100,
      loans: result.loans.map(({ premium: { value } }) => value / 100),
    };
  };

  it.each([
    ['TX', texas2026, 180_000, [162_000, 10_000], 1_175, [100, 100]],
    // 200,000 costs 1,274: 99 more than the owner's 180,000.
    ['TX, the loan is more', texas2026, 180_000, [200_000], 1_175, [199]],
    ['TX, both loans together are more', texas2026, 180_000, [162_000, 38_000], 1_175, [100, 199]],
    ['FL', florida, 300_000, [240_000], 1_575, [25]],
    // 340,000 costs 1,775.
    ['FL, the loan is more', florida, 300_000, [340_000], 1_575, [225]],
    ['NC', northCarolina, 180_000, [162_000], 451.6, [28.5]],
  ] as const)('%s', (_, manual, owner, loans, expected, expectedLoans) => {
    expect(issue(owner, loans, manual)).toEqual({ owner: expected, loans: expectedLoans });
  });

  it('are shown by a closing disclosure with the loan policy in full and the owner’s with the rest', () => {
    const { disclosed, total } = policyPremiums({ day, owner: policy(180_000), loans: [policy(162_000)] }, texas2026);
    expect([disclosed?.loan.value, disclosed?.owner.value]).toEqual([1_086_00, 189_00]);
    expect(total.value).toBe(1_275_00);
    expect(total.trace.inputs).toHaveLength(2);
  });

  it('alone each cost the basic premium, and are shown as they are', () => {
    const { loans, disclosed, owner } = policyPremiums({ day, loans: [policy(162_000), policy(10_000)] }, texas2026);
    expect(loans.map(({ premium: { value } }) => value)).toEqual([1_086_00, 308_00]);
    expect([owner, disclosed]).toEqual([null, null]);
    expect(refusal(() => policyPremiums({ day, loans: [] }, texas2026))).toEqual(['MISSING', 'loans']);
    const nothing = { day, owner: policy(180_000), loans: [policy(162_000), policy(0)] };
    expect(refusal(() => policyPremiums(nothing, texas2026))).toEqual(['OUT_OF_RANGE', 'loans.1.liability']);
  });

  it('the parts are the total, whatever the loans', () => {
    const amount = fc.integer({ min: 1, max: 2_000_000 }).map((whole) => policy(whole));
    fc.assert(
      fc.property(
        amount,
        fc.array(amount, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...plainManuals),
        (owner, loans, manual) => {
          const result = policyPremiums({ day, owner, loans }, manual);
          const parts = [result.owner, ...result.loans].map((each) => each?.premium.value ?? cents(0));
          expect(addCents(...parts)).toBe(result.total.value);
          const all = addCents(...loans.map(({ liability }) => liability));
          const covered = basicPremium(cents(Math.max(owner.liability, all)), manual.basic).value;
          expect(result.total.value).toBe(covered + loans.length * manual.simultaneous.perLoan);
        },
      ),
    );
  });
});

describe('an earlier policy', () => {
  const alone = (manual: RateManual, kind: 'owner' | 'loan', order: PolicyOrder) => {
    const result = policyPremiums(
      kind === 'owner' ? { day, owner: order, loans: [] } : { day, loans: [order] },
      manual,
    );
    return result.total.value / 100;
  };

  it.each([
    // 50 % of the 1,175 that the 180,000 paid off cost keeps its cents.
    ['2026-11-20', 1_274 - 587.5],
    ['2022-11-21', 1_274 - 587.5],
    ['2022-11-20', 1_274 - 293.75],
    ['2018-11-22', 1_274 - 293.75],
    ['2018-11-21', 1_274],
  ])('of a loan paid off, of %s: Texas R-8 leaves %d', (before, expected) => {
    const prior = { day: before, amount: dollars(250_000), payoff: dollars(180_000) };
    expect(alone(texas2026, 'loan', policy(200_000, { prior }))).toBe(expected);
  });

  it('of 180,000, of which 170,000 are paid off: a quarter of 1,126.00 is 281.50', () => {
    const prior = { day: '2021-11-30', amount: dollars(180_000), payoff: dollars(170_000) };
    expect(alone(texas2026, 'loan', policy(200_000, { prior }))).toBe(992.5);
  });

  it('credits no more than is insured now', () => {
    const prior = { day: '2025-01-01', amount: dollars(180_000), payoff: dollars(170_000) };
    expect(alone(texas2026, 'loan', policy(100_000, { prior }))).toBe(780 - 390);
  });

  it('credits no more than was insured before', () => {
    const prior = { day: '2025-01-01', amount: dollars(100_000), payoff: dollars(180_000) };
    expect(alone(texas2026, 'loan', policy(200_000, { prior }))).toBe(1_274 - 390);
  });

  it.each([
    // Florida: 200,000 at 3.30 and 3.00 is 630.00, the 100,000 above at 5.00 is 500.00.
    ['FL, under three years', florida, { day: '2023-11-22', amount: dollars(200_000) }, 1_130],
    ['FL, three years', florida, { day: '2023-11-21', amount: dollars(200_000) }, 1_575],
    ['FL, unimproved', florida, { day: '2001-01-01', amount: dollars(200_000), isUnimproved: true }, 1_130],
    ['FL, the owner refinances', florida, { day: '2001-01-01', amount: dollars(200_000), isRefinance: true }, 1_130],
    ['FL, insured for more', florida, { day: '2025-01-01', amount: dollars(900_000) }, 930],
    // North Carolina: 300,000 costs 712.00, half of the 495.00 of 200,000 is 247.50.
    // 250,000 above a million at 2.00: 330 + 2,700 + 500, beside 5,700 at the original rate; the whole at that is 8,200.
    ['FL, the third reissue tier', florida, { day: '2025-01-01', amount: dollars(1_250_000) }, 3_530, 1_250_000],
    // Above ten million 1.50: 330 + 2,700 + 18,000 + 750.
    ['FL, the last reissue tier', florida, { day: '2025-01-01', amount: dollars(10_500_000) }, 21_780, 10_500_000],
    ['NC, fifteen years', northCarolina, { day: '2011-11-21', amount: dollars(200_000) }, 464.5],
    ['NC, older', northCarolina, { day: '2011-11-20', amount: dollars(200_000) }, 712],
    ['NC, unimproved is no reason', northCarolina, { day: '2001-01-01', amount: dollars(1), isUnimproved: true }, 712],
    ['TX has no reissue rate', texas2026, { day: '2025-01-01', amount: dollars(300_000) }, 1_768],
  ] as [string, RateManual, PriorPolicy, number, number?][])(
    'reissue: %s',
    (_, manual, prior, expected, insured = 300_000) => {
      expect(alone(manual, 'owner', policy(insured, { prior }))).toBe(expected);
    },
  );

  it('lowers a premium to the minimum at most', () => {
    const prior = { day: '2025-01-01', amount: dollars(20_000) };
    expect(alone(northCarolina, 'owner', policy(20_000, { prior }))).toBe(56);
  });

  it.each([
    ['2026-11-22', ['REVERSED', 'owner.prior.day']],
    ['last year', ['MALFORMED', 'owner.prior.day']],
  ])('of %s is refused', (before, expected) => {
    const order = policy(200_000, { prior: { day: before, amount: dollars(1) } });
    expect(refusal(() => alone(florida, 'owner', order))).toEqual(expected);
  });
});

it('enhanced coverage costs a fifth of the regular premium in North Carolina, after a reissue too', () => {
  const prior = { day: '2025-01-01', amount: dollars(180_000) };
  const total = (order: PolicyOrder) => policyPremiums({ day, owner: order, loans: [] }, northCarolina).total.value;
  expect(total(policy(180_000, { isEnhanced: true }))).toBe(541_92);
  expect(total(policy(180_000, { isEnhanced: true, prior }))).toBe(225_80 + 90_32);
  const order = { day, owner: policy(1, { isEnhanced: true }), loans: [] };
  expect(refusal(() => policyPremiums(order, texas2026))).toEqual(['NO_TABLE', 'owner.isEnhanced']);
});

it('a letter costs by the loan in North Carolina, nothing in Texas, and belongs to a loan of the file', () => {
  const order = { day, loans: [policy(162_000), policy(700_000)], closingProtectionLetters: [0, 1] };
  const letters = (manual: RateManual) =>
    policyPremiums(order, manual).closingProtectionLetters.map(({ value }) => value);
  // 162,000 at .69 and .13; above 500,000 nothing more.
  expect(letters(northCarolina)).toEqual([77_06, 121_00]);
  expect(letters(texas2026)).toEqual([0, 0]);
  const wrong = { ...order, closingProtectionLetters: [2] };
  expect(refusal(() => policyPremiums(wrong, northCarolina))).toEqual(['INCONSISTENT', 'closingProtectionLetters']);
});

describe('endorsements', () => {
  it.each([
    ['survey-residential-owner', 1_175, 58.75],
    ['survey-residential-owner', 308, 20],
    ['t-19-residential', 1_175, 58.75],
    ['t-19-residential', 308, 50],
    ['t-19.1-residential', 1_175, 117.5],
    ['t-24', 308, 25],
    ['t-23', 1_175, 100],
    ['taxes-not-yet-due', 1_175, 5],
  ] as const)('%s on a policy of %d costs %d', (id, of, expected) => {
    const [endorsement] = endorsementsOf('owner', [id], texas2026.endorsements);
    expect(endorsement && endorsementPremium(charged(dollars(of)), endorsement).value / 100).toBe(expected);
  });

  it.each(['alta-5', 'alta-8.1', 'alta-9'])('%s costs 23 in North Carolina, whatever the policy (PR-10)', (id) => {
    const [endorsement] = endorsementsOf('loan', [id], northCarolina.endorsements);
    expect(endorsement && endorsementPremium(charged(dollars(1_000)), endorsement).value).toBe(23_00);
  });

  it('that always come with a policy come once, those asked for in their order', () => {
    const known = texas2026.endorsements.map((each) =>
      each.id === 'taxes-not-yet-due' ? { ...each, alwaysWith: ['loan' as const] } : each,
    );
    const ids = (kind: 'owner' | 'loan', asked: string[]) => endorsementsOf(kind, asked, known).map(({ id }) => id);
    expect(ids('loan', ['t-23'])).toEqual(['t-23', 'taxes-not-yet-due']);
    expect(ids('loan', ['taxes-not-yet-due', 't-23'])).toEqual(['taxes-not-yet-due', 't-23']);
    expect(ids('owner', [])).toEqual([]);
    expect(refusal(() => ids('owner', ['t-99']))).toEqual(['NO_TABLE', 'endorsements']);
  });

  it('count on the premium charged for their policy, and to the total', () => {
    const order = { day, owner: policy(180_000, { endorsements: ['survey-residential-owner'] }), loans: [] };
    expect(policyPremiums(order, texas2026).total.value).toBe(1_233_75);
  });
});

it.each([
  ['15', 1_175_00, 176_25, 998_75],
  ['33.333', 100_01, 33_34, 66_67],
  ['0', 100_00, 0, 100_00],
  ['100', 100_00, 100_00, 0],
])('%s percent of a premium of %d is the underwriter’s %d, the agent has %d', (share, of, underwriter, agent) => {
  const split = splitWithUnderwriter(charged(cents(of)), share, 'halfUp');
  expect([split.underwriter.value, split.agent.value]).toEqual([underwriter, agent]);
});

describe('the underwriter’s part of large liabilities in Florida: 30 % of what the first million costs, 35 % up to five, 40 % above', () => {
  const splitOf = (order: Omit<PremiumOrder, 'day'>, agreed: string | null = null, manual = florida) => {
    const orders = [{ day, ...order }];
    const split = splitOfPremiums(orders, policyPremiums({ day, ...order }, manual).total, manual, agreed);
    if (split) expect([faultsOf(split.underwriter.trace), faultsOf(split.agent.trace)]).toEqual([[], []]);
    return split && [split.underwriter.value / 100, split.agent.value / 100];
  };
  const prior = { day: '2025-01-01', amount: dollars(2_000_000) };

  it.each<[string, Omit<PremiumOrder, 'day'>, readonly number[]]>([
    ['1,000,000', { owner: policy(1_000_000), loans: [] }, [1_522.5, 3_552.5]],
    // 5,075 at 30 %, 250 for the fraction at 35 %.
    ['1,000,001', { owner: policy(1_000_001), loans: [] }, [1_522.59, 3_552.66]],
    ['5,000,000', { owner: policy(5_000_000), loans: [] }, [5_022.5, 10_052.5]],
    ['12,500,000', { owner: policy(12_500_000), loans: [] }, [11_522.5, 19_802.5]],
    // The 25 of the loan stand with the first million.
    ['a loan with it', { owner: policy(5_000_000), loans: [policy(4_000_000)] }, [5_030, 10_070]],
    // 3,030 at 30 %, a million at 2.00 and three at 2.50 at 35 %.
    ['a reissue', { owner: policy(5_000_000, { prior }), loans: [] }, [4_234, 8_296]],
    ['two loans that are no large ones', { loans: [policy(900_000), policy(900_000)] }, [2_745, 6_405]],
  ])('%s', (_, order, parts) => expect(splitOf(order)).toEqual(parts));

  it('what was agreed counts for all of it, and without either there is none', () => {
    expect(splitOf({ owner: policy(5_000_000), loans: [] }, '30')).toEqual([4_522.5, 10_552.5]);
    expect(splitOf({ owner: policy(5_000_000), loans: [] }, null, northCarolina)).toBeNull();
  });
});

it.each(['-1', '100.01', 'half'])('refuses an underwriter’s share of %s', (share) => {
  expect(refusal(() => splitWithUnderwriter(charged(cents(1)), share, 'halfUp'))).toEqual([
    'OUT_OF_RANGE',
    'underwriterPercent',
  ]);
});

it('discloses what was charged, in sum', () => {
  const full = basicPremium(dollars(162_000), texas2026.basic);
  const { loan, owner } = disclosedPremiums(full, charged(dollars(1_175)), charged(dollars(100)));
  expect([loan.value, owner.value]).toEqual([1_086_00, 189_00]);
});

// holds blocks 3.35, blocks 4.25, blocks 9.31
it('alerts of a calculation take the place of its own, and never double', () => {
  const first = replaceAlerts([], 7, [{ target: 'owner', message: 'No reissue' }]);
  expect(first).toEqual([{ orderRateCalculationID: 7, target: 'owner', message: 'No reissue', severity: 1 }]);
  const other = replaceAlerts(first, 8, [{ target: 'loan', message: 'Rate changed', severity: 0 }]);
  const again = replaceAlerts(other, 7, [
    { target: 'loan', message: 'Basic rate' },
    { target: 'loan', message: 'Minimum' },
  ]);
  expect(again.map(({ orderRateCalculationID, message }) => [orderRateCalculationID, message])).toEqual([
    [8, 'Rate changed'],
    [7, 'Minimum'],
  ]);
  expect(replaceAlerts(again, 7, [])).toEqual([again[0]]);
});

it('every premium can be worked out again from what was given and what the manual says', () => {
  const amount = fc.integer({ min: 1, max: 60_000_000 }).map(dollars);
  const order = fc.record(
    {
      liability: amount,
      isEnhanced: fc.boolean(),
      prior: fc.record({ day: fc.constantFrom('2025-01-01', '2021-01-01', '2001-01-01'), amount, payoff: amount }),
    },
    { requiredKeys: ['liability'] },
  );
  fc.assert(
    fc.property(
      fc.option(order, { nil: undefined }),
      fc.array(order, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...plainManuals),
      (owner, loans, manual) => {
        const plain = ({ isEnhanced, ...rest }: PolicyOrder) =>
          isEnhanced && manual.enhanced ? { ...rest, isEnhanced } : rest;
        const wanted = {
          day,
          ...(owner ? { owner: plain(owner) } : {}),
          loans: loans.map(plain),
          closingProtectionLetters: [0],
        };
        const { total, disclosed } = policyPremiums(wanted, manual);
        expect(faultsOf(total.trace)).toEqual([]);
        if (disclosed) expect(faultsOf(disclosed.owner.trace)).toEqual([]);
        const split = splitWithUnderwriter(total, '15', 'halfUp');
        expect(faultsOf(split.agent.trace)).toEqual([]);
      },
    ),
  );
});

it('names the policy whose liability is wrong', () => {
  expect(refusal(() => policyPremiums({ day, owner: policy(1), loans: [policy(-1)] }, texas2026))).toEqual([
    'OUT_OF_RANGE',
    'loans.0.liability',
  ]);
  expect(refusal(() => policyPremiums({ day: 'soon', loans: [policy(1)] }, texas2026))).toEqual(['MALFORMED', 'day']);
});
