import type { FormRun } from '@closewright/domain/forms';
import { createContext, use } from 'react';
import type { Store } from '../../lib/store.ts';
import type { RecordPageState } from '../../records/rows/page-context.ts';
import type { WrittenField } from './form-cells.ts';

/** A cell of the paper, by the line it stands on and its place there. */
export interface CellPlace {
  readonly line: string;
  readonly at: string;
}

/** What a cell is written with. */
export interface CellField {
  readonly written: WrittenField | null;
  /** What edits it. */
  readonly writer: RecordPageState;
  /** Why it is only read. */
  readonly reason?: string | undefined;
}

/** The cell that is open, with what is written in it: its line may move while its words are typed. */
export interface OpenCell extends CellPlace {
  /** What it is found by. */
  readonly cell: string | undefined;
  readonly field: WrittenField;
  readonly writer: RecordPageState;
}

/** What the cells of the paper share. */
export interface PaperState {
  /** The keys of the rows: when some come or go, every cell asks anew what it is written with. */
  readonly whichRows: string;
  /** Cells that are not written are gone to by arrows alone: others are. */
  readonly isWritten: boolean;
  /** The figure that is explained. */
  readonly inHand: Store<string | null>;
  /** The cell that is written in. */
  readonly written: Store<OpenCell | null>;
  /** What is written in the cell of a run, or why it cannot be now; neither where it is written elsewhere. */
  fieldOf(run: FormRun): CellField;
  /** What the page of a field is called; null where nobody edits it. */
  pageOf(field: string): string | null;
  /** A cell has the focus. */
  onTake(run: FormRun): void;
  /** A cell is pressed, or Enter on it. */
  onOpen(run: FormRun, cell: CellPlace): void;
  /** It is closed. @param cell what it was found by, where the focus stays on it */
  onDone(cell?: string): void;
}

const Context = createContext<PaperState | null>(null);

export const PaperProvider = Context.Provider;

export function usePaper(): PaperState {
  const state = use(Context);
  if (state === null) throw new Error('Only on the paper');
  return state;
}
