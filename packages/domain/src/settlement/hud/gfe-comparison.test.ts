import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../../money/index.ts';
import { faultsOf, given, money } from '../../trace/index.ts';
import {
  entriesOf,
  type Fee,
  type FeeKind,
  type FeeSection,
  gfeComparison,
  hud2010,
  reconcile,
  statementsOf,
} from '../index.ts';
import { samplePurchase } from '../sample-purchase.ts';

type Paid = 'atClosing' | 'beforeClosing';

const fee = (
  section: FeeSection,
  kind: FeeKind,
  label: string,
  estimate: number | null,
  final: number,
  bucket: Fee['bucket'] = 'canChange',
  when: Paid = 'atClosing',
): Fee => ({
  code: label,
  label,
  section,
  kind,
  bucket,
  source: 'typed',
  payee: 'Somebody',
  charges: [{ paidBy: 'borrower', when, amount: cents(final) }],
  ...(estimate !== null && { estimate: cents(estimate) }),
});

const fees = (recording: number) => [
  fee('A', 'origination', 'Origination fee', 1000_00, 1100_00),
  fee('A', 'ratePoints', 'Points', 500_00, 400_00),
  fee('B', 'appraisal', 'Appraisal', 400_00, 400_00, 'tenPercent', 'beforeClosing'),
  fee('B', 'creditReport', 'Credit report', null, 0, 'tenPercent'),
  fee('C', 'titleSearch', 'Title search', 500_00, 600_00, 'tenPercent'),
  fee('C', 'lendersTitleInsurance', 'Lender’s policy', 300_00, 300_00, 'tenPercent'),
  fee('E', 'recording', 'Recording', 80_00, recording),
  fee('E', 'stateTransferTax', 'State transfer tax', 900_00, 950_00),
  fee('F', 'prepaidInterest', 'Prepaid interest', 200_00, 279_04),
  fee('F', 'homeownersInsurance', 'Insurance premium', 1200_00, 1300_00, 'zero'),
  fee('G', 'homeownersInsurance', 'Insurance reserve', 400_00, 412_25),
  fee('H', 'general', 'Home inspection', null, 350_00),
];

const compare = (recording: number, lenderCredits = 0, estimatedLenderCredits?: number) =>
  gfeComparison(
    entriesOf({ purchase: samplePurchase, fees: fees(recording), lenderCredits: cents(lenderCredits) }),
    estimatedLenderCredits === undefined ? {} : { estimatedLenderCredits: cents(estimatedLenderCredits) },
  );

