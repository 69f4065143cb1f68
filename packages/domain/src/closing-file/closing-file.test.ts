import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDate } from '../dates/index.ts';
import { cents } from '../money/index.ts';
import { sampleFees, samplePurchase } from '../settlement/sample-purchase.ts';
import { faultsOf } from '../trace/index.ts';
import { closeFile, closingProcedures, figuresOf, type PurchaseFile, whatIf } from './index.ts';

const none = cents(0);
const ofOtherStatements = /^(hud|alta|netSheet|receipts|disbursements)/;
const madeHere = /Prepaid interest|commission/;

/** The purchase sample of Regulation Z, from its inputs alone. */
const file: PurchaseFile = {
  closing: '2013-04-15',
  salePrice: samplePurchase.salePrice,
  personalProperty: none,
  deposit: samplePurchase.deposit,
  sellerCredit: samplePurchase.sellerCredit,
  otherCredits: samplePurchase.otherCredits,
  lenderCredits: none,
  loan: {
    amount: samplePurchase.loanAmount,
    rate: '3.875',
    termMonths: 360,
    interestFrom: '2013-05-01',
    prepaidInterestBasis: { daysInYear: 360, roundsDay: true },
    mortgageInsurance: cents(82_35),
    originalValue: cents(180_000_00),
  },
  prorations: [
    { label: 'HOA dues', amount: cents(150_00), period: 'monthly', from: '2013-04-01', to: '2013-04-30', isPaid: true },
    {
      label: 'County taxes',
      amount: cents(1263_60),
      period: 'annual',
      from: '2013-01-01',
      to: '2013-12-31',
      isPaid: false,
    },
  ],
  prorationChoices: { dayCount: '30/360', closingDayBelongsTo: 'buyer', dailyDecimals: null },
  payoffs: [
    {
      label: 'First mortgage',
      principal: cents(99_900_00),
      interest: cents(100_00),
      interestTo: '2013-04-15',
      goodThrough: '2013-04-30',
      perDiem: { kind: 'quoted', amount: cents(11_00) },
      fees: [],
      credits: none,
    },
  ],
  commissions: ['Listing side', 'Selling side'].map((label) => ({
    label,
    terms: { kind: 'flat', amount: cents(5700_00) },
    shares: [{ payee: 'Broker', part: 1 }],
    depositHeld: none,
  })),
  fees: sampleFees.filter(({ label }) => !madeHere.test(label)),
};

describe('all figures of a file in one pass', () => {
  it.each([
    ['principalAndInterest', 761_78],
    ['prepaidInterest', 279_04],
    ['loanCosts', 4694_05],
    ['otherCosts', 5018_05],
    ['closingCosts', 9712_10],
    ['dueFromBorrower', 189_762_30],
    ['paidForBorrower', 175_615_04],
    ['cashFromBorrower', 14_147_26],
    ['dueToSeller', 180_080_00],
    ['dueFromSeller', 115_665_04],
    ['cashToSeller', 64_414_96],
    ['totalOfPayments', 285_803_36],
    ['financeCharge', 118_830_27],
    ['amountFinanced', 162_000_00],
    ['annualPercentageRate', '4.174'],
    ['totalInterestPercentage', '69.46'],
  ])('%s of the purchase sample: %s', (name, expected) => {
    expect(figuresOf(file).get(name)?.value).toBe(expected);
  });

  it('every figure can be worked out again, down to what was given or stands in a rule', () => {
    for (const [name, { trace }] of figuresOf(file)) expect(faultsOf(trace, closingProcedures), name).toEqual([]);
  });

  it('refuses two figures of one name, rather than to lose one', () => {
    expect(() => figuresOf({ ...file, payoffs: [...file.payoffs, ...file.payoffs] })).toThrow('payoff.First mortgage');
  });
});

