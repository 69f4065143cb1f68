import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../../money/index.ts';
import {
  columnsOfEntry,
  type Fee,
  premiumAdjustment,
  presentations,
  reconcile,
  type ShownItem,
  type ShownStatement,
  statementsOf,
} from '../index.ts';
import { samplePurchase } from '../sample-purchase.ts';

const policy = (
  code: string,
  section: 'C' | 'H',
  paidBy: 'borrower' | 'seller',
  charged: number,
  shown: number,
): Fee => ({
  code,
  label: `Title - ${code} policy`,
  section,
  kind: code === 'owner' ? 'ownersTitleInsurance' : 'lendersTitleInsurance',
  bucket: 'canChange',
  source: 'calculated',
  payee: 'Epsilon Title Co.',
  charges: [{ paidBy, when: 'atClosing', amount: cents(charged) }],
  disclosed: [{ paidBy, when: 'atClosing', amount: cents(shown) }],
});

/** Issued together: 100.00 and 1,612.00 are charged, 1,000.00 and 712.00 are disclosed. */
const premiums = (ownerPaidBy: 'borrower' | 'seller') => [
  policy('loan', 'C', 'borrower', 100_00, 1000_00),
  policy('owner', 'H', ownerPaidBy, 1612_00, 712_00),
];

describe('the presentation of simultaneous premiums', () => {
  it('where the seller pays the owner’s policy each side gets back what the presentation moved', () => {
    const all = statementsOf({ purchase: samplePurchase, fees: premiums('seller'), lenderCredits: zeroCents });
    const { disclosure, hud2010, alta } = all;
    expect(disclosure.premiumAdjustment).toMatchObject({ buyer: -900_00, seller: 900_00 });
    expect([disclosure.costs.columns.borrowerAtClosing, hud2010.charges.buyer.value]).toEqual([1000_00, 100_00]);
    expect([disclosure.costs.columns.sellerAtClosing, hud2010.charges.seller.value]).toEqual([712_00, 1612_00]);
    expect(disclosure.cashFromBorrower.value).toBe(hud2010.cashFromBorrower.value);
    expect(disclosure.table.cashToClose.value).toBe(alta.totals.buyer?.due.value);
    expect(disclosure.summaries?.cashToSeller.value).toBe(hud2010.cashToSeller.value);
    const { differences, isExplained, cash } = reconcile(disclosure.shown, alta.shown);
    expect(differences.map(({ key, column, amount, reason }) => [key, column, amount, reason])).toEqual([
      ['fee.loan', 'borrowerAtClosing', 900_00, 'simultaneousPremiums'],
      ['premiumAdjustment', 'borrowerAtClosing', -900_00, 'simultaneousPremiums'],
      ['fee.owner', 'sellerAtClosing', -900_00, 'simultaneousPremiums'],
      ['premiumAdjustment', 'sellerAtClosing', 900_00, 'simultaneousPremiums'],
    ]);
    expect(differences[0]?.words).toBe(presentations.simultaneousPremiums);
    expect([isExplained, cash.borrowerAtClosing?.value, cash.sellerAtClosing?.value]).toEqual([true, 0, 0]);
  });

  it('where one side pays both there is nothing to give back', () => {
    const fees = premiums('borrower');
    expect(premiumAdjustment(fees)).toBeNull();
    const all = statementsOf({ purchase: samplePurchase, fees, lenderCredits: zeroCents });
    expect(all.reconciliations[2]?.differences.map(({ label, amount }) => [label, amount])).toEqual([
      ['Title - loan policy', 900_00],
      ['Title - owner policy', -900_00],
    ]);
    expect(all.disclosure.costs.total.value).toBe(1712_00);
  });

  it('what is shown is, in sum, what is charged', () => {
    const [loan, owner] = premiums('seller') as [Fee, Fee];
    const { disclosed: _none, ...plain } = owner;
    expect(() => premiumAdjustment([plain, loan])).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'fees.1.disclosed' }),
    );
    expect(() => premiumAdjustment([loan, plain], 'charges')).toThrow(
      expect.objectContaining({
        field: 'charges.0.disclosed',
        message: 'What is shown of premiums issued together is, in sum, what is charged',
      }),
    );
  });

  it('a refinance has no seller to show a premium to', () => {
    const refinance = { loanAmount: cents(1), payoffs: [], otherCredits: [] };
    expect(() => statementsOf({ refinance, fees: premiums('seller'), lenderCredits: zeroCents })).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'fees' }),
    );
  });
});

const item = (key: string, buyer: number, seller = 0): ShownItem => ({
  key,
  label: key,
  columns: { ...columnsOfEntry({ amounts: {} }), borrowerAtClosing: cents(buyer), sellerAtClosing: cents(seller) },
  departures: [],
});

const statement = (name: ShownStatement['name'], items: ShownItem[], buyer: number): ShownStatement => ({
  name,
  covers: ['borrowerAtClosing', 'sellerAtClosing'],
  items,
  cash: { borrowerAtClosing: cents(buyer) },
});

