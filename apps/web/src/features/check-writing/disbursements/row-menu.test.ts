import type { PaperState } from '@closewright/domain/check-printing';
import { expect, it, vi } from 'vitest';
import { rowMenu } from './row-menu.ts';
import type { Row } from './rows.ts';

const row = (key: string, state: PaperState | null) =>
  // As much of it as is looked at.
  ({
    ...{ kind: 'made', key, asked: null, made: {} },
    paper: state && { state, prints: [] },
  }) as unknown as Row;

const spoil = vi.fn<(of: Row) => void>();
const none = { obstacle: null, isOfKey: true };

/** The entries about paper: what they say, their key, and why they cannot be chosen. */
function paperOf(rows: readonly Row[], { obstacle, isOfKey }: { obstacle: string | null; isOfKey: boolean } = none) {
  type Menu = Parameters<typeof rowMenu>;
  // Of what was made nothing else is looked at.
  const acts = { obstacle: () => null } as unknown as Menu[2];
  // What is proposed is not asked for.
  const plans = {} as Menu[1];
  return rowMenu(rows, plans, acts, {
    isOfKey: () => isOfKey,
    obstacleOf: () => obstacle,
    printRows: () => undefined,
    spoil,
    spoilObstacle: () => obstacle,
  }).filter((entry) => 'id' in entry && ['print', 'spoil'].includes(String(entry.id)));
}
const said = (...given: Parameters<typeof paperOf>) =>
  paperOf(...given).map((entry) =>
    entry.kind === undefined ? [entry.label, entry.detail ?? null, entry.disabledReason ?? null] : [],
  );

it.each([
  ['not printed', [['Print…', 'Ctrl P', null]]],
  ['spoiled', [['Print…', 'Ctrl P', null]]],
  [
    'printed',
    [
      ['Print again…', 'Ctrl P', null],
      ['Paper spoiled…', null, null],
    ],
  ],
] as const)('the menu of a check that is %s', (state, expected) => {
  expect(said([row('1', state)])).toEqual(expected);
});

it('has the key only where it prints the same, and spoils one at a time', () => {
  const printed = row('1', 'printed');
  expect(said([printed], { ...none, isOfKey: false })[0]).toEqual(['Print again…', null, null]);
  expect(said([printed, row('2', 'printed')])).toEqual([
    ['Print again…', null, null],
    ['Paper spoiled…', null, 'One at a time'],
  ]);
});

it('says why neither can be done', () => {
  const why = 'It is voided already';
  expect(said([row('1', 'printed')], { ...none, obstacle: why })).toEqual([
    ['Print again…', 'Ctrl P', why],
    ['Paper spoiled…', null, why],
  ]);
});

it('spoils the paper of the row', () => {
  const printed = row('1', 'printed');
  const entry = paperOf([printed]).at(-1);
  if (entry && 'onSelect' in entry) entry.onSelect?.();
  expect(spoil).toHaveBeenCalledExactlyOnceWith(printed);
});