describe('what if', () => {
  const names = (changes: Partial<PurchaseFile>) => whatIf(file, changes).map(({ name }) => name);

  it('nothing changes, nothing is listed', () => {
    expect(whatIf(file, {})).toEqual([]);
    expect(whatIf(file, { closing: file.closing })).toEqual([]);
  });

  it('the closing slips by a day: interest, prorations, payoff and both sides move', () => {
    const all = whatIf(file, { closing: '2013-04-16' });
    const moved = all.filter(({ name }) => !ofOtherStatements.test(name));
    expect(moved.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['prepaidInterest', 279_04, 261_60],
      ['proration.HOA dues', 80_00, 75_00],
      ['proration.County taxes', 365_04, 368_55],
      ['payoff.First mortgage', 100_000_00, 100_011_00],
      ['section.F', 2120_80, 2103_36],
      ['otherCosts', 5018_05, 5000_61],
      ['closingCosts', 9712_10, 9694_66],
      ['dueFromBorrower', 189_762_30, 189_739_86],
      ['paidForBorrower', 175_615_04, 175_618_55],
      ['cashFromBorrower', 14_147_26, 14_121_31],
      ['dueToSeller', 180_080_00, 180_075_00],
      ['dueFromSeller', 115_665_04, 115_679_55],
      ['cashToSeller', 64_414_96, 64_395_45],
      ['totalOfPayments', 285_803_36, 285_785_92],
      ['totalInterestPercentage', '69.46', '69.45'],
    ]);
    expect(moved[1]?.trace.inputs?.map(({ label }) => label)).toContain('Days of the buyer');
  });

  it('another rate moves the loan and its prepaid interest, and not the seller', () => {
    const moved = names({ loan: { ...file.loan, rate: '4' } });
    expect(moved).toEqual(expect.arrayContaining(['principalAndInterest', 'prepaidInterest', 'annualPercentageRate']));
    expect(moved).not.toContain('cashToSeller');
  });

  it('a fee that the seller pays moves from one side to the other', () => {
    const fees = file.fees.map((fee) =>
      fee.label === 'Survey fee' && 'charges' in fee
        ? { ...fee, charges: fee.charges.map((charge) => ({ ...charge, paidBy: 'seller' as const })) }
        : fee,
    );
    const moved = whatIf(file, { fees });
    const change = (name: string) => {
      const { before = 0, after = 0 } = moved.find((figure) => figure.name === name) ?? {};
      return Number(after) - Number(before);
    };
    expect([change('cashFromBorrower'), change('cashToSeller')]).toEqual([-85_00, -85_00]);
  });

  it('a broker who holds the deposit gets no more for it, and the seller no less', () => {
    const commissions = file.commissions.map((side) => ({ ...side, depositHeld: cents(5_000_00) }));
    expect(whatIf(file, { commissions })).toEqual([]);
  });

  it('a commission is that of its payees and of whom it is referred by', () => {
    const referral = { payee: 'Sigma', rate: '25' };
    const commissions = file.commissions.map((side) => ({ ...side, referral }));
    const payees = closeFile({ ...file, commissions }).facts.fees.map(({ payee }) => payee);
    expect(payees).toContain('Broker, Sigma');
  });

  it('a payoff that is gone is listed with what it was', () => {
    const [gone] = whatIf(file, { payoffs: [] }).filter(({ name }) => name.startsWith('payoff.'));
    expect(gone).toMatchObject({ before: 100_000_00, after: null, label: 'First mortgage' });
  });
});

it('no change of price, date or credits makes money: what comes in goes out', () => {
  const changes = fc.record({
    salePrice: fc.integer({ min: 150_000_00, max: 250_000_00 }).map(cents),
    deposit: fc.integer({ min: 0, max: 20_000_00 }).map(cents),
    sellerCredit: fc.integer({ min: 0, max: 5_000_00 }).map(cents),
    closing: fc.integer({ min: -14, max: 15 }).map((days) => addToDate(file.closing, days, 'days')),
  });
  fc.assert(
    fc.property(changes, (change) => {
      const changed = { ...file, ...change };
      const figures = figuresOf(changed);
      const value = (name: string) => Number(figures.get(name)?.value);
      const rebates = changed.otherCredits.reduce((sum, { amount }) => sum + amount, 0);
      const comesIn = value('cashFromBorrower') + changed.loan.amount + changed.deposit + rebates;
      const bySeller = changed.fees
        .flatMap((fee) => ('charges' in fee ? fee.charges : []))
        .filter((charge) => charge.paidBy === 'seller' && charge.when === 'atClosing');
      const sellerFees = bySeller.reduce((sum, { amount }) => sum + amount, 0) + 2 * 5700_00;
      const borrowerAtClosing = value('closingCosts') - 29_80;
      const goesOut = value('cashToSeller') + value('payoff.First mortgage') + sellerFees + borrowerAtClosing;
      expect(comesIn).toBe(goesOut);
    }),
    { numRuns: 30 },
  );
});
