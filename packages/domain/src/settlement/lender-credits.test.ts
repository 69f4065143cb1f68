import { describe, expect, it } from 'vitest';
import { refusalOf } from '../errors/refusal-of.fixture.ts';
import { cents, zeroCents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  entriesOf,
  estimatedFees,
  type Fee,
  type FeeCharge,
  type GivenCredits,
  gfeComparison,
  settlementProcedures,
  statementsOf,
  toleranceCure,
} from './index.ts';
import { samplePurchase } from './sample-purchase.ts';

const charge = (paidBy: FeeCharge['paidBy'], dollars: number, payer?: FeeCharge['payer']): FeeCharge => ({
  paidBy,
  when: 'atClosing',
  amount: cents(dollars * 100),
  ...(payer && { payer }),
});
const fee = (section: Fee['section'], charges: FeeCharge[], estimate?: number): Fee => ({
  code: `${section} fee`,
  label: 'Fee',
  section,
  bucket: 'zero',
  source: 'typed',
  charges,
  ...(estimate !== undefined && { estimate: cents(estimate * 100) }),
});
/** Dollars. */
const credits = (given: number, estimated?: number, cure?: number): GivenCredits => ({
  lenderCredits: cents(given * 100),
  ...(estimated !== undefined && { estimatedLenderCredits: cents(estimated * 100) }),
  ...(cure !== undefined && { lenderCreditsForCure: cents(cure * 100) }),
});
const cureOf = (fees: readonly Fee[], given: GivenCredits) => toleranceCure(estimatedFees(fees, given));

describe('credits of the lender below their estimate are an increased charge (12 CFR 1026.19(e)(3)(i), comment 5)', () => {
  it.each<[string, GivenCredits, Fee[], number]>([
    // The example of the comment: 750 − 500.
    ['estimated 750, given 500', credits(500, 750), [], 250],
    ['given as estimated', credits(750, 750), [], 0],
    ['more than estimated makes up for nothing', credits(900, 750), [fee('B', [charge('borrower', 60)], 50)], 10],
    ['not estimated', credits(500), [], 0],
    ['not estimated, beside fees that were', credits(500), [fee('B', [charge('borrower', 60)], 50)], 10],
    // The fee rose by 10, the credits fell by 250.
    ['a fee that rose besides', credits(500, 750), [fee('B', [charge('borrower', 60)], 50)], 260],
    // 750 − (750 − 250): the 250 that cure the fall are no credit that was estimated.
    ['a cure among the credits does not count', credits(750, 750, 250), [], 250],
    // 750 − (500 + 200): a specific credit counts as a general one does.
    ['a service the lender pays', credits(500, 750), [fee('B', [charge('other', 200, 'lender')], 0)], 50],
    ['a service that another pays', credits(500, 750), [fee('B', [charge('other', 200, 'agent')], 0)], 250],
    ['what the lender pays a loan originator', credits(500, 750), [fee('A', [charge('other', 200, 'lender')], 0)], 250],
  ])('%s', (_, given, fees, dollars) => {
    const { zero, total } = cureOf(fees, given);
    expect([zero.value, total.value]).toEqual([dollars * 100, dollars * 100]);
    expect(faultsOf(total.trace, settlementProcedures)).toEqual([]);
  });

  it('fees that were not estimated are no rise because credits were', () => {
    expect(cureOf([fee('B', [charge('borrower', 60)])], credits(750, 750)).total.value).toBe(0);
  });

  it('the reason leads to what was estimated, given and given as a cure', () => {
    const [rise] = cureOf([], credits(600, 750, 100)).zero.trace.inputs ?? [];
    expect([rise?.label, rise?.value]).toEqual(['Lender credits', { kind: 'money', cents: 250_00 }]);
    expect(JSON.stringify(rise)).toMatch(/"lenderCredits".*"lenderCreditsForCure".*"estimatedLenderCredits"/);
  });

  it.each<[GivenCredits, string, string]>([
    [credits(100, 750, 200), 'INCONSISTENT', 'lenderCreditsForCure'],
    [credits(100, -1), 'OUT_OF_RANGE', 'estimatedLenderCredits'],
    [credits(100, 750, -1), 'OUT_OF_RANGE', 'lenderCreditsForCure'],
  ])('%o is refused: %s %s', (given, code, field) => {
    expect(refusalOf(() => cureOf([], given))).toMatchObject({ code, field });
  });
});

describe('in a settlement', () => {
  const facts = { purchase: samplePurchase, fees: [fee('B', [charge('borrower', 50)], 50)] };

  it('the facts carry the estimate to the cure of the disclosure and of the HUD-1', () => {
    const { cure, gfe } = statementsOf({ ...facts, ...credits(500, 750) });
    expect([cure.total.value, gfe?.cure.total.value]).toEqual([250_00, 250_00]);
    // Line 802: −500 beside −750.
    expect(gfe?.rows.find(({ line }) => line === 802)).toMatchObject({ estimate: -750_00, increase: 250_00 });
  });

  it('so do the details of the forms, where the facts say nothing', () => {
    const { cure } = statementsOf({ ...facts, ...credits(500) }, { estimatedLenderCredits: cents(750_00) });
    expect(cure.total.value).toBe(250_00);
    expect(statementsOf({ ...facts, ...credits(500) }).cure.total.value).toBe(0);
  });

  it('a cure among the credits does not count on the HUD-1 either', () => {
    const { cure, gfe } = statementsOf({ ...facts, ...credits(750, 750, 250) });
    expect([cure.total.value, gfe?.cure.total.value]).toEqual([250_00, 250_00]);
  });

  it('a HUD-1 whose estimate had credits alone compares them', () => {
    const entries = entriesOf({
      purchase: samplePurchase,
      fees: [fee('B', [charge('borrower', 60)])],
      ...credits(500),
    });
    const compared = gfeComparison(entries, credits(500, 750));
    expect(compared?.rows.map(({ line, increase }) => [line, increase])).toEqual([
      [802, 250_00],
      [803, 250_00],
    ]);
    expect(compared?.cure.total.value).toBe(250_00);
    const none = entriesOf({ purchase: samplePurchase, fees: [], lenderCredits: zeroCents });
    expect(gfeComparison(none, credits(0, 750))?.cure.total.value).toBe(750_00);
    expect(gfeComparison(none)).toBeNull();
  });
});
