import type { BankFileChoices, BankFileRow } from '@closewright/contract/bank-files';
import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { saveDownload } from '../../lib/downloads/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { BalanceDialog, type BalanceDialogProps, type TypedBalance } from './balance-dialog.tsx';
import { fileSums, takeBackObstacle } from './bank-file-words.ts';

export interface BankFileActsInput {
  choices: () => Promise<BankFileChoices>;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  refresh(): Promise<unknown>;
}

/** What can be done besides importing: a file taken back or fetched, a balance typed. */
export function useBankFileActs({ choices, refusal, refresh }: BankFileActsInput) {
  const warn = (title: string, message: string): void => void toasts.warning({ title, message });

  /** What is in the way of a file is known of the one in hand alone; of others the api says it. */
  const takeBack = async (file: BankFileRow | null, inTheWay = 0) => {
    const obstacle = takeBackObstacle(file, inTheWay, refusal);
    if (file === null || obstacle !== null) return warn('Nothing is taken back', obstacle ?? '');
    const { bankFileID } = file;
    const answer = await dialogs.open<Omit<ReasonDialogProps<BankFileRow>, 'dialog'>, BankFileRow>(
      ReasonDialog,
      {
        lead: `${counted(fileSums(file).items, 'item')} and the balances of its days are gone with it. That it was here, and why it went, stays in the list.`,
        missing: 'Say why it is taken back',
        saveLabel: 'Take back',
        send: (reason) => call('takeBackBankFile', { params: { bankFileID }, body: { reason } }),
      },
      { title: 'Take back the file', subtitle: file.fileName, size: 'medium', key: 'bank-file-take-back' },
    );
    // Also after Cancel: what was refused may be old here.
    await refresh();
    if (!answer.dismissed) toasts.success(`${file.fileName} is taken back: its items and balances are gone`);
  };
  const download = async (file: BankFileRow | null) => {
    if (file === null || refusal !== null) return warn('Nothing is downloaded', refusal ?? 'No file is in hand');
    try {
      saveDownload(await call('getBankFileDocument', { params: { bankFileID: file.bankFileID } }));
    } catch (error) {
      toasts.error({ title: `${file.fileName} could not be downloaded`, message: messageOf(error) });
    }
  };
  const typeBalance = async (account: number | null, date: string) => {
    if (refusal !== null) return warn('No balance is typed', refusal);
    try {
      const { accounts } = await choices();
      const begin = accounts.some(({ bankAccountID }) => bankAccountID === account) ? account : null;
      const answer = await dialogs.open<Omit<BalanceDialogProps, 'dialog'>, TypedBalance>(
        BalanceDialog,
        { accounts, account: begin ?? (accounts.length === 1 ? (accounts[0]?.bankAccountID ?? null) : null), date },
        { title: 'Closing balance of a statement', size: 'medium', key: 'bank-balance' },
      );
      if (answer.dismissed) return;
      await refresh();
      const { account: name, date: day, closing } = answer.value;
      toasts.success(`${name} closes ${day} with ${amountText(closing)}`);
    } catch (error) {
      toasts.error({ title: 'The bank accounts could not be read', message: messageOf(error) });
    }
  };
  return { takeBack, download, typeBalance };
}
