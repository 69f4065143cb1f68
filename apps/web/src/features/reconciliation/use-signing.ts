import type { ReconciliationRow } from '@closewright/contract/reconciliation';
import { formatDate } from '@closewright/domain/formats';
import { toasts } from '@closewright/ui/services/toasts';
import { call, messageOf } from '../../lib/api/index.ts';
import { saveDownload, showPdf } from '../../lib/downloads/index.ts';
import { askToSay } from './say-dialog.tsx';

/** What is done with a reconciliation that was finalized: reviewed, reopened by two, its pack read and saved. */
export function useSigning(refresh: () => Promise<unknown>) {
  const after = async (done: ReconciliationRow | null, said: string): Promise<void> => {
    // Also after Cancel: what was refused may be old here.
    await refresh();
    if (done !== null) toasts.success(said);
  };
  const on = ({ reconciliationID }: ReconciliationRow) => ({ params: { reconciliationID } });
  const day = ({ reconciliationDate }: ReconciliationRow) => formatDate(reconciliationDate);

  const review = async (row: ReconciliationRow) =>
    after(
      await askToSay({
        title: `Review ${day(row)}`,
        subtitle: row.name,
        lead: `${row.prepared.by} prepared it. You sign as its reviewer, who is another person.`,
        ...{ label: 'Note', saveLabel: 'Sign' },
        send: (note) => call('reviewReconciliation', { ...on(row), body: { note } }),
      }),
      `${day(row)} is reviewed`,
    );
  const askReopen = async (row: ReconciliationRow) =>
    after(
      await askToSay({
        title: `Ask to reopen ${day(row)}`,
        subtitle: row.name,
        lead: 'Another person decides. Reopened, its days take postings and matches again; the pack stays as it was.',
        ...{ label: 'Reason', missing: 'Say why it is reopened', saveLabel: 'Ask to reopen' },
        send: (reason) => call('askReopenReconciliation', { ...on(row), body: { reason: reason ?? '' } }),
      }),
      'Another person decides about it',
    );
  const decide = async (row: ReconciliationRow, isApproved: boolean) =>
    after(
      await askToSay({
        title: isApproved ? `Reopen ${day(row)}` : `Keep ${day(row)} finalized`,
        subtitle: row.name,
        lead: `${row.reopenAsked?.by} asks: ${row.reopenAsked?.note ?? ''}`,
        ...{ label: 'Note', saveLabel: isApproved ? 'Reopen' : 'Keep finalized' },
        send: (note) => call('reopenReconciliation', { ...on(row), body: { isApproved, note } }),
      }),
      isApproved ? `${day(row)} is reopened` : `${day(row)} stays finalized`,
    );
  const withPack = async (row: ReconciliationRow, use: 'show' | 'save') => {
    try {
      const address = await call('getReconciliationPack', on(row));
      if (use === 'save') saveDownload(address);
      else await showPdf(`Reconciliation of ${day(row)}`, address);
    } catch (error) {
      toasts.error({ title: 'The pack could not be fetched', message: messageOf(error) });
    }
  };
  return { review, askReopen, decide, withPack };
}
