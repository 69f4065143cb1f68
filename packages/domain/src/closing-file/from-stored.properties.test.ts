import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdjustmentKind, adjustmentKinds, adjustmentProblems } from '../adjustments/index.ts';
import { cents, maxCents } from '../money/index.ts';
import { type StoredRows, statementFigures, type TotalName } from './index.ts';
import { dues, fees, file, payoff, taxes } from './stored-purchase.fixture.ts';

// The keys of a literal are known by its type.
const kinds = Object.keys(adjustmentKinds) as AdjustmentKind[];
const amount = fc.option(fc.integer({ min: 0, max: 1e8 }));
const adjustments = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    label: fc.constantFrom('Rent', 'Repairs'),
    buyerAmount: amount,
    sellerAmount: amount,
    party: fc.option(fc.constantFrom('Tenant', 'Holdback')),
  }),
  { maxLength: 8 },
);
const payoffs = fc.array(
  fc.integer({ min: 0, max: 1e9 }).map((principal) => ({ ...payoff, principal })),
  { maxLength: 4 },
);
const prorations = fc.array(
  fc.record({ paid: fc.boolean(), of: fc.integer({ min: 0, max: 1e7 }) }).map(({ paid, of }) => ({
    ...(paid ? dues : taxes),
    amount: of,
  })),
  { maxLength: 4 },
);
const anyRows = fc.record({ adjustments, payoffs, prorations });

describe('of any rows that can be stored', () => {
  const storable = anyRows.map((made) => ({
    ...made,
    adjustments: made.adjustments.filter((row) => Object.keys(adjustmentProblems(row)).length === 0),
  }));

  it('the statement is never out of balance, and what comes in goes out', () => {
    fc.assert(
      fc.property(storable, (made) => {
        const { balance } = statementFigures(file, made, fees);
        expect(balance.kind).not.toBe('out');
        if (balance.kind === 'balanced') expect(balance.state.receipts.value).toBe(balance.state.disbursements.value);
      }),
    );
  });

  it('each side is the sum of its parts, and a mirrored part is the same on both', () => {
    fc.assert(
      fc.property(storable, (made) => {
        const figures = statementFigures(file, made, fees);
        const sum = (place: 'due' | 'paid', side: 'buyer' | 'seller') =>
          figures.parts
            .filter((part) => part.place === place)
            .reduce((all, { amounts }) => {
              const value = amounts[side]?.value;
              return all + (value?.kind === 'money' ? value.cents : 0);
            }, 0);
        const of = (name: TotalName, expected: number) => {
          const total = figures.totals[name];
          if (total?.kind === 'figure') expect(total.value).toBe(expected);
        };
        const costs = figures.totals.borrowerAtClosing;
        if (costs?.kind === 'figure') of('dueFromBorrower', sum('due', 'buyer') + costs.value);
        of('paidForBorrower', sum('paid', 'buyer'));
        of('dueToSeller', sum('due', 'seller'));
        of('dueFromSeller', sum('paid', 'seller') + 12_800_00);
        for (const { mirrored, amounts } of figures.parts)
          if (mirrored) expect(amounts.buyer?.value).toEqual(amounts.seller?.value);
      }),
    );
  });
});

it('no total depends on the order of the rows', () => {
  fc.assert(
    fc.property(anyRows, (made) => {
      const turned = {
        payoffs: made.payoffs.toReversed(),
        prorations: made.prorations.toReversed(),
        adjustments: made.adjustments.toReversed(),
      };
      const known = (given: StoredRows) => {
        const { totals, balance } = statementFigures(file, given, fees.toReversed());
        const shown = Object.values(totals).map((total) => (total?.kind === 'figure' ? total.value : total?.kind));
        return [...shown, balance.kind === 'out' ? balance.state.outBy.value : balance.kind];
      };
      expect(known(turned)).toEqual(known(made));
    }),
  );
});

it('whatever stands in the rows, each total is there or says what stands in its way', () => {
  const stored = fc.option(fc.constantFrom(0, 1, 99_000_00, maxCents - 1, maxCents));
  const facts = fc.record({
    hasSeller: fc.boolean(),
    salePrice: stored,
    earnestMoney: stored,
    loan: fc.option(stored.map((each) => ({ amount: each }))),
    closingDate: fc.option(fc.constantFrom('2013-04-15', '2099-12-31')),
    disbursementDate: fc.constant(null),
  });
  fc.assert(
    fc.property(facts, anyRows, stored, (given, made, most) => {
      const last = { kind: 'Seller credit', buyerAmount: most } as const;
      const { totals, balance } = statementFigures(given, { ...made, adjustments: [...made.adjustments, last] }, []);
      for (const total of Object.values(totals))
        if (total?.kind === 'open') expect(total.missing.length).toBeGreaterThan(0);
      if (balance.kind === 'open') expect(balance.missing.length).toBeGreaterThan(0);
      const cash = totals.cashFromBorrower;
      if (cash?.kind === 'figure') expect(cash.value).toBe(cents(cash.value));
    }),
  );
});
