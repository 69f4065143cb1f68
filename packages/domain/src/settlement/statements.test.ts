import { describe, expect, it } from 'vitest';
import { InputError } from '../errors/index.ts';
import { zeroCents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  type AltaLine,
  altaStatement,
  entriesOf,
  type NetSheet,
  type SettlementFacts,
  settlementProcedures,
  statementsOf,
} from './index.ts';
import { sampleFees, samplePurchase } from './sample-purchase.ts';

const facts: SettlementFacts = { purchase: samplePurchase, fees: sampleFees, lenderCredits: zeroCents };
/** Made anew by each test, so that a fault of the statements is the fault of the tests that look at them. */
const made = () => statementsOf(facts);

/** Label, seller's debit and credit, buyer's debit and credit. */
const row = ({ label, seller, buyer }: AltaLine) => [
  label,
  ...[seller.debit, seller.credit, buyer.debit, buyer.credit].map((amount) => amount?.value ?? null),
];

describe('form H-25(B) as an ALTA-style statement', () => {
  const alta = () => made().alta;
  const section = (name: string) =>
    alta()
      .sections.find((one) => one.name === name)
      ?.lines.map(row);

  it('its sections in order', () => {
    expect(alta().sections.map(({ label }) => label)).toEqual([
      'Financial',
      'Prorations/Adjustments',
      'Loan Charges',
      'Other Loan Charges',
      'Impounds',
      'Title Charges & Escrow/Settlement Charges',
      'Commission',
      'Government Recording and Transfer Charges',
      'Payoff(s)',
      'Miscellaneous',
    ]);
    expect(section('financial')).toEqual([
      ['Sale price', null, 180_000_00, 180_000_00, null],
      ['Deposit', null, null, null, 10_000_00],
      ['Loan amount', null, null, null, 162_000_00],
      ['Seller credit', 2500_00, null, null, 2500_00],
      ['Rebate from Epsilon Title Co.', null, null, null, 750_00],
    ]);
    expect(section('prorations')).toEqual([
      ['HOA dues 4/15/13 to 4/30/13', null, 80_00, 80_00, null],
      ['County taxes 1/1/13 to 4/14/13', 365_04, null, null, 365_04],
    ]);
    expect(section('loanCharges')?.map(([label, , , debit]) => [label, debit])).toEqual([
      ['0.25% of loan amount (points)', 405_00],
      ['Application fee', 300_00],
      ['Underwriting fee', 1097_00],
      ['Prepaid interest', 279_04],
    ]);
    expect(section('impounds')).toEqual([
      ['Homeowner’s insurance', null, null, 201_66, null],
      ['Property taxes', null, null, 210_60, null],
      ['Aggregate adjustment', null, null, -1, null],
    ]);
    expect(section('commission')).toEqual([
      ['Real estate commission, listing side', 5700_00, null, null, null],
      ['Real estate commission, selling side', 5700_00, null, null, null],
    ]);
    expect(section('government')).toEqual([
      ['Recording fees', null, null, 85_00, null],
      ['Transfer tax', 950_00, null, null, null],
    ]);
    expect(section('payoffs')).toEqual([['Payoff of first mortgage loan', 100_000_00, null, null, null]]);
    expect(section('title')?.map(([label]) => label)).toEqual([
      'Title - Insurance binder',
      'Title - Lender’s title insurance',
      'Title - Settlement agent fee',
      'Title - Title search',
      'Title - Owner’s title insurance (optional)',
    ]);
    expect(section('miscellaneous')?.map(([label]) => label)).toEqual([
      'Pest inspection fee',
      'Survey fee',
      'Homeowner’s insurance premium',
      'Property taxes',
      'HOA capital contribution',
      'HOA processing fee',
      'Home inspection fee',
      'Home warranty fee',
    ]);
  });

  it('what was paid before closing or by the lender stands beside its line', () => {
    const lines = alta()
      .sections.flatMap(({ lines: some }) => some)
      .filter(({ paidOutside }) => paidOutside.length > 0);
    expect(lines.map((line) => [...row(line), line.payee, line.paidOutside])).toEqual([
      ['Appraisal fee', null, null, null, null, 'John Smith Appraisers Inc.', [{ by: 'lender', amount: 405_00 }]],
      ['Credit report fee', null, null, null, null, 'Information Inc.', [{ by: 'borrower', amount: 29_80 }]],
    ]);
  });

  it('14,147.26 due from the buyer, 64,414.96 due to the seller', () => {
    const { buyer, seller } = alta().totals;
    expect([buyer?.debits.value, buyer?.credits.value, buyer?.due.value]).toEqual([189_762_30, 175_615_04, 14_147_26]);
    expect([seller?.debits.value, seller?.credits.value, seller?.due.value]).toEqual([
      115_665_04, 180_080_00, -64_414_96,
    ]);
  });

  it.each([
    ['buyer', ['buyer'], 7],
    ['seller', ['seller'], 5],
  ] as const)('the statement of the %s alone says nothing of the other', (variant, sides, sections) => {
    const own = altaStatement(made().entries, variant);
    const other = variant === 'buyer' ? 'seller' : 'buyer';
    expect(Object.keys(own.totals)).toEqual(sides);
    expect(own.totals[variant]?.due.value).toBe(alta().totals[variant]?.due.value);
    expect(own.sections.length).toBeGreaterThan(sections);
    const lines = own.sections.flatMap(({ lines: some }) => some);
    expect(lines.every((line) => line[other].debit === null && line[other].credit === null)).toBe(true);
    expect(lines.every((line) => line[variant].debit ?? line[variant].credit ?? line.paidOutside[0])).toBe(true);
  });

  it('a statement of cash is of a sale without a loan', () => {
    expect(() => altaStatement(made().entries, 'cash')).toThrow(
      new InputError('INCONSISTENT', 'loanAmount', 'A statement of cash has no loan'),
    );
    const purchase = { ...samplePurchase, loanAmount: zeroCents };
    const cash = altaStatement(entriesOf({ ...facts, purchase }), 'cash');
    expect([cash.variant, cash.totals.buyer?.due.value]).toEqual(['cash', 176_147_26]);
    expect(Object.keys(cash.totals)).toEqual(['buyer', 'seller']);
  });
});

