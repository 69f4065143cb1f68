import type { SanctionsListRow, SanctionsScreening } from '@closewright/contract/sanctions';
import { describe, expect, it } from 'vitest';
import { decideObstacle, importedWords, listNotice } from './screening-words.ts';

const list: SanctionsListRow = {
  ...{ sanctionsListID: 1, listDate: '2026-09-01', files: ['sdn.csv'], entries: 1000, names: 1200, isCurrent: true },
  ...{ sha256: 'a'.repeat(64), importedBy: 'The officer', importedAt: '2026-09-01T12:00:00.000Z' },
};
const screening: SanctionsScreening = {
  ...{ screeningID: 1, wirePayeeID: 1, payee: 'Nicolas Maduro', names: ['Nicolas Maduro'], sanctionsListID: 1 },
  ...{
    listDate: '2026-09-01',
    screenedAt: '2026-09-01T12:00:00.000Z',
    state: 'open',
    hits: [],
    earlierHits: [],
    decision: null,
  },
};
const decision = { by: 'The officer', at: '2026-09-01T12:00:00.000Z', reason: 'Born in 1971' };

describe('the current list', () => {
  it.each([
    ['is missing', [], '2026-11-30', 'There is no list yet.'],
    ['is 90 days old', [list], '2026-11-30', undefined],
    ['is 91 days old', [list], '2026-12-01', 'The list of 09/01/2026 is older than 90 days.'],
  ])('%s', (_what, lists, today, title) => {
    expect(listNotice(lists, today)?.title).toBe(title);
  });
});

describe('a screening is decided', () => {
  it.each<[string, SanctionsScreening | null, string | null, string | null, boolean?]>([
    ['while it is open', screening, null, null],
    ['by who may', screening, 'You may not', 'You may not'],
    ['where one is in hand', null, null, 'No payee is in hand'],
    ['once', { ...screening, state: 'cleared', decision }, null, 'The officer has decided about Nicolas Maduro'],
    ['again where it is blocked', { ...screening, state: 'blocked', decision }, null, null],
    [
      'but not as blocked again',
      { ...screening, state: 'blocked', decision },
      null,
      'The officer has decided about Nicolas Maduro',
      true,
    ],
    ['where there is a hit', { ...screening, state: 'none' }, null, 'No name on the list is like Nicolas Maduro'],
  ])('%s', (_what, one, refusal, obstacle, isSame = false) => {
    expect(decideObstacle(one, refusal, isSame)).toBe(obstacle);
  });
});

it.each([
  [0, 'The list of 09/01/2026 is taken: 1,200 names. No payee waits for a decision.'],
  [1, 'The list of 09/01/2026 is taken: 1,200 names. 1 payee waits for a decision.'],
  [2, 'The list of 09/01/2026 is taken: 1,200 names. 2 payees wait for a decision.'],
])('says after an import how many payees wait: %i', (open, words) => {
  expect(importedWords(list, open)).toBe(words);
});
