import type { FieldMode } from '@closewright/domain/access';
import type { LookupSets } from '@closewright/domain/lookups';
import { createContext, use } from 'react';
import { useStore } from '../../lib/store.ts';
import { listOf, type Row, type RowKinds, type Rows } from '../editor/aggregate.ts';
import type { RecordEditor } from '../editor/create-record-editor.ts';

/** What the parts of a page of rows share. */
export interface RecordPageState<K extends string = string> {
  editor: RecordEditor<K>;
  lookups: LookupSets;
  /** Region ids whose lookup items the user may choose. */
  regionIDs: readonly number[];
  /** The page can be edited at all. */
  mayEdit: boolean;
  /** Mode of one field, by its path on the wire (`loans.amount`), or of a list (`loans`): of a row with these values, where one is meant. */
  modeOf(wirePath: string, values?: Row['values']): FieldMode;
}

const Context = createContext<RecordPageState | null>(null);

export const RecordPageProvider = Context.Provider;

/** The state of the page around. */
export function useRecordPage(): RecordPageState {
  const state = use(Context);
  if (state === null) throw new Error('Only inside a page of rows');
  return state;
}

/** The state of the page around, which edits rows of these kinds. */
export function useRecordPageOf<K extends string>(kinds: RowKinds<K>): RecordPageState<K> {
  const state = useRecordPage();
  if (state.editor.kinds !== kinds) throw new Error('The page edits another aggregate');
  // Just checked: the editor was made for these kinds.
  return state as RecordPageState<K>;
}

/** Whether rows of a kind are added, changed and removed here, or why not: some take more than their page. */
export function useKindMode(kind: string): FieldMode {
  const { editor, modeOf } = useRecordPage();
  return modeOf(listOf(editor.kinds, kind));
}

/** The rows of the page as they are edited now. */
export function useRows(): Rows {
  return useStore(useRecordPage().editor.rows);
}
