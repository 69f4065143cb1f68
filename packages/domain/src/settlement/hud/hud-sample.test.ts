import { describe, expect, it } from 'vitest';
import { zeroCents } from '../../money/index.ts';
import { faultsOf } from '../../trace/index.ts';
import { entriesOf, hud1974, hud2010, settlementProcedures } from '../index.ts';
import { sampleFees, samplePurchase } from '../sample-purchase.ts';
import type { HudLine } from './hud-line.ts';

const entries = () => entriesOf({ purchase: samplePurchase, fees: sampleFees, lenderCredits: zeroCents });

/** Number, label, the two columns in cents, and what stands outside of them. */
const row = ({ number, label, buyer, seller, isOutside, paidOutside }: HudLine) => [
  `${number}${isOutside ? '*' : ''}`,
  label,
  buyer?.value ?? null,
  seller?.value ?? null,
  ...paidOutside.map(({ by, amount }) => `P.O.C. ${by} ${amount}`),
];

const between = (lines: readonly HudLine[], first: number, last: number) =>
  lines.filter(({ number }) => Number(number) >= first && Number(number) <= last).map(row);

describe('form H-25(B) as a HUD-1 of 2010', () => {
  const hud = () => hud2010(entries());

  it('page 1: 303 is 14,147.26 from the borrower, 603 is 64,414.96 to the seller', () => {
    expect(between(hud().lines, 100, 699)).toEqual([
      ['101', 'Sale price', 180_000_00, null],
      ['103', 'Settlement charges (line 1400)', 9682_30, null],
      ['109', 'HOA dues 4/15/13 to 4/30/13', 80_00, null],
      ['120', 'Gross amount due from borrower', 189_762_30, null],
      ['201', 'Deposit', 10_000_00, null],
      ['202', 'Loan amount', 162_000_00, null],
      ['204', 'Seller credit', 2500_00, null],
      ['205', 'Rebate from Epsilon Title Co.', 750_00, null],
      ['211', 'County taxes 1/1/13 to 4/14/13', 365_04, null],
      ['220', 'Total paid by or for borrower', 175_615_04, null],
      ['303', 'Cash from borrower', 14_147_26, null],
      ['401', 'Sale price', null, 180_000_00],
      ['409', 'HOA dues 4/15/13 to 4/30/13', null, 80_00],
      ['420', 'Gross amount due to seller', null, 180_080_00],
      ['502', 'Settlement charges (line 1400)', null, 12_800_00],
      ['504', 'Payoff of first mortgage loan', null, 100_000_00],
      ['506', 'Seller credit', null, 2500_00],
      ['511', 'County taxes 1/1/13 to 4/14/13', null, 365_04],
      ['520', 'Total reduction in amount due seller', null, 115_665_04],
      ['603', 'Cash to seller', null, 64_414_96],
    ]);
  });

  it('page 2: what lines 803, 1001, 1101, 1201, 1203 and 1301 count stands outside of the columns (*)', () => {
    expect(between(hud().lines, 700, 1400)).toEqual([
      ['701*', 'Real estate commission, listing side', null, 5700_00],
      ['702*', 'Real estate commission, selling side', null, 5700_00],
      ['703', 'Commission paid at settlement', null, 11_400_00],
      ['801*', 'Our origination charge', 1397_00, 0],
      ['802*', 'Your credit or charge (points) for the specific interest rate chosen', 405_00, 0],
      ['803', 'Your adjusted origination charges', 1802_00, 0],
      ['804', 'Appraisal fee', null, null, 'P.O.C. lender 40500'],
      ['805', 'Credit report fee', null, null, 'P.O.C. borrower 2980'],
      ['806', 'Tax monitoring fee', 75_00, null],
      ['807', 'Flood determination fee', 20_00, null],
      ['808', 'Flood monitoring fee', 31_75, null],
      ['809', 'Tax status research fee', 80_00, null],
      ['901', 'Prepaid interest', 279_04, null],
      ['903', 'Homeowner’s insurance premium', 1209_96, null],
      ['904', 'Property taxes', 631_80, null],
      ['1001', 'Initial deposit for your escrow account', 412_25, null],
      ['1002*', 'Homeowner’s insurance', 201_66, null],
      ['1004*', 'Property taxes', 210_60, null],
      ['1007*', 'Aggregate adjustment', -1, null],
      ['1101', 'Title services and lender’s title insurance', 2450_00, null],
      ['1102*', 'Title - Settlement agent fee', 500_00, null],
      ['1103', 'Title - Owner’s title insurance (optional)', 1000_00, null],
      ['1104*', 'Title - Lender’s title insurance', 500_00, null],
      ['1109*', 'Title - Insurance binder', 650_00, null],
      ['1110*', 'Title - Title search', 800_00, null],
      ['1201', 'Government recording charges', 85_00, null],
      ['1202*', 'Recording fees', 85_00, null],
      ['1203', 'Transfer taxes', null, 950_00],
      ['1205*', 'Transfer tax', null, 950_00],
      ['1301', 'Required services that you can shop for', 205_50, null],
      ['1302*', 'Pest inspection fee', 120_50, null],
      ['1303*', 'Survey fee', 85_00, null],
      ['1304', 'HOA capital contribution', 500_00, null],
      ['1305', 'HOA processing fee', 150_00, null],
      ['1306', 'Home inspection fee', 750_00, null],
      ['1307', 'Home warranty fee', null, 450_00],
      ['1400', 'Total settlement charges', 9682_30, 12_800_00],
    ]);
  });

  it('every figure can be worked out again from what was given', () => {
    for (const line of hud().lines) {
      for (const amount of [line.buyer, line.seller]) {
        if (amount) expect(faultsOf(amount.trace, settlementProcedures), line.number).toEqual([]);
      }
    }
  });
});

