import { useStore } from '../../lib/store.ts';
import type { Row, Rows } from '../editor/aggregate.ts';
import { childrenOf, inOrder } from '../editor/rows.ts';
import { type RecordPageState, useRecordPageOf } from '../rows/page-context.ts';
import { type FileKind, fileKinds } from './file-kinds.ts';

/** The state of the page around, which edits rows of the open file. */
export function useFilePage(): RecordPageState<FileKind> {
  return useRecordPageOf(fileKinds);
}

/** The rows of the open file as they are edited now. */
function useFileRows(): Rows<FileKind> {
  return useStore(useFilePage().editor.rows);
}

/** The rows of a kind in their order. */
export function useFileRowsOf(kind: FileKind): readonly Row[] {
  return inOrder(fileKinds, useFileRows(), kind);
}

/** The rows that belong to a row, in their order. */
export function useChildrenOf(kind: FileKind, parentID: number): readonly Row[] {
  return childrenOf(fileKinds, useFileRows(), kind, parentID);
}
