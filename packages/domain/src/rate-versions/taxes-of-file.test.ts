import { describe, expect, it } from 'vitest';
import { governmentLimits, noTaxTerms } from '../government-charges/index.ts';
import { isByNoTable, type OfferedTax, type TableTax, taxesOfFile } from './index.ts';

const offer = (label: string, reckonedOn: TableTax['reckonedOn'] = 'Sale price', code = 'own'): OfferedTax => ({
  ...{ code, version: `${code}#2`, from: '2026-01-01', table: 'Own' },
  tax: { ...noTaxTerms, label, payee: null, reckonedOn, borrowerPart: null },
});
const sale = { hasSeller: true, hasLoan: true };
const refinance = { hasSeller: false, hasLoan: true };
const kept = (label: string, rateVersion: string | null = 'own#1') => ({ label, rateVersion });
const labels = (taxes: readonly OfferedTax[]) => taxes.map(({ tax }) => tax.label);

it.each([
  ['Sale price', true, false],
  ['Loan amount', false, true],
  ['Price or larger loan', true, false],
  [null, true, true],
] as const)('a tax on %s is due on a cash sale: %s, on a refinance: %s', (reckonedOn, onSale, onRefinance) => {
  const due = (file: typeof sale) => taxesOfFile([], [offer('Tax', reckonedOn)], file).due.length > 0;
  expect(due({ hasSeller: true, hasLoan: false })).toBe(onSale);
  expect(due(refinance)).toBe(onRefinance);
});

describe('the taxes in force that a file does not have', () => {
  it.each([
    ['none of one that is typed by its name', [kept('deed ', null)], ['Mortgage']],
    ['none of one that is kept by its table', [kept('Deed')], ['Mortgage']],
    ['one of the same name of another table', [kept('Deed', 'other#1')], ['Deed', 'Mortgage']],
  ])('leave out %s', (_, stored, expected) => {
    const offered = [offer('Deed'), offer('Mortgage', 'Loan amount'), offer('Surtax', 'Sale price', 'other')];
    expect(labels(taxesOfFile([...stored, kept('Surtax', 'other#1')], offered, sale).toAdd)).toEqual(expected);
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
  });
});
