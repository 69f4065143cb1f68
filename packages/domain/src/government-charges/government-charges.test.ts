import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../errors/index.ts';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  floridaTaxes,
  marylandCounties,
  marylandTaxes,
  type RecordingFeeTable,
  recordingFee,
  type TaxTerms,
  type TransferTax,
  taxTotals,
  transferTaxes,
} from './index.ts';

const file = { day: '2026-03-02', salePrice: cents(180_000_00), loanAmount: cents(162_000_00) };
const amounts = (due: ReturnType<typeof transferTaxes>) =>
  due.map(({ tax, amount, buyer, seller }) => [tax.id, amount.value, buyer, seller]);

describe('Maryland', () => {
  it('takes state and county transfer by percent, recordation for each 500', () => {
    expect(amounts(transferTaxes(file, marylandTaxes('Baltimore City')))).toEqual([
      ['md-state-transfer', 900_00, 450_00, 450_00],
      ['md-county-transfer', 2700_00, 1350_00, 1350_00],
      ['md-recordation', 1800_00, 900_00, 900_00],
    ]);
  });

  it('counts a part of 500 as a whole', () => {
    const [, recordation] = transferTaxes({ ...file, salePrice: cents(180_000_01) }, marylandTaxes('Carroll'));
    expect(recordation?.amount.value).toBe(361 * 6_50);
  });

  it('knows all 24 jurisdictions, and never leaves a tax out because its table has ended', () => {
    expect(marylandCounties).toHaveLength(24);
    for (const county of marylandCounties) {
      expect(transferTaxes({ ...file, day: '2026-06-30' }, marylandTaxes(county)).length).toBeGreaterThanOrEqual(2);
      expect(() => transferTaxes({ ...file, day: '2026-07-01' }, marylandTaxes(county))).toThrow(
        expect.objectContaining({
          code: 'NO_TABLE',
          field: 'day',
          message: expect.stringContaining('ran until 2026-06-30'),
        }),
      );
    }
  });
});

describe('Florida', () => {
  it.each([
    ['a county', false, true, 1260_00],
    ['Miami-Dade, one family', true, true, 1080_00],
    ['Miami-Dade, otherwise', true, false, 1080_00 + 810_00],
  ])('%s', (_, isMiamiDade, isSingleFamily, seller) => {
    const due = transferTaxes(file, floridaTaxes({ isMiamiDade, isSingleFamily }));
    expect(taxTotals(due)).toEqual({ seller, buyer: 567_00 + 324_00 });
  });
});

it('is zero for a file that is exempt, and split as the file says', () => {
  const taxes = floridaTaxes({ isMiamiDade: false, isSingleFamily: true });
  const [deed] = transferTaxes({ ...file, exemptFrom: ['fl-deed'] }, taxes);
  expect(deed?.amount.value).toBe(0);
  expect(deed?.amount.trace.formula).toBe('The file is exempt');
  expect(deed && faultsOf(deed.amount.trace)).toEqual([]);
  const [shared] = transferTaxes({ ...file, splits: { 'fl-deed': { buyer: 1, seller: 3 } } }, taxes);
  expect([shared?.buyer, shared?.seller]).toEqual([315_00, 945_00]);
});

it('what buyer and seller pay is the tax, whatever the price and the parts', () => {
  const parts = fc.record({ buyer: fc.integer({ min: 0, max: 9 }), seller: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      parts,
      fc.constantFrom(...marylandCounties),
      (price, split, county) => {
        const splits = Object.fromEntries(marylandTaxes(county).map(({ id }) => [id, split]));
        for (const due of transferTaxes({ ...file, salePrice: cents(price), splits }, marylandTaxes(county))) {
          expect(due.buyer + due.seller).toBe(due.amount.value);
          expect(faultsOf(due.amount.trace)).toEqual([]);
        }
      },
    ),
  );
});

