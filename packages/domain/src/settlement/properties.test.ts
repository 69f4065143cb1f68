import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cents, cents } from '../money/index.ts';
import {
  columnsOfEntry,
  type Fee,
  type FeeCharge,
  type FeeKind,
  type FeeSection,
  feeKinds,
  feeSections,
  otherPayers,
  type Statements,
  statementsOf,
  type Transaction,
  toleranceBuckets,
} from './index.ts';

const amount = (min: number, max = 1e8) => fc.integer({ min, max }).map(cents);

const charge: fc.Arbitrary<FeeCharge> = fc.oneof(
  fc.record({
    paidBy: fc.constantFrom('borrower' as const, 'seller' as const),
    when: fc.constantFrom('atClosing' as const, 'beforeClosing' as const),
    amount: amount(-1e6),
  }),
  fc.record({
    paidBy: fc.constant('other' as const),
    when: fc.constantFrom('atClosing' as const, 'beforeClosing' as const),
    amount: amount(0),
    payer: fc.constantFrom(...otherPayers),
  }),
);

const fees: fc.Arbitrary<Fee[]> = fc
  .array(
    fc.record(
      {
        label: fc.constantFrom('One', 'Other', 'Third'),
        section: fc.constantFrom(...(Object.keys(feeSections) as FeeSection[])),
        kind: fc.constantFrom(...(Object.keys(feeKinds) as FeeKind[])),
        bucket: fc.constantFrom(...toleranceBuckets),
        source: fc.constant('typed' as const),
        charges: fc.array(charge, { minLength: 1, maxLength: 3 }),
        estimate: amount(0),
      },
      { requiredKeys: ['label', 'section', 'kind', 'bucket', 'source', 'charges'] },
    ),
    { maxLength: 40 },
  )
  .map((all) => all.map((fee, at) => ({ ...fee, code: String(at) })));

const lines = fc.array(
  fc.record({ label: fc.constantFrom('Line', 'Other line'), amount: amount(0), party: fc.constant('Somebody') }),
  {
    maxLength: 3,
  },
);

const purchases: fc.Arbitrary<Transaction> = fc.record({
  salePrice: amount(0),
  personalProperty: amount(0),
  loanAmount: amount(0),
  deposit: amount(0),
  excessDeposit: amount(0),
  existingLoansAssumed: amount(0),
  sellerCredit: amount(0),
  payoffs: lines,
  otherCredits: lines,
  paidInAdvance: lines,
  unpaidBySeller: lines,
  adjustments: fc.array(
    amount(-1e6, 1e6).map((buyer) => ({ label: 'Repairs', buyer, seller: cents(-buyer) })),
    { maxLength: 2 },
  ),
});

const settlements = fc
  .record({ purchase: purchases, fees, lenderCredits: amount(0, 1e6) })
  .map((facts) => ({ facts, all: statementsOf(facts) }));

const sum = (amounts: readonly Cents[]) => amounts.reduce((all, one) => all + one, 0);

/** What each statement says the borrower brings and the seller gets. */
const cashOf = ({ disclosure, hud2010, hud1974, alta, buyerNetSheet, sellerNetSheet }: Statements) => ({
  borrower: [
    disclosure.cashFromBorrower.value,
    disclosure.table.cashToClose.value,
    hud2010.cashFromBorrower.value,
    hud1974.cashFromBorrower.value,
    alta.totals.buyer?.due.value,
    buyerNetSheet.net.value,
  ],
  seller: [
    disclosure.summaries?.cashToSeller.value,
    hud2010.cashToSeller.value,
    hud1974.cashToSeller.value,
    -(alta.totals.seller?.due.value ?? Number.NaN) + 0,
    sellerNetSheet?.net.value,
  ],
});

