import type { PositivePayAnswerFileRow } from '@closewright/contract/positive-pay';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { call, messageOf } from '../../../lib/api/index.ts';
import { saveDownload } from '../../../lib/downloads/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../../records/dialog/reason-dialog.tsx';
import { answerFileObstacle, answersWords } from './exception-words.ts';
import { type MadeAnswers, MakeAnswersDialog, type MakeAnswersDialogProps } from './make-answers-dialog.tsx';

type FileRow = PositivePayAnswerFileRow;

export interface AnswerActsInput {
  /** The bank account that is shown alone, if one is. */
  account: number | undefined;
  /** Decisions that were not sent; undefined until that is read. */
  toSend: number | undefined;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  refresh(): Promise<unknown>;
}

/** What can be done about files of decisions: made, fetched again, taken back. */
export function useAnswerActs({ account, toSend, refusal, refresh }: AnswerActsInput) {
  const obstacle = refusal ?? ((toSend ?? 0) === 0 ? 'No decision is to be sent' : null);
  const warn = (title: string, message: string): void => void toasts.warning({ title, message });

  const make = async () => {
    if (obstacle !== null) return warn('No file is made', obstacle);
    const query = { state: 'decided', take: 200, ...(account && { bankAccountID: account }) } as const;
    try {
      const { results } = await call('listPositivePayExceptions', { query });
      const answer = await dialogs.open<Omit<MakeAnswersDialogProps, 'dialog'>, MadeAnswers>(
        MakeAnswersDialog,
        { rows: results },
        { title: 'Make file of decisions', size: 'medium', key: 'answers-make' },
      );
      await refresh();
      if (answer.dismissed) return;
      const { file, download } = answer.value;
      saveDownload(download);
      toasts.success({ title: `File ${file.number} made: ${answersWords(file)}`, message: file.fileName });
    } catch (error) {
      toasts.error({ title: 'The decisions could not be read', message: messageOf(error) });
    }
  };
  const download = async (file: FileRow | null) => {
    const inTheWay = answerFileObstacle(file, refusal);
    if (file === null || inTheWay !== null) return warn('Nothing is downloaded', inTheWay ?? '');
    const params = { positivePayAnswerFileID: file.positivePayAnswerFileID };
    try {
      saveDownload(await call('getPositivePayAnswerFileDocument', { params }));
    } catch (error) {
      toasts.error({ title: `File ${file.number} could not be downloaded`, message: messageOf(error) });
    }
  };
  const takeBack = async (file: FileRow | null) => {
    const inTheWay = answerFileObstacle(file, refusal);
    if (file === null || inTheWay !== null) return warn('Nothing is taken back', inTheWay ?? '');
    const params = { positivePayAnswerFileID: file.positivePayAnswerFileID };
    const answer = await dialogs.open<Omit<ReasonDialogProps<FileRow>, 'dialog'>, FileRow>(
      ReasonDialog,
      {
        lead: `File ${file.number} did not reach the bank, or was refused there. All that it told (${answersWords(file)}) is to be sent again.`,
        missing: 'Say why it is taken back',
        saveLabel: 'Take back',
        send: (reason) => call('takeBackPositivePayAnswerFile', { params, body: { reason } }),
      },
      { title: `Take back file ${file.number}`, subtitle: file.fileName, size: 'medium', key: 'answers-take-back' },
    );
    await refresh();
    if (!answer.dismissed) toasts.success(`File ${file.number} is taken back: what it told is to be sent again`);
  };
  return { obstacle, make, download, takeBack };
}
