import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCommission } from '../commissions/index.ts';
import { cents } from '../money/index.ts';
import { sampleFees } from '../settlement/sample-purchase.ts';
import type { FiguredFee, PartyLine } from './index.ts';
import { amountOf, made } from './statement-parties.fixture.ts';
import { payoff, rows } from './stored-purchase.fixture.ts';

describe('of any rows', () => {
  const amount = fc.integer({ min: -5000_00, max: 1_000_000_00 });
  const anyFees = fc.array(
    fc.record({ of: fc.nat(sampleFees.length - 1), amount, hasPayee: fc.boolean(), isOutside: fc.boolean() }),
    { maxLength: 12 },
  );
  const sides = fc.array(
    fc.record({
      amount: fc.nat(50_000_00),
      held: fc.option(fc.nat(12_000_00)),
      parts: fc.constantFrom(['100'], ['50', '50'], ['33.333333', '66.666667'], ['40']),
    }),
    { maxLength: 3 },
  );
  const payoffs = fc.array(
    fc.nat(1_000_000_00).map((principal) => ({ ...payoff, principal })),
    { maxLength: 3 },
  );
  const credits = (party: fc.Arbitrary<string | null>) =>
    fc.array(
      fc.record({
        kind: fc.constantFrom('Other credit' as const, 'Seller credit' as const),
        label: fc.constantFrom('Rent', 'Repairs'),
        buyerAmount: fc.nat(9000_00),
        party,
      }),
      { maxLength: 4 },
    );
  const namedOnly = fc.constantFrom('Tenant', 'Ficus Bank');
  const anyRows = (party: fc.Arbitrary<string | null>) =>
    fc.record({ chosen: anyFees, commissions: sides, payoffs, adjustments: credits(party) });
  type Rows = ReturnType<typeof anyRows> extends fc.Arbitrary<infer R> ? R : never;

  const feesOf = (chosen: Rows['chosen']) =>
    chosen.map(({ of, hasPayee, isOutside, ...each }, at): FiguredFee => {
      const { payee = '', ...fee } = sampleFees[of] ?? { label: '', section: 'A', bucket: 'zero', source: 'typed' };
      const when = isOutside ? 'beforeClosing' : 'atClosing';
      const charges = [{ paidBy: 'borrower', when, amount: cents(each.amount) } as const];
      return { kind: 'figure', fee: { ...fee, code: `fees.${at}`, charges, ...(hasPayee && { payee }) } };
    });
  const statementOf = ({ chosen, commissions, ...others }: Rows) =>
    made({
      fees: feesOf(chosen),
      rows: { ...rows, ...others },
      commissions: commissions.map(({ amount: flatAmount, held: depositHeld, parts }) => ({
        stored: { ...emptyCommission, paidBy: 'Seller', agreedAs: 'Flat amount', flatAmount, depositHeld },
        payees: parts.map((part, at) => ({ payee: `Broker ${at}`, part })),
        tiers: [],
      })),
    });
  const sum = (each: readonly { amount: number }[]) => each.reduce((all, one) => all + one.amount, 0);
  const inLines = ({ parties }: ReturnType<typeof made>, way: PartyLine['way']) =>
    sum(
      parties.flatMap(({ lines }) =>
        lines.flatMap((line) =>
          line.way === way && line.amount.kind === 'figure' ? { amount: line.amount.value } : [],
        ),
      ),
    );

  it('each cent that comes in, goes out or was paid outside is in a line of somebody', () => {
    fc.assert(
      fc.property(anyRows(fc.option(namedOnly)), (given) => {
        const statement = statementOf(given);
        const { receipts, disbursements, balance, parties } = statement;
        expect(amountOf(receipts)).toBe(inLines(statement, 'gives'));
        expect(amountOf(disbursements)).toBe(inLines(statement, 'gets'));
        expect(inLines(statement, 'outside')).toBe(sum(given.chosen.filter(({ isOutside }) => isOutside)));
        const nets = parties.reduce((all, { net }) => all + (net.kind === 'figure' ? net.value : Number.NaN), 0);
        expect(0 - nets).toBe(amountOf(balance));
      }),
    );
  });

  it('where somebody answers for every line, as much comes in as goes out, and what has no payee is said', () => {
    fc.assert(
      fc.property(anyRows(namedOnly), (given) => {
        const { parties, figures, receipts, disbursements } = statementOf(given);
        expect(figures.balance.kind).toBe('balanced');
        expect(amountOf(receipts)).toBe(amountOf(disbursements));
        const unshared = given.commissions.filter(({ parts: [part] }) => part === '40');
        const toNobody = parties.find(({ name }) => name === null)?.gets;
        expect(toNobody ? amountOf(toNobody) : 0).toBe(sum(figures.withoutPayee) + sum(unshared));
      }),
    );
  });
});
