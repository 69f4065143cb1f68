import { describe, expect, it } from 'vitest';
import { governmentLimits, noTaxTerms } from '../government-charges/index.ts';
import { isByNoTable, isOfSmallerLoan, missingTaxes, type OfferedTax, type TableTax, taxesOfFile } from './index.ts';

const offer = (
  label: string,
  reckonedOn: TableTax['reckonedOn'] = 'Sale price',
  code = 'own',
  level: TableTax['level'] = 'State',
): OfferedTax => ({
  ...{ code, version: `${code}#2`, from: '2026-01-01', table: 'Own' },
  tax: { ...noTaxTerms, label, payee: null, level, reckonedOn, borrowerPart: null },
});
const ofCounty = (label: string) => offer(label, 'Sale price', 'other', 'City or county');
const sale = { hasSeller: true, hasLoan: true, isOfSmallerLoan: false };
const refinance = { hasSeller: false, hasLoan: true, isOfSmallerLoan: false };
const kept = (label: string, rateVersion: string | null = 'own#1', level: TableTax['level'] = null) => ({
  ...{ label, rateVersion },
  level,
});
const labels = (taxes: readonly OfferedTax[]) => taxes.map(({ tax }) => tax.label);

it.each([
  ['Sale price', true, false],
  ['Loan amount', false, true],
  ['Price or larger loan', true, false],
  [null, true, true],
] as const)('a tax on %s is due on a cash sale: %s, on a refinance: %s', (reckonedOn, onSale, onRefinance) => {
  const due = (file: typeof sale) => taxesOfFile([], [offer('Tax', reckonedOn)], file).due.length > 0;
  expect(due({ ...sale, hasLoan: false })).toBe(onSale);
  expect(due(refinance)).toBe(onRefinance);
});

