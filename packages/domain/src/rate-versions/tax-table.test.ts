import { describe, expect, it } from 'vitest';
import { emptyTransferTax, noTaxTerms, type StoredTransferTax } from '../government-charges/index.ts';
import {
  addedTax,
  hasOtherTaxTerms,
  inForceOf,
  keptTax,
  refreshedTax,
  replacedTax,
  type TableTax,
  type TaxTable,
  type TaxVersion,
  tableTaxProblems,
  takenTax,
  taxesInForce,
  triedPurchases,
  triedTax,
  versionWords,
} from './index.ts';

const stamps: TableTax = {
  ...noTaxTerms,
  ...{ label: 'Deed stamps', payee: 'The clerk', level: 'State', method: 'Each unit', reckonedOn: 'Sale price' },
  ...{ unit: 500_00, unitAmount: 2_00, borrowerPart: '0' },
};
const mortgage: TableTax = {
  ...stamps,
  ...{ label: 'Mortgage tax', method: 'Percent', reckonedOn: 'Loan amount', rate: '0.2', unit: null, unitAmount: null },
  borrowerPart: null,
};
const table = (...taxes: TableTax[]): TaxTable => ({
  ...{ code: 'own-fl', label: 'Own Florida', state: 'FL', county: null, source: { text: 'List' } },
  taxes,
});
const version = (number: number, from: string | null, file: TaxTable): TaxVersion => ({
  ...{ code: file.code, number, state: file.state, county: file.county, effectiveFrom: from },
  file,
});
const dade = { state: 'FL', county: 'Miami-Dade County', salePrice: 300_000_00 };
const told = (versions: readonly TaxVersion[], day: string, place: Parameters<typeof taxesInForce>[1] = dade) =>
  taxesInForce(versions, place, day).offered.map((each) => `${each.version} ${each.tax.label}`);