describe('a recording fee', () => {
  const table: RecordingFeeTable = {
    label: 'Recording of the deed',
    base: cents(25_00),
    pagesIncluded: 1,
    perPage: cents(4_00),
    namesIncluded: 5,
    perName: cents(25),
    surcharges: [{ label: 'Records archive', amount: cents(10_00) }],
    source: { text: 'Fee schedule of the county clerk' },
  };

  it.each([
    [1, 2, 35_00],
    [3, 5, 43_00],
    [3, 7, 43_50],
  ])('%d pages and %d names: %d cents', (pages, names, expected) => {
    const { value, trace } = recordingFee({ pages, names }, table);
    expect(value).toBe(expected);
    expect(faultsOf(trace)).toEqual([]);
  });

  it.each([0, 1.5, -1])('refuses %d pages', (pages) => {
    expect(() => recordingFee({ pages, names: 1 }, table)).toThrow(/at least one page/);
  });
});

describe('a tax by tiers', () => {
  const tax = (terms: TaxTerms): TransferTax => ({
    id: 'tiered',
    label: 'Tiered tax',
    place: 'Anywhere',
    from: '2026-01-01',
    base: 'salePrice',
    terms,
    split: { buyer: 1, seller: 0 },
    source: { text: 'A table of the county' },
  });
  const tiers = [
    { over: cents(0), terms: { kind: 'percent', percent: '1' } },
    { over: cents(500_000_00), terms: { kind: 'percent', percent: '2' } },
    { over: cents(1_000_000_00), terms: { kind: 'perUnit', unit: cents(500_00), amount: cents(15_00) } },
  ] as const;
  const missing = { label: 'There is no tax', value: { kind: 'text', text: '' } } as const;
  const due = (price: number, isMarginal: boolean) =>
    transferTaxes({ ...file, salePrice: cents(price) }, [tax({ kind: 'tiers', isMarginal, tiers })])[0]?.amount;

  it.each([
    [0, 0, 0],
    [180_000_00, 1_800_00, 1_800_00],
    [500_000_00, 5_000_00, 5_000_00],
    [500_000_01, 5_000_00, 10_000_00],
    [1_000_000_00, 15_000_00, 20_000_00],
    // 500,100 over a million are 1,001 units; the whole are 3,001.
    [1_500_100_00, 30_015_00, 45_015_00],
  ])('of %d: %d by parts, %d by the tier reached', (price, marginal, whole) => {
    for (const isMarginal of [true, false]) expect(faultsOf(due(price, isMarginal)?.trace ?? missing)).toEqual([]);
    expect(due(price, true)?.value).toBe(marginal);
    expect(due(price, false)?.value).toBe(whole);
  });

  it('shows each tier', () => {
    expect(due(600_000_00, true)?.trace.inputs?.map(({ value }) => value)).toEqual([
      { kind: 'money', cents: 5_000_00 },
      { kind: 'money', cents: 2_000_00 },
    ]);
  });
});

it('stamps of Florida on 40,675 are 284.90', () => {
  const taxes = floridaTaxes({ isMiamiDade: false, isSingleFamily: true });
  const [deed] = transferTaxes({ ...file, salePrice: cents(40_675_00) }, taxes);
  expect(deed?.amount.value).toBe(284_90);
});

it.each([
  ['salePrice', { salePrice: cents(-1) }],
  ['loanAmount', { loanAmount: cents(-1) }],
  ['splits.fl-deed', { splits: { 'fl-deed': { buyer: 0, seller: 0 } } }],
  ['splits.fl-deed', { splits: { 'fl-deed': { buyer: 0.5, seller: 1 } } }],
])('refuses a wrong %s by its name', (field, wrong) => {
  const reckon = () => transferTaxes({ ...file, ...wrong }, floridaTaxes({ isMiamiDade: false, isSingleFamily: true }));
  expect(reckon).toThrow(InputError);
  expect(reckon).toThrow(expect.objectContaining({ code: 'OUT_OF_RANGE', field }));
});
