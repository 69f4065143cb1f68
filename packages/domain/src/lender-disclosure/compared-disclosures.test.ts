import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { knownPurchase } from './h25b.fixture.ts';
import {
  comparedDisclosures,
  type DisclosedFee,
  type DisclosedLine,
  type DisclosedPayment,
  type DisclosedStatement,
  movedBy,
  ourDisclosure,
} from './index.ts';

const payment = (mortgageInsurance: number): DisclosedPayment => ({
  fromYear: 1,
  toYear: 7,
  isFinal: false,
  principalAndInterest: { least: cents(761_78), most: cents(761_78) },
  mortgageInsurance: cents(mortgageInsurance),
  escrow: cents(206_13),
  total: { least: cents(1050_26), most: cents(1050_26) },
});

const ours: DisclosedStatement = {
  ...ourDisclosure({
    known: knownPurchase,
    loan: null,
    facts: { lender: 'Ficus Bank', tip: '69.457', apr: '4.174', prepaymentPenalty: true, product: 'Fixed Rate' },
  }),
  payments: [payment(82_35)],
};

type FeeChange = (fee: DisclosedFee) => DisclosedFee | null;
type LineChange = (line: DisclosedLine) => DisclosedLine | null;

/** A lender’s disclosure that says otherwise what is changed. */
const lenders = (fee: FeeChange, line: LineChange = (same) => same, facts: DisclosedStatement['facts'] = {}) => ({
  facts: { ...ours.facts, ...facts },
  fees: ours.fees.flatMap((each) => fee(each) ?? []),
  lines: ours.lines.flatMap((each) => line(each) ?? []),
  payments: ours.payments,
});
const same: FeeChange = (fee) => fee;
const named =
  (name: string, change: FeeChange): FeeChange =>
  (fee) =>
    fee.label === name ? change(fee) : fee;

/** What is told, in short. */
const told = (theirs: DisclosedStatement) =>
  comparedDisclosures(theirs, ours).map(({ section, line, column, theirs: their, ours: our }) => [
    section,
    line,
    column,
    their,
    our,
  ]);

describe('two disclosures that say the same', () => {
  it('have no difference', () => {
    expect(comparedDisclosures(lenders(same), ours)).toEqual([]);
  });

  it('have none where the name of a line says who gives it, too', () => {
    const named = lenders(same, (line) =>
      line.kind === 'otherCredit' ? { ...line, label: 'Rebate from Epsilon Title Co.', party: null } : line,
    );
    expect(told(named)).toEqual([]);
  });

  it('have none by other names, cases, marks and order of their lines, nor where theirs says nothing', () => {
    const renamed = lenders((fee) => ({
      ...fee,
      label: fee.label.toUpperCase().replace('TITLE –', 'Title -').replace(' FEE', ' FEES'),
      payee: null,
    }));
    const quiet = { ...renamed, fees: renamed.fees.toReversed(), facts: { tip: '69.46' }, payments: null };
    expect(comparedDisclosures(quiet, ours)).toEqual([]);
  });
});

describe('a disclosure of the borrower alone', () => {
  const isSellers = (line: DisclosedLine) => line.section === 'M' || line.section === 'N';
  const facts = Object.fromEntries(Object.entries(ours.facts).filter(([name]) => !/seller/i.test(name)));
  const alone: DisclosedStatement = {
    ...ours,
    facts,
    fees: ours.fees.flatMap((fee) => {
      const columns = Object.fromEntries(Object.entries(fee.columns).filter(([name]) => !/seller/i.test(name)));
      return Object.keys(columns).length > 0 ? { ...fee, columns } : [];
    }),
    lines: ours.lines.filter((line) => !isSellers(line)),
  };

  it('is not compared with the side of the seller', () => {
    expect(ours.fees.length).toBeGreaterThan(alone.fees.length);
    expect(told(alone)).toEqual([]);
  });

  it.each<[string, Partial<DisclosedStatement>]>([
    ['a line', { lines: [...alone.lines, ...ours.lines.filter(isSellers).slice(0, 1)] }],
    ['a total', { facts: { ...facts, dueToSeller: 180_080_00 } }],
  ])('is one of both where it says of the seller %s', (_, more) => {
    expect(told({ ...alone, ...more }).map(([section]) => section)).toContain('N');
  });

  it('may say what the seller pays of the costs, which is compared, and leave sections M and N blank', () => {
    const costs = { ...alone, fees: ours.fees };
    expect(told(costs)).toEqual([]);
    const less = ours.fees.filter(({ label }) => label !== 'Transfer tax');
    expect(told({ ...costs, fees: less }).map(([, line, column]) => [line, column])).toEqual([
      ['Transfer tax', 'Seller at closing'],
    ]);
  });
});

