import { describe, expect, it } from 'vitest';
import { emptyRateOrder, type StoredRates } from '../premium/index.ts';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import { closingProcedures, figuredFees, type StoredCharges, statementFigures, whatIsMissing } from './index.ts';
import { figureIn, file, noCharges, rows } from './stored-purchase.fixture.ts';

const texas: StoredRates = {
  order: {
    ...emptyRateOrder,
    state: 'TX',
    effectiveDate: '2026-11-20',
    policies: 'Owner and loan, together',
    ownerBorrowerPart: '0',
    loanBorrowerPart: '100',
    loanSection: 'C',
    payeeName: 'Epsilon Title Co.',
  },
  endorsements: [{ code: 't-19-residential', label: 'T-19', policy: 'Loan', amount: null }],
  parties: [],
};
const charges = (more: Partial<StoredCharges> = {}): StoredCharges => ({ ...noCharges, rates: [texas], ...more });
const figures = (of: StoredCharges) => statementFigures(file, rows, figuredFees(file, of));
const fees = (of: StoredCharges) =>
  figuredFees(file, of).flatMap((each) =>
    each.kind === 'figure'
      ? [
          [
            each.fee.section,
            each.fee.label,
            ...each.fee.charges.map(({ paidBy, amount }) => `${paidBy} ${amount / 100}`),
          ],
        ]
      : [[each.section, ...each.missing.map(({ field }) => field)]],
  );
const lenders = {
  label: 'Lender’s title insurance',
  kind: 'Lender’s title insurance',
  section: 'B',
  bucket: 'Zero',
} as const;

