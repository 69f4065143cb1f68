import type { ApprovalRow } from '@closewright/contract/check-writing';
import { expect, it } from 'vitest';
import { heldProblems, notesWith } from './notes.ts';

// As much of it as the notes look at.
const row = {
  approvalID: 1,
  kind: 'payment',
  state: 'pending',
  amount: 80_00,
  available: 90_00,
  lacking: 0,
  short: 0,
  papers: 0,
  toldOn: null,
} as ApprovalRow;
const locked = new Map([[1, 'Locked']]);

it.each<[string, readonly ApprovalRow[], readonly ApprovalRow[], [number, string][]]>([
  ['holds while the list is not read again', [], [{ ...row, available: 95_00 }], [[1, 'Locked']]],
  ['holds while its figures are the same', [row], [row], [[1, 'Locked']]],
  ['goes when more is available', [row], [{ ...row, available: 95_00 }], []],
  ['goes when the file lacks something', [row], [{ ...row, lacking: 1 }], []],
  ['goes when it is decided', [row], [{ ...row, state: 'approved' }], []],
  ['goes with its row', [row], [], []],
  [
    'gives way to what the figures say',
    [{ ...row, available: 70_00 }],
    [{ ...row, available: 70_00 }],
    [[1, 'Only 70.00 is available']],
  ],
])('a note %s', (_, then, now, held) => {
  expect([...heldProblems(notesWith(locked, then), now)]).toEqual(held);
});
