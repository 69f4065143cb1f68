import { describe, expect, it } from 'vitest';
import { compareHits, matchReason, SearchKind, searchKindLabels, searchKinds, searchText } from './index.ts';

it.each([
  ['  Michael   JONES ', 'michael jones'],
  ['456 Somewhere\tAve', '456 somewhere ave'],
  ['', ''],
])('compares %j as %j', (text, expected) => {
  expect(searchText(text)).toBe(expected);
});

// holds blocks 3.21
it('names what was found and how near it is', () => {
  const match = { kind: SearchKind.Buyer, text: 'Michael Jones' };
  expect(matchReason({ ...match, grade: 'exact' })).toBe('Buyer is the same: Michael Jones');
  expect(matchReason({ ...match, grade: 'contains' })).toBe('Buyer contains it: Michael Jones');
  expect(matchReason({ ...match, grade: 'similar' })).toBe('Buyer is similar: Michael Jones');
  for (const kind of searchKinds) expect(searchKindLabels[kind]).toMatch(/^[A-Z]/);
});

describe('the order of files found', () => {
  const hit = (ordersID: number, ...grades: ('exact' | 'contains' | 'similar')[]) => ({
    ordersID,
    matches: grades.map((grade) => ({ kind: SearchKind.Address, grade, text: '' })),
  });

  it('is by the best grade, then by how much matched, then the newest', () => {
    const hits = [
      hit(1, 'similar'),
      hit(2, 'similar', 'contains'),
      hit(3, 'contains'),
      hit(4, 'exact'),
      hit(5, 'similar', 'similar'),
      hit(6, 'exact'),
    ];
    expect(hits.toSorted(compareHits).map(({ ordersID }) => ordersID)).toEqual([6, 4, 2, 3, 5, 1]);
  });
});
