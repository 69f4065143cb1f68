import { describe, expect, it } from 'vitest';
import { firstCriteria, isNarrowed, queryOf, readCriteria, sameCriteria, withPart } from './criteria.ts';

describe('what is kept of a portfolio', () => {
  it.each([
    [null, firstCriteria],
    ['open', firstCriteria],
    [{ scope: 'some', officerDuty: 5, statuses: 'x', closings: ['soon'], text: ' ' }, firstCriteria],
    [
      {
        scope: 'all',
        officerDuty: 'closerID',
        statuses: [1, 'x', 2],
        closings: ['past', 'soon'],
        text: 'jones',
        more: 1,
      },
      { scope: 'all', officerDuty: 'closerID', statuses: [1, 2], closings: ['past'], text: 'jones' },
    ],
  ])('%j reads as %j', (kept, expected) => {
    expect(readCriteria(kept)).toEqual(expected);
  });
});

describe('criteria', () => {
  it('have no empty parts', () => {
    const narrowed = withPart(firstCriteria, { statuses: [1], text: 'a' });
    expect(narrowed).toEqual({ ...firstCriteria, statuses: [1], text: 'a' });
    expect(withPart(narrowed, { statuses: [], text: '' })).toEqual(firstCriteria);
    expect([isNarrowed(narrowed), isNarrowed(firstCriteria)]).toEqual([true, false]);
  });

  it('stand in an address with commas', () => {
    expect(queryOf({ ...firstCriteria, branchIDs: [1, 2] })).toEqual({ ...firstCriteria, branchIDs: '1,2' });
  });

  it('are the same in whatever order they were chosen', () => {
    const one = { ...firstCriteria, statuses: [1, 2], closings: ['past' as const] };
    expect(sameCriteria(one, { closings: ['past'], statuses: [2, 1], ...firstCriteria })).toBe(true);
    expect(sameCriteria(one, { ...firstCriteria, statuses: [1] })).toBe(false);
  });
});
