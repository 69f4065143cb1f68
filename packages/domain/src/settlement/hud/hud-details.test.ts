import { describe, expect, it } from 'vitest';
import { type Cents, cents, zeroCents } from '../../money/index.ts';
import { explainedMoney, given, money } from '../../trace/index.ts';
import { entriesOf, type Fee, type FeeKind, type FeeSection, gfeComparison, hud2010 } from '../index.ts';
import { samplePurchase } from '../sample-purchase.ts';
import { hudOneA } from './hud-1a.ts';
import { numbered } from './numbered.ts';

const fee = (section: FeeSection, kind: FeeKind, amount: number, estimate?: number, more: Partial<Fee> = {}): Fee => ({
  code: `${section} ${kind}`,
  label: kind,
  section,
  kind,
  bucket: 'tenPercent',
  source: 'typed',
  charges: [{ paidBy: 'borrower', when: 'atClosing', amount: cents(amount) }],
  ...(estimate !== undefined && { estimate: cents(estimate) }),
  ...more,
});
const entries = (fees: readonly Fee[], lenderCredits: Cents = zeroCents) =>
  entriesOf({ purchase: samplePurchase, fees, lenderCredits });

describe('estimates of 801 to 803', () => {
  /** What was estimated on the three lines; null where a line was not. */
  const estimates = (fees: readonly Fee[], estimatedLenderCredits?: number) => {
    const { lines } = hud2010(entries(fees, cents(100_00)), {
      ...(estimatedLenderCredits !== undefined && { estimatedLenderCredits: cents(estimatedLenderCredits) }),
    });
    return ['801', '802', '803'].map((number) => lines.find((line) => line.number === number)?.estimate);
  };

  it.each<[string, Fee[], number | undefined, (number | null)[]]>([
    ['nothing', [fee('A', 'origination', 900_00)], undefined, [null, null, null]],
    ['the origination charge', [fee('A', 'origination', 900_00, 800_00)], undefined, [800_00, null, 800_00]],
    ['the points', [fee('A', 'ratePoints', 900_00, 700_00)], undefined, [null, 700_00, 700_00]],
    ['a credit', [fee('A', 'origination', 900_00)], 200_00, [null, -200_00, -200_00]],
    [
      'charge, points and credit',
      [fee('A', 'origination', 900_00, 800_00), fee('A', 'ratePoints', 50_00, 60_00)],
      200_00,
      [800_00, -140_00, 660_00],
    ],
  ])('%s', (_, fees, credit, expected) => {
    expect(estimates(fees, credit)).toEqual(expected);
  });
});

it('payees stand on their lines and in the worksheet of 801, and fees without one have none', () => {
  const payee = { payee: 'Gamma Appraisal' };
  const made = hud2010(
    entries([
      fee('A', 'origination', 900_00, undefined, { payee: 'Omega Lending' }),
      fee('A', 'ratePoints', 100_00),
      fee('B', 'appraisal', 400_00, undefined, payee),
      fee('B', 'creditReport', 30_00),
    ]),
  );
  const payeesOf = (number: string) => made.lines.filter((line) => line.number === number).map((line) => line.payee);
  expect([payeesOf('804'), payeesOf('805')]).toEqual([['Gamma Appraisal'], [undefined]]);
  expect(made.worksheet?.origination.rows.map((row) => row.payee)).toEqual(['Omega Lending']);
  expect(made.worksheet?.creditOrCharge.rows.map((row) => row.payee)).toEqual([undefined]);
});

describe('other government charges', () => {
  const linesOf = (bucket: Fee['bucket']) =>
    hud2010(entries([fee('E', 'general', 40_00, undefined, { bucket })]))
      .lines.filter(({ number }) => /^12\d\d/.test(number))
      .map(({ number, buyer, isOutside }) => [number, buyer?.value, isOutside]);

  it('are itemized outside of the columns and counted with recording, or with transfer taxes where they may not rise', () => {
    expect(linesOf('tenPercent')).toEqual([
      ['1201', 40_00, false],
      ['1206', 40_00, true],
    ]);
    expect(linesOf('zero')).toEqual([
      ['1203', 40_00, false],
      ['1206', 40_00, true],
    ]);
  });
});

