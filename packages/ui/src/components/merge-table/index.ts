export { askMerge } from './ask-merge.ts';
export type { MergeDialogProps } from './merge-dialog.tsx';
export { mergeTableMessages } from './merge-table.messages.ts';
export {
  chooseAll,
  type MergeChoice,
  type MergeRow,
  type MergeSide,
  MergeTable,
  type MergeTableProps,
  mergedRecord,
} from './merge-table.tsx';
