import type { CustomDataDefinition, CustomDataListValue } from './definition.ts';
import { CustomFieldType, isList } from './field-type.ts';

/**
 * The choices a pick list offers, in their order. A child pick list shows only those whose parent value matches what is
 * selected in the parent list (core.md §5), so none before the parent is chosen.
 */
export function pickListChoices(
  definition: Pick<CustomDataDefinition, 'customDataDefinitionID' | 'customDataType'>,
  listValues: readonly CustomDataListValue[],
  parentValue: string | null,
): CustomDataListValue[] {
  const isChild = definition.customDataType === CustomFieldType.ChildPickList;
  return listValues
    .filter(
      (item) =>
        item.customDataDefinitionID === definition.customDataDefinitionID &&
        (!isChild || (parentValue !== null && item.parentAvailableValue === parentValue)),
    )
    .toSorted((a, b) => a.positionOrdinal - b.positionOrdinal);
}

/**
 * The ids of definitions that make a circle of parents, in the order of the circle; empty when there is none. A child of a
 * circle could never show a choice, so an administrator's change that closes one is refused.
 */
export function parentCircle(
  definitions: readonly Pick<CustomDataDefinition, 'customDataDefinitionID' | 'parentID'>[],
): number[] {
  const parents = new Map(
    definitions.map(({ customDataDefinitionID, parentID }) => [customDataDefinitionID, parentID]),
  );
  const checked = new Set<number>();
  for (const start of parents.keys()) {
    const path: number[] = [];
    for (let at: number | null | undefined = start; at != null && parents.has(at); at = parents.get(at)) {
      const seen = path.indexOf(at);
      if (seen >= 0) return path.slice(seen);
      if (checked.has(at)) break;
      path.push(at);
    }
    for (const id of path) checked.add(id);
  }
  return [];
}

/** Child definitions whose parent is missing or no pick list: their stored values could not be chosen again. */
export function orphanedChildren(
  definitions: readonly Pick<CustomDataDefinition, 'customDataDefinitionID' | 'parentID' | 'customDataType'>[],
): number[] {
  const lists = new Set(
    definitions
      .filter(({ customDataType }) => isList(customDataType))
      .map(({ customDataDefinitionID }) => customDataDefinitionID),
  );
  return definitions
    .filter(
      ({ customDataType, parentID }) =>
        customDataType === CustomFieldType.ChildPickList && (parentID === null || !lists.has(parentID)),
    )
    .map(({ customDataDefinitionID }) => customDataDefinitionID);
}