describe('form H-25(B) as net sheets', () => {
  const groups = (sheet: NetSheet | null) => sheet?.groups.map(({ label, net }) => [label, net.value]);

  it('the seller gets 64,414.96', () => {
    const sheet = made().sellerNetSheet;
    expect(groups(sheet)).toEqual([
      ['Price and loans', 177_500_00],
      ['Payoffs', -100_000_00],
      ['Commission', -11_400_00],
      ['Recording and transfer taxes', -950_00],
      ['Prorations and adjustments', -285_04],
      ['Other costs', -450_00],
    ]);
    expect([sheet?.totalDue.value, sheet?.totalOff.value, sheet?.net.value]).toEqual([
      180_080_00, 115_665_04, 64_414_96,
    ]);
    expect(sheet?.due.map(({ label, amount }) => [label, amount.value])).toEqual([
      ['Sale price', 180_000_00],
      ['HOA dues 4/15/13 to 4/30/13', 80_00],
    ]);
    expect(sheet?.net.trace.label).toBe('Net proceeds');
  });

  it('the buyer brings 14,147.26', () => {
    const sheet = made().buyerNetSheet;
    expect(groups(sheet)).toEqual([
      ['Price and loans', 4750_00],
      ['Loan costs and escrow', 2700_04],
      ['Title and settlement', 3450_00],
      ['Recording and transfer taxes', 85_00],
      ['Prorations and adjustments', -285_04],
      ['Other costs', 3447_26],
    ]);
    expect([sheet.totalDue.value, sheet.totalOff.value, sheet.net.value]).toEqual([189_762_30, 175_615_04, 14_147_26]);
    expect(sheet.off.map(({ label, group, amount }) => [label, group, amount.value])).toEqual([
      ['Deposit', 'price', 10_000_00],
      ['Loan amount', 'price', 162_000_00],
      ['Seller credit', 'price', 2500_00],
      ['Rebate from Epsilon Title Co.', 'price', 750_00],
      ['County taxes 1/1/13 to 4/14/13', 'prorations', 365_04],
    ]);
    expect(sheet.net.trace.label).toBe('Cash needed at closing');
  });
});

describe('form H-25(B) reconciled', () => {
  it('the disclosure differs from each statement by what is paid before closing and by the lender, and nothing else', () => {
    const named = [
      ['Credit report fee', 'borrowerBeforeClosing', 29_80, 'paidBeforeClosing'],
      ['Appraisal fee', 'others', 405_00, 'lenderPays'],
    ];
    expect(
      made().reconciliations.map(({ first, second, differences, isExplained }) => [
        first,
        second,
        differences.map(({ label, column, amount, reason }) => [label, column, amount, reason]),
        isExplained,
      ]),
    ).toEqual([
      ['cd', 'hud2010', named, true],
      ['cd', 'hud1974', named, true],
      ['cd', 'alta', named, true],
      ['cd', 'buyerNetSheet', [], true],
      ['cd', 'sellerNetSheet', [], true],
    ]);
    const cash = made().reconciliations.map((one) => [
      one.cash.borrowerAtClosing?.value,
      one.cash.sellerAtClosing?.value,
    ]);
    expect(cash).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, undefined],
      [undefined, 0],
    ]);
  });

  it('is in balance: receipts are disbursements', () => {
    const { isBalanced, outBy, findings, withoutPayee, receipts, disbursements } = made().balance;
    expect([isBalanced, outBy.value, findings, withoutPayee]).toEqual([true, 0, [], []]);
    // 14,147.26 of the buyer, the deposit, the loan and the rebate; 64,414.96 to the seller, the payoff and the fees of both.
    expect(receipts.value).toBe(14_147_26 + 10_000_00 + 162_000_00 + 750_00);
    expect(disbursements.value).toBe(64_414_96 + 100_000_00 + 9682_30 + 12_800_00);
  });

  it('every figure of every statement can be worked out again', () => {
    const traces = [
      made().alta.totals.buyer?.due.trace,
      made().alta.totals.seller?.due.trace,
      made().buyerNetSheet.net.trace,
      made().sellerNetSheet?.net.trace,
      ...made().buyerNetSheet.groups.map(({ net }) => net.trace),
      made().payers.total.trace,
      made().balance.receipts.trace,
      made().balance.disbursements.trace,
      made().cure.total.trace,
      ...Object.values(made().disclosure.table).map(({ trace }) => trace),
      ...made().reconciliations.flatMap(({ cash }) => Object.values(cash).map(({ trace }) => trace)),
    ];
    for (const trace of traces) expect(trace && faultsOf(trace, settlementProcedures)).toEqual([]);
  });

  it('without an estimate there is nothing to compare and nothing to give back', () => {
    expect([made().gfe, made().cure.total.value]).toEqual([null, 0]);
  });
});
