import type { ExpectedReceipt } from '@closewright/domain/check-writing';
import { describe, expect, it } from 'vitest';
import { giverOf, isForNobody } from './receipt-draft.ts';

const left = (value: number) => ({ kind: 'figure', value });

/** Who gives money by the statement. What is looked at of it. */
const expected = (...names: readonly (string | null)[]) =>
  names.map((name, at) => ({ party: `party.${at}`, name, left: left(100) })) as unknown as ExpectedReceipt[];

const couple = 'Michael Jones and Mary Stone';

describe('whom of the statement a payer is', () => {
  it.each<[readonly (string | null)[], string, number | null]>([
    [['Ficus Bank', couple], 'ficus  bank', 0],
    [['Ficus Bank', couple], couple, 1],
    [['Ficus Bank', couple], 'Mary Stone', 1],
    [['Ficus Bank', couple], ' MICHAEL JONES ', 1],
    [['Ficus Bank', couple], 'Mary Stone and Michael Jones', 1],
    [['Ann Lee, Bo Lee, and Cy Lee'], 'Cy Lee', 0],
    [['Ficus Bank', couple], 'Mary', null],
    [['Ficus Bank', couple], 'Mary Stone and Ann Lee', null],
    [['Alexander Andersand'], 'Alex', null],
    [['Ficus Bank', null], '', null],
    [['Ficus Bank', couple], ' and ', null],
    // The whole name is before one of several; one that two have is nobody’s.
    [[couple, 'Mary Stone'], 'Mary Stone', 1],
    [[couple, 'Ann Lee and Mary Stone'], 'Mary Stone', null],
  ])('of %j, %j: %s', (names, payer, at) => {
    expect(giverOf(expected(...names), payer)?.party ?? null).toBe(at === null ? null : `party.${at}`);
  });
});

describe('money that counts for nobody', () => {
  const [one] = expected('Ficus Bank') as [ExpectedReceipt];
  // Of a total that is open nothing else is looked at.
  const open = { ...one, left: { kind: 'open' } } as unknown as ExpectedReceipt;
  // Nor of one that has come in.
  const done = { ...one, left: left(0) } as unknown as ExpectedReceipt;
  it.each<[string, readonly ExpectedReceipt[], { party: string | null; amount: number | null }, boolean]>([
    ['something is expected', [done, one], { party: null, amount: 100 }, true],
    ['the statement is open', [open], { party: null, amount: 100 }, true],
    ['all has come in', [done], { party: null, amount: 100 }, false],
    ['nothing is expected', [], { party: null, amount: 100 }, false],
    ['somebody is chosen', [one], { party: one.party, amount: 100 }, false],
    ['no amount is typed yet', [one], { party: null, amount: null }, false],
  ])('where %s', (_, of, draft, is) => {
    expect(isForNobody(of, draft)).toBe(is);
  });
});
