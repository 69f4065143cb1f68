import { describe, expect, it } from 'vitest';
import type { AdjustmentKind, StoredAdjustment } from '../adjustments/index.ts';
import { maxCents } from '../money/index.ts';
import { OrderKind } from '../orders/index.ts';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import {
  closingProcedures,
  type FileFacts,
  type StatementFigures,
  type StoredRows,
  sellersField,
  statementFigures,
  type TotalName,
  totalNames,
} from './index.ts';
import { dues, fees, figureIn, file, payoff, rebate, rows, sellerCredit, taxes } from './stored-purchase.fixture.ts';

const values = (figures: StatementFigures) =>
  Object.fromEntries(totalNames.map((name) => [name, figureIn(figures, name)]));

const summaries: readonly TotalName[] = [
  'dueFromBorrower',
  'paidForBorrower',
  'cashFromBorrower',
  'dueToSeller',
  'dueFromSeller',
  'cashToSeller',
];

const ofForm = {
  loanCosts: 4694_05,
  otherCosts: 5018_05,
  closingCosts: 9712_10,
  borrowerAtClosing: 9682_30,
  sellerAtClosing: 12_800_00,
  payoffsAndPayments: null,
  dueFromBorrower: 189_762_30,
  paidForBorrower: 175_615_04,
  cashFromBorrower: 14_147_26,
  dueToSeller: 180_080_00,
  dueFromSeller: 115_665_04,
  cashToSeller: 64_414_96,
};

it('the stored rows of form H-25(B) come to its figures, each of which can be worked out again, in balance', () => {
  const figures = statementFigures(file, rows, fees);
  expect(values(figures)).toEqual(ofForm);
  expect(figures.balance.kind).toBe('balanced');
  for (const total of Object.values(figures.totals))
    if (total?.kind === 'figure') expect(faultsOf(total.trace, closingProcedures)).toEqual([]);
});

it('a total names the fields it was made of, each by its row', () => {
  const { totals } = statementFigures(file, { ...rows, adjustments: [sellerCredit, sellerCredit, rebate] }, fees);
  const fields = (name: TotalName) => (totals[name]?.kind === 'figure' ? fieldsOf(totals[name].trace) : []);
  expect(fields('paidForBorrower')).toEqual(
    expect.arrayContaining([
      'earnestMoney',
      'loanAmount',
      'adjustments.0.buyerAmount',
      'adjustments.1.buyerAmount',
      'adjustments.2.buyerAmount',
      'prorations.1.amount',
    ]),
  );
  expect(fields('dueFromSeller')).toEqual(expect.arrayContaining(['payoffs.0.principal', 'adjustments.0.buyerAmount']));
});

