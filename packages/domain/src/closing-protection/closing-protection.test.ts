import { describe, expect, it } from 'vitest';
import { InputError } from '../errors/index.ts';
import { cents } from '../money/index.ts';
import { RoleType } from '../parties/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  issuesLetters,
  type LetterFile,
  type LetterState,
  type LetterStep,
  letterDefaults,
  letterFee,
  letterProblems,
  letterStates,
  mayLetter,
} from './index.ts';

describe('letters may be asked for', () => {
  it.each([
    [3, 3, true],
    [3, 4, false],
    [null, null, false],
    [null, 3, false],
    [3, null, false],
  ])('of underwriter %s where the system has %s: %s', (ofFile, ofSystem, expected) => {
    expect(issuesLetters(ofFile, ofSystem)).toBe(expected);
  });
});

describe('the fee of a letter', () => {
  const fee = (state: string, day: string, loanAmount: number | null) =>
    letterFee({ state, day, loanAmount: loanAmount === null ? null : cents(loanAmount) });

  it.each([
    ['AZ', '2026-05-01', null, 25_00],
    ['AZ', '2025-01-01', 1_000_000_00, 25_00],
    // .69 per thousand to 100,000, .13 to 500,000, nothing above; liability up to the next 1,000.
    ['NC', '2025-10-01', 162_000_00, 77_06],
    ['NC', '2026-05-01', 700_000_00, 121_00],
    ['NC', '2026-05-01', 0, 0],
  ])('in %s on %s for %s is %s cents, with its rule', (state, day, loanAmount, expected) => {
    const found = fee(state, day, loanAmount);
    expect(found?.value).toBe(expected);
    expect(found?.trace.rule?.text).toBeTruthy();
    expect(found && faultsOf(found.trace)).toEqual([]);
  });

  it.each([
    ['AZ', '2024-12-31'],
    ['NC', '2025-09-30'],
    ['TX', '2026-05-01'],
    ['ST', '2026-05-01'],
    ['', '2026-05-01'],
  ])('is not known in %s on %s', (state, day) => {
    expect(fee(state, day, 100_000_00)).toBeNull();
  });

  it('names the field it cannot do without', () => {
    expect(() => fee('NC', '2026-05-01', null)).toThrow(InputError);
    expect(() => fee('NC', '2026-05-01', null)).toThrow('The fee goes by the amount of the loan');
  });
});

it('a letter for a single transaction names its loan', () => {
  expect(letterProblems({ form: 'Single transaction', loanNumber: ' ' })).toHaveProperty('loanNumber');
  expect(letterProblems({ form: 'Single transaction', loanNumber: '1' })).toEqual({});
  expect(letterProblems({ form: 'Multiple transactions', loanNumber: null })).toEqual({});
});

it('each state allows its steps and no others', () => {
  const allowed: Record<LetterState, LetterStep[]> = {
    Pending: ['retry'],
    Issued: ['void', 'reissue'],
    Refused: ['reissue'],
    Replaced: [],
    Voided: ['reissue'],
  };
  for (const state of letterStates)
    expect((['retry', 'void', 'reissue'] as const).filter((step) => mayLetter(step, state))).toEqual(allowed[state]);
});

describe('a letter begins with', () => {
  const contact = { contactName: null, address1: null, city: null, state: null, zip: null };
  const loan = { loanNumber: null, amount: null };
  const file: LetterFile = {
    underwriterCompanyID: 3,
    defaultLoanID: 8,
    loans: [
      { ...loan, loanID: 7, lenderName: 'Delta Mortgage' },
      { loanID: 8, lenderName: 'Ficus Bank', loanNumber: '123', amount: 162_000_00 },
    ],
    contacts: [
      { ...contact, roleTypeID: RoleType.Buyer, name: 'Ficus Bank', city: 'Elsewhere' },
      { ...contact, roleTypeID: RoleType.Lender, name: 'Beta Bank', city: 'Othertown' },
      { ...contact, roleTypeID: RoleType.Lender, name: 'FICUS bank ', contactName: 'Joe Smith', city: 'Somecity' },
    ],
    properties: [{ state: 'AZ' }, { state: 'NC' }],
  };

  it('the default loan, its lender with the address of that contact, and the state of the first property', () => {
    expect(letterDefaults(file)).toMatchObject({
      underwriterCompanyID: 3,
      form: 'Single transaction',
      propertyState: 'AZ',
      loanID: 8,
      lenderName: 'Ficus Bank',
      attention: 'Joe Smith',
      city: 'Somecity',
      loanNumber: '123',
      loanAmount: 162_000_00,
    });
  });

  it('the loan asked for; a lender of another loan lends no address', () => {
    expect(letterDefaults(file, 7)).toMatchObject({ loanID: 7, lenderName: 'Delta Mortgage', city: null });
  });

  it('the only lender where the loan names none, and nothing where the file knows nothing', () => {
    const unnamed = { ...file, loans: [{ ...loan, loanID: 8, lenderName: null }] };
    expect(letterDefaults(unnamed)).toMatchObject({ lenderName: 'Beta Bank', city: 'Othertown' });
    const bare = { ...file, loans: [], contacts: [], properties: [] };
    expect(letterDefaults(bare)).toMatchObject({ loanID: null, lenderName: null, propertyState: null, city: null });
  });
});
