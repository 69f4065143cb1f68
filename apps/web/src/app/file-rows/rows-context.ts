import type { FieldMode } from '@closewright/domain/access';
import type { LookupSets } from '@closewright/domain/lookups';
import { createContext, use } from 'react';
import { useStore } from '../../lib/store.ts';
import type { RowsEditor } from './create-rows-editor.ts';
import type { FileRows } from './file-rows.ts';

/** What the parts of a page of rows share. */
export interface RowsPageState {
  editor: RowsEditor;
  lookups: LookupSets;
  /** Region ids whose lookup items the user may choose. */
  regionIDs: readonly number[];
  /** The page can be edited at all. */
  mayEdit: boolean;
  /** Mode of one field, by its path on the wire (`loans.amount`). */
  modeOf(wirePath: string): FieldMode;
}

const Context = createContext<RowsPageState | null>(null);

export const RowsPageProvider = Context.Provider;

/** The state of the page around. */
export function useRowsPage(): RowsPageState {
  const state = use(Context);
  if (state === null) throw new Error('Only inside a page of rows');
  return state;
}

/** The rows of the file as they are edited now. */
export function useFileRows(): FileRows {
  return useStore(useRowsPage().editor.rows);
}