describe('what is not known keeps open what depends on it, and nothing else', () => {
  const bySeller = ['dueFromSeller', 'cashToSeller'];
  const byBorrower = ['paidForBorrower', 'cashFromBorrower'];
  const ofBoth = ['dueFromBorrower', 'cashFromBorrower', 'dueToSeller', 'cashToSeller'];
  it.each<[string, Partial<FileFacts>, Partial<StoredRows>, string, string, string[]]>([
    ['the price', { salePrice: null }, {}, 'salePrice', 'The sale price', ofBoth],
    ['the deposit', { earnestMoney: null }, {}, 'earnestMoney', 'The earnest money, 0 if there is none', byBorrower],
    ['the loan', { loan: { amount: null } }, {}, 'loanAmount', 'The loan amount', byBorrower],
    [
      'a payoff',
      {},
      { payoffs: [{ ...payoff, principal: null }] },
      'payoffs.0.principal',
      'Rho Servicing: the principal',
      bySeller,
    ],
    [
      'a payoff fee',
      {},
      { payoffs: [{ ...payoff, fees: [{ label: 'Wire', amount: null }] }] },
      'payoffs.0.fees.0.amount',
      'Rho Servicing: the amount of Wire',
      bySeller,
    ],
    [
      'a payoff below zero',
      {},
      { payoffs: [{ ...payoff, credits: 200_000_00 }] },
      'payoffs.0.credits',
      'Rho Servicing: the lender holds more than is owed',
      bySeller,
    ],
    [
      'a paid proration',
      {},
      { prorations: [{ ...dues, amount: null }, taxes] },
      'prorations.0.amount',
      'HOA dues: the amount of a period',
      ofBoth,
    ],
    [
      'an unpaid proration',
      {},
      { prorations: [dues, { ...taxes, period: null }] },
      'prorations.1.period',
      'County taxes: how often it is charged',
      [...byBorrower, ...bySeller],
    ],
    [
      'a seller credit',
      {},
      { adjustments: [{ kind: 'Seller credit' }, rebate] },
      'adjustments.0.buyerAmount',
      'Seller credit: the amount',
      [...byBorrower, ...bySeller],
    ],
    [
      'an excess deposit',
      {},
      { adjustments: [sellerCredit, rebate, { kind: 'Excess deposit' }] },
      'adjustments.2.sellerAmount',
      'Excess deposit: the amount',
      bySeller,
    ],
    [
      'a lender credit',
      {},
      { adjustments: [sellerCredit, rebate, { kind: 'Lender credit' }] },
      'adjustments.2.buyerAmount',
      'Lender credit: the amount',
      ['closingCosts', 'borrowerAtClosing', 'dueFromBorrower', 'cashFromBorrower'],
    ],
    [
      'a kind',
      {},
      { adjustments: [sellerCredit, rebate, { label: 'Rent', buyerAmount: 1 }] },
      'adjustments.2.kind',
      'Rent: what kind it is',
      ['closingCosts', 'borrowerAtClosing', ...ofBoth, 'paidForBorrower', 'dueFromSeller'],
    ],
  ])('%s', (_, changed, others, field, words, open) => {
    const figures = statementFigures({ ...file, ...changed }, { ...rows, ...others }, fees);
    const expected = Object.fromEntries(
      Object.entries(ofForm).map(([name, value]) => [name, open.includes(name) ? [field] : value]),
    );
    expect(values(figures)).toEqual(expected);
    expect(figures.balance).toEqual({ kind: 'open', missing: [{ field, words }] });
  });

  it('the closing date, of which both prorations and nothing else speak', () => {
    const figures = statementFigures({ ...file, closingDate: null }, rows, fees);
    expect(figureIn(figures, 'cashFromBorrower')).toEqual(['closingDate']);
    expect(figureIn(figures, 'closingCosts')).toBe(ofForm.closingCosts);
  });

  it.each([
    ['A', ['loanCosts', 'closingCosts', 'cashToSeller'], ['otherCosts', 'dueToSeller']],
    ['H', ['otherCosts', 'closingCosts', 'cashToSeller'], ['loanCosts', 'dueToSeller']],
  ] as const)('a fee of section %s', (section, open, known) => {
    const missing = [{ field: 'fees.9.amount', words: 'Points: the rate' }];
    const figures = statementFigures(file, rows, [...fees, { kind: 'open', section, missing }]);
    for (const name of open) expect(figures.totals[name]).toEqual({ kind: 'open', missing });
    for (const name of known) expect(figureIn(figures, name)).toBe(ofForm[name]);
  });

  it.each<[string, string, Partial<FileFacts>, readonly TotalName[]]>([
    ['payoffs', 'Payoffs', {}, ['dueFromSeller', 'cashToSeller']],
    ['payoffs', 'Payoffs', { hasSeller: false }, ['payoffsAndPayments', 'cashFromBorrower']],
    ['prorations', 'Prorations', {}, [...summaries, 'closingCosts', 'borrowerAtClosing']],
    ['adjustments', 'Debits and credits', {}, [...summaries, 'closingCosts', 'borrowerAtClosing']],
  ])('%s that the reader has no right to', (list, name, changed, open) => {
    const others = { payoffs: [], prorations: [], adjustments: [] };
    const told = { ...file, ...changed };
    const { totals, balance } = statementFigures({ ...told, leftOut: [list] }, others, fees);
    const missing = [{ field: list, words: `${name}: your role may not read them` }];
    const known = statementFigures(told, others, fees);
    for (const total of totalNames)
      expect(totals[total], total).toEqual(open.includes(total) ? { kind: 'open', missing } : known.totals[total]);
    expect([known.balance.kind, balance]).toEqual(['balanced', { kind: 'open', missing }]);
  });

  it('amounts beyond all that is reckoned with', () => {
    const { totals, balance } = statementFigures({ ...file, salePrice: maxCents }, rows, fees);
    expect(totals.loanCosts).toMatchObject({ kind: 'open', missing: [{ field: 'statement' }] });
    expect(balance.kind).toBe('open');
  });
});

