import { describe, expect, it } from 'vitest';
import { checkStatus, showsRecoveredOverride } from './index.ts';

// holds core 3.23
describe('check status (core.md §4 Other)', () => {
  it.each([
    [true, 'Pending', 'Approved'],
    [false, 'Pending', 'Pending'],
    [false, 'Denied', 'Denied'],
  ])('approved %s, status %s: %s', (isApproved, status, shown) => {
    expect(checkStatus({ isApproved, status })).toBe(shown);
  });

  // holds core 4.36
  it('the recovered override shows only when not approved, recoverable and not recovered', () => {
    const shown: string[] = [];
    for (const isApproved of [false, true])
      for (const isRecoverable of [false, true])
        for (const isRecovered of [false, true])
          if (showsRecoveredOverride({ isApproved, isRecoverable, isRecovered }))
            shown.push(`${isApproved} ${isRecoverable} ${isRecovered}`);
    expect(shown).toEqual(['false true false']);
  });
});
