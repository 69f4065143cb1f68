import type { WireFile } from '@closewright/contract/wires';
import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { saveDownload } from '../../lib/downloads/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { type MadeWireFile, MakeFileDialog, type MakeFileDialogProps } from './make-file-dialog.tsx';
import { ReturnsDialog, type TakenReturns } from './returns-dialog.tsx';
import { useDueWires } from './use-wires-out.ts';
import { countedFile, fileObstacle, makeObstacle } from './wire-out-words.ts';

export interface FileActsInput {
  /** The bank account that is shown alone, if one is. */
  account: number | undefined;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  refresh(): Promise<unknown>;
}

/** What can be done about files of wires: made, fetched again, taken back. */
export function useFileActs({ account, refusal, refresh }: FileActsInput) {
  const accounts = useDueWires().data;
  const obstacle = makeObstacle(accounts, refusal);
  const warn = (title: string, message: string): void => void toasts.warning({ title, message });

  const make = async () => {
    if (accounts === undefined || obstacle !== null) return warn('No file is made', obstacle ?? '');
    const due = accounts.filter((each) => each.due.count + each.ach.due.count > 0);
    const answer = await dialogs.open<Omit<MakeFileDialogProps, 'dialog'>, MadeWireFile>(
      MakeFileDialog,
      { due, account },
      { title: 'Make file', size: 'medium', key: 'wire-file' },
    );
    // Also after Cancel: what was refused may be old here.
    await refresh();
    if (answer.dismissed) return;
    const { file, download } = answer.value;
    saveDownload(download);
    toasts.success({
      title: `File ${file.number} made: ${countedFile(file)}, ${amountText(file.amount)}`,
      message: file.fileName,
    });
  };
  const download = async (file: WireFile | null) => {
    const inTheWay = fileObstacle(file, refusal);
    if (file === null || inTheWay !== null) return warn('Nothing is downloaded', inTheWay ?? '');
    try {
      saveDownload(await call('getWireFileDocument', { params: { wireFileID: file.wireFileID } }));
    } catch (error) {
      toasts.error({ title: `File ${file.number} could not be downloaded`, message: messageOf(error) });
    }
  };
  const takeBack = async (file: WireFile | null) => {
    const inTheWay = fileObstacle(file, refusal);
    if (file === null || inTheWay !== null) return warn('Nothing is taken back', inTheWay ?? '');
    const { wireFileID, number, amount, fileName } = file;
    const answer = await dialogs.open<Omit<ReasonDialogProps<WireFile>, 'dialog'>, WireFile>(
      ReasonDialog,
      {
        lead: `The bank did not load file ${number}: its ${countedFile(file)}, ${amountText(amount)}, have to be released again.`,
        missing: 'Say why it is taken back',
        saveLabel: 'Take back',
        send: (reason) => call('takeBackWireFile', { params: { wireFileID }, body: { reason } }),
      },
      { title: `Take back file ${number}`, subtitle: fileName, size: 'small', key: 'wire-file' },
    );
    await refresh();
    if (!answer.dismissed) toasts.success(`File ${number} is taken back: what it held is to be released again`);
  };
  const takeReturns = async () => {
    if (refusal !== null) return warn('No file is taken', refusal);
    const answer = await dialogs.open<object, TakenReturns>(
      ReturnsDialog,
      {},
      {
        ...{ title: 'File of returns', size: 'large', key: 'wire-file' },
      },
    );
    await refresh();
    if (answer.dismissed) return;
    toasts.warning({
      title: `${counted(answer.value.taken, 'payment')} came back`,
      message: 'Void each, so that its file has the money again.',
    });
  };
  return { obstacle, make, download, takeBack, takeReturns };
}