describe('out of balance by what nobody answers for, also while something else is open', () => {
  it.each<[string, Partial<StoredAdjustment>[], number, string]>([
    [
      'a credit that nobody gives',
      [sellerCredit, { ...rebate, party: ' ' }],
      750_00,
      'Rebate: nobody is named who gives the money',
    ],
    [
      'sides that differ',
      [{ kind: 'Adjustment from seller', label: 'Rent', buyerAmount: 5_00, sellerAmount: 3_00 }],
      2_00,
      'Rent: buyer and seller do not have the same amount',
    ],
  ])('%s', (_, adjustments, outBy, message) => {
    for (const salePrice of [file.salePrice, null]) {
      const { balance } = statementFigures({ ...file, salePrice }, { ...rows, adjustments }, fees);
      if (balance.kind !== 'out') throw new Error('In balance');
      expect([balance.state.outBy.value, balance.state.findings[0]?.message]).toEqual([outBy, message]);
      expect(fieldsOf(balance.state.outBy.trace)[0]).toMatch(/^adjustments\.\d\.buyerAmount$/);
    }
  });
});

describe('each kind of debit or credit moves the totals of its lines, and no other', () => {
  it.each<[AdjustmentKind, Partial<StoredAdjustment>, Partial<Record<TotalName, number>>]>([
    ['Personal property', { buyerAmount: 9_00 }, { dueFromBorrower: 9_00, dueToSeller: 9_00 }],
    ['Payment to another', { buyerAmount: 9_00, party: 'Card Bank' }, { dueFromBorrower: 9_00 }],
    ['Adjustment from borrower', { buyerAmount: 9_00 }, { dueFromBorrower: 9_00, dueToSeller: 9_00 }],
    ['Adjustment from borrower', { sellerAmount: 9_00, party: 'HOA' }, { dueToSeller: 9_00 }],
    ['Further deposit', { buyerAmount: 9_00 }, { paidForBorrower: 9_00 }],
    ['Existing loan assumed', { buyerAmount: 9_00 }, { paidForBorrower: 9_00, dueFromSeller: 9_00 }],
    ['Seller credit', { buyerAmount: 9_00 }, { paidForBorrower: 9_00, dueFromSeller: 9_00 }],
    ['Other credit', { buyerAmount: 9_00, party: 'Aunt' }, { paidForBorrower: 9_00 }],
    [
      'Adjustment from seller',
      { buyerAmount: 9_00, sellerAmount: 4_00, party: 'HOA' },
      { paidForBorrower: 9_00, dueFromSeller: 4_00 },
    ],
    ['Excess deposit', { sellerAmount: 9_00 }, { dueFromSeller: 9_00 }],
    ['Lender credit', { buyerAmount: 9_00 }, { closingCosts: -9_00, borrowerAtClosing: -9_00, dueFromBorrower: -9_00 }],
  ])('%s %j: %j', (kind, part, moves) => {
    const before = statementFigures(file, rows, fees);
    const after = statementFigures(
      file,
      { ...rows, adjustments: [...rows.adjustments, { kind, label: 'Line', ...part }] },
      fees,
    );
    const cash = (due: TotalName, paid: TotalName) => (moves[due] ?? 0) - (moves[paid] ?? 0);
    const expected: Partial<Record<TotalName, number>> = {
      ...moves,
      cashFromBorrower: cash('dueFromBorrower', 'paidForBorrower'),
      cashToSeller: cash('dueToSeller', 'dueFromSeller'),
    };
    for (const name of totalNames.filter((each) => each !== 'payoffsAndPayments'))
      expect(Number(figureIn(after, name)) - Number(figureIn(before, name)), name).toBe(expected[name] ?? 0);
    expect(after.balance.kind).toBe('balanced');
  });
});

