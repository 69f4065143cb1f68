import type { FileLedger } from '@closewright/contract/check-writing';
import type { UnclaimedList, UnclaimedMoney, UnclaimedRequest } from '@closewright/contract/unclaimed';
import { takenByBankProblem } from '@closewright/domain/reconciliation';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { amountText } from '../../../lib/amount-text.ts';
import { call, messageOf } from '../../../lib/api/index.ts';
import { askForFile } from '../../../lib/file-numbers/ask-for-file.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../../records/dialog/reason-dialog.tsx';
import { ClaimDialog, type ClaimDialogProps } from './claim-dialog.tsx';
import { DecideDialog, type DecideDialogProps, type Decision } from './decide-dialog.tsx';
import { PayDialog, type PayDialogProps } from './pay-dialog.tsx';
import { TakenDialog, type TakenDialogProps } from './taken-dialog.tsx';
import { askedBesideClaim, type Line, requestNames } from './unclaimed-words.ts';

const key = 'unclaimed-money';
const decided: Readonly<Record<Decision, string>> = {
  approve: 'approved and posted',
  refuse: 'refused',
  withdraw: 'withdrawn',
};
const titles: Readonly<Record<Decision, string>> = { approve: 'Approve', refuse: 'Refuse', withdraw: 'Withdraw' };

/** What can be done about money of no file; `onStored` is told once it is to be read again. */
export function useUnclaimedActs(today: string, onStored: () => void) {
  const reason = async (title: string, subtitle: string, props: Omit<ReasonDialogProps<UnclaimedList>, 'dialog'>) => {
    const answer = await dialogs.open<Omit<ReasonDialogProps<UnclaimedList>, 'dialog'>, UnclaimedList>(
      ReasonDialog,
      props,
      { title, subtitle, size: 'small', key },
    );
    onStored();
    return !answer.dismissed;
  };
  const claim = async (line: Line, money: UnclaimedMoney) => {
    const sure = money.fits.filter(({ isSure }) => isSure);
    const [only] = sure.length === 1 ? sure : [];
    const file = await askForFile('Claim for a file', 'unclaimed-money-file', only?.fileNumber);
    if (file === null) return;
    const { ordersID, fileNumber } = file;
    const answer = await dialogs.open<Omit<ClaimDialogProps, 'dialog'>, FileLedger>(
      ClaimDialog,
      { ordersID, money, warning: askedBesideClaim(line) },
      { title: `Claim for ${fileNumber}`, subtitle: `${money.sender}, ${amountText(money.left)}`, size: 'medium', key },
    );
    onStored();
    if (!answer.dismissed) toasts.success(`Claimed for file ${fileNumber}`);
  };
  const pay = async (line: Line) => {
    const answer = await dialogs.open<Omit<PayDialogProps, 'dialog'>, UnclaimedList>(
      PayDialog,
      { line },
      {
        title: line.money === null ? 'Pay interest' : 'Pay back',
        subtitle: `${line.money?.sender ?? line.bankAccount}, ${amountText(line.left)}`,
        ...{ size: 'medium', key },
      },
    );
    onStored();
    if (!answer.dismissed) toasts.success('Asked for: another person approves it');
  };
  const taken = async (money: UnclaimedMoney) => {
    const { bankAccountID, sender, left } = money;
    try {
      const { bankItems } = await call('getReconciliationDay', { params: { bankAccountID, date: today } });
      const items = bankItems.filter((item) => takenByBankProblem(item) === null);
      if (items.length === 0)
        return void toasts.warning({
          title: 'The bank returned nothing that waits to be matched',
          message: 'Import its bank file first. A check, a wire or an ACH payment is no return.',
        });
      const answer = await dialogs.open<Omit<TakenDialogProps, 'dialog'>, UnclaimedList>(
        TakenDialog,
        { money, items },
        { title: 'Bank took it back', subtitle: `${sender}, ${amountText(left)}`, size: 'medium', key },
      );
      onStored();
      if (!answer.dismissed) toasts.success('Posted and matched');
    } catch (error) {
      toasts.error({ title: 'The items of the bank could not be read', message: messageOf(error) });
    }
  };
  const takeBack = async ({ bankAccountID, stripe, number, sender, amount }: UnclaimedMoney) => {
    const isDone = await reason('Take back', `${sender}, ${amountText(amount)}`, {
      lead: 'It was recorded by mistake. Its match is taken apart before, on the day of the bank.',
      ...{ missing: 'Say why it is taken back', saveLabel: 'Take back' },
      send: (said) => call('takeBackUnclaimed', { params: { bankAccountID, stripe, number }, body: { reason: said } }),
    });
    if (isDone) toasts.success('Taken back');
  };
  const decide = async (request: UnclaimedRequest, decision: Decision) => {
    const answer = await dialogs.open<Omit<DecideDialogProps, 'dialog'>, UnclaimedList>(
      DecideDialog,
      { request, decision },
      {
        title: `${titles[decision]}: ${requestNames[request.kind].toLowerCase()}`,
        subtitle: `${request.payee}, ${amountText(request.amount)}`,
        ...{ size: 'small', key },
      },
    );
    onStored();
    if (!answer.dismissed) toasts.success(`${requestNames[request.kind]} ${decided[decision]}`);
  };
  const voidPayment = async (request: UnclaimedRequest) => {
    const { bankAccountID, posted: about, amount, payee } = request;
    if (about === null) return;
    const isDone = await reason('Void payment', `${payee}, ${amountText(amount)}`, {
      lead: 'Once another person approves it, the money is as it was before the payment.',
      ...{ missing: 'Say why it is voided', saveLabel: 'Ask to void' },
      send: (comment) => call('askUnclaimedPayment', { body: { bankAccountID, kind: 'void', about, comment } }),
    });
    if (isDone) toasts.success('Asked for: another person approves it');
  };
  return { claim, pay, taken, takeBack, decide, voidPayment };
}
