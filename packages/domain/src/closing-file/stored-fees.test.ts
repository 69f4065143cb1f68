import { describe, expect, it } from 'vitest';
import { emptyCommission } from '../commissions/index.ts';
import { emptyEscrowItem, type StoredEscrowItem } from '../escrow-account/index.ts';
import { feeKindWords, type StoredFee } from '../fees/index.ts';
import { columnOf, type FeeKind } from '../settlement/index.ts';
import { sampleFees } from '../settlement/sample-purchase.ts';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import {
  closingProcedures,
  type FileFacts,
  figuredFees,
  type StoredCharges,
  statementFigures,
  statementInterest,
  type TotalName,
  typedInterestWords,
  whatIsMissing,
} from './index.ts';

const file: FileFacts = {
  hasSeller: true,
  salePrice: 180_000_00,
  earnestMoney: 10_000_00,
  loan: { amount: 162_000_00 },
  closingDate: '2013-04-15',
  disbursementDate: null,
};
const rows = { payoffs: [], prorations: [], adjustments: [{ kind: 'Seller credit', buyerAmount: 2500_00 }] } as const;

/** What a fee is for, in the word that is stored. */
const wordOf = (kind: FeeKind = 'general') =>
  // The keys of the table of words are known by its type.
  (Object.keys(feeKindWords) as (keyof typeof feeKindWords)[]).find((word) => feeKindWords[word] === kind) ?? null;

/** The fees of form H-25(B) as they are stored; its points by their rate, its commissions by rows of their own. */
const fees = sampleFees
  .filter(({ kind }) => kind !== 'commission')
  .map(({ label, section, payee, charges: [charge], ...fee }): Partial<StoredFee> => {
    if (!charge) throw new Error(`Nobody pays ${label}`);
    const column = columnOf(charge);
    const shared = { label, section, payeeName: payee ?? null, bucket: 'None', kind: wordOf(fee.kind) } as const;
    return fee.kind === 'ratePoints'
      ? { ...shared, percent: '0.25', percentOf: 'Loan amount', borrowerAtClosingPercent: '100' }
      : { ...shared, [column]: charge.amount, ...(column === 'others' && { otherPayer: 'Lender' as const }) };
  });
const commission = (label: string, payee: string) => ({
  stored: { ...emptyCommission, label, paidBy: 'Seller', agreedAs: 'Flat amount', flatAmount: 5700_00 } as const,
  payees: [{ payee, part: '100' }],
  tiers: [],
});
const noEscrow: StoredCharges['escrow'] = {
  terms: { cushionMonths: null, paymentRounding: null },
  firstPayment: { day: null, source: 'The loan has no first payment' },
  items: [],
};
const charges: StoredCharges = {
  fees,
  commissions: [commission('listing side', 'Alpha'), commission('selling side', 'Omega')],
  documents: [],
  taxes: [],
  interest: { byDay: null, loan: null },
  rates: [],
  escrow: noEscrow,
};

const totalsOf = (given: StoredCharges, of = file) => statementFigures(of, rows, figuredFees(of, given)).totals;
const amounts = (given: StoredCharges, of = file) =>
  Object.fromEntries(
    Object.entries(totalsOf(given, of)).map(([name, total]) => [
      name,
      total?.kind === 'figure' ? total.value : (total?.missing.map(({ field }) => field) ?? null),
    ]),
  );

it('the stored fees and commissions of form H-25(B) come to its closing costs', () => {
  expect(Object.keys(feeKindWords)).toContain(fees[0]?.kind);
  const totals = totalsOf(charges);
  expect(amounts(charges)).toMatchObject({
    loanCosts: 4694_05,
    otherCosts: 5018_05,
    closingCosts: 9712_10,
    borrowerAtClosing: 9682_30,
    sellerAtClosing: 12_800_00,
  });
  for (const total of Object.values(totals))
    if (total?.kind === 'figure') expect(faultsOf(total.trace, closingProcedures)).toEqual([]);
  const fields = (name: TotalName) => (totals[name]?.kind === 'figure' ? fieldsOf(totals[name].trace) : []);
  expect(fields('loanCosts')).toEqual(expect.arrayContaining(['fees.0.percent', 'fees.1.borrowerAtClosing']));
  expect(fields('dueFromSeller')).toContain('commissions.1.terms.amount');
});