describe('the taxes of a place in force on a day', () => {
  const ofProduct = [
    'fl-deed@2002-01-01 Documentary stamp tax on the deed',
    'fl-surtax@2002-01-01 Surtax on the deed',
    'fl-note@2002-01-01 Documentary stamp tax on the note',
    'fl-intangible@2002-01-01 Intangible tax on the mortgage',
  ];
  const state = [version(1, '2026-01-01', table(stamps)), version(2, '2026-06-01', table(stamps, mortgage))];
  const ofDade = (tax: TableTax) => version(1, '2026-03-01', { ...table(tax), code: 'dade-fl', county: 'Miami-Dade' });
  const county = ofDade(stamps);
  const ofCounty = ofDade({ ...stamps, level: 'City or county' });
  const surtaxed = ofDade({ ...stamps, label: 'Surtax', level: 'City or county' });

  it.each([
    ['those of the product where the office has none', [], '2026-06-01', ofProduct],
    ['those of the product until the office’s begin', state, '2025-12-31', ofProduct],
    [
      'the office’s of the state before those of the product for the state, Miami-Dade’s own on the deed too',
      state,
      '2026-05-31',
      ['own-fl#1 Deed stamps', ...ofProduct.slice(1, 2)],
    ],
    [
      'the office’s of the county before those of the product for the county, one of the state with them',
      [county],
      '2026-03-01',
      ['dade-fl#1 Deed stamps', ...ofProduct.slice(2)],
    ],
    [
      'the tax on the deed of the state stays beside a table of county taxes alone',
      [surtaxed],
      '2026-03-01',
      ['dade-fl#1 Surtax', ...ofProduct.slice(0, 1), ...ofProduct.slice(2)],
    ],
    [
      'both tables of the office, and of one name the tax of the state as the county has it',
      [...state, county, version(3, null, table())],
      '2026-06-01',
      ['own-fl#2 Mortgage tax', 'dade-fl#1 Deed stamps'],
    ],
    [
      'one of the county of the same name beside that of the state',
      [...state, ofCounty],
      '2026-06-01',
      ['own-fl#2 Deed stamps', 'own-fl#2 Mortgage tax', 'dade-fl#1 Deed stamps'],
    ],
  ] as const)('%s', (_, versions, day, expected) => {
    expect(told(versions, day)).toEqual(expected);
  });

  it.each([
    ['another county', { ...dade, county: 'Broward' }, ['own-fl#1 Deed stamps']],
    ['no county', { ...dade, county: null }, ['own-fl#1 Deed stamps']],
    ['another state', { ...dade, state: 'TX' }, []],
    ['no state', { ...dade, state: null }, []],
    ['a county that is none', { state: 'MD', county: 'Atlantis', salePrice: null }, []],
  ] as const)('%s has its own', (_, place, expected) => {
    expect(told([...state, county], '2026-04-01', place)).toEqual(expected);
  });

  it('those of a county in Michigan give way to a table of the county, not to one of the state', () => {
    const wayne = { state: 'MI', county: 'Wayne', salePrice: 1 };
    const own = { ...table(stamps), state: 'MI' };
    const [stateTax, countyTax] = told([], '2026-01-01', wayne);
    expect(told([version(1, '2026-01-01', own)], '2026-01-01', wayne)).toEqual(['own-fl#1 Deed stamps', countyTax]);
    const ofWayne = version(1, '2026-01-01', { ...own, county: 'Wayne' });
    expect(told([ofWayne], '2026-01-01', wayne)).toEqual(['own-fl#1 Deed stamps', stateTax]);
  });

  it.each([
    [
      'a table of the product that has ended',
      { state: 'MD', county: 'Howard' },
      '2026-11-28',
      /^County transfer tax, Howard: .* ended on 06\/30\/2026$/,
    ],
    ['one that has not begun', { state: 'ME', county: null }, '2025-10-31', /Maine: .* begins on 11\/01\/2025$/],
    ['a county that is needed', { state: 'MD', county: null }, '2026-01-01', /differ by county$/],
    ['a county that may be Miami-Dade', { state: 'FL', county: null }, '2026-01-01', /^Florida: Miami-Dade/],
    ['a price that may be taxed twice', { state: 'RI', county: null }, '2026-01-01', /^Rhode Island: .* no price$/],
  ])('%s is told', (_, place, day, words) => {
    expect(taxesInForce([], { ...place, salePrice: null }, day).unknown).toContainEqual(expect.stringMatching(words));
  });

  it('a county is found by its name with and without the word, in the table and in the file', () => {
    const own = (name: string) => version(1, '2026-01-01', { ...table(stamps), state: 'TX', county: name });
    for (const [written, asked] of [
      ['Any County', 'Any'],
      ['Any', 'Any County'],
    ] as const)
      expect(told([own(written)], '2026-01-01', { state: 'TX', county: asked, salePrice: 1 })).toHaveLength(1);
    expect(told([own('Any County')], '2026-01-01', { state: 'TX', county: 'Other', salePrice: 1 })).toEqual([]);
  });

  it('a table is not taken for a county whose name is none of its state: Baltimore is a city and a county', () => {
    const own = version(1, '2026-01-01', { ...table(stamps), state: 'MD', county: 'Baltimore County' });
    const at = (county: string) => taxesInForce([own], { state: 'MD', county, salePrice: 1 }, '2026-01-01');
    expect(at('Baltimore')).toEqual({ offered: [], unknown: [expect.stringMatching(/^Maryland has no county/)] });
    expect(at('baltimore county').offered).toContainEqual(expect.objectContaining({ code: 'own-fl' }));
  });

  it('tables of a county are told where the file does not say the county', () => {
    const noCounty = { ...dade, county: null };
    expect(taxesInForce([...state, county], noCounty, '2026-06-01').unknown).toEqual([
      'Florida: Miami-Dade has taxes of its own on the deed, and the file does not say the county',
      'The file does not say the county, and there are tables of one: dade-fl#1',
    ]);
  });

  it('a table of the office stands for one of the product that has ended', () => {
    const howard = { state: 'MD', county: 'Howard', salePrice: null };
    const own = version(1, '2026-07-01', { ...table(stamps), state: 'MD', county: 'Howard' });
    const { unknown } = taxesInForce([own], howard, '2026-11-28');
    expect(unknown).not.toContainEqual(expect.stringContaining('Howard'));
  });

  it('of the product say whose they are, and are shared as the law shares them', () => {
    const of = (state: string, county: string | null = null) =>
      taxesInForce([], { state, county, salePrice: null }, '2026-01-01').offered.map(({ tax }) => tax);
    expect(of('NJ')).toMatchObject([
      { method: 'Tiers', reckonedOn: 'Sale price', level: 'State', borrowerPart: '0' },
      { method: 'Tiers' },
    ]);
    expect(of('MD', 'Howard')).toMatchObject([
      { level: 'State', method: 'Percent', rate: '0.5', borrowerPart: '50' },
      { level: 'City or county', rate: '1.25' },
      { level: 'City or county', reckonedOn: 'Price or larger loan', unit: 500_00, unitAmount: 2_50 },
    ]);
    for (const tax of [...of('NJ'), ...of('MD', 'Howard'), ...of('ME'), ...of('FL')])
      expect(tableTaxProblems(tax)).toEqual({});
  });
});

