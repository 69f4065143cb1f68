import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import {
  type ChargeFigure,
  chargeTotals,
  emptyRecordingDocument,
  emptyTransferTax,
  recordingDocumentFigure,
  recordingDocumentProblems,
  type StoredRecordingDocument,
  type StoredTransferTax,
  transferTaxFigure,
  transferTaxProblems,
} from './index.ts';

const deed = {
  ...emptyRecordingDocument,
  label: 'Warranty deed',
  kind: 'Deed',
  fee: 85_00,
  borrowerPart: '100',
} as const;
const stamps: StoredTransferTax = {
  ...emptyTransferTax,
  label: 'Documentary stamps',
  level: 'State',
  reckonedOn: 'Sale price',
  method: 'Each unit',
  unit: 100_00,
  unitAmount: 70,
  borrowerPart: '0',
};
const file = { salePrice: 180_000_01, loanAmount: 162_000_00 };
const known = (made: ChargeFigure) => {
  if (made.kind === 'open') throw new Error(`The figure is open: ${Object.keys(made.missing).join()}`);
  return made;
};

it('a document costs its fee, shared to the cent', () => {
  const { amount, borrower, seller } = known(recordingDocumentFigure({ ...deed, fee: 85_01, borrowerPart: '50' }));
  expect([amount.value, borrower.value, seller.value]).toEqual([85_01, 42_51, 42_50]);
  for (const { trace } of [amount, borrower, seller]) expect(faultsOf(trace)).toEqual([]);
});

describe('a document by the terms it keeps of a schedule', () => {
  const terms = {
    ...{ rateVersion: 'any-tx#1', baseFee: 25_00, pagesIncluded: 1, pageFee: 4_00 },
    ...{ namesIncluded: 5, nameFee: 25, surcharges: 10_00 },
  };
  const bySchedule = { ...deed, ...terms, fee: null, pages: 3, names: 7 };

  it.each<[string, Partial<StoredRecordingDocument>, number]>([
    ['its further pages and names', {}, 43_50],
    ['without any', { pages: 1, names: 2 }, 35_00],
    ['names that cost nothing need not be counted', { names: null, nameFee: 0 }, 43_00],
    ['what is typed counts before it', { fee: 85_00 }, 85_00],
  ])('%s', (_, part, expected) => {
    const { amount } = known(recordingDocumentFigure({ ...bySchedule, ...part }));
    expect(amount.value).toBe(expected);
    expect(faultsOf(amount.trace)).toEqual([]);
  });

  it('stays open until its pages and names are known, and none is one without terms', () => {
    const open = (part: Partial<StoredRecordingDocument>) => {
      const figure = recordingDocumentFigure({ ...bySchedule, ...part });
      return figure.kind === 'open' && Object.keys(figure.missing);
    };
    expect(open({ pages: null, names: null })).toEqual(['pages', 'names']);
    expect(open({ baseFee: null })).toEqual(['fee']);
    expect(open({ pages: 0 })).toEqual(['pages']);
  });

  it('a version that was kept before there were schedules is as it was', () => {
    const { rateVersion: _, baseFee: __, ...kept } = { ...bySchedule, fee: null };
    // What was stored then has no such fields.
    expect(recordingDocumentFigure(kept as StoredRecordingDocument)).toMatchObject({ kind: 'open' });
  });
});

describe('a tax', () => {
  it.each<[string, Partial<StoredTransferTax>, number]>([
    ['for each unit, a part of one counting as a whole', {}, 1260_70],
    ['by percent', { method: 'Percent', rate: '0.2', reckonedOn: 'Loan amount' }, 324_00],
    ['of an own amount', { reckonedOn: 'Own amount', baseAmount: 100_00 }, 70],
    ['less what is free', { freeAmount: 100_000_01 }, 800 * 70],
    ['free as a whole', { freeAmount: 200_000_00 }, 0],
    ['flat, on nothing', { method: 'Flat amount', flatAmount: 50_00, reckonedOn: null }, 50_00],
    ['of an exempt file', { isExempt: true, method: null, reckonedOn: null }, 0],
  ])('%s', (_, part, amount) => {
    const made = known(transferTaxFigure({ ...stamps, ...part }, file));
    expect([made.amount.value, made.borrower.value, made.seller.value]).toEqual([amount, 0, amount]);
    for (const { trace } of [made.amount, made.borrower, made.seller]) expect(faultsOf(trace)).toEqual([]);
  });
});