it('every statement of any file says the same cash, and what else differs is named', () => {
  fc.assert(
    fc.property(settlements, ({ all }) => {
      const { borrower, seller } = cashOf(all);
      expect(new Set(borrower).size).toBe(1);
      expect(new Set(seller).size).toBe(1);
      for (const { isExplained, cash } of all.reconciliations) {
        expect(isExplained).toBe(true);
        expect(Object.values(cash).every(({ value }) => value === 0)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

it('the charges of the forms are the closing costs less what was paid before closing', () => {
  fc.assert(
    fc.property(settlements, ({ facts, all }) => {
      const { costs } = all.disclosure;
      const { hud1974, hud2010 } = all;
      const atClosing = costs.borrowerAtClosing.value;
      expect(costs.total.value - costs.borrowerBeforeClosing.value).toBe(atClosing);
      // The form of 1974 has the credits of the lender on page 1, the form of 2010 what the seller pays of estimated charges.
      expect(hud1974.charges.buyer.value - facts.lenderCredits).toBe(atClosing);
      expect(hud1974.charges.seller.value).toBe(costs.sellerAtClosing.value);
      expect(hud2010.charges.buyer.value + hud2010.charges.seller.value).toBe(atClosing + costs.sellerAtClosing.value);
      expect(all.payers.total.value).toBe(sum(facts.fees.flatMap(({ charges }) => charges.map((one) => one.amount))));
    }),
    { numRuns: 60 },
  );
});

it('borrower and seller mirror each other, and what comes in goes out', () => {
  fc.assert(
    fc.property(settlements, ({ all }) => {
      for (const entry of all.entries) {
        if (entry.party || entry.kind === 'fee') continue;
        const { borrowerAtClosing, sellerAtClosing } = columnsOfEntry(entry);
        expect(borrowerAtClosing + sellerAtClosing).toBe(0);
      }
      expect([all.balance.isBalanced, all.balance.outBy.value]).toEqual([true, 0]);
      expect(all.balance.receipts.value).toBe(all.balance.disbursements.value);
    }),
    { numRuns: 60 },
  );
});

it('no total depends on the order of the lines', () => {
  fc.assert(
    fc.property(settlements, ({ facts, all }) => {
      const { purchase } = facts;
      const turned = statementsOf({
        ...facts,
        fees: facts.fees.toReversed(),
        purchase: {
          ...purchase,
          payoffs: purchase.payoffs.toReversed(),
          otherCredits: purchase.otherCredits.toReversed(),
          paidInAdvance: purchase.paidInAdvance.toReversed(),
          unpaidBySeller: purchase.unpaidBySeller.toReversed(),
        },
      });
      expect(cashOf(turned)).toEqual(cashOf(all));
      const totals = ({ disclosure, hud2010, hud1974, gfe, cure, payers }: Statements) => [
        ...Object.values(disclosure.costs.sections).map(({ borrower }) => borrower.value),
        disclosure.costs.total.value,
        hud2010.charges.buyer.value,
        hud2010.charges.seller.value,
        hud1974.charges.buyer.value,
        gfe?.tenPercent.increase,
        gfe?.cure.total.value,
        cure.total.value,
        payers.total.value,
      ];
      expect(totals(turned)).toEqual(totals(all));
    }),
    { numRuns: 40 },
  );
});

it('1400 is the sum of the lines in the columns, 803 that of 801 and 802', () => {
  fc.assert(
    fc.property(settlements, ({ all }) => {
      for (const { lines: own, charges } of [all.hud2010, all.hud1974]) {
        const page2 = own.filter(
          ({ number, isOutside }) => Number(number) >= 700 && Number(number) < 1400 && !isOutside,
        );
        expect(sum(page2.flatMap(({ buyer }) => buyer?.value ?? []))).toBe(charges.buyer.value);
        expect(sum(page2.flatMap(({ seller }) => seller?.value ?? []))).toBe(charges.seller.value);
      }
      const { worksheet } = all.hud2010;
      const { origination, creditOrCharge, adjusted } = worksheet ?? {};
      expect(adjusted?.buyer.value).toBe((origination?.buyer.value ?? 0) + (creditOrCharge?.buyer.value ?? 0));
      expect(origination?.buyer.value).toBe(sum(origination?.rows.flatMap(({ buyer }) => buyer?.value ?? []) ?? []));
    }),
    { numRuns: 40 },
  );
});
