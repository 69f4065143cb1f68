import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import {
  floridaTaxes,
  marylandCounties,
  marylandTaxes,
  type RecordingFeeTable,
  recordingFee,
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

  it('knows 22 counties, and no taxes of another year', () => {
    expect(marylandCounties).toHaveLength(22);
    expect(transferTaxes({ ...file, day: '2026-07-01' }, marylandTaxes('Howard'))).toEqual([]);
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
        for (const due of transferTaxes({ ...file, salePrice: cents(price), splits }, marylandTaxes(county)))
          expect(due.buyer + due.seller).toBe(due.amount.value);
      },
    ),
  );
});

describe('a recording fee', () => {
  const table: RecordingFeeTable = {
    id: 'deed',
    label: 'Recording of the deed',
    place: 'Any County',
    from: '2026-01-01',
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
    expect(recordingFee({ pages, names }, table).value).toBe(expected);
  });

  it.each([0, 1.5, -1])('refuses %d pages', (pages) => {
    expect(() => recordingFee({ pages, names: 1 }, table)).toThrow(/at least one page/);
  });
});