it('a fee that its payers do not bear whole puts the statement out of balance by the rest', () => {
  const balanceOf = (borne: number) => {
    const fee = { label: 'Warranty', section: 'H', bucket: 'None', amount: 500_00, sellerAtClosing: borne } as const;
    const { balance } = statementFigures(file, rows, figuredFees(file, { ...charges, fees: [...fees, fee] }));
    return balance.kind === 'open' ? balance.kind : [balance.kind, balance.state.outBy];
  };
  expect(balanceOf(500_00)).toMatchObject(['balanced', { value: 0 }]);
  expect(balanceOf(450_00)).toMatchObject([
    'out',
    { value: 50_00, trace: { inputs: [{ field: `fees.${fees.length}.sellerAtClosing` }] } },
  ]);
});

it('a share of a seller who is not there leaves a fee open, by the way to its field', () => {
  const fee = { label: 'Survey', section: 'C', bucket: 'None', borrowerAtClosing: 100_00 } as const;
  const of = (hasSeller: boolean, sellerAtClosing: number) => {
    const there = { ...file, hasSeller };
    const given = { ...charges, commissions: [], fees: [{ ...fee, sellerAtClosing }] };
    return statementFigures(there, { ...rows, adjustments: [] }, figuredFees(there, given)).balance;
  };
  expect(of(true, 300_00).kind).toBe('balanced');
  expect(of(false, 0).kind).toBe('balanced');
  expect(of(false, 300_00)).toEqual({
    kind: 'open',
    missing: [{ field: 'fees.0.sellerAtClosing', words: 'Survey: there is no seller on this file' }],
  });
});

describe('a charge that is open keeps open what it goes into', () => {
  const [points, ...others] = fees;
  it.each<[string, Partial<StoredCharges>, Partial<FileFacts>, string, TotalName[], TotalName[]]>([
    [
      'a fee',
      { fees: [{ ...points, percent: null }, ...others] },
      {},
      'fees.0.amount',
      ['loanCosts', 'closingCosts', 'cashFromBorrower'],
      ['otherCosts', 'dueToSeller'],
    ],
    [
      'a fee without a section',
      { fees: [...others, { label: 'New', borrowerAtClosing: 1 }] },
      {},
      `fees.${others.length}.section`,
      ['loanCosts', 'otherCosts', 'cashToSeller'],
      ['paidForBorrower'],
    ],
    [
      'a commission',
      { commissions: [{ ...commission('Listing', 'Alpha'), stored: { ...emptyCommission, label: 'Listing' } }] },
      {},
      'commissions.0.paidBy',
      ['otherCosts', 'dueFromSeller'],
      ['loanCosts', 'paidForBorrower'],
    ],
    [
      'the loan amount that points are of',
      {},
      { loan: { amount: null } },
      'loanAmount',
      ['loanCosts', 'paidForBorrower'],
      ['otherCosts', 'dueToSeller'],
    ],
  ])('%s', (_, changed, ofFile, field, open, known) => {
    const found = amounts({ ...charges, ...changed }, { ...file, ...ofFile });
    for (const name of open) expect(found[name], name).toContain(field);
    for (const name of known) expect(typeof found[name], name).toBe('number');
  });
});

