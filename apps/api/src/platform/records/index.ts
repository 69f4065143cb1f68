export { neededActions } from './needed-actions.ts';
export { choiceProblems, choicesOf, choicesOfRows, refuseUnknownChoices } from './record-choices.ts';
export { type Columns, columnsOf } from './record-columns.ts';
export {
  type FilePlace,
  listsOf,
  type RecordList,
  type RecordPlace,
  type RecordTable,
  tableOf,
} from './record-list.ts';
export { refuseProblems } from './record-problems.ts';
export { missingRows } from './record-rows.queries.ts';
export { idOf, invalid, removedIn, removeRecords, rowsIn, saveRecords, touches } from './save-records.ts';
export { selectOf } from './select-of.ts';
export { addRecord, changeRecord } from './single-records.queries.ts';
