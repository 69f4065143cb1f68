import type { CustomDataDefinition } from '@closewright/contract/custom-data';
import { catalogue } from '@closewright/domain/errors';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { call, messageOf } from '../../../lib/api/index.ts';
import { ListDialog } from './list-dialog.tsx';

/** Reads the choices of a list, and of the one it depends on, and opens them. Answers the saved field; null if none was. */
export async function openList(
  field: CustomDataDefinition,
  fields: readonly CustomDataDefinition[],
): Promise<CustomDataDefinition | null> {
  const parent = fields.find(({ customDataDefinitionID }) => customDataDefinitionID === field.parentID) ?? null;
  const read = ({ customDataDefinitionID }: CustomDataDefinition) =>
    call('getCustomDataListValues', { params: { customDataDefinitionID } });
  try {
    const [listValues, parentValues] = await Promise.all([read(field), parent === null ? null : read(parent)]);
    const answer = await dialogs.open(
      ListDialog,
      { field, listValues, parentValues, parentLabel: parent?.label ?? null },
      { title: `Values of ${field.label}`, size: 'medium', key: 'custom-data-list' },
    );
    return answer.dismissed ? null : answer.value;
  } catch (error) {
    toasts.error({ title: catalogue.listDataFailed, message: messageOf(error) });
    return null;
  }
}
