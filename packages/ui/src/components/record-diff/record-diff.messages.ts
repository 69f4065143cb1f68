import { diffViewerMessages } from '../diff-viewer/diff-viewer.messages.ts';

const { beforeLabel, afterLabel, previous, next, noChanges, count, position, change, added, removed, replaced } =
  diffViewerMessages;

/** Texts of the record diff, en-US. What the diff viewer says, too, is said in its words. */
export const recordDiffMessages = {
  ...{ beforeLabel, afterLabel, previous, next, noChanges, count, position, change, added, removed, replaced },
  label: 'Changes',
  field: 'Field',
  nothing: 'Nothing',
  sameFields: (count: number) => (count === 1 ? '1 field is the same.' : `${count} fields are the same.`),
  unchangedFields: (count: number) => (count === 1 ? '1 unchanged field' : `${count} unchanged fields`),
  unchangedRecords: (count: number) => (count === 1 ? '1 unchanged record' : `${count} unchanged records`),
  isAdded: 'Added',
  isRemoved: 'Removed',
  isMoved: (from: number, to: number) => `Moved from ${from} to ${to}`,
  addedRecord: (name: string) => `${name} was added`,
  removedRecord: (name: string) => `${name} was removed`,
  movedRecord: (name: string, from: number, to: number) => `${name} moved from place ${from} to ${to}`,
  thisRecord: 'This record',
  ofField: (label: string, what: string) => `${label}: ${what}`,
  ofRecord: (name: string, what: string) => `${name}, ${what}`,
  maskedChange: 'Another value, not shown',
  print: 'Print the changes',
  accept: 'Take',
  acceptColumn: 'Take over',
  acceptField: (label: string) => `Take ${label}`,
  acceptRecord: (name: string) => `Take all of ${name}`,
  acceptAll: (count: number) => (count === 1 ? 'Take the change' : `Take all ${count}`),
};

export type RecordDiffMessages = typeof recordDiffMessages;