describe('the charges of a HUD-1 beside its good faith estimate', () => {
  it('on the lines that are compared, in the buckets the regulation says', () => {
    const rows = compare(100_00)?.rows.map(({ line, label, bucket, estimate, final, increase }) => [
      line,
      label,
      bucket,
      estimate,
      final,
      increase,
    ]);
    expect(rows).toEqual([
      [801, 'Our origination charge', 'zero', 1000_00, 1100_00, 100_00],
      [802, 'Your credit or charge (points) for the specific interest rate chosen', 'zero', 500_00, 400_00, -100_00],
      [803, 'Your adjusted origination charges', 'zero', 1500_00, 1500_00, 0],
      [804, 'Appraisal', 'tenPercent', 400_00, 400_00, 0],
      [901, 'Prepaid interest', 'canChange', 200_00, 279_04, 79_04],
      [903, 'Insurance premium', 'canChange', 1200_00, 1300_00, 100_00],
      [1001, 'Initial deposit for your escrow account', 'canChange', 400_00, 412_25, 12_25],
      [1101, 'Title services and lender’s title insurance', 'tenPercent', 800_00, 900_00, 100_00],
      [1201, 'Government recording charges', 'tenPercent', 80_00, 100_00, 20_00],
      [1203, 'Transfer taxes', 'zero', 900_00, 950_00, 50_00],
    ]);
  });

  it('within 10 % in total: only what may not rise is cured', () => {
    const { tenPercent, cure } = compare(100_00) ?? {};
    expect(tenPercent).toMatchObject({ estimate: 1280_00, final: 1400_00, increase: 120_00 });
    expect(tenPercent?.percent?.value).toBe('9.38');
    expect([cure?.zero.value, cure?.tenPercent.value, cure?.total.value]).toEqual([150_00, 0, 150_00]);
    expect([cure?.zero.trace.rule?.text, cure?.tenPercent.trace.rule?.text, cure?.total.trace.rule?.text]).toEqual([
      '12 CFR 1024.7(e)(1)',
      '12 CFR 1024.7(e)(2)',
      '12 CFR 1024.7(i)',
    ]);
    for (const trace of [tenPercent?.percent?.trace, cure?.total.trace]) expect(trace && faultsOf(trace)).toEqual([]);
  });

  it('beyond 10 %: what is above 1,408.00 is given back', () => {
    const { tenPercent, cure } = compare(120_00) ?? {};
    expect([tenPercent?.increase, tenPercent?.percent?.value]).toEqual([140_00, '10.94']);
    expect([cure?.tenPercent.value, cure?.total.value]).toEqual([12_00, 162_00]);
  });

  it('a credit of the lender is part of line 802', () => {
    const on802 = (...args: [number, number, number?]) => compare(...args)?.rows.find(({ line }) => line === 802);
    expect(on802(100_00, 300_00)).toMatchObject({ estimate: 500_00, final: 100_00 });
    expect(on802(100_00, 300_00, 250_00)).toMatchObject({ estimate: 250_00, final: 100_00 });
    const without = entriesOf({
      purchase: samplePurchase,
      fees: fees(100_00).filter(({ kind }) => kind !== 'ratePoints'),
      lenderCredits: cents(300_00),
    });
    expect(gfeComparison(without)?.rows.find(({ line }) => line === 802)).toMatchObject({
      bucket: 'zero',
      estimate: 0,
      final: -300_00,
    });
    expect(gfeComparison(without)?.rows.find(({ line }) => line === 803)?.final).toBe(800_00);
  });

  it('without an estimated charge that may rise by 10 % there is no percentage', () => {
    const only = entriesOf({ purchase: samplePurchase, fees: [fees(0)[0] as Fee], lenderCredits: zeroCents });
    expect(gfeComparison(only)?.tenPercent).toMatchObject({ estimate: 0, final: 0, increase: 0, percent: null });
    expect(gfeComparison(only)?.rows.map(({ line }) => line)).toEqual([801, 803]);
  });

  it('a charge without an estimate that has a limit was estimated as zero; none but the originator’s own and transfer taxes may not rise at all', () => {
    const late = [...fees(100_00), fee('B', 'taxService', 'Tax service', null, 75_00, 'zero')];
    const entries = entriesOf({ purchase: samplePurchase, fees: late, lenderCredits: zeroCents });
    expect(gfeComparison(entries)?.rows.find(({ line }) => line === 806)).toMatchObject({
      bucket: 'tenPercent',
      estimate: 0,
      final: 75_00,
    });
    expect(gfeComparison(entries)?.cure).toMatchObject({ zero: { value: 150_00 }, tenPercent: { value: 67_00 } });
  });

  it('a service that was not obtained is left out on both sides', () => {
    const none = [...fees(120_00), fee('B', 'taxService', 'Tax service', 75_00, 0, 'tenPercent')];
    const entries = entriesOf({ purchase: samplePurchase, fees: none, lenderCredits: zeroCents });
    expect(gfeComparison(entries)?.tenPercent).toMatchObject({ estimate: 1280_00, final: 1420_00 });
    expect(gfeComparison(entries)?.rows.some(({ line }) => line === 806)).toBe(false);
  });

  it('what the estimate says of a line takes the place of what its fees say, also of those that are calculated', () => {
    const block = (line: number, amount: number) => ({ [line]: given(`Line ${line}`, money(amount), `line${line}`) });
    const plain = [
      ['A', 'origination', 1100_00, 'typed'],
      ['A', 'ratePoints', 400_00, 'typed'],
      ['E', 'recording', 100_00, 'calculated'],
      ['E', 'stateTransferTax', 950_00, 'calculated'],
    ] as const;
    const told = plain.map(([section, kind, amount, source]) => ({
      ...fee(section, kind, kind, null, amount),
      source,
    }));
    const entries = entriesOf({ purchase: samplePurchase, fees: told, lenderCredits: cents(300_00) });
    expect(gfeComparison(entries)).toBeNull();
    const blocks = { ...block(1201, 80_00), ...block(1203, 900_00), ...block(802, -150_00), ...block(1103, 700_00) };
    const compared = gfeComparison(entries, {}, blocks);
    expect(compared?.rows.find(({ line }) => line === 1201)).toMatchObject({ estimate: 80_00, final: 100_00 });
    expect(compared?.rows.find(({ line }) => line === 802)).toMatchObject({ estimate: -150_00, final: 100_00 });
    expect(compared?.rows.some(({ line }) => line === 1103)).toBe(false);
    expect(compared?.cure.zero.value).toBe(1100_00 + 250_00 + 50_00);
    expect(compared && faultsOf(compared.cure.total.trace)).toEqual([]);
  });

  it('a line with charges of several buckets is one where the estimate says it as one, in the strictest of them', () => {
    const more = [...fees(100_00), fee('C', 'settlementFee', 'Closing', null, 50_00, 'canChange')];
    const entries = entriesOf({ purchase: samplePurchase, fees: more, lenderCredits: zeroCents });
    const on1101 = gfeComparison(entries, {}, { 1101: given('GFE 4', money(900_00), 'gfeTitle') })?.rows.filter(
      ({ line }) => line === 1101,
    );
    expect(on1101).toMatchObject([{ bucket: 'tenPercent', estimate: 900_00, final: 950_00, increase: 50_00 }]);
  });

  it('fees without a line of their own are compared each for itself, after the others', () => {
    const more = ['One', 'Other'].map((label) => fee('B', 'general', label, 10_00, 20_00, 'tenPercent'));
    const entries = entriesOf({ purchase: samplePurchase, fees: [...more, ...fees(100_00)], lenderCredits: zeroCents });
    expect(gfeComparison(entries)?.rows.slice(-2)).toMatchObject([
      { line: null, label: 'One' },
      { line: null, label: 'Other' },
    ]);
  });

  it('the estimates stand on the lines of the statement', () => {
    const hud = hud2010(entriesOf({ purchase: samplePurchase, fees: fees(100_00), lenderCredits: zeroCents }), {
      estimatedLenderCredits: cents(50_00),
    });
    const estimates = hud.lines.flatMap(({ number, estimate }) => (estimate === null ? [] : [[number, estimate]]));
    expect(estimates).toEqual([
      ['801', 1000_00],
      ['802', 450_00],
      ['803', 1450_00],
      ['804', 400_00],
      ['901', 200_00],
      ['903', 1200_00],
      ['1001', 400_00],
      ['1002', 400_00],
      ['1101', 800_00],
      ['1104', 300_00],
      ['1109', 500_00],
      ['1201', 80_00],
      ['1202', 80_00],
      ['1203', 900_00],
      ['1205', 900_00],
    ]);
  });
});