describe('what a tax of a file keeps', () => {
  const offered = taxesInForce([version(2, '2026-01-01', table(stamps, mortgage))], dade, '2026-01-01').offered;
  const stored: StoredTransferTax = { ...emptyTransferTax, ...takenTax({ version: 'own-fl#1', tax: stamps }) };

  it('is all terms of the table with the name of the version; part and payee where the table says them', () => {
    const typed = { ...emptyTransferTax, payee: 'The county', borrowerPart: '50' };
    expect({ ...typed, ...takenTax({ version: 'own-fl#1', tax: stamps }) }).toEqual({
      ...emptyTransferTax,
      ...stamps,
      rateVersion: 'own-fl#1',
    });
    const none = { ...mortgage, payee: null };
    expect({ ...typed, ...takenTax({ version: 'own-fl#1', tax: none }) }).toMatchObject({
      payee: 'The county',
      borrowerPart: '50',
    });
  });

  it('is open in its part where the table does not say it, as a row that is added with it', () => {
    expect(addedTax({ version: 'own-fl#1', tax: mortgage })).toMatchObject({
      label: 'Mortgage tax',
      borrowerPart: null,
    });
    expect(addedTax({ version: 'own-fl#1', tax: stamps })).toMatchObject({ borrowerPart: '0', payee: 'The clerk' });
  });

  it('differs once anything of it does', () => {
    const terms = keptTax('own-fl#1', stamps);
    expect(hasOtherTaxTerms(stored, terms)).toBe(false);
    for (const name of Object.keys(terms))
      expect(hasOtherTaxTerms({ ...stored, [name]: 'other' }, terms), name).toBe(true);
  });

  it('is no other for the zeros that a rate is written with', () => {
    const kept = { ...emptyTransferTax, ...takenTax({ version: 'own-fl#1', tax: mortgage }) };
    expect(hasOtherTaxTerms(kept, keptTax('own-fl#1', { ...mortgage, rate: '0.20' }))).toBe(false);
  });

  it('keeps an amount of its own when it is refreshed', () => {
    const [offer] = offered;
    if (!offer) throw new Error('nothing is offered');
    expect(refreshedTax({ ...stored, reckonedOn: 'Own amount' }, offer).reckonedOn).toBe('Own amount');
    expect(refreshedTax(stored, offer)).toEqual(keptTax('own-fl#2', stamps));
  });

  it('keeps its part when another table takes the place of its own, and takes who is paid where that says it', () => {
    const [offer] = offered;
    if (!offer) throw new Error('nothing is offered');
    const moved = { reckonedOn: stored.reckonedOn, payee: 'Another county', borrowerPart: '50' } as const;
    expect({ ...moved, ...replacedTax(moved, offer) }).toMatchObject({
      ...{ payee: 'The clerk', borrowerPart: '50', label: 'Deed stamps', rateVersion: 'own-fl#2' },
    });
    const unsaid = { ...offer, tax: { ...offer.tax, payee: null } };
    expect({ ...moved, ...replacedTax(moved, unsaid) }).toMatchObject({ payee: 'Another county' });
  });

  it('is called by the words of its version: those of the product have no name of their own', () => {
    expect(versionWords('own-fl#2')).toBe('own-fl#2');
    expect(versionWords('fl-deed@2002-01-01')).toBe('the product’s table of 01/01/2002');
  });

  it('is found again in the version in force by table and name', () => {
    expect(inForceOf({ ...stored, label: ' deed STAMPS' }, offered)?.version).toBe('own-fl#2');
    expect(inForceOf({ ...stored, label: 'Stamps' }, offered)).toBeUndefined();
    expect(inForceOf({ ...stored, rateVersion: null }, offered)).toBeUndefined();
    const ofProduct = taxesInForce([], dade, '2026-01-01').offered;
    const kept = { rateVersion: 'fl-deed@1990-01-01', label: 'Documentary stamp tax on the deed' };
    expect(inForceOf(kept, ofProduct)?.code).toBe('fl-deed');
  });
});

