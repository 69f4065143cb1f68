import type { AchReturnRow } from '@closewright/contract/wires';
import type { AchReturnState } from '@closewright/domain/ach';
import { counted } from '@closewright/domain/formats';

/** What an entry of a file of returns is called. */
export const achReturnNames: Readonly<Record<AchReturnState, string>> = {
  New: 'Came back',
  Known: 'Known',
  Unknown: 'Not ours',
  Over: 'Over',
  Change: 'Notice of change',
  Wrong: 'Does not fit',
};

/** How many entries a file has, and how many of them are recorded: `3 entries, 1 of them new`. */
export const leftWords = (rows: readonly Pick<AchReturnRow, 'state'>[]): string =>
  `${counted(rows.length, 'entry', 'entries')}, ${rows.filter(({ state }) => state === 'New').length} of them new`;
