import type { BankFileChoices, BankFilePreview, BankFileRow } from '@closewright/contract/bank-files';
import type { Upload } from '@closewright/ui/file-upload';
import { createBusy } from '@closewright/ui/services/busy';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useState } from 'react';
import { call, messageOf, send } from '../../lib/api/index.ts';
import { base64Of } from '../../lib/base64-of.ts';
import { importObstacle, importWords } from './bank-file-words.ts';
import { asksForLayout, type ChosenFile } from './chosen-file.ts';
import { type CsvChoice, CsvDialog, type CsvDialogProps } from './csv-dialog.tsx';
import { type Keeps, keepOf, takenCount } from './preview-rows.ts';
import { type RefusedFile, refusedFile } from './refused-file.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** A file that was read, and is not imported yet. */
export interface Previewed {
  readonly chosen: ChosenFile;
  readonly preview: BankFilePreview;
}

export interface ImportInput {
  /** The accounts and layouts there are; null until they are read. */
  choices: () => Promise<BankFileChoices>;
  /** The account that is shown alone. */
  account: number | null;
  /** Why nothing can be imported; null where it can. */
  refusal: string | null;
  onImported(file: BankFileRow, count: number): Promise<unknown>;
}

const nothingKept: Keeps = new Set();

/** A file on its way in: chosen, read, looked at, and imported or left. */
export function useImport({ choices, account, refusal, onImported }: ImportInput) {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  /** How many files were refused: what is said of one stands in its band, and no more in the list of the field. */
  const [refusals, setRefusals] = useState(0);
  const [keeps, setKeeps] = useState(nothingKept);
  /** Whether a file was looked at before: who leaves it chooses the next one. */
  const [wasPreviewed, setWasPreviewed] = useState(false);
  const [busy] = useState(createBusy);
  const count = previewed === null ? 0 : takenCount(previewed.preview.statements, keeps);
  const obstacle = previewed === null ? 'No file was read' : importObstacle(previewed.preview, count, refusal);

  const refuse = (file: RefusedFile) => {
    setRefused(file);
    setRefusals((many) => many + 1);
    setPreviewed(null);
  };
  const read: Upload = async (file, { signal }) => {
    setRefused(null);
    // A file says itself whose it is; where two accounts could be meant, it is the one that is shown alone.
    const ofItself = { bankAccountID: account, bankFileLayoutID: null };
    const own = asksForLayout(await file.slice(0, 200).text())
      ? await askOf(file.name, await choices(), account)
      : ofItself;
    if (own === null) throw new Error('Its account and layout were not chosen.');
    const chosen = { fileName: file.name, content: await base64Of(file), ...own };
    try {
      const preview = await send('previewBankFile', { body: chosen }, { signal });
      setKeeps(nothingKept);
      setPreviewed({ chosen, preview });
      setWasPreviewed(true);
    } catch (error) {
      const why = refusedFile(file.name, error);
      if (why !== null) refuse(why);
      throw new Error(why === null ? messageOf(error) : 'Nothing was taken.');
    }
    return file.name;
  };
  const take = async () => {
    if (previewed === null || busy.getState().busy) return;
    if (obstacle !== null) return void toasts.warning({ title: 'Nothing is imported', message: obstacle });
    const { chosen, preview } = previewed;
    try {
      const body = { ...chosen, digest: preview.digest, keep: keepOf(keeps) };
      const file = await busy.run('import', () => call('importBankFile', { body }), {
        message: `Importing ${chosen.fileName}`,
      });
      setPreviewed(null);
      await onImported(file, count);
    } catch (error) {
      const why = refusedFile(chosen.fileName, error);
      if (why !== null) return refuse(why);
      toasts.error({ title: `${chosen.fileName} could not be imported`, message: messageOf(error) });
    }
  };
  const askToLeave = () =>
    dialogs.confirm({
      key: 'bank-file-leave',
      title: 'Leave this file?',
      message: 'Nothing of it is imported, and what you said of items that look like known ones is lost.',
      confirmLabel: 'Leave',
      beginsOnCancel: true,
    });
  const wouldLose = previewed !== null && keeps.size > 0;
  useLeaveQuestion(wouldLose, askToLeave);
  const leave = async () => {
    if (busy.getState().busy) return;
    if (!wouldLose || (await askToLeave())) setPreviewed(null);
  };
  return {
    ...{ previewed, wasPreviewed, keeps, setKeeps, count, obstacle, busy, read, take, leave },
    ...{
      refused,
      refusals,
      forgetRefused: () => setRefused(null),
      takeWords: importWords(count, previewed?.preview.statements ?? []),
    },
  };
}

/** Asks of which account a file is, and by which layout it is read; null where nobody says. */
async function askOf(fileName: string, choices: BankFileChoices, account: number | null): Promise<CsvChoice | null> {
  const answer = await dialogs.open<Omit<CsvDialogProps, 'dialog'>, CsvChoice>(
    CsvDialog,
    { fileName, choices, account },
    { title: 'Whose file is it?', subtitle: fileName, size: 'medium', key: 'bank-file-csv' },
  );
  return answer.dismissed ? null : answer.value;
}
