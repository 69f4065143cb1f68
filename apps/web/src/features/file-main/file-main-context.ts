import type { FieldMode, FileState } from '@closewright/domain/access';
import type { LookupSets } from '@closewright/domain/lookups';
import { createContext, use } from 'react';
import type { FileEditor } from './use-file-editor.ts';

/** What the parts of File Main share. */
export interface FileMainState {
  editor: FileEditor;
  lookups: LookupSets;
  file: FileState;
  /** Region ids whose lookup items the user may choose. */
  regionIDs: readonly number[];
  /** The page can be edited at all. */
  mayEdit: boolean;
  /** Mode of one field, by its path on the wire (`loans.amount`). */
  modeOf(wirePath: string): FieldMode;
}

const Context = createContext<FileMainState | null>(null);

export const FileMainProvider = Context.Provider;

/** The state of the page around. */
export function useFileMain(): FileMainState {
  const state = use(Context);
  if (state === null) throw new Error('Only inside File Main');
  return state;
}
