import type { PositivePayAccountRow, PositivePayFileRow } from '@closewright/contract/positive-pay';
import { type PositivePayGap, type RespelledPayee, respelledPayees } from '@closewright/domain/positive-pay';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { type ReactNode, useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { saveDownload } from '../../lib/downloads/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { type MadeFile, MakeFileDialog, type MakeFileDialogProps } from './make-file-dialog.tsx';
import { acceptObstacle, dueWords, eventCount, fileFacts, openObstacle } from './positive-pay-words.ts';
import { PrintedTotals, type TotalsPage } from './printed-totals.tsx';
import { allEvents } from './use-positive-pay.ts';

export interface FileActsInput {
  account: PositivePayAccountRow | null;
  gaps: readonly PositivePayGap[];
  moreGaps: number;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  refresh(): Promise<unknown>;
}

/** What can be done about the file of an account: made, accepted, taken back, fetched again, printed. */
export function useFileActs({ account, gaps, moreGaps, refusal, refresh }: FileActsInput) {
  const clock = useClock();
  const [printed, setPrinted] = useState<TotalsPage | null>(null);
  const makeObstacle = obstacleToMake(account, refusal);

  const warn = (title: string, message: string): void => void toasts.warning({ title, message });
  const failed = (title: string, error: unknown): void => void toasts.error({ title, message: messageOf(error) });

  const make = async () => {
    if (account === null || makeObstacle !== null) return warn('No file is made', makeObstacle ?? '');
    const answer = await dialogs.open<Omit<MakeFileDialogProps, 'dialog'>, MadeFile>(
      MakeFileDialog,
      { account, gaps, moreGaps, respelled: await respelledOf(account) },
      { title: 'Make file', subtitle: account.bankName, size: 'medium', key: 'positive-pay-make' },
    );
    // Also after Cancel: what was refused may be old here.
    await refresh();
    if (answer.dismissed) return;
    const { file, download } = answer.value;
    saveDownload(download);
    toasts.success({ title: `File ${file.number} made: ${dueWords(file.totals)}`, message: file.fileName });
  };
  const accept = async (file: PositivePayFileRow | null) => {
    const obstacle = acceptObstacle(file, refusal);
    if (file === null || obstacle !== null) return warn('Nothing is accepted', obstacle ?? '');
    const isMeant = await dialogs.confirm({
      key: 'positive-pay-accept',
      title: `Did the bank accept file ${file.number}?`,
      message: `${file.fileName}, ${dueWords(file.totals)}. Accept it once its report says that it was loaded: some refuse a file hours after the upload.`,
      confirmLabel: 'Accepted',
      beginsOnCancel: true,
    });
    if (!isMeant) return;
    try {
      await call('acceptPositivePayFile', { params: { positivePayFileID: file.positivePayFileID } });
      toasts.success(`File ${file.number} is accepted`);
    } catch (error) {
      failed(`File ${file.number} could not be accepted`, error);
    }
    await refresh();
  };
  const takeBack = async (file: PositivePayFileRow | null) => {
    const obstacle = openObstacle(file, refusal);
    if (file === null || obstacle !== null) return warn('Nothing is taken back', obstacle ?? '');
    const { positivePayFileID, number, totals, fileName } = file;
    const answer = await dialogs.open<Omit<ReasonDialogProps<PositivePayFileRow>, 'dialog'>, PositivePayFileRow>(
      ReasonDialog,
      {
        lead: `File ${number} did not reach the bank, or was refused there. All that it told (${dueWords(totals)}) is due again.`,
        missing: 'Say why it is taken back',
        saveLabel: 'Take back',
        send: (reason) => call('takeBackPositivePayFile', { params: { positivePayFileID }, body: { reason } }),
      },
      { title: `Take back file ${number}`, subtitle: fileName, size: 'medium', key: 'positive-pay-take-back' },
    );
    await refresh();
    if (!answer.dismissed) toasts.success(`File ${file.number} is taken back: what it told is due again`);
  };
  const download = async (file: PositivePayFileRow | null) => {
    const obstacle = openObstacle(file, refusal);
    if (file === null || obstacle !== null) return warn('Nothing is downloaded', obstacle ?? '');
    const { positivePayFileID } = file;
    try {
      saveDownload(await call('getPositivePayFileDocument', { params: { positivePayFileID } }));
    } catch (error) {
      failed(`File ${file.number} could not be downloaded`, error);
    }
  };
  const print = async (file: PositivePayFileRow | null) => {
    if (account === null) return;
    try {
      setPrinted(
        file === null
          ? await duePage(account, clock.moment(new Date().toISOString()))
          : await filePage(account, file, clock.moment),
      );
    } catch (error) {
      failed('The totals could not be printed', error);
    }
  };
  const paper: ReactNode = printed && <PrintedTotals page={printed} onDone={() => setPrinted(null)} />;
  return { makeObstacle, make, accept, takeBack, download, print, paper };
}

/** Why no file can be made of an account; null where one can. */
export function obstacleToMake(
  account: Pick<PositivePayAccountRow, 'due' | 'obstacle'> | null,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (account === null) return 'No bank account is in hand';
  return account.obstacle ?? (eventCount(account.due) === 0 ? 'Nothing is due' : null);
}

/** Payees that the file of what is due tells otherwise than the checks; null where that cannot be read. */
async function respelledOf({
  bankAccountID,
  positivePayLayoutID,
}: PositivePayAccountRow): Promise<readonly RespelledPayee[] | null> {
  const params = { bankAccountID };
  const read = Promise.all([
    call('listPositivePayLayouts'),
    allEvents((query) => call('getPositivePay', { params, query })),
  ]);
  // It keeps nobody from making the file: what cannot be read is said.
  const [layouts, { rows }] = (await read.catch(() => null)) ?? [[], { rows: [] }];
  const layout = layouts.find((each) => each.positivePayLayoutID === positivePayLayoutID);
  return layout === undefined || layout.isUnreadable ? null : respelledPayees(rows, layout);
}

const accountFact = ({ name, bankName, accountNumber }: PositivePayAccountRow) =>
  `${name}, ${bankName} ${accountNumber}`;

async function duePage(account: PositivePayAccountRow, now: string): Promise<TotalsPage> {
  const params = { bankAccountID: account.bankAccountID };
  const { last, rows } = await allEvents((query) => call('getPositivePay', { params, query }));
  return {
    title: 'Positive pay: not sent yet',
    facts: [accountFact(account), `As of ${now}`],
    ...{ totals: last.account.due, gaps: last.gaps, moreGaps: last.moreGaps, rows },
  };
}

async function filePage(
  account: PositivePayAccountRow,
  { positivePayFileID }: PositivePayFileRow,
  moment: (instant: string) => string,
): Promise<TotalsPage> {
  const params = { positivePayFileID };
  const { last, rows } = await allEvents((query) => call('getPositivePayFile', { params, query }));
  const { number, totals } = last.file;
  return {
    title: `Positive pay file ${number}`,
    facts: [accountFact(account), ...fileFacts(last.file, moment)],
    ...{ totals, gaps: last.gaps, moreGaps: last.moreGaps, rows },
  };
}