const noUnit = { unit: null, unitAmount: null };

it.each<[string, Partial<TableTax>, readonly string[]]>([
  ['none', {}, []],
  ['no unit', { unit: null }, ['unit']],
  ['a unit of nothing', { unit: 0 }, ['unit']],
  ['nothing it is reckoned on', { reckonedOn: null }, ['reckonedOn']],
  ['tiers that are not read', { ...noUnit, method: 'Tiers', tiers: 'much' }, ['tiers']],
  ['a rate above the whole', { ...noUnit, method: 'Percent', rate: '101' }, ['rate']],
  ['a flat amount without a base', { ...noUnit, method: 'Flat amount', flatAmount: 1, reckonedOn: null }, []],
  ['terms that the method does not use', { rate: '1', flatAmount: 0 }, ['rate', 'flatAmount']],
  ['a unit of a percentage', { method: 'Percent', rate: '1' }, ['unit', 'unitAmount']],
  ['a part above the whole', { borrowerPart: '101' }, ['borrowerPart']],
])('a tax of a table: %s', (_, part, expected) => {
  expect(Object.keys(tableTaxProblems({ ...stamps, ...part }))).toEqual(expected);
});

it('a trial tells what each tax comes to on example purchases by either version', () => {
  const before = table(stamps, { ...mortgage, label: 'Gone' });
  const after = table({ ...stamps, unitAmount: 3_00 }, mortgage);
  const rows = triedPurchases(after, before).filter(({ label }) => label.includes('$250,000'));
  expect(rows.map((row) => [row.label, row.before, row.after])).toEqual([
    ['Deed stamps, $250,000 and a loan of $200,000', 1000_00, 1500_00],
    ['Mortgage tax, $250,000 and a loan of $200,000', null, 400_00],
    ['Gone, $250,000 and a loan of $200,000', 400_00, null],
  ]);
  expect(triedPurchases(after, null).every((row) => row.before === null)).toBe(true);
});

it('a tax of a file is told as it is and as a refresh would make it', () => {
  const stored = { ...emptyTransferTax, ...takenTax({ version: 'own-fl#1', tax: stamps }) };
  const dearer = table({ ...stamps, unitAmount: 3_00 });
  const file = { salePrice: 100_000_00, loanAmount: null };
  expect(triedTax(stored, file, dearer)).toMatchObject({ label: 'Deed stamps', before: 400_00, after: 600_00 });
  expect(triedTax({ ...stored, isExempt: true }, file, dearer)).toMatchObject({ before: 0, after: 0 });
  const ofOwn = { ...stored, reckonedOn: 'Own amount', baseAmount: 50_000_00 } as const;
  expect(triedTax(ofOwn, file, dearer)).toMatchObject({ before: 200_00, after: 300_00 });
  expect(triedTax(stored, { ...file, salePrice: null }, dearer)).toMatchObject({ before: null, after: null });
  expect(triedTax(stored, file, table(mortgage))).toMatchObject({ before: 400_00, after: null });
});
