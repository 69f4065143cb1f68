import type { StoredJournalSettings } from '@closewright/contract/journal-exports';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useClock } from '../../app/session/clock.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { MappingDialog, type MappingDialogProps } from './mapping-dialog.tsx';

/** Opens what the books of the office call what the ledger has. */
export function useMapping({ refusal, refresh }: { refusal: string | null; refresh(): Promise<unknown> }) {
  const clock = useClock();
  return async (): Promise<void> => {
    try {
      const stored = await call('getJournalSettings');
      const { updatedAt, updatedBy } = stored;
      const answer = await dialogs.open<Omit<MappingDialogProps, 'dialog'>, StoredJournalSettings>(
        MappingDialog,
        { stored, readOnly: refusal !== null },
        {
          ...{ title: 'Mapping', size: { width: '90%', height: '90%' }, key: 'journal-mapping' },
          ...(updatedAt !== null && { subtitle: `Last changed ${clock.moment(updatedAt)} by ${updatedBy}` }),
        },
      );
      // Also after Cancel: what was refused may be old here.
      await refresh();
      if (!answer.dismissed) toasts.success('The mapping is saved');
    } catch (error) {
      toasts.error({ title: 'The mapping could not be read', message: messageOf(error) });
    }
  };
}