describe('a difference', () => {
  it.each<[string, DisclosedStatement, readonly unknown[]]>([
    [
      'an amount',
      lenders(named('Application fee', (fee) => ({ ...fee, columns: { borrowerAtClosing: cents(350_00) } }))),
      [['A', 'Application fee', 'Borrower at closing', 350_00, 300_00]],
    ],
    [
      'another column',
      lenders(named('Credit report fee', (fee) => ({ ...fee, columns: { borrowerAtClosing: cents(29_80) } }))),
      [
        ['B', 'Credit report fee', 'Borrower at closing', 29_80, null],
        ['B', 'Credit report fee', 'Borrower before closing', null, 29_80],
      ],
    ],
    [
      'a line that theirs has not',
      lenders(named('Survey fee', () => null)),
      [['C', 'Survey fee', 'Borrower at closing', null, 85_00]],
    ],
    [
      'a line that ours has not',
      {
        ...ours,
        fees: [
          ...ours.fees,
          { section: 'H', label: 'Home warranty plus', kind: null, payee: null, columns: { others: cents(1_00) } },
        ],
      },
      [['H', 'Home warranty plus', 'Others', 1_00, null]],
    ],
    [
      'another section',
      lenders(named('Survey fee', (fee) => ({ ...fee, section: 'B' }))),
      [['B', 'Survey fee', 'Section', 'B', 'C']],
    ],
    [
      'the same line by another name, told by what it is for',
      lenders(
        named('Pest inspection fee', (fee) => ({
          ...fee,
          label: 'Termites',
          columns: { borrowerAtClosing: cents(99_00) },
        })),
      ),
      [['C', 'Pest inspection fee', 'Borrower at closing', 99_00, 120_50]],
    ],
    [
      'another charge of the same amount',
      lenders(named('HOA capital contribution', (fee) => ({ ...fee, label: 'Broker bonus' }))),
      [['H', 'HOA capital contribution', 'Name', 'Broker bonus', 'HOA capital contribution']],
    ],
    [
      'the percent of points',
      lenders(named('0.25 % of Loan Amount (Points)', (fee) => ({ ...fee, label: '0.5% of Loan Amount (Points)' }))),
      [['A', '0.25 % of Loan Amount (Points)', 'Percent', '0.5', '0.25']],
    ],
    [
      'what is optional',
      lenders(named('HOA capital contribution', (fee) => ({ ...fee, isOptional: true }))),
      [['H', 'HOA capital contribution', 'Optional', true, false]],
    ],
    [
      'a line of the summaries',
      lenders(same, (line) => (line.kind === 'otherCredit' ? { ...line, amount: cents(700_00) } : line)),
      [['L', 'Rebate', '', 700_00, 750_00]],
    ],
    [
      'the only payoff, by another name',
      lenders(same, (line) =>
        line.kind === 'payoff' ? { ...line, label: 'First mortgage', amount: cents(100_011_00) } : line,
      ),
      [['N', 'Rho Servicing', '', 100_011_00, 100_000_00]],
    ],
    [
      'a payoff of the same amount to somebody else',
      lenders(same, (line) => (line.kind === 'payoff' ? { ...line, label: 'Sigma Bank', party: null } : line)),
      [['N', 'Rho Servicing', 'Payee', 'Sigma Bank', 'Rho Servicing']],
    ],
    [
      'a payoff whose debt is named, and who is paid',
      lenders(same, (line) => (line.kind === 'payoff' ? { ...line, label: 'First mortgage', party: 'Sigma' } : line)),
      [['N', 'Rho Servicing', 'Payee', 'Sigma', 'Rho Servicing']],
    ],
    [
      'a line of the same amount under another heading and by another name',
      lenders(same, (line) =>
        line.kind === 'otherCredit' ? { ...line, kind: 'adjustment', label: 'Gift from aunt', party: 'Aunt' } : line,
      ),
      [
        ['L', 'Rebate', 'Heading', 'Adjustments', 'Other Credits'],
        ['L', 'Rebate', 'Name', 'Gift from aunt', 'Rebate'],
        ['L', 'Rebate', 'Party', 'Aunt', 'Epsilon Title Co.'],
      ],
    ],
    [
      'a side of a proration',
      lenders(same, (line) => (line.section === 'N' && line.days ? { ...line, amount: cents(365_03) } : line)),
      [['N', 'County taxes', '', 365_03, 365_04]],
    ],
    [
      'the days of a proration',
      lenders(same, (line) =>
        line.section === 'K' && line.days ? { ...line, days: { from: '2013-04-16', to: line.days.to } } : line,
      ),
      [['K', 'HOA dues', 'From', '2013-04-16', '2013-04-15']],
    ],
    [
      'facts of each kind',
      lenders(same, (line) => line, {
        lender: 'Ficus Bank NA',
        apr: '4.175',
        tip: '69.47',
        prepaymentPenalty: false,
        closingDate: '2013-04-16',
        lenderCredits: 100_00,
        issued: '2013-04-12',
        loanNumber: '123',
      }),
      [
        ['closing', 'Closing Date', '', '2013-04-16', '2013-04-15'],
        ['loan', 'Lender', '', 'Ficus Bank NA', 'Ficus Bank'],
        ['loan', 'Loan ID #', '', '123', null],
        ['terms', 'Prepayment Penalty', '', false, true],
        ['J', 'Lender Credits', '', 100_00, 0],
        ['calculations', 'Annual Percentage Rate (APR)', '', '4.175', '4.174'],
        ['calculations', 'Total Interest Percentage (TIP)', '', '69.47', '69.457'],
      ],
    ],
    [
      'a column of the payments',
      { ...ours, payments: [payment(82_36)] },
      [['payments', 'Years 1–7', 'Mortgage Insurance', 82_36, 82_35]],
    ],
  ])('is told: %s', (_, theirs, expected) => {
    expect(told(theirs)).toEqual(expected);
  });

  it('stands in the order of the form, however its line was found', () => {
    const theirs = lenders((fee) => {
      if (fee.label === 'Pest inspection fee') return { ...fee, label: 'Termites', payee: 'Bugs Co.' };
      return fee.label === 'Survey fee' ? { ...fee, columns: { borrowerAtClosing: cents(86_00) } } : fee;
    });
    const payees = { ...ours, fees: ours.fees.map((fee) => ({ ...fee, payee: fee.payee ?? 'Pests Co.' })) };
    const lines = comparedDisclosures(theirs, payees).map(({ line, column }) => [line, column]);
    expect(lines.slice(0, 2)).toEqual([
      ['Pest inspection fee', 'Payee'],
      ['Survey fee', 'Borrower at closing'],
    ]);
  });

  it('says by how much, where it is typed, and what taking it over moves', () => {
    const theirs = lenders(
      named('Application fee', (fee) => ({ ...fee, columns: { borrowerAtClosing: cents(350_00) } })),
      (line) => (line.kind === 'sellerCredit' ? { ...line, amount: cents(3000_00) } : line),
    );
    const differences = comparedDisclosures(theirs, ours);
    expect(differences.map(({ difference, from, costColumn }) => [difference, from, costColumn])).toEqual([
      [50_00, expect.stringMatching(/./), 'borrowerAtClosing'],
      [500_00, 'adjustments.0', undefined],
      [500_00, 'adjustments.0', undefined],
    ]);
    expect(movedBy(differences)).toEqual({ fromBorrower: -450_00, toSeller: -500_00 });
    expect(movedBy([])).toEqual({ fromBorrower: 0, toSeller: 0 });
  });
});
