export { choicesOf, choicesOfRows, refuseUnknownChoices } from './record-choices.ts';
export { type Columns, columnsOf } from './record-columns.ts';
export type { FilePlace, RecordList, RecordPlace } from './record-list.ts';
export { type RowRule, refuseProblems } from './record-problems.ts';
export { missingRows, unknownChoices } from './record-rows.queries.ts';
export { invalid, removeRecords, rowsIn, saveRecords, touches } from './save-records.ts';