describe('premiums of a stored statement', () => {
  it('are fees of sections B or C and H', () => {
    // Basic of 180,000: 1,175; of 162,000: 780 + 306. T-19: 5 % of that.
    expect(fees(charges())).toEqual([
      ['C', 'Title – Lender’s title insurance', 'borrower 100'],
      ['C', 'Title – T-19 Restrictions, encroachments, minerals, residential loan', 'borrower 54.3'],
      ['H', 'Title – Owner’s title insurance', 'seller 1175'],
    ]);
    const shared = { ...texas, order: { ...texas.order, ownerBorrowerPart: '50', loanSection: 'B' as const } };
    expect(fees(charges({ rates: [shared] }))).toEqual([
      ['B', 'Title – Lender’s title insurance', 'borrower 100'],
      ['B', 'Title – T-19 Restrictions, encroachments, minerals, residential loan', 'borrower 54.3'],
      ['H', 'Title – Owner’s title insurance (optional)', 'borrower 587.5', 'seller 587.5'],
    ]);
  });

  it.each([
    [3, 'B', 'tenPercent'],
    [3, 'C', 'canChange'],
    [1, 'B', 'canChange'],
  ] as const)(
    'of the owner, on form %i by an order of section %s: how far it may rise',
    (form, loanSection, bucket) => {
      const rates = [{ ...texas, order: { ...texas.order, loanSection } }];
      const made = figuredFees({ ...file, settlementStatementType: form }, charges({ rates }));
      const owners = made.flatMap((each) =>
        each.kind === 'figure' && each.fee.section === 'H' ? each.fee.bucket : [],
      );
      expect(owners).toEqual([bucket]);
    },
  );

  it('go into the totals as a closing disclosure shows them, and into the cash as they are charged', () => {
    const [none, some] = [figures(noCharges), figures(charges())];
    // 1,086 for the lender’s policy in place of 100, and its endorsement.
    expect(figureIn(some, 'loanCosts')).toBe(1140_30);
    expect(figureIn(some, 'otherCosts')).toBe(0);
    const cash = (name: 'cashFromBorrower' | 'cashToSeller') =>
      Number(figureIn(some, name)) - Number(figureIn(none, name));
    expect([cash('cashFromBorrower'), cash('cashToSeller')]).toEqual([154_30, -1175_00]);
    // What the presentation moved stands on a line of both summaries.
    const moved = some.parts.find(({ label }) => label === 'Title premium adjustment');
    expect([moved?.place, moved?.amounts.buyer?.value, moved?.amounts.seller?.value]).toEqual([
      'paid',
      { kind: 'money', cents: 986_00 },
      { kind: 'money', cents: 986_00 },
    ]);
    expect(some.balance.kind).toBe('balanced');
  });

  it('say how what is moved between the sides came about, at the order that it comes from', () => {
    const alone = { ...texas, order: { ...texas.order, policies: 'Loan alone' as const }, endorsements: [] };
    const { parts } = figures(charges({ rates: [alone, texas] }));
    const { from, amounts } = parts.find(({ label }) => label === 'Title premium adjustment') ?? {};
    expect(from).toBe('rateOrders.1');
    const told = (side: 'buyer' | 'seller') => {
      const trace = amounts?.[side];
      if (trace === undefined) throw new Error(`No amount of the ${side}`);
      expect(faultsOf(trace, closingProcedures)).toEqual([]);
      const steps = trace.inputs?.map(({ label, value }) => [label, value.kind === 'money' ? value.cents : null]);
      return { steps, below: trace.inputs?.map(({ inputs }) => inputs?.map(({ label }) => label)) };
    };
    expect(told('buyer')).toEqual({
      steps: [
        ['Shown to the borrower', 1086_00],
        ['Charged to the borrower', 100_00],
      ],
      below: [['Lender’s title insurance, as disclosed, borrower'], ['Loan policy, simultaneous issue, borrower']],
    });
    expect(told('seller')).toEqual({
      steps: [
        ['Charged to the seller', 1175_00],
        ['Shown to the seller', 189_00],
      ],
      below: [['Texas basic premium, seller'], ['Owner’s title insurance, as disclosed, seller']],
    });
    expect(amounts?.buyer && fieldsOf(amounts.buyer)).toContain('rateOrders.1.loanAmount');
  });

  it('the forms HUD-1 show them as they are charged', () => {
    const hud = { ...file, settlementStatementType: 3 };
    const some = statementFigures(hud, rows, figuredFees(hud, charges()));
    expect([figureIn(some, 'loanCosts'), figureIn(some, 'borrowerAtClosing')]).toEqual([null, 154_30]);
    expect(some.parts.map(({ label }) => label)).not.toContain('Title premium adjustment');
    expect(figureIn(some, 'cashToSeller')).toBe(figureIn(figures(charges()), 'cashToSeller'));
  });

  it('several rate orders charge each their own policies', () => {
    const second = { ...texas, order: { ...texas.order, policies: 'Loan alone' as const }, endorsements: [] };
    const both = charges({ rates: [texas, second] });
    expect(figureIn(figures(both), 'loanCosts')).toBe(1140_30 + 1086_00);
    const codes = figuredFees(file, both).flatMap((each) => (each.kind === 'figure' ? [each.fee.code] : []));
    expect(new Set(codes).size).toBe(4);
  });

  it('a statement without a rate order is what it was', () => {
    expect(figuredFees(file, noCharges)).toEqual([]);
  });

  it('are open with the reason where no rates are in force, and so are the totals they go into', () => {
    const order = { ...texas.order, effectiveDate: '2013-04-15' };
    const open = figures(charges({ rates: [{ ...texas, order }] }));
    expect(figureIn(open, 'loanCosts')).toEqual(['rateOrders.0.effectiveDate']);
    expect(open.missing.map(({ words }) => words)).toEqual([
      'Premium rates: no rate manual of TX is in force on 2013-04-15',
    ]);
    expect(fees(charges({ rates: [{ order: emptyRateOrder, endorsements: [], parties: [] }] }))).toEqual([
      [null, 'rateOrders.0.state'],
    ]);
  });

  it('policies issued together that are open leave open what their presentation would move between the sides, in sums and in the table of the cash', () => {
    const order = { ...texas.order, loanSection: null };
    const open = figures(charges({ rates: [{ ...texas, order }] }));
    for (const name of ['paidForBorrower', 'dueToSeller', 'dueFromSeller', 'dueFromBorrower'] as const)
      expect(figureIn(open, name), name).toEqual(expect.arrayContaining(['rateOrders.0.loanSection']));
    expect(open.cash.adjustments).toMatchObject({ kind: 'open' });
    expect(open.cash.deposit).toMatchObject({ kind: 'figure' });
    // One policy alone is shown as it is charged.
    const alone = { ...texas.order, policies: 'Loan alone' as const, loanSection: null };
    expect(figureIn(figures(charges({ rates: [{ ...texas, order: alone }] })), 'paidForBorrower')).toBe(175_615_04);
    // Neither does anybody know it who may not read the order.
    const hidden = { ...file, leftOut: ['rateOrders'] };
    const unread = statementFigures(hidden, rows, figuredFees(hidden, noCharges));
    expect(figureIn(unread, 'paidForBorrower')).toEqual(['rateOrders']);
  });

  it('a part that a seller pays is open where there is no seller, whose money nobody would give', () => {
    const alone = { ...file, hasSeller: false };
    const of = (loanBorrowerPart: string) => {
      const order = { ...texas.order, policies: 'Loan alone' as const, loanBorrowerPart };
      const rates = [{ ...texas, order, endorsements: [] }];
      return statementFigures(
        alone,
        { ...rows, adjustments: [], prorations: [] },
        figuredFees(alone, charges({ rates })),
      );
    };
    expect(of('100').balance.kind).toBe('balanced');
    expect(of('50').balance).toMatchObject({
      kind: 'open',
      missing: [{ words: 'Title – Lender’s title insurance: there is no seller on this file' }],
    });
    expect(figureIn(of('50'), 'cashFromBorrower')).toHaveLength(1);
  });

  it.each([
    ['of the owner’s policy', { ownerBorrowerPart: '0', loanBorrowerPart: '100' }, ['rateOrders.0.ownerBorrowerPart']],
    ['of the loan policy', { ownerBorrowerPart: '100', loanBorrowerPart: '99.99' }, ['rateOrders.0.loanBorrowerPart']],
  ])(
    'a part of policies together that a seller pays, %s, is the one gap where there is no seller',
    (_, parts, gaps) => {
      const alone = { ...file, hasSeller: false };
      const rates = [{ ...texas, order: { ...texas.order, ...parts }, endorsements: [] }];
      const other = { label: 'Appraisal', section: 'B', bucket: 'Zero', borrowerAtClosing: 400_00 } as const;
      const made = statementFigures(
        alone,
        { ...rows, adjustments: [], prorations: [] },
        figuredFees(alone, charges({ rates, fees: [other] })),
      );
      expect(made.missing.map(({ field }) => field)).toEqual(gaps);
      expect(made.totals.payoffsAndPayments?.kind).toBe('figure');
      expect(made.entries).not.toEqual([]);
      const open = made.totals.cashFromBorrower;
      expect(open?.kind === 'open' && open.missing.map(({ field }) => field)).toEqual(gaps);
    },
  );

  it('a typed fee of their kind takes their place, with a finding that says so', () => {
    const typed = charges({ fees: [{ ...lenders, borrowerAtClosing: 90_00, payeeName: 'Epsilon Title Co.' }] });
    expect(fees(typed)).toEqual([
      ['B', 'Lender’s title insurance', 'borrower 90'],
      ['C', 'Title – T-19 Restrictions, encroachments, minerals, residential loan', 'borrower 54.3'],
      ['H', 'Title – Owner’s title insurance', 'seller 1175'],
    ]);
    expect(figureIn(figures(typed), 'loanCosts')).toBe(144_30);
    expect(whatIsMissing(file, rows, typed, figures(typed))).toEqual([
      {
        kind: 'look',
        field: 'rateOrders.0.loanLiability',
        words: 'Loan policy: it is typed among the fees, which counts: 100.00 by the rates does not',
      },
    ]);
  });

  it('typed premiums leave nothing open of an order that is', () => {
    const open = { ...texas, order: { ...texas.order, state: 'WY' }, endorsements: [] };
    const typed = { ...lenders, borrowerAtClosing: 90_00 };
    expect(fees(charges({ rates: [open], fees: [typed] }))).toEqual([
      ['B', 'Lender’s title insurance', 'borrower 90'],
      ['H', 'rateOrders.0.state'],
    ]);
  });

  it('without somebody who is paid they are to look at', () => {
    const nobody = charges({ rates: [{ ...texas, order: { ...texas.order, payeeName: null } }] });
    expect(whatIsMissing(file, rows, nobody, figures(nobody)).map(({ field }) => field)).toEqual([
      'rateOrders.0.payeeName',
    ]);
  });
});