describe('stays open', () => {
  it.each([
    [recordingDocumentFigure(emptyRecordingDocument), ['kind', 'fee', 'borrowerPart']],
    [transferTaxFigure(emptyTransferTax, file), ['level', 'method', 'borrowerPart']],
    [transferTaxFigure({ ...stamps, unit: 0, unitAmount: null }, file), ['unit', 'unitAmount']],
    [transferTaxFigure({ ...stamps, method: 'Percent', reckonedOn: null }, file), ['rate', 'reckonedOn']],
    [transferTaxFigure({ ...stamps, method: 'Flat amount' }, file), ['flatAmount']],
    [transferTaxFigure(stamps, { ...file, salePrice: null }), ['salePrice']],
    [transferTaxFigure({ ...stamps, reckonedOn: 'Loan amount' }, { ...file, loanAmount: null }), ['loanAmount']],
    [transferTaxFigure({ ...stamps, reckonedOn: 'Own amount' }, file), ['baseAmount']],
    [recordingDocumentFigure({ ...deed, borrowerPart: '101' }), ['borrowerPart']],
  ])('%# for want of %j', (made, missing) => {
    expect(made.kind === 'open' && Object.keys(made.missing)).toEqual(missing);
  });
});

it.each([
  [recordingDocumentProblems({ borrowerPart: '100.5' }), { borrowerPart: 'A part is at most 100 %' }],
  [recordingDocumentProblems({ borrowerPart: '100' }), {}],
  [transferTaxProblems({ rate: '101', unit: 0 }), { rate: 'A tax is at most 100 %', unit: 'A unit is above zero' }],
  [transferTaxProblems({ borrowerPart: '101', unit: null }), { borrowerPart: 'A part is at most 100 %' }],
])('what is wrong with a row is %j', (problems, expected) => {
  expect(problems).toEqual(expected);
});

it('a list has totals once each row has a figure, and their traces say whose field is meant', () => {
  const totals = chargeTotals(
    [recordingDocumentFigure(deed), recordingDocumentFigure({ ...deed, borrowerPart: '0' })],
    'docs',
    'Fees',
  );
  expect([totals?.all.value, totals?.borrower.value, totals?.seller.value]).toEqual([170_00, 85_00, 85_00]);
  for (const { trace } of Object.values(totals ?? {})) {
    expect(faultsOf(trace)).toEqual([]);
    expect(fieldsOf(trace)).toEqual(expect.arrayContaining(['docs.0.fee', 'docs.1.fee']));
  }
  expect(chargeTotals([recordingDocumentFigure(emptyRecordingDocument)], 'docs', 'Fees')).toBeNull();
  expect(chargeTotals([], 'docs', 'Fees')?.all.value).toBe(0);
});

it('borrower and seller bear the whole, whatever it is and however it is shared', () => {
  const percent = fc.integer({ min: 0, max: 100_000_000 }).map((millionths) => (millionths / 1_000_000).toFixed(6));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), percent, (fee, borrowerPart) => {
      const { amount, borrower, seller } = known(recordingDocumentFigure({ ...deed, fee, borrowerPart }));
      expect(amount.value).toBe(fee);
      expect(borrower.value + seller.value).toBe(fee);
      expect(Math.min(borrower.value, seller.value)).toBeGreaterThanOrEqual(0);
    }),
  );
});