describe('the taxes in force that a file does not have', () => {
  it.each([
    ['none of one that is typed by its name', [kept('deed ', null)], ['Mortgage']],
    ['none of one that is kept by its table', [kept('Deed')], ['Mortgage']],
  ])('leave out %s', (_, stored, expected) => {
    const offered = [offer('Deed'), offer('Mortgage', 'Loan amount'), ofCounty('Surtax')];
    expect(labels(taxesOfFile([...stored, kept('Surtax', 'other#1')], offered, sale).toAdd)).toEqual(expected);
  });

  it.each([
    ['none', [], ['own#2', 'other#2']],
    ['that of the county by its table', [kept('Deed', 'other#1')], ['own#2']],
    ['one that is typed, of nobody', [kept('deed', null)], ['other#2']],
    ['one that is typed, of the county', [kept('deed', null, 'City or county')], ['own#2']],
    ['two that are typed', [kept('Deed', null, 'City or county'), kept('Deed', null)], []],
  ])('are told apart where state and county call theirs the same; there is %s', (_, stored, expected) => {
    const found = missingTaxes(stored, [offer('Deed'), ofCounty('Deed')]);
    expect(found.map(({ version }) => version)).toEqual(expected);
  });

  it('are not added twice where two tables have the same: one is chosen', () => {
    const twins = [offer('Deed'), offer('deed ', 'Sale price', 'second')];
    const found = taxesOfFile([], [...twins, offer('Surtax')], sale);
    expect(labels(found.toAdd)).toEqual(['Surtax']);
    expect(found.leftOut).toEqual(['Deed: own#2 and second#2 have it; add a tax and take one of them']);
    expect(taxesOfFile([], twins, sale)).toMatchObject({ toAdd: [], whyNone: found.leftOut[0] });
    expect(taxesOfFile([kept('Deed', 'second#1')], twins, sale)).toMatchObject({ missing: [], leftOut: [] });
  });

  it('are added to the statement of a smaller loan where they are on the loan: the sale is on that of the largest', () => {
    const offered = [offer('Deed'), offer('Recordation', 'Price or larger loan'), offer('Mortgage', 'Loan amount')];
    const found = taxesOfFile([], offered, { ...sale, isOfSmallerLoan: true });
    expect(labels(found.toAdd)).toEqual(['Mortgage']);
    expect(labels(found.missing)).toEqual(['Deed', 'Recordation', 'Mortgage']);
    expect(found.leftOut).toEqual([
      'Deed: left to the statement of the largest loan, which has the sale',
      'Recordation: left to the statement of the largest loan, which has the sale',
    ]);
  });

  it('are not added beside one that the newer version of its table calls otherwise', () => {
    const stored = kept('Stamps');
    expect(isByNoTable(stored, [offer('Deed')])).toBe(true);
    expect(taxesOfFile([stored], [offer('Deed')], sale).toAdd).toEqual([]);
  });

  it('of the product are found again whatever the file calls them: each has a table of its own', () => {
    const ofProduct: OfferedTax = { ...offer('Documentary stamp tax on the deed'), code: 'fl-deed' };
    const offered = [{ ...ofProduct, version: 'fl-deed@2002-01-01' }];
    const stored = kept('Doc stamps', 'fl-deed@2002-01-01');
    expect(isByNoTable(stored, offered)).toBe(false);
    expect(taxesOfFile([stored], offered, sale).missing).toEqual([]);
    expect(isByNoTable(stored, [{ ...ofProduct, version: 'fl-deed#1' }])).toBe(true);
  });

  it('are not added beside one whose table is gone: it is named', () => {
    const stored = [kept('Deed stamps', 'fl-deed@2002-01-01')];
    expect(taxesOfFile(stored, [offer('Deed')], sale)).toMatchObject({
      toAdd: [],
      whyNone: 'First refresh or delete what no table of this place has any more: Deed stamps',
    });
    expect(isByNoTable(stored[0] ?? kept(''), [offer('Deed')])).toBe(true);
    expect(isByNoTable(kept('Deed'), [offer('Deed')])).toBe(false);
    expect(isByNoTable(kept('Deed', null), [])).toBe(false);
  });

  it('are told where they have no room', () => {
    const stored = Array.from({ length: governmentLimits.taxes - 1 }, (_, at) => kept(`Tax ${at}`, null));
    const found = taxesOfFile(stored, [offer('Deed'), offer('Surtax')], sale);
    expect(labels(found.toAdd)).toEqual(['Deed']);
    expect(found.leftOut).toEqual(['Surtax: a statement has room for 15 taxes']);
    expect(taxesOfFile([...stored, kept('Last', null)], [offer('Deed')], sale).whyNone).toBe(
      'A statement has room for 15 taxes',
    );
  });

  it('are told where a refinance does not say what is taxed', () => {
    const { leftOut, whyNone } = taxesOfFile([], [offer('Recordation', 'Price or larger loan')], refinance);
    expect(leftOut).toEqual(['Recordation: without a sale it is not known what of the loan is taxed']);
    expect(whyNone).toBeNull();
    const typed = taxesOfFile([kept('Recordation', null)], [offer('Recordation', 'Price or larger loan')], refinance);
    expect(typed.leftOut).toEqual([]);
  });
});

it.each([
  ['the only one', [[1, 100]], 1, false],
  [
    'the larger',
    [
      [1, 100],
      [2, 200],
    ],
    2,
    false,
  ],
  [
    'the smaller',
    [
      [1, 100],
      [2, 200],
    ],
    1,
    true,
  ],
  [
    'the first of two alike',
    [
      [1, 100],
      [2, 100],
    ],
    1,
    false,
  ],
  [
    'the second of two alike',
    [
      [1, 100],
      [2, 100],
    ],
    2,
    true,
  ],
  [
    'one without an amount',
    [
      [1, null],
      [2, 200],
    ],
    1,
    true,
  ],
  ['none of the file', [], 0, false],
] as const)('a statement of %s is of a smaller loan: %#', (_, loans, loanID, expected) => {
  const all = loans.map(([id, amount]) => ({ loanID: id, amount }));
  expect(isOfSmallerLoan(loanID, all)).toBe(expected);
});
