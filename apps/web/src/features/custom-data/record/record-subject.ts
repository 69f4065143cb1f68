import type { CustomDataListValue, CustomDataTab } from '@closewright/contract/custom-data';

/** One record's fields on one tab: what is read and saved at once. */
export interface RecordSubject {
  readonly ordersID: number;
  /** The row of the file that carries the values; for Custom Page and File Main the file itself. */
  readonly referenceTablePKValue: number;
  readonly tab: CustomDataTab;
  /** The choices of all its pick lists. */
  readonly listValues: readonly CustomDataListValue[];
}

/** How the values of a record are asked for. */
export function recordInput({ ordersID, referenceTablePKValue, tab }: RecordSubject) {
  const { customDataTabID, referenceTable } = tab;
  return { params: { ordersID }, query: { referenceTable, referenceTablePKValue, customDataTabID } };
}