it.each<[string, string | null, TotalName[]]>([
  ['fees', null, ['loanCosts', 'otherCosts', 'sellerAtClosing']],
  ['commissions', 'H', ['otherCosts', 'sellerAtClosing']],
  ['recordingDocuments', 'E', ['otherCosts', 'sellerAtClosing']],
  ['transferTaxes', 'E', ['otherCosts', 'sellerAtClosing']],
  ['rateOrders', null, ['loanCosts', 'otherCosts', 'sellerAtClosing']],
  ['escrowItems', 'G', ['otherCosts', 'sellerAtClosing']],
])('%s that the reader has no right to keep their section and costs open: %s', (list, section, open) => {
  const [hidden, unread] = [
    { ...file, leftOut: [list] },
    { ...charges, fees: [], commissions: [] },
  ];
  expect(figuredFees(hidden, unread)).toMatchObject([{ kind: 'open', section }]);
  const found = amounts(unread, hidden);
  const costs: TotalName[] = ['loanCosts', 'otherCosts', 'sellerAtClosing'];
  for (const total of costs) expect(found[total], total).toEqual(open.includes(total) ? [list] : 0);
});

describe('the escrow account of section G', () => {
  const item: StoredEscrowItem = { ...emptyEscrowItem, label: 'Insurance', paidBy: 'Buyer', monthsCollected: 2 };
  const escrow: StoredCharges['escrow'] = {
    terms: { cushionMonths: 0, paymentRounding: 'Nearest' },
    firstPayment: { day: '2013-06-01', source: 'First payment of the loan' },
    items: [{ item: { ...item, monthlyAmount: 100_00 }, bills: [] }],
  };
  it('adds its deposits to the costs', () => {
    const more = (given: StoredCharges) => {
      const { otherCosts } = totalsOf(given);
      return otherCosts?.kind === 'figure' ? otherCosts.value : Number.NaN;
    };
    const deposits = figuredFees(file, { ...charges, fees: [], commissions: [], escrow });
    const sum = deposits.reduce(
      (all, each) => all + (each.kind === 'figure' ? (each.fee.charges[0]?.amount ?? 0) : 0),
      0,
    );
    expect(deposits.map((each) => each.kind === 'figure' && each.fee.section)).toEqual(['G', 'G']);
    expect(more({ ...charges, escrow }) - more(charges)).toBe(sum);
  });

  it('stays open for want of its terms', () => {
    const open = { ...escrow, terms: { ...escrow.terms, cushionMonths: null } };
    expect(totalsOf({ ...charges, escrow: open }).otherCosts).toEqual({
      kind: 'open',
      missing: [{ field: 'cushionMonths', words: 'Escrow: The cushion, 0 to 2 months' }],
    });
  });
});

