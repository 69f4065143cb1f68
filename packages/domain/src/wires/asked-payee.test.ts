import { describe, expect, it } from 'vitest';
import { type AskedPayee, askedPayeeProblem } from './asked-payee.ts';

const latest = { state: 'good', accountType: 'Checking' } as const;
const payee: AskedPayee = { inactive: false, latest };

describe('a payee that is asked to be paid', () => {
  it.each<[string, AskedPayee | undefined, 'wire' | 'ACH', RegExp | null]>([
    ['is good', payee, 'wire', null],
    ['is good, by ACH', payee, 'ACH', null],
    ['is in no registry', undefined, 'wire', /no such payee/],
    ['is inactive', { ...payee, inactive: true }, 'wire', /inactive/],
    ['has no instructions', { ...payee, latest: null }, 'wire', /no instructions yet/],
    ['was stopped', { ...payee, latest: { ...latest, state: 'stopped' } }, 'wire', /were stopped/],
    // Whether somebody has called is asked when it leaves.
    ['nobody has called', { ...payee, latest: { ...latest, state: 'to verify' } }, 'wire', null],
    ['waits', { ...payee, latest: { ...latest, state: 'waiting' } }, 'ACH', null],
    ['is for wires, by ACH', { ...payee, latest: { ...latest, accountType: null } }, 'ACH', /are for wires/],
    ['is for wires, by wire', { ...payee, latest: { ...latest, accountType: null } }, 'wire', null],
  ])('that %s', (_what, asked, means, words) => {
    expect(askedPayeeProblem(asked, means)).toEqual(words === null ? null : expect.stringMatching(words));
  });
});
