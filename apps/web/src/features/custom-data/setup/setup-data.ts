import type { CustomDataDefinition, CustomDataTab } from '@closewright/contract/custom-data';
import type { ReferenceTable } from '@closewright/domain/custom-fields';

/** All tabs and fields, as the server answers them. */
export interface SetupData {
  readonly tabs: readonly CustomDataTab[];
  readonly definitions: readonly CustomDataDefinition[];
}

const inOrder = (a: { positionOrdinal: number }, b: { positionOrdinal: number }) =>
  a.positionOrdinal - b.positionOrdinal;

/** The tabs of a host in their order. */
export function tabsOf({ tabs }: SetupData, referenceTable: ReferenceTable): CustomDataTab[] {
  return tabs.filter((tab) => tab.referenceTable === referenceTable).toSorted(inOrder);
}

/** The fields of a tab in their order. */
export function fieldsOf({ definitions }: SetupData, customDataTabID: number | undefined): CustomDataDefinition[] {
  return definitions.filter((field) => field.customDataTabID === customDataTabID).toSorted(inOrder);
}

/** The setup with a saved tab in it. */
export function withTab(data: SetupData, tab: CustomDataTab): SetupData {
  return { ...data, tabs: [...data.tabs.filter((other) => other.customDataTabID !== tab.customDataTabID), tab] };
}

/** The setup with a saved field in it. */
export function withField(data: SetupData, field: CustomDataDefinition): SetupData {
  const others = data.definitions.filter((other) => other.customDataDefinitionID !== field.customDataDefinitionID);
  return { ...data, definitions: [...others, field] };
}

/** The same rows, placed 1, 2, 3 … in the order of these ids; rows that are not named stay where they are. */
export function placed<T extends { positionOrdinal: number }>(
  rows: readonly T[],
  idOf: (row: T) => number,
  ids: readonly number[],
): T[] {
  return rows.map((row) => {
    const at = ids.indexOf(idOf(row));
    return at < 0 ? row : { ...row, positionOrdinal: at + 1 };
  });
}
