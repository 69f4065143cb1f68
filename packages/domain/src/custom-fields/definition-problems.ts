import type { CustomDataDefinition } from './definition.ts';
import { CustomFieldType, takesMaxLength } from './field-type.ts';
import { customDataLimits } from './limits.ts';
import { orphanedChildren, parentCircle } from './pick-list.ts';

/** The part of a field that its neighbours depend on; id 0 for a field that is about to be added. */
export type DefinedField = Pick<
  CustomDataDefinition,
  'customDataDefinitionID' | 'label' | 'customDataType' | 'maxLength' | 'parentID'
>;

/** What is wrong with a field, by the setting it is wrong with. */
export type DefinitionProblems = Readonly<
  Partial<Record<'label' | 'customDataType' | 'maxLength' | 'parentID', string>>
>;

/**
 * What is wrong with a field as an administrator wants it, beside the other fields of its tab. Circles of child lists, child
 * lists without a list above them, and lists taken from under their children are refused: nobody could choose in them.
 */
export function definitionProblems(field: DefinedField, others: readonly DefinedField[]): DefinitionProblems {
  const { customDataDefinitionID: id, customDataType: type } = field;
  const tab = [field, ...others.filter((other) => other.customDataDefinitionID !== id)];
  const isSame = (other: DefinedField) => other.label.trim().toLowerCase() === field.label.trim().toLowerCase();
  const parent = parentProblem(field, tab);
  return {
    ...(tab.some((other) => other !== field && isSame(other))
      ? { label: 'Another field of this tab has this label.' }
      : {}),
    ...(orphanedChildren(tab).some((child) => child !== id)
      ? { customDataType: 'Child lists depend on this field. Remove them first.' }
      : {}),
    ...(field.maxLength !== null && !takesMaxLength(type)
      ? { maxLength: 'Only text and memo have a maximum length.' }
      : {}),
    ...(parent === null ? {} : { parentID: parent }),
  };
}

function parentProblem(field: DefinedField, tab: readonly DefinedField[]): string | null {
  if (field.customDataType !== CustomFieldType.ChildPickList) {
    return field.parentID === null ? null : 'Only a child pick list has a parent.';
  }
  if (field.parentID === null) return 'Choose the pick list this one depends on.';
  const labels = new Map(tab.map(({ customDataDefinitionID, label }) => [customDataDefinitionID, label]));
  const circle = parentCircle(tab);
  if (circle.length > 0) {
    const names = [...circle, ...circle.slice(0, 1)].map((id) => labels.get(id) ?? id);
    return `The lists would depend on each other in a circle: ${names.join(', ')}.`;
  }
  if (orphanedChildren(tab).includes(field.customDataDefinitionID))
    return 'The parent must be a pick list of this tab.';
  const isTooDeep = tab.some((each) => depthOf(each, tab) > customDataLimits.listDepth);
  return isTooDeep ? `At most ${customDataLimits.listDepth} lists can depend on each other.` : null;
}

/** How many lists stand above a field, itself included. Call it only where there is no circle. */
function depthOf(field: DefinedField, tab: readonly DefinedField[]): number {
  const parent = tab.find(({ customDataDefinitionID }) => customDataDefinitionID === field.parentID);
  return parent ? depthOf(parent, tab) + 1 : 1;
}