describe('a statement that was received', () => {
  it('with another amount, a line more and a total that is not its lines: each is named and none explained', () => {
    const ours = statement('cd', [item('a', 100_00), item('b', 50_00), item('same', 7_00, -7_00)], 157_00);
    const theirs = statement('alta', [item('a', 110_00), item('c', 20_00), item('same', 7_00, -7_00)], 140_00);
    const { differences, isExplained, cash, first, second } = reconcile(ours, theirs);
    expect(differences).toEqual([
      {
        key: 'a',
        label: 'a',
        column: 'borrowerAtClosing',
        amount: -10_00,
        reason: 'otherAmount',
        words: 'The amounts differ, and no rule of a statement says why',
        isExplained: false,
      },
      {
        key: 'b',
        label: 'b',
        column: 'borrowerAtClosing',
        amount: 50_00,
        reason: 'onlyOnOne',
        words: 'Only one of the statements has this line',
        isExplained: false,
      },
      {
        key: 'c',
        label: 'c',
        column: 'borrowerAtClosing',
        amount: -20_00,
        reason: 'onlyOnOne',
        words: 'Only one of the statements has this line',
        isExplained: false,
      },
      {
        key: 'alta.total',
        label: 'Total',
        column: 'borrowerAtClosing',
        amount: -3_00,
        reason: 'totalIsNotItsLines',
        words: 'The total of a statement is not the sum of its lines',
        isExplained: false,
      },
    ]);
    // 157.00 less 140.00, all of it named.
    expect([isExplained, cash.borrowerAtClosing?.value, cash.sellerAtClosing?.value]).toEqual([false, 17_00, 0]);
    expect([first, second]).toEqual(['cd', 'alta']);
    expect(reconcile(theirs, ours).differences.map(({ key, amount }) => [key, amount])).toEqual([
      ['a', 10_00],
      ['c', 20_00],
      ['b', -50_00],
      ['alta.total', 3_00],
    ]);
  });

  it('what its rule moves is explained, what is beyond it is not', () => {
    const rule = { presentation: 'paidBeforeClosing', column: 'borrowerAtClosing', amount: cents(-30_00) } as const;
    const theirs = {
      ...item('a', 60_00),
      departures: [rule, { ...rule, column: 'sellerAtClosing' as const, amount: zeroCents }],
    };
    const { differences } = reconcile(statement('cd', [item('a', 100_00)], 100_00), statement('alta', [theirs], 60_00));
    expect(differences.map(({ amount, reason, isExplained }) => [amount, reason, isExplained])).toEqual([
      [30_00, 'paidBeforeClosing', true],
      [10_00, 'otherAmount', false],
    ]);
  });

  it('two lines of one thing are compared as their sum', () => {
    const theirs = statement('alta', [item('a', 60_00), item('a', 40_00)], 100_00);
    expect(reconcile(statement('cd', [item('a', 100_00)], 100_00), theirs).differences).toEqual([]);
    expect(reconcile(theirs, theirs)).toMatchObject({ differences: [], isExplained: true });
  });

  it('and so are their rules', () => {
    const rule = { presentation: 'paidBeforeClosing', column: 'borrowerAtClosing', amount: cents(-5_00) } as const;
    const part = { ...item('a', 45_00), departures: [rule] };
    const { differences } = reconcile(
      statement('cd', [item('a', 100_00)], 100_00),
      statement('alta', [part, part], 90_00),
    );
    expect(differences.map(({ amount, reason }) => [amount, reason])).toEqual([[10_00, 'paidBeforeClosing']]);
  });

  it('only the columns both have are compared', () => {
    const seller: ShownStatement = {
      name: 'sellerNetSheet',
      covers: ['sellerAtClosing'],
      items: [item('a', 0, 9_00)],
      cash: {},
    };
    const { differences, cash } = reconcile(statement('cd', [item('a', 5_00, 7_00)], 5_00), seller);
    expect(differences.map(({ column, amount }) => [column, amount])).toEqual([['sellerAtClosing', -2_00]]);
    expect(Object.keys(cash)).toEqual(['sellerAtClosing']);
  });
});

it('what others than the lender pay is named otherwise', () => {
  const by = (payer?: 'broker' | 'lender'): Fee => ({
    code: payer ?? 'x',
    label: 'Appraisal',
    section: 'B',
    bucket: 'zero',
    source: 'typed',
    charges: [
      { paidBy: 'borrower', when: 'atClosing', amount: cents(1_00) },
      { paidBy: 'other', when: 'atClosing', amount: cents(405_00), ...(payer && { payer }) },
    ],
  });
  const reasons = (fee: Fee) =>
    statementsOf({
      purchase: samplePurchase,
      fees: [fee],
      lenderCredits: zeroCents,
    }).reconciliations[0]?.differences.map(({ reason, column, amount }) => [reason, column, amount]);
  expect(reasons(by('lender'))).toEqual([['lenderPays', 'others', 405_00]]);
  expect(reasons(by('broker'))).toEqual([['othersPay', 'others', 405_00]]);
  expect(reasons(by())).toEqual([['othersPay', 'others', 405_00]]);
});
