import type { CustomDataDefinition, CustomDataTab } from '@closewright/contract/custom-data';
import { dialogs } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { confirmOrphans, storedValues } from './confirm-orphans.ts';
import type { SetupData } from './setup-data.ts';

const gone = (count: number) =>
  count === 0
    ? 'No file has anything stored in it.'
    : `Files have ${storedValues(count)} in it, which are removed too.`;

/** Asks and removes a tab with its fields and their values. Null when it was not meant. */
export async function removeTab({ customDataTabID, version, label }: CustomDataTab): Promise<SetupData | null> {
  const { total } = await call('countStoredCustomData', { query: { customDataTabID } });
  const question = (count: number) => ({
    title: `Delete the tab ${label}?`,
    message: `The tab goes with its fields and lists. ${gone(count)}`,
    confirmLabel: 'Delete tab',
    destructive: true,
  });
  if (!(await dialogs.confirm(question(total)))) return null;
  return confirmOrphans(
    (confirmedOrphans) =>
      call('removeCustomDataTab', { params: { customDataTabID }, body: { version, confirmedOrphans } }),
    question,
    total,
  );
}

/** Asks and removes a field with its values. Null when it was not meant. */
export async function removeField(field: CustomDataDefinition): Promise<SetupData | null> {
  const { customDataDefinitionID, version, label } = field;
  const { total } = await call('countStoredCustomData', { query: { customDataDefinitionID } });
  const question = (count: number) => ({
    title: `Delete the field ${label}?`,
    message: gone(count),
    confirmLabel: 'Delete field',
    destructive: true,
  });
  if (!(await dialogs.confirm(question(total)))) return null;
  return confirmOrphans(
    (confirmedOrphans) =>
      call('removeCustomDataDefinition', { params: { customDataDefinitionID }, body: { version, confirmedOrphans } }),
    question,
    total,
  );
}