describe('prepaid interest of section F', () => {
  const loan = {
    rate: '3.875',
    dayBasis: '360',
    interestFrom: null,
    interestTo: null,
    firstPaymentDate: '2013-06-01',
  } as const;
  const asked: StoredCharges['interest'] = { byDay: 'By day, rounded', loan };
  const without = { ...charges, fees: fees.filter(({ kind }) => kind !== 'Daily interest charges') };
  const otherCosts = (given: StoredCharges, of = file) => amounts(given, of).otherCosts;

  it('of the loan comes to that of form H-25(B), and moves with the day of closing and of disbursement', () => {
    expect(fees.length - without.fees.length).toBe(1);
    expect(otherCosts({ ...without, interest: asked })).toBe(5018_05);
    const total = totalsOf({ ...without, interest: asked }).otherCosts;
    if (total?.kind !== 'figure') throw new Error('The total is open');
    expect(faultsOf(total.trace, closingProcedures)).toEqual([]);
    expect(fieldsOf(total.trace)).toEqual(
      expect.arrayContaining(['closingDate', 'loanAmount', 'loan.rate', 'loan.dayBasis', 'loan.firstPaymentDate']),
    );
    const later = { ...file, closingDate: '2013-04-18' };
    expect(otherCosts({ ...without, interest: asked }, later)).toBe(5018_05 - 3 * 17_44);
    expect(otherCosts({ ...without, interest: asked }, { ...file, disbursementDate: '2013-04-18' })).toBe(
      5018_05 - 3 * 17_44,
    );
  });

  it.each<[string, StoredCharges['interest'], number]>([
    ['a day that is not rounded', { ...asked, byDay: 'By day, exact' }, 279_00],
    ['365 days', { ...asked, loan: { ...loan, dayBasis: '365' } }, 275_20],
    ['an end a month before it', { ...asked, loan: { ...loan, interestTo: '2013-04-01' } }, -14 * 17_44],
    ['an end a month after it', { ...asked, loan: { ...loan, interestTo: '2013-06-01' } }, 47 * 17_44],
    ['a day of its own that begins it', { ...asked, loan: { ...loan, interestFrom: '2013-04-20' } }, 11 * 17_44],
    ['a day of its own that ends it', { ...asked, loan: { ...loan, interestTo: '2013-05-02' } }, 17 * 17_44],
    [
      'a loan that closes within the month of its first payment',
      { ...asked, loan: { ...loan, firstPaymentDate: '2013-05-01' } },
      -14 * 17_44,
    ],
  ])('%s', (_, interest, amount) => {
    expect(Number(otherCosts({ ...without, interest })) - Number(otherCosts(without))).toBe(amount);
  });

  it.each([
    ['that is not asked for', { ...asked, byDay: null }, without.fees],
    ['of a file without a loan', { ...asked, loan: null }, without.fees],
    ['that is typed, by its kind', asked, [{ ...without.fees[0], kind: 'Daily interest charges' } as const]],
    [
      'that is typed, of no kind, by its name',
      asked,
      [{ ...without.fees[0], kind: 'Other', label: 'Daily interest' } as const],
    ],
    ['that is typed, by its name', asked, [{ ...without.fees[0], kind: null, label: 'Prepaid Interest (16 days)' }]],
  ])('%s is not reckoned besides', (_, interest, typed) => {
    const made = figuredFees(file, { ...charges, commissions: [], fees: typed, interest });
    expect(made).toHaveLength(typed.length);
  });

  it.each<[string, Partial<NonNullable<StoredCharges['interest']['loan']>>, Partial<FileFacts>, string]>([
    ['the rate', { rate: null }, {}, 'loan.rate'],
    ['the days of the year', { dayBasis: null }, {}, 'loan.dayBasis'],
    ['the first payment', { firstPaymentDate: null }, {}, 'loan.firstPaymentDate'],
    ['the day of closing', {}, { closingDate: null }, 'closingDate'],
    ['an end a month and a day after it', { interestTo: '2013-06-02' }, {}, 'loan.interestTo'],
    ['an end in another year', { interestTo: '2014-05-01' }, {}, 'loan.interestTo'],
    ['an end before the month of the closing', {}, { closingDate: '2013-06-02' }, 'loan.firstPaymentDate'],
  ])('is open for want of %s', (_, changed, ofFile, field) => {
    const interest = { ...asked, loan: { ...loan, ...changed } };
    const found = amounts({ ...without, interest }, { ...file, ...ofFile });
    expect(found.otherCosts).toEqual([field]);
    expect(found.loanCosts).toBe(4694_05);
  });

  it('is of the amount that the file lends, and open without it', () => {
    const lent = (amount: number | null) => otherCosts({ ...without, interest: asked }, { ...file, loan: { amount } });
    expect(lent(324_000_00)).toBe(5018_05 - 16 * 17_44 + 16 * 34_88);
    expect(lent(null)).toEqual(['loanAmount']);
  });

  it('says what takes its place, and its day and days', () => {
    const made = statementInterest(asked, charges.fees, file);
    expect(charges.fees[made.typedAt ?? -1]).toMatchObject({ kind: 'Daily interest charges' });
    expect(statementInterest(asked, without.fees, file).typedAt).toBeNull();
    expect(made.ofLoan).toMatchObject({
      perDay: { value: { cents: 17_44 } },
      days: { value: { count: 16 } },
      value: 279_04,
    });
    const toClose = whatIsMissing(file, rows, { ...charges, interest: asked }, statementFigures(file, rows));
    expect(toClose).toContainEqual({ kind: 'look', field: `fees.${made.typedAt}.label`, words: typedInterestWords });
    expect(whatIsMissing(file, rows, charges, statementFigures(file, rows))).not.toContainEqual(
      expect.objectContaining({ words: typedInterestWords }),
    );
  });
});