describe('a charge of the estimate that the seller pays', () => {
  const paid: Fee = {
    ...fee('E', 'stateTransferTax', 'State transfer tax', 900_00, 950_00),
    charges: [
      { paidBy: 'borrower', when: 'atClosing', amount: cents(350_00) },
      { paidBy: 'seller', when: 'atClosing', amount: cents(600_00) },
    ],
  };
  const made = () => statementsOf({ purchase: samplePurchase, fees: [paid], lenderCredits: zeroCents });
  const line = (number: string) => {
    const found = made().hud2010.lines.find((one) => one.number === number);
    return [found?.label, found?.buyer?.value, found?.seller?.value];
  };

  it('is the borrower’s on page 2, credited on 204 to 209 and taken off on 506 to 509', () => {
    expect(line('1203')).toEqual(['Transfer taxes', 950_00, undefined]);
    expect(line('206')).toEqual(['State transfer tax paid by the seller', 600_00, undefined]);
    expect(line('507')).toEqual(['State transfer tax paid by the seller', undefined, 600_00]);
    expect(made().gfe?.rows).toMatchObject([{ line: 1203, final: 950_00, increase: 50_00 }]);
  });

  const outside = (estimate: number | null): Fee => ({
    ...fee('B', 'appraisal', 'Appraisal', estimate, 100_00, 'tenPercent'),
    charges: [
      { paidBy: 'borrower', when: 'atClosing', amount: cents(100_00) },
      { paidBy: 'seller', when: 'beforeClosing', amount: cents(250_00) },
      { paidBy: 'other', when: 'atClosing', payer: 'lender', amount: cents(40_00) },
    ],
  });
  const onPage3 = (of: Fee, blocks?: Parameters<typeof gfeComparison>[2]) =>
    gfeComparison(
      entriesOf({ purchase: samplePurchase, fees: [of, paid], lenderCredits: zeroCents }),
      {},
      blocks,
    )?.rows.find(({ line }) => line === 804)?.final;

  it('is compared with what others paid outside of closing, on behalf of the borrower; one that was not estimated is not', () => {
    expect(onPage3(outside(300_00))).toBe(390_00);
    expect(onPage3(outside(null))).toBe(100_00);
    const told = { 804: given('GFE 3', money(cents(300_00)), 'gfeSelected') };
    expect(onPage3(outside(null), told)).toBe(390_00);
  });

  it('outside of closing it is in no column and no credit', () => {
    const { lines } = hud2010(
      entriesOf({ purchase: samplePurchase, fees: [outside(300_00)], lenderCredits: zeroCents }),
    );
    const appraisal = lines.find(({ number }) => number === '804');
    expect([appraisal?.buyer?.value, appraisal?.seller]).toEqual([100_00, null]);
    expect(appraisal?.paidOutside).toEqual([
      { by: 'seller', amount: 250_00 },
      { by: 'lender', amount: 40_00 },
    ]);
    expect(lines.some(({ label }) => label.endsWith('paid by the seller'))).toBe(false);
  });

  it('the form of 1974 leaves it to the seller', () => {
    const found = made().hud1974.lines.find(({ number }) => number === '1203');
    expect([found?.buyer?.value, found?.seller?.value]).toEqual([350_00, 600_00]);
    expect(made().hud1974.lines.some(({ number }) => number === '206')).toBe(false);
  });

  it('the cash is that of the disclosure, and every difference is named', () => {
    const { differences, isExplained, cash } = reconcile(made().disclosure.shown, made().hud2010.shown);
    expect(differences.map(({ label, column, amount, reason }) => [label, column, amount, reason])).toEqual([
      ['State transfer tax', 'borrowerAtClosing', -600_00, 'sellerPaysEstimatedCharge'],
      ['State transfer tax paid by the seller', 'borrowerAtClosing', 600_00, 'sellerPaysEstimatedCharge'],
      ['State transfer tax', 'sellerAtClosing', 600_00, 'sellerPaysEstimatedCharge'],
      ['State transfer tax paid by the seller', 'sellerAtClosing', -600_00, 'sellerPaysEstimatedCharge'],
    ]);
    expect([isExplained, cash.borrowerAtClosing?.value, cash.sellerAtClosing?.value]).toEqual([true, 0, 0]);
    expect(made().hud2010.cashFromBorrower.value).toBe(made().disclosure.cashFromBorrower.value);
  });
});
