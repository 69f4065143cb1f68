import { describe, expect, it } from 'vitest';
import { cents } from '../../money/index.ts';
import { stepsOf } from '../../trace/index.ts';
import {
  type AltaSection,
  altaSectionOf,
  columnsOfEntry,
  entriesOf,
  type Fee,
  type FeeKind,
  type FeeSection,
  presentations,
  sellerNetSheet,
  statementNames,
  type Transaction,
} from '../index.ts';

const fee = (section: FeeSection, kind: FeeKind, code = `${section} ${kind}`): Fee => ({
  code,
  label: code,
  section,
  kind,
  bucket: 'canChange',
  source: 'typed',
  charges: [
    { paidBy: 'borrower', when: 'atClosing', amount: cents(1) },
    { paidBy: 'borrower', when: 'beforeClosing', amount: cents(2) },
    { paidBy: 'seller', when: 'atClosing', amount: cents(3) },
    { paidBy: 'seller', when: 'beforeClosing', amount: cents(4) },
    { paidBy: 'other', when: 'atClosing', amount: cents(5) },
    { paidBy: 'other', when: 'beforeClosing', amount: cents(6), payer: 'lender' },
  ],
});

const line = (label: string, amount: number) => ({ label, amount: cents(amount) });

const purchase: Transaction = {
  salePrice: cents(100),
  personalProperty: cents(101),
  loanAmount: cents(102),
  deposit: cents(103),
  excessDeposit: cents(104),
  existingLoansAssumed: cents(105),
  sellerCredit: cents(106),
  payoffs: [line('Lien', 107), { ...line('Loan', 108), party: 'Rho Servicing' }],
  otherCredits: [line('Gift', 109)],
  paidInAdvance: [{ ...line('Dues', 110), kind: 'assessments' }],
  unpaidBySeller: [line('Taxes', 111)],
  adjustments: [
    { label: 'Rent', buyer: cents(112), seller: cents(-112) },
    { label: 'Fuel', buyer: cents(0), seller: cents(113), party: 'Supplier' },
  ],
};

const made = () => entriesOf({ purchase, fees: [fee('C', 'survey')], lenderCredits: cents(114) });

describe('the entries of a purchase', () => {
  it('each once, with its sides, its party and its kind', () => {
    const rows = made().map((entry) => {
      const { borrowerAtClosing, sellerAtClosing } = columnsOfEntry(entry);
      return [entry.kind, entry.key, entry.label, borrowerAtClosing, sellerAtClosing, entry.party, entry.prorationKind];
    });
    expect(rows).toEqual([
      ['salePrice', 'salePrice', 'Sale price', 100, -100, undefined, undefined],
      ['personalProperty', 'personalProperty', 'Personal property', 101, -101, undefined, undefined],
      ['deposit', 'deposit', 'Deposit', -103, 0, 'Holder of the deposit', undefined],
      ['loan', 'loanAmount', 'Loan amount', -102, 0, 'Lender', undefined],
      ['assumedLoan', 'existingLoansAssumed', 'Existing loans assumed', -105, 105, undefined, undefined],
      ['sellerCredit', 'sellerCredit', 'Seller credit', -106, 106, undefined, undefined],
      ['otherCredit', 'otherCredit.Gift', 'Gift', -109, 0, undefined, undefined],
      ['paidInAdvance', 'paidInAdvance.Dues', 'Dues', 110, -110, undefined, 'assessments'],
      ['unpaidBySeller', 'unpaidBySeller.Taxes', 'Taxes', -111, 111, undefined, undefined],
      ['adjustment', 'adjustment.0.Rent', 'Rent', 112, -112, undefined, undefined],
      ['adjustment', 'adjustment.1.Fuel', 'Fuel', 0, 113, 'Supplier', undefined],
      ['excessDeposit', 'excessDeposit', 'Excess deposit', 0, 104, 'Holder of the deposit', undefined],
      ['payoff', 'payoff.Lien', 'Lien', 0, 107, 'Lien', undefined],
      ['payoff', 'payoff.Loan', 'Loan', 0, 108, 'Rho Servicing', undefined],
      ['fee', 'fee.C survey', 'C survey', 1, 3, undefined, undefined],
      ['lenderCredit', 'lenderCredits', 'Lender credits', -114, 0, 'Lender', undefined],
    ]);
    expect(columnsOfEntry(made().at(-2) ?? { amounts: {} })).toEqual({
      borrowerAtClosing: 1,
      borrowerBeforeClosing: 2,
      sellerAtClosing: 3,
      sellerBeforeClosing: 4,
      others: 11,
    });
  });

  it('each leads back to the field it was typed in', () => {
    const fields = made().map(({ amounts }) => {
      const { trace } = amounts.borrowerAtClosing ?? amounts.sellerAtClosing ?? {};
      return trace && [...stepsOf(trace)].at(-1)?.field;
    });
    expect(fields).toEqual([
      ...['salePrice', 'personalProperty', 'deposit', 'loanAmount', 'existingLoansAssumed', 'sellerCredit'],
      ...['Gift', 'Dues', 'Taxes', 'Rent', 'Fuel', 'excessDeposit', 'Lien', 'Loan', 'C survey', 'lenderCredits'],
    ]);
  });

  it('stand in the sections of an ALTA statement', () => {
    expect(made().map((entry) => [entry.key, altaSectionOf(entry)])).toEqual([
      ['salePrice', 'financial'],
      ['personalProperty', 'financial'],
      ['deposit', 'financial'],
      ['loanAmount', 'financial'],
      ['existingLoansAssumed', 'financial'],
      ['sellerCredit', 'financial'],
      ['otherCredit.Gift', 'financial'],
      ['paidInAdvance.Dues', 'prorations'],
      ['unpaidBySeller.Taxes', 'prorations'],
      ['adjustment.0.Rent', 'prorations'],
      ['adjustment.1.Fuel', 'prorations'],
      ['excessDeposit', 'financial'],
      ['payoff.Lien', 'payoffs'],
      ['payoff.Loan', 'payoffs'],
      ['fee.C survey', 'miscellaneous'],
      ['lenderCredits', 'loanCharges'],
    ]);
  });

  it.each([
    ['A', 'origination', 'loanCharges'],
    ['B', 'creditReport', 'otherLoanCharges'],
    ['B', 'titleService', 'title'],
    ['E', 'recording', 'government'],
    ['F', 'prepaidInterest', 'loanCharges'],
    ['F', 'homeownersInsurance', 'miscellaneous'],
    ['G', 'homeownersInsurance', 'impounds'],
    ['H', 'commission', 'commission'],
    ['H', 'ownersTitleInsurance', 'title'],
    ['H', 'general', 'miscellaneous'],
  ] as const)('a fee of section %s, %s: %s', (section, kind, expected: AltaSection) => {
    const [entry] = entriesOf({ purchase, fees: [fee(section, kind)], lenderCredits: cents(0) }).filter(
      (one) => one.kind === 'fee',
    );
    expect(entry && altaSectionOf(entry)).toBe(expected);
  });

  it('the lender is paid sections A and G and the interest; others are named or not', () => {
    const fees = [
      fee('A', 'origination'),
      fee('G', 'countyPropertyTaxes'),
      fee('F', 'prepaidInterest'),
      fee('F', 'countyPropertyTaxes'),
      { ...fee('A', 'ratePoints'), payee: 'Broker' },
    ];
    const named = entriesOf({ purchase, fees, lenderCredits: cents(0) }).filter(({ kind }) => kind === 'fee');
    expect(named.map(({ party }) => party)).toEqual(['Lender', 'Lender', 'Lender', undefined, 'Broker']);
  });
});

