import type { FileLedger } from '@closewright/contract/check-writing';
import { type ApprovalRequest, approvalSubject } from '@closewright/domain/check-writing';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { refusalOf } from '../../../lib/tasks/refusal.ts';
import { turnOf } from '../disbursements/turn.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import { usePosted } from '../use-posted.ts';
import { withdrawObstacle } from './approval-rows.ts';
import type { LackingDialogProps } from './lacking-dialog.tsx';
import type { PaymentDialogProps } from './payment-dialog.tsx';
import type { RecoverDialogProps } from './recover-dialog.tsx';
import { recoveredWords } from './recovered-words.ts';

const LackingDialog = onDemand(async () => ({ default: (await import('./lacking-dialog.tsx')).LackingDialog }));
const PaymentDialog = onDemand(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }));
const TransferDialog = onDemand(async () => ({ default: (await import('./transfer-dialog.tsx')).TransferDialog }));
const RecoverDialog = onDemand(async () => ({ default: (await import('./recover-dialog.tsx')).RecoverDialog }));

/** What can be asked for or recorded besides what is about a payment. */
export type MoneyAct = 'advance' | 'loss' | 'payment' | 'transfer' | 'recover';

const dialog = (title: string) => ({ title, label: title, size: 560, key: 'approval' }) as const;

/**
 * Asks for what somebody else has to approve, takes a request back, and records what has come back.
 * @param onAsked goes to what was asked for
 */
export function useApprovalActs(onAsked?: (request: ApprovalRequest) => void) {
  const known = useCheckWriting();
  const { file, ledger, account, lacking, transactions, refusal, money, store, onOpenApprovals } = known;
  const { posted } = usePosted();
  const { ordersID } = file;
  const offered = ledger.accounts.filter(({ isOffered }) => isOffered);
  const withMoney = turnOf(known).available.value > 0;

  /** Takes what a call that asked has answered. */
  const asked = (answer: FileLedger) => {
    const before = new Set(ledger.approvals.map(({ approvalID }) => approvalID));
    const made = answer.approvals.findLast(({ approvalID, isOwn }) => isOwn && !before.has(approvalID));
    store(answer);
    if (made === undefined) return;
    toasts.success({
      title: `Asked for: ${approvalSubject(made)}`,
      message: `${amountText(made.amount)}. Somebody else has to approve it.`,
      ...(onAsked === undefined && { action: { label: 'Approvals', onAction: onOpenApprovals } }),
    });
    onAsked?.(made);
  };
  /** Why an act cannot be done; null where it can. */
  const obstacle = (act: MoneyAct): string | null => {
    if (refusal !== null) return refusal;
    if (act === 'recover') return lacking.length === 0 ? 'The file lacks nothing' : null;
    if (offered.length === 0) return 'No bank account is offered for this file';
    return (act === 'payment' || act === 'transfer') && !withMoney ? 'The file has nothing available' : null;
  };
  const isOfferedFirst = offered.find((each) => each.bankAccountID === account?.bankAccountID) ?? offered[0];
  const asking = (first: (typeof offered)[number]) => ({
    ...{ ordersID, accounts: offered, account: first, transactions },
    leftToPay: money === null ? null : turnOf(known).total.value,
  });
  const lack = async (kind: 'advance' | 'loss', amount: number | null = null): Promise<void> => {
    if (isOfferedFirst === undefined) return;
    const answer = await dialogs.open<Omit<LackingDialogProps, 'dialog'>, FileLedger>(
      LackingDialog,
      { ...asking(isOfferedFirst), kind, amount },
      dialog(`Ask for ${kind === 'advance' ? 'an advance' : 'a loss'}`),
    );
    if (!answer.dismissed) asked(answer.value);
  };
  const give = async (act: 'payment' | 'transfer'): Promise<void> => {
    if (isOfferedFirst === undefined) return;
    const answer = await dialogs.open<Omit<PaymentDialogProps, 'dialog'>, FileLedger>(
      act === 'payment' ? PaymentDialog : TransferDialog,
      asking(isOfferedFirst),
      dialog(`Ask for a ${act === 'payment' ? 'payment outside the statement' : 'transfer to another file'}`),
    );
    if (!answer.dismissed) asked(answer.value);
  };
  const recover = async (): Promise<void> => {
    if (lacking.length === 0) return;
    const answer = await dialogs.open<Omit<RecoverDialogProps, 'dialog'>, FileLedger>(
      RecoverDialog,
      { ordersID, lacking, proposed: turnOf(known).rows.map(({ proposed }) => proposed) },
      dialog('Recover'),
    );
    if (answer.dismissed) return;
    // With what came in goes its deposit.
    posted(recoveredWords, answer.value, ({ kind }) => kind === 'recovered' || kind === 'made good');
  };
  const run = (act: MoneyAct, amount: number | null = null): void => {
    const inTheWay = obstacle(act);
    if (inTheWay !== null) toasts.warning({ title: 'Nothing was done', message: inTheWay });
    else if (act === 'recover') void recover();
    else if (act === 'payment' || act === 'transfer') void give(act);
    else void lack(act, amount);
  };
  const withdraw = async (request: ApprovalRequest): Promise<void> => {
    const inTheWay = refusal ?? withdrawObstacle(request);
    if (inTheWay !== null) {
      toasts.warning({ title: 'Nothing was withdrawn', message: inTheWay });
      return;
    }
    const subject = approvalSubject(request);
    const isMeant = await dialogs.confirm({
      title: 'Withdraw what you asked for?',
      message: `${subject}, ${amountText(request.amount)}. Nobody decides it then; it can be asked for again.`,
      confirmLabel: 'Withdraw',
      cancelLabel: 'Keep it',
      key: 'approval',
    });
    if (!isMeant) return;
    try {
      store(await call('withdrawApproval', { params: { ordersID, approvalID: request.approvalID } }));
      toasts.success({ title: `Withdrawn: ${subject}`, message: amountText(request.amount) });
    } catch (error) {
      toasts.error({ title: 'It was not withdrawn', message: refusalOf(error) });
    }
  };
  return { asked, obstacle, run, withdraw: (request: ApprovalRequest) => void withdraw(request) };
}