describe('without a seller', () => {
  const refinance: FileFacts = { ...file, hasSeller: false, salePrice: null, earnestMoney: null };
  const paid = { payoffs: [payoff], prorations: [], adjustments: [] };
  it('the loan less what it pays, as form H-25(E) has it', () => {
    const adjustments = [
      { kind: 'Payment to another', label: 'Card', buyerAmount: 5_000_00, party: 'Card Bank' },
      { kind: 'Other credit', label: 'Gift', buyerAmount: 1_000_00, party: 'Aunt' },
      { kind: 'Lender credit', buyerAmount: 500_00 },
    ] as const;
    const figures = statementFigures(refinance, { ...paid, adjustments }, []);
    expect(values(figures)).toMatchObject({
      closingCosts: -500_00,
      payoffsAndPayments: 104_000_00,
      cashFromBorrower: 104_000_00 - 500_00 - 162_000_00,
      dueFromBorrower: null,
      cashToSeller: null,
    });
    expect(figures.balance.kind).toBe('balanced');
  });

  it.each([
    ['a purchase with a price', { kindOfOrder: OrderKind.Purchase, salePrice: 180_000_00 }, [sellersField]],
    ['a purchase without one', { kindOfOrder: OrderKind.Purchase, salePrice: null }, []],
    ['a refinance', { kindOfOrder: OrderKind.Refinance, salePrice: 180_000_00 }, []],
  ])('%s asks for its seller where its price would count, and is not in balance meanwhile', (_, more, fields) => {
    const { missing, balance, totals } = statementFigures({ ...refinance, ...more }, paid, []);
    expect(missing.map(({ field }) => field)).toEqual(fields);
    expect(balance.kind).toBe(fields.length > 0 ? 'open' : 'balanced');
    expect(totals.cashFromBorrower?.kind).toBe('figure');
  });

  it('a line that has a seller is not dropped without a word', () => {
    const figures = statementFigures(refinance, { ...paid, adjustments: [sellerCredit], prorations: [dues] }, []);
    expect(figures.totals.cashFromBorrower).toEqual({
      kind: 'open',
      missing: [
        { field: 'adjustments.0', words: 'Seller credit: there is no seller on this file' },
        { field: 'prorations.0', words: 'HOA dues 04/15/2013 to 04/30/2013: there is no seller on this file' },
      ],
    });
  });
});

it('nothing is in balance as long as nothing is entered, unless the reader may not see what is', () => {
  const none = { payoffs: [], prorations: [], adjustments: [] };
  expect(statementFigures(file, none).balance).toMatchObject({ kind: 'open', isEmpty: true });
  expect(statementFigures(file, none, fees).balance.kind).toBe('balanced');
  expect(statementFigures({ ...file, leftOut: ['fees'] }, none).balance).not.toMatchObject({ isEmpty: true });
});

it('a file without a loan has none to pay with', () => {
  expect(figureIn(statementFigures({ ...file, loan: null }, rows, fees), 'paidForBorrower')).toBe(13_615_04);
});
