import type { PreviewedItem, PreviewedStatement } from '@closewright/contract/bank-files';
import type { ImportState } from '@closewright/domain/bank-files';
import { describe, expect, it } from 'vitest';
import { keepOf, previewRows, rowsOf, shownStates, stateAtFirst, takenCount, withKeep } from './preview-rows.ts';

const item = (line: number, state: ImportState): PreviewedItem => ({
  ...{ line, state, date: '2013-04-11', valueDate: null, kind: 'Check', amount: -1_00, code: null, checkNumber: line },
  ...{ bankReference: null, customerReference: null, text: '', bankID: null, like: null },
});
const statement = (states: readonly ImportState[], obstacle: string | null = null): PreviewedStatement => ({
  ...{ bankAccountID: 1, name: 'Escrow trust', accountNumber: null, obstacle, days: [], newBalances: 0 },
  counts: {
    new: states.filter((state) => state === 'New').length,
    known: states.filter((state) => state === 'Known').length,
    doubtful: states.filter((state) => state === 'Looks like one').length,
    late: states.filter((state) => state === 'Day is reconciled').length,
  },
  items: states.map((state, at) => item(at + 4, state)),
});
const nothing = new Set<string>();

describe('the items of a file by state', () => {
  const rows = previewRows(statement(['Known', 'New', 'Looks like one', 'New']), 1);
  it('names each by its account and line', () =>
    expect(rows.map(({ key }) => key)).toEqual(['1-4', '1-5', '1-6', '1-7']));
  it('counts each state that there is, the new ones first', () => {
    expect(shownStates(rows).map(({ label }) => label)).toEqual(['New 2', 'Known 1', 'Looks like one 1', 'All 4']);
    expect(shownStates([]).map(({ label }) => label)).toEqual(['New 0', 'All 0']);
  });
  it.each([
    [['Known', 'New'], 'New'],
    [['Known', 'Looks like one', 'Day is reconciled'], 'Looks like one'],
    [['Known', 'Day is reconciled'], 'Day is reconciled'],
    [['Known'], 'All'],
    [[], 'All'],
  ] as const)('of %o begins with %s', (states, shown) => {
    expect(stateAtFirst(previewRows(statement(states), 0))).toBe(shown);
  });
  it('shows those of one, or all', () => {
    expect(rowsOf(rows, 'New').map(({ key }) => key)).toEqual(['1-5', '1-7']);
    expect(rowsOf(rows, 'All')).toBe(rows);
  });
});

describe('what is taken', () => {
  const statements = [statement(['New', 'Looks like one', 'Known']), statement(['New', 'Looks like one'], 'Not ours')];
  it('is what is new, and what somebody keeps, of accounts that are taken', () => {
    expect(takenCount(statements, nothing)).toBe(1);
    expect(takenCount(statements, new Set(['0-5']))).toBe(2);
    // Of an account that is not taken, and of an item that is known.
    expect(takenCount(statements, new Set(['1-5', '0-6']))).toBe(1);
  });
  it('is told by account and line', () => {
    const keeps = withKeep(withKeep(nothing, '0-5', true), '1-12', true);
    expect(keepOf(keeps)).toEqual([
      { statement: 0, line: 5 },
      { statement: 1, line: 12 },
    ]);
    expect(keepOf(withKeep(keeps, '0-5', false))).toEqual([{ statement: 1, line: 12 }]);
  });
});