describe('the comparison with the estimate', () => {
  const rowsOf = (fees: readonly Fee[], credit = zeroCents, estimatedLenderCredits?: Cents) =>
    gfeComparison(
      entries(fees, credit),
      estimatedLenderCredits === undefined ? {} : { estimatedLenderCredits },
    )?.rows.map(({ line, estimate, final }) => [line, estimate, final]);

  it('leaves out a service that was not obtained, with its estimate', () => {
    const survey = fee('B', 'creditReport', 0, 60_00);
    expect(rowsOf([fee('B', 'appraisal', 400_00, 350_00), survey])).toEqual([[804, 350_00, 400_00]]);
    expect(rowsOf([survey])).toBeUndefined();
  });

  it('has one line 802 for points and credits, and one for an estimated credit that was not given', () => {
    const points = [fee('A', 'origination', 900_00, 900_00), fee('A', 'ratePoints', 50_00, 60_00)];
    expect(rowsOf(points, cents(20_00), cents(30_00))).toEqual([
      [801, 900_00, 900_00],
      [802, 30_00, 30_00],
      [803, 930_00, 930_00],
    ]);
    expect(rowsOf([fee('A', 'origination', 900_00, 900_00)], zeroCents, cents(30_00))).toEqual([
      [801, 900_00, 900_00],
      [802, -30_00, 0],
      [803, 870_00, 900_00],
    ]);
  });

  it('leaves out what the borrower neither was told of nor pays', () => {
    const ofSeller = fee('B', 'creditReport', 0, undefined, {
      charges: [{ paidBy: 'seller', when: 'atClosing', amount: cents(30_00) }],
    });
    expect(rowsOf([fee('B', 'appraisal', 400_00, 350_00), ofSeller])).toEqual([[804, 350_00, 400_00]]);
  });

  it('what the seller pays of a charge without an estimate stays the seller’s', () => {
    const ofSeller = (estimate?: number) =>
      fee('B', 'appraisal', 0, estimate, { charges: [{ paidBy: 'seller', when: 'atClosing', amount: cents(400_00) }] });
    const sides = (one: Fee) => {
      const line = hud2010(entries([one])).lines.find(({ number }) => number === '804');
      return [line?.buyer?.value, line?.seller?.value];
    };
    expect(sides(ofSeller())).toEqual([undefined, 400_00]);
    expect(sides(ofSeller(0))).toEqual([undefined, 400_00]);
    expect(sides(ofSeller(1))).toEqual([400_00, undefined]);
  });
});

it('the lines of a HUD-1A are called what the form calls them', () => {
  const amount = { value: cents(4000_00), trace: given('Charges', money(4000_00), '1400') };
  const { lines } = hudOneA({
    loanAmount: cents(150_000_00),
    cashFromBorrower: cents(250_00),
    settlementCharges: explainedMoney(amount.value, { label: 'x', formula: 'x', math: 'a', inputs: [amount.trace] }),
    disbursements: [{ payee: 'Rho Servicing', amount: cents(1_00) }],
  });
  expect(lines.map(({ number, label }) => `${number} ${label}`)).toEqual([
    '1501 Disbursed',
    '1520 Total disbursed (enter on line 1603)',
    '1600 Loan amount',
    '1601 Plus cash or check from borrower',
    '1602 Minus total settlement charges (line 1400)',
    '1603 Minus total disbursements to others (line 1520)',
    '1604 Equals disbursements to borrower',
  ]);
  expect(lines.find(({ number }) => number === '1604')?.buyer?.trace.inputs?.map(({ label }) => label)).toEqual([
    'Loan amount',
    'Plus cash or check from borrower',
    'x',
    'Total disbursed',
  ]);
});

describe('free lines', () => {
  const numbersOf = (lines: readonly (number | null)[], shared: readonly number[] = []) =>
    numbered(
      lines.map((line) => ({ item: line, line })),
      { first: 204, last: 206 },
      new Set(shared),
    ).map(({ number }) => number);

  it('are those that nobody has of its own, then the addendum of the last', () => {
    expect(numbersOf([null, 205, null])).toEqual(['204', '205', '206']);
    expect(numbersOf([204, null, 205, null, null])).toEqual(['204', '206', '205', '206.2', '206.3']);
    expect(numbersOf([206, null, null, null])).toEqual(['206', '204', '205', '206.2']);
  });

  it('a line of its own is given once, unless it is shared', () => {
    expect(numbersOf([205, 205, 205])).toEqual(['205', '204', '206']);
    expect(numbersOf([205, 205], [205])).toEqual(['205', '205']);
  });
});
