import type {
  JournalAccountRow,
  JournalDue,
  JournalExport,
  JournalLineRow,
} from '@closewright/contract/journal-exports';
import type { JournalDocument } from '@closewright/domain/journal-exports';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { call, messageOf } from '../../lib/api/index.ts';
import { saveDownload } from '../../lib/downloads/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { AcceptDialog, type AcceptDialogProps } from './accept-dialog.tsx';
import { acceptObstacle, lineWords, makeObstacle, openObstacle, totalsWords } from './journals-words.ts';
import { type MadeExport, MakeExportDialog, type MakeExportDialogProps } from './make-export-dialog.tsx';
import { TransactionsDialog, type TransactionsDialogProps } from './transactions-dialog.tsx';

export interface ExportActsInput {
  account: JournalAccountRow | null;
  due: JournalDue | null;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  refresh(): Promise<unknown>;
}

/** What can be done about the exports of an account: made, accepted, taken back, fetched again, looked into. */
export function useExportActs({ account, due, refusal, refresh }: ExportActsInput) {
  const obstacle = makeObstacle(account, due?.gaps ?? null, refusal);
  const warn = (title: string, message: string): void => void toasts.warning({ title, message });

  const make = async () => {
    if (account === null || due === null || obstacle !== null) return warn('No export is made', obstacle ?? '');
    const answer = await dialogs.open<Omit<MakeExportDialogProps, 'dialog'>, MadeExport>(
      MakeExportDialog,
      { due },
      { title: 'Make export', subtitle: account.name, size: 'medium', key: 'journal-export-make' },
    );
    // Also after Cancel: what was refused may be old here.
    await refresh();
    if (answer.dismissed) return;
    const { export: made, download } = answer.value;
    saveDownload(download);
    toasts.success({ title: `Export ${made.number} made: ${totalsWords(made.totals)}`, message: download.fileName });
  };
  const accept = async (made: JournalExport | null) => {
    const why = acceptObstacle(made, refusal);
    if (made === null || why !== null) return warn('Nothing is accepted', why ?? '');
    const answer = await dialogs.open<Omit<AcceptDialogProps, 'dialog'>, JournalExport>(
      AcceptDialog,
      { made },
      {
        title: `Accept export ${made.number}`,
        subtitle: account?.name ?? '',
        size: 'small',
        key: 'journal-export-accept',
      },
    );
    await refresh();
    if (!answer.dismissed) toasts.success(`Export ${made.number} is in the books`);
  };
  const takeBack = async (made: JournalExport | null) => {
    const why = openObstacle(made, refusal);
    if (made === null || why !== null) return warn('Nothing is taken back', why ?? '');
    const { journalExportID, number, state } = made;
    const answer = await dialogs.open<Omit<ReasonDialogProps<JournalExport>, 'dialog'>, JournalExport>(
      ReasonDialog<JournalExport>,
      {
        lead:
          state === 'accepted'
            ? 'The books have it: reverse it there, too. Its postings are then in the next export.'
            : 'Its postings are then in the next export. Do not load its file any more.',
        missing: 'Say why it is taken back',
        saveLabel: 'Take back',
        send: (reason) => call('takeBackJournalExport', { params: { journalExportID }, body: { reason } }),
      },
      { title: `Take back export ${number}`, subtitle: account?.name ?? '', size: 'small', key: 'journal-export-back' },
    );
    await refresh();
    if (!answer.dismissed) toasts.success(`Export ${number} is taken back: its postings are to be exported again`);
  };
  const download = async (made: JournalExport | null, document: JournalDocument) => {
    const why = openObstacle(made);
    if (made === null || why !== null) return warn('Nothing is downloaded', why ?? '');
    const params = { journalExportID: made.journalExportID };
    try {
      saveDownload(await call('getJournalExportDocument', { params, query: { document } }));
    } catch (error) {
      toasts.error({ title: `Export ${made.number} could not be downloaded`, message: messageOf(error) });
    }
  };
  const open = async (line: JournalLineRow, made: JournalExport | null) => {
    if (account === null) return;
    const { day, branchID, account: of } = line;
    const asked = {
      ...{ day, account: of },
      ...(branchID !== null && { branchID }),
      ...(made === null ? due && { upTo: due.upTo } : { journalExportID: made.journalExportID }),
    };
    await dialogs.open<Omit<TransactionsDialogProps, 'dialog'>, never>(
      TransactionsDialog,
      { bankAccountID: account.bankAccountID, asked },
      {
        title: 'Postings of the line',
        subtitle: lineWords(line),
        size: { width: '80%', height: '70%' },
        key: 'journal-line',
      },
    );
  };
  return { obstacle, make, accept, takeBack, download, open };
}