describe('form H-25(B) as a HUD-1 of 1974', () => {
  const made = () => hud1974(entries());

  it('the same cash of both sides, every charge in the columns', () => {
    const hud = made();
    expect([hud.cashFromBorrower.value, hud.cashToSeller.value]).toEqual([14_147_26, 64_414_96]);
    expect([hud.grossDueFromBorrower.value, hud.paidForBorrower.value]).toEqual([189_762_30, 175_615_04]);
    expect([hud.grossDueToSeller.value, hud.reductions.value]).toEqual([180_080_00, 115_665_04]);
    expect(hud.worksheet).toBeNull();
    expect(between(hud.lines, 700, 1400)).toEqual([
      ['701*', 'Real estate commission, listing side', null, 5700_00],
      ['702*', 'Real estate commission, selling side', null, 5700_00],
      ['703', 'Commission paid at settlement', null, 11_400_00],
      ['801', 'Application fee', 300_00, null],
      ['802', '0.25% of loan amount (points)', 405_00, null],
      ['803', 'Appraisal fee', null, null, 'P.O.C. lender 40500'],
      ['804', 'Credit report fee', null, null, 'P.O.C. borrower 2980'],
      ['808', 'Underwriting fee', 1097_00, null],
      ['809', 'Flood determination fee', 20_00, null],
      ['810', 'Flood monitoring fee', 31_75, null],
      ['811', 'Tax monitoring fee', 75_00, null],
      ['812', 'Tax status research fee', 80_00, null],
      ['901', 'Prepaid interest', 279_04, null],
      ['903', 'Homeowner’s insurance premium', 1209_96, null],
      ['904', 'Property taxes', 631_80, null],
      ['1001', 'Homeowner’s insurance', 201_66, null],
      ['1004', 'Property taxes', 210_60, null],
      ['1008', 'Aggregate adjustment', -1, null],
      ['1101', 'Title - Settlement agent fee', 500_00, null],
      ['1102', 'Title - Title search', 800_00, null],
      ['1104', 'Title - Insurance binder', 650_00, null],
      ['1108', 'Title - Lender’s title insurance', 500_00, null],
      ['1108', 'Title - Owner’s title insurance (optional)', 1000_00, null],
      ['1201', 'Recording fees', 85_00, null],
      ['1203', 'Transfer tax', null, 950_00],
      ['1301', 'Survey fee', 85_00, null],
      ['1302', 'Pest inspection fee', 120_50, null],
      ['1303', 'HOA capital contribution', 500_00, null],
      ['1304', 'HOA processing fee', 150_00, null],
      ['1305', 'Home inspection fee', 750_00, null],
      ['1306', 'Home warranty fee', null, 450_00],
      ['1400', 'Total settlement charges', 9682_30, 12_800_00],
    ]);
  });
});
