import type { FileLedger } from '@closewright/contract/check-writing';
import { paperLeft, papersOf } from '@closewright/domain/check-printing';
import { type Disbursement, isApproved } from '@closewright/domain/check-writing';
import { partObstacle } from '@closewright/domain/consolidated-checks';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { PostingDialog, type PostingDialogProps } from '../../../records/dialog/posting-dialog.tsx';
import { AskEndDialog, type AskEndDialogProps } from '../approvals/ask-end-dialog.tsx';
import { useApprovalActs } from '../approvals/use-approval-acts.ts';
import { paymentName } from '../payment-name.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import { askedOf, type MadeAct, obstacleOf } from './made-acts.ts';

/** What is asked for, as it is called, and what it does once it is approved. */
const asking = {
  void: {
    verb: 'Void',
    kind: 'void',
    save: 'Ask for the void',
    says: 'the money goes back to the file, and what it paid is proposed again.',
  },
  stop: {
    verb: 'Stop payment of',
    kind: 'stop',
    save: 'Ask for the stop payment',
    says: 'the money goes back to the file, and what it paid is proposed again. For a check that left the office: the bank has to be told.',
  },
  reissue: {
    verb: 'Reissue',
    kind: 'void',
    save: 'Ask for the void',
    says: 'it is voided, and what it paid is proposed again, to be disbursed once more.',
  },
} as const satisfies Readonly<Partial<Record<MadeAct, object>>>;

const why = { label: 'Reason', required: () => true, missing: 'Say why' };
const takesBack = 'For what was posted by mistake: it is posted once more the other way round.';

/** Asks for what ends a disbursement that was made, or takes it back at once. */
export function useMadeActs() {
  const { file, refusal, store, ledger, today } = useCheckWriting();
  const { dayOf } = useClock();
  const { asked, withdraw } = useApprovalActs();
  const params = { ordersID: file.ordersID };
  /** Why an act cannot be done; null where it can. */
  const obstacle = (act: MadeAct, made: Disbursement): string | null =>
    refusal ??
    partObstacle(made) ??
    obstacleOf(act, made, askedOf(made, ledger.approvals), {
      wasApproved: isApproved(made.transaction, ledger.approvals),
      postedOn: dayOf(made.transaction.postedAt),
      today,
    });
  /** What is done with the paper of a check; null where none of it is good. */
  const aboutPaper = (act: MadeAct, made: Disbursement): string | null => {
    const left = paperLeft(
      made.method === 'check' ? papersOf(made, ledger.prints) : 0,
      act === 'reissue' ? 'void' : act,
    );
    return left?.words ?? null;
  };
  const takeBack = async (made: Disbursement): Promise<void> => {
    const { bankAccountID, stripe, number } = made.transaction;
    const name = paymentName(made);
    const answer = await dialogs.open<Omit<PostingDialogProps, 'dialog'>, FileLedger>(
      PostingDialog,
      {
        lead: [`${made.facts.payee}, ${amountText(made.amount)}. ${takesBack}`, aboutPaper('takeBack', made) ?? []]
          .flat()
          .join(' '),
        why,
        saveLabel: 'Take back',
        send: (date: string, reason: string | null) =>
          call('takeBackPosting', {
            params,
            body: { bankAccountID, date, reason: reason ?? '', transaction: { stripe, number } },
          }),
      },
      { title: `Take back ${name}`, size: 'small', key: 'made-act' },
    );
    if (answer.dismissed) return;
    store(answer.value);
    toasts.success({ title: `${name} is taken back`, message: amountText(made.amount) });
  };
  const askFor = async (act: keyof typeof asking, made: Disbursement): Promise<void> => {
    const { bankAccountID, stripe, number } = made.transaction;
    const { verb, kind, save, says } = asking[act];
    const answer = await dialogs.open<Omit<AskEndDialogProps, 'dialog'>, FileLedger>(
      AskEndDialog,
      {
        payment: `${made.facts.payee}, ${amountText(made.amount)}.`,
        says,
        aboutPaper: aboutPaper(act, made),
        saveLabel: save,
        send: (comment) =>
          call('askApproval', { params, body: { kind, bankAccountID, about: { stripe, number }, comment } }),
      },
      { title: `${verb} ${paymentName(made)}`, size: 'small', key: 'made-act' },
    );
    if (!answer.dismissed) asked(answer.value);
  };
  const run = async (act: MadeAct, made: Disbursement): Promise<void> => {
    const inTheWay = obstacle(act, made);
    if (inTheWay === null) return act === 'takeBack' ? takeBack(made) : askFor(act, made);
    toasts.warning({ title: `${paymentName(made)}: nothing was done`, message: inTheWay });
  };
  return { obstacle, run: (act: MadeAct, made: Disbursement) => void run(act, made), withdraw };
}
