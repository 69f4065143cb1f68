import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { rated, stored, t19, t191 } from '../premium/stored-rates.fixture.ts';
import { faultsOf } from '../trace/index.ts';
import { letterLine, policyLines } from './index.ts';

const linesOf = (...given: Parameters<typeof rated>) =>
  (policyLines(rated(...given)) ?? []).flatMap(({ kind, lines }) => lines.map((line) => ({ kind, ...line })));
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

describe('the lines of policies', () => {
  it('each policy and each endorsement has one, with the underwriter’s part and what is left', () => {
    const lines = linesOf(stored({}, [t19, t191]));
    expect(
      lines.map(({ kind, type, gross, underwriter, agent }) => [
        kind,
        type,
        gross.value,
        underwriter.value,
        agent.value,
      ]),
    ).toEqual([
      ['owner', 'PolicyPremium', 1768_00, 265_20, 1502_80],
      ['owner', 'Endorsement', 176_80, 26_52, 150_28],
      ['loan', 'PolicyPremium', 100_00, 15_00, 85_00],
      ['loan', 'Endorsement', 73_60, 11_04, 62_56],
    ]);
    for (const { agent } of lines) expect(faultsOf(agent.trace)).toEqual([]);
  });

  it('they are the split of the Premiums page to the cent, whatever the share and the amounts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_00, max: 9_999_999_99 }),
        fc.integer({ min: 1_00, max: 9_999_999_99 }),
        fc.constantFrom('TX', 'FL'),
        fc.constantFrom('Owner and loan, together' as const, 'Owner and loan, apart' as const, 'Loan alone' as const),
        fc.option(
          fc.integer({ min: 0, max: 100_000 }).map((share) => String(share / 1000)),
          { nil: null },
        ),
        fc.array(fc.integer({ min: 0, max: 999_99 }), { maxLength: 4 }),
        (ownerLiability, loanLiability, state, policies, underwriterPercent, byHand) => {
          const order = { state, policies, ownerLiability, loanLiability, underwriterPercent };
          const endorsements = byHand.map((amount, at) => ({ label: `Own ${at}`, policy: 'Loan' as const, amount }));
          const figure = rated(stored(order, endorsements));
          const lines = (policyLines(figure) ?? []).flatMap((policy) => policy.lines);
          expect(sum(lines.map(({ gross }) => gross.value))).toBe(figure.total.value);
          expect(sum(lines.map(({ underwriter }) => underwriter.value))).toBe(figure.split?.underwriter.value);
          expect(sum(lines.map(({ agent }) => agent.value))).toBe(figure.split?.agent.value);
          for (const { gross, underwriter, agent } of lines) {
            expect(underwriter.value + agent.value).toBe(gross.value);
            expect(underwriter.value).toBeGreaterThanOrEqual(0);
            expect(faultsOf(agent.trace)).toEqual([]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('bands of large liabilities fall on the lines as they do on all premiums', () => {
    const lines = linesOf(stored({ state: 'FL', ownerLiability: 5_000_000_00 }));
    expect(lines.map(({ underwriter }) => underwriter.value)).toEqual([5_021_67, 8_33]);
  });

  it('there are none where nobody says what the underwriter has', () => {
    const figure = rated(stored());
    expect(policyLines({ ...figure, split: null })).toBeNull();
  });

  it('a closing protection letter is the insurer’s', () => {
    const { gross, underwriter, agent } = letterLine(cents(25_00));
    expect([gross.value, underwriter.value, agent.value]).toEqual([25_00, 25_00, 0]);
    expect(faultsOf(agent.trace)).toEqual([]);
  });
});