it('wrong facts name their field', () => {
  const refinance = { loanAmount: cents(1), payoffs: [], otherCredits: [] };
  const wrong = { ...fee('C', 'survey'), charges: [] };
  const none = cents(0);
  const field = (name: string) => expect.objectContaining({ name: 'InputError', field: name });
  expect(() => entriesOf({ purchase, fees: [wrong], lenderCredits: none })).toThrow(field('fees.0.charges'));
  expect(() => entriesOf({ purchase, fees: [], lenderCredits: cents(-1) })).toThrow(field('lenderCredits'));
  expect(() => entriesOf({ purchase: { ...purchase, deposit: cents(-1) }, fees: [], lenderCredits: none })).toThrow(
    field('deposit'),
  );
  expect(() =>
    entriesOf({ refinance: { ...refinance, loanAmount: cents(-1) }, fees: [], lenderCredits: none }),
  ).toThrow(field('loanAmount'));
});

it('the entries of a refinance', () => {
  const refinance = { loanAmount: cents(5), payoffs: [line('Lien', 3)], otherCredits: [line('Grant', 2)] };
  const all = entriesOf({ refinance, fees: [], lenderCredits: cents(0) });
  expect(
    all.map((entry) => [entry.kind, entry.key, entry.label, entry.party, entry.amounts.borrowerAtClosing?.value]),
  ).toEqual([
    ['loan', 'loanAmount', 'Loan amount', 'Lender', -5],
    ['otherCredit', 'otherCredit.Grant', 'Grant', undefined, -2],
    ['payoff', 'payoff.Lien', 'Lien', 'Lien', 3],
  ]);
  expect(all.every(({ amounts }) => amounts.sellerAtClosing === undefined)).toBe(true);
});

it('a seller’s sheet groups what it has', () => {
  const fees = [
    fee('A', 'general'),
    fee('B', 'general'),
    fee('E', 'recording'),
    fee('G', 'general'),
    fee('H', 'commission'),
  ];
  const sheet = sellerNetSheet(entriesOf({ purchase, fees, lenderCredits: cents(0) }));
  expect(sheet.groups.map(({ name, net }) => [name, net.value])).toEqual([
    ['price', 100 + 101 - 104 - 105 - 106],
    ['payoffs', -107 - 108],
    ['commission', -3],
    ['loan', -9],
    ['government', -3],
    ['prorations', 110 - 111 + 112 - 113],
  ]);
});

it('statements and their rules have names', () => {
  expect(Object.values(statementNames)).toEqual([
    'Closing disclosure',
    'HUD-1 of 2010',
    'HUD-1 of 1974',
    'ALTA settlement statement',
    'Seller’s net sheet',
    'Buyer’s net sheet',
  ]);
  expect(Object.values(presentations)).toEqual([
    'Paid before closing: a closing disclosure counts it, other statements show it outside of their columns',
    'Paid by the lender (L): a closing disclosure has a column for it, other statements show it outside of theirs',
    'Paid by others: a closing disclosure has a column for it, other statements show it outside of theirs',
    'Premiums of policies issued together: a closing disclosure shows the lender’s policy at its full premium and the owner’s at the rest (12 CFR 1026.37(f)(2), (g)(4))',
    'A charge of the good faith estimate that the seller pays: a HUD-1 of 2010 shows it to the borrower and credits it on lines 204 to 209 and 506 to 509 (12 CFR 1024, Appendix A)',
  ]);
});
