import type { DataGridMessages } from '../data-grid.messages.ts';
import type { RowAct } from '../rows/row-acts.types.ts';

const rows = (count: number) => (count === 1 ? 'row' : `${count} rows`);

/** Texts of the menu of a row, en-US. */
export const rowMenuMessages = {
  rowMenu: 'Menu of the row',
  rowMenuOf: (name: string) => `Menu of ${name}`,
  rowMenuCount: (count: number) => `${count} rows`,
  openRow: 'Open',
  oneRowOnly: 'One row can be opened at a time.',
  explainFigure: 'Explain figure',
  notWorkedOut: 'This cell holds no figure that is worked out.',
  alreadyFirst: 'It is the first one already.',
  alreadyLast: 'It is the last one already.',
  act: (act: RowAct, count: number): string =>
    ({
      add: `Add ${rows(count)}`,
      'insert-above': `Insert ${rows(count)} above`,
      'insert-below': `Insert ${rows(count)} below`,
      duplicate: `Duplicate ${rows(count)}`,
      'move-up': 'Move up',
      'move-down': 'Move down',
      remove: `Remove ${rows(count)}`,
    })[act],
};

export type RowMenuMessages = typeof rowMenuMessages;

/** The texts, with those that the page has of its own: they are among the texts of the grid. */
export const rowMenuText = (text: DataGridMessages): RowMenuMessages => ({ ...rowMenuMessages, ...text });
