import type { LookupRecord } from '@closewright/contract/lookups';
import { counted } from '@closewright/domain/formats';
import type { LookupSetName } from '@closewright/domain/lookup-sets';
import { dialogs } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';

/**
 * Asks before an item that files use becomes inactive, with the numbers of some of them. True: it is used and that is
 * fine. False: nothing uses it, there is nothing to ask. Null: the user thought better of it.
 */
export async function confirmDeactivation(set: LookupSetName, { id, name }: LookupRecord): Promise<boolean | null> {
  const { files, examples } = await call('getLookupUsage', { params: { set, itemID: id } });
  if (files === 0) return false;
  const named = examples.join(', ');
  const more = files > examples.length ? ` and ${files - examples.length} more` : '';
  const isConfirmed = await dialogs.confirm({
    key: 'lookup-in-use',
    title: `Make ${name} inactive?`,
    message: `${counted(files, 'file uses it', 'files use it')}: ${named}${more}. They keep it; it is not offered any more.`,
    confirmLabel: 'Make inactive',
    cancelLabel: 'Keep it',
  });
  return isConfirmed ? true : null;
}
