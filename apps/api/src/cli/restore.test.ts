import { expect, it } from 'vitest';
import { auditProblem } from './restore.ts';

it.each([
  ['it is as stated', { broken: null, rows: 3, head: 'aa' }, null],
  [
    'a row was changed',
    { broken: { seq: 2, reason: 'does not match its hash: the row was changed' }, rows: 1, head: 'bb' },
    'the audit is BROKEN at row 2, which does not match its hash: the row was changed, as it was when the backup was made',
  ],
  [
    'it is whole, but another one',
    { broken: null, rows: 2, head: 'bb' },
    'the audit is whole but ends at row 2 with head bb; the backup says row 3 with head aa',
  ],
])('says of the audit that was restored what it is: %s', (_what, report, said) => {
  expect(auditProblem(report, { rows: 3, head: 'aa' })).toBe(said);
});
