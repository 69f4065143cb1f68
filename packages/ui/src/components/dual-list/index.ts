export { type DualListMessages, dualListMessages } from './dual-list.messages.ts';
export { DualList, type DualListProps } from './dual-list.tsx';
export type {
  DualListDetails,
  DualListID,
  DualListItem,
  DualListReason,
  DualListSide,
  ListRecord,
} from './dual-list.types.ts';
export { type RecordItem, type RecordWords, readListRecords, writeListRecords } from './dual-list-records.ts';
