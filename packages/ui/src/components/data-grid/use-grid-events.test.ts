import type { MouseEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { moneyEditor } from './editing/editors.ts';
import type { EarlyKey } from './grid-inside.ts';
import { type GridEventsOptions, useGridEvents } from './use-grid-events.ts';

afterEach(() => vi.unstubAllGlobals());

/** A cell of the first line, as far as the events look at it. */
class FakeCell {
  readonly dataset = { row: '0', col: '1' };
  closest(selector: string) {
    return selector.startsWith('[data-') ? this : null;
  }
}

it.each([
  ['keeps the double click on a cell that can be edited', true, [{ cell: { row: 0, column: 1 }, key: 'F2' }], 0],
  ['opens the row where its cells are not edited', false, [], 1],
])('before the spreadsheet is loaded it %s', (_, isEdited, kept, opened) => {
  vi.stubGlobal('Element', FakeCell);
  const early: { current: EarlyKey[] } = { current: [] };
  const onRowOpen = vi.fn();
  const inside = {
    props: { onRowOpen, ...(isEdited ? { onCellsChange: vi.fn() } : {}) },
    columns: [{ column: {} }, { column: { editor: moneyEditor() } }],
    lines: { rowAt: () => 'row' },
  };
  // All that a double click reads while the spreadsheet is not there.
  const options = { inside: { current: inside }, extension: { current: null }, early } as unknown;
  const events = useGridEvents(options as GridEventsOptions<string>);
  // All that the handler reads of an event.
  events.onDoubleClick({ target: new FakeCell() } as unknown as MouseEvent<HTMLElement>);
  expect(early.current).toEqual(kept);
  expect(onRowOpen).toHaveBeenCalledTimes(opened);
});
