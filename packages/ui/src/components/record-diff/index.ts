export { compareRecord, compareRecords } from './compare-records.ts';
export { recordDiffMessages } from './record-diff.messages.ts';
export { RecordDiff, type RecordDiffProps } from './record-diff.tsx';
export type {
  ComparedField,
  ComparedRecord,
  DiffField,
  DiffKey,
  DiffValue,
  RecordChange,
} from './record-diff.types.ts';
export { withChanges } from './with-changes.ts';
