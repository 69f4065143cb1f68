import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { knownPurchase } from './h25b.fixture.ts';
import { type DisclosedFee, type DisclosedStatement, disclosureProblem, ourDisclosure } from './index.ts';

const ours = ourDisclosure({ known: knownPurchase, loan: null, facts: { apr: '4.174', tip: '169.46' } });
const [fee] = ours.fees as readonly [DisclosedFee];
const line = ours.lines.find(({ kind }) => kind === 'payoff');
const withFee = (change: Partial<DisclosedFee>): DisclosedStatement => ({ ...ours, fees: [{ ...fee, ...change }] });
const withFacts = (facts: DisclosedStatement['facts']): DisclosedStatement => ({ ...ours, facts });
const beyond = cents(1_000_000_000_00);

describe('a disclosure', () => {
  it('of ours has no problem', () => {
    expect(disclosureProblem(ours)).toBeNull();
  });

  it.each<[string, DisclosedStatement, string]>([
    ['a huge amount', withFee({ columns: { others: beyond } }), 'beyond 999,999,999.99'],
    ['a huge amount below zero', withFee({ columns: { others: cents(-beyond) } }), 'beyond 999,999,999.99'],
    ['a huge total', withFacts({ 'total.J': beyond }), 'Total, borrower-paid: an amount is beyond'],
    ['a part of a cent', withFacts({ loanAmount: 0.5 }), 'no number of cents'],
    ['a loan below zero', withFacts({ loanAmount: -1 }), 'Loan Amount: (0.01) is below zero'],
    ['a payoff below zero', { ...ours, lines: line ? [{ ...line, amount: cents(-1) }] : [] }, 'below zero'],
    ['a rate beyond all', withFacts({ apr: '101' }), 'beyond 100 %'],
    ['a rate that is none', withFacts({ apr: '1e3' }), '1e3 is no rate'],
    ['a day that is none', withFacts({ issued: '2013-02-30' }), '2013-02-30 is no day'],
    ['an answer that is none', withFacts({ balloonPayment: 'maybe' }), 'Balloon Payment is no such value'],
    ['a term beyond all', withFacts({ termMonths: 1000 }), '1000 is no number from 0 to 999'],
    ['a long name', withFee({ label: 'x'.repeat(301) }), 'longer than 300 characters'],
    ['days that end before they begin', withFee({ days: { from: '2013-05-01', to: '2013-04-15' } }), 'end before'],
    ['too many fees', { ...ours, fees: Array.from({ length: 401 }, () => fee) }, '401 fees'],
    ['too many lines', { ...ours, lines: Array.from({ length: 301 }, () => ours.lines[0] ?? never()) }, '301 lines'],
  ])('is refused for %s', (_, statement, words) => {
    expect(disclosureProblem(statement)).toContain(words);
  });
});

function never(): never {
  throw new Error('The sample has lines');
}
