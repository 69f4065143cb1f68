import type { CustomDataRecord } from '@closewright/contract/custom-data';
import type { FailureDetail } from '@closewright/contract/kit';
import type { FieldConflict } from '@closewright/domain/changes';
import { CustomFieldType, type FieldValue } from '@closewright/domain/custom-fields';
import { askMerge } from '@closewright/ui/merge-table';
import { type CustomForm, fieldName } from '../form/custom-form.ts';
import { customValueText } from './custom-value-text.ts';

const figures: readonly CustomFieldType[] = [CustomFieldType.Integer, CustomFieldType.Decimal, CustomFieldType.Money];

/** Shows both sides of every field that clashes. Gives the chosen values; null when the user decided nothing. */
export async function askAboutValues(
  conflicts: readonly FieldConflict[],
  { customDataDefinition }: CustomDataRecord,
  { changedBy, changedAt }: NonNullable<FailureDetail['conflict']>,
  moment: (instant: string) => string,
): Promise<CustomForm | null> {
  const rows = conflicts.flatMap(({ field, mine, theirs }) => {
    const definition = customDataDefinition.find(({ customDataDefinitionID: id }) => fieldName(id) === field);
    if (definition === undefined) return [];
    const text = (value: unknown) => customValueText(definition, value as FieldValue) || undefined;
    return {
      field,
      label: definition.label,
      yours: mine,
      theirs,
      yoursText: text(mine),
      theirsText: text(theirs),
      numeric: figures.includes(definition.customDataType),
    };
  });
  const answer = await askMerge({ rows, who: changedBy, when: moment(changedAt) });
  return answer.dismissed ? null : (answer.value as CustomForm);
}
