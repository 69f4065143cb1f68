import type { FileLedger } from '@closewright/contract/check-writing';
import type { Disbursement } from '@closewright/domain/check-writing';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { call } from '../../../lib/api/index.ts';
import { amountText } from '../amount-text.ts';
import { paymentName } from '../payment-name.ts';
import { PostingDialog, type PostingDialogProps } from '../posting-dialog.tsx';
import { useCheckWriting } from '../use-check-writing.ts';
import { type MadeAct, obstacleOf } from './made-acts.ts';

const acts: Readonly<Record<MadeAct, { verb: string; done: string; says: string }>> = {
  void: { verb: 'Void', done: 'voided', says: 'The money goes back to the file, and what it paid is proposed again.' },
  stop: {
    verb: 'Stop payment of',
    done: 'stopped',
    says: 'For a check that left the office. The money goes back to the file, and what it paid is proposed again. The bank has to be told.',
  },
  reissue: {
    verb: 'Reissue',
    done: 'voided',
    says: 'It is voided, and what it paid is proposed again, to be disbursed once more.',
  },
  takeBack: {
    verb: 'Take back',
    done: 'taken back',
    says: 'For what was posted by mistake: it is posted once more the other way round.',
  },
};

const why = { label: 'Reason', required: () => true, missing: 'Say why' };

/** Voids, stops, reissues and takes back what was made, each with its day and reason. */
export function useMadeActs(onDone: (act: MadeAct, made: Disbursement) => void) {
  const { file, refusal, store } = useCheckWriting();
  const params = { ordersID: file.ordersID };
  /** Why an act cannot be done; null where it can. */
  const obstacle = (act: MadeAct, made: Disbursement): string | null => refusal ?? obstacleOf(act, made);
  const send = (act: MadeAct, made: Disbursement, date: string, reason: string): Promise<FileLedger> => {
    const { bankAccountID, stripe, number } = made.transaction;
    const placed = { bankAccountID, date, reason };
    if (act === 'takeBack')
      return call('takeBackPosting', { params, body: { ...placed, transaction: { stripe, number } } });
    return call('endDisbursements', {
      params,
      body: { ...placed, as: act === 'stop' ? 'stop' : 'void', disbursements: [{ stripe, number }] },
    });
  };
  const run = async (act: MadeAct, made: Disbursement): Promise<void> => {
    const name = paymentName(made);
    const { verb, done, says } = acts[act];
    const title = `${verb} ${name}`;
    const inTheWay = obstacle(act, made);
    if (inTheWay !== null) {
      toasts.warning({ title: `${name}: nothing was done`, message: inTheWay });
      return;
    }
    const answer = await dialogs.open<Omit<PostingDialogProps, 'dialog'>, FileLedger>(
      PostingDialog,
      {
        lead: `${made.facts.payee}, ${amountText(made.amount)}. ${says}`,
        why,
        saveLabel: act === 'stop' ? 'Stop payment' : verb,
        send: (date: string, reason: string | null) => send(act, made, date, reason ?? ''),
      },
      { title, size: 'small', key: 'made-act' },
    );
    if (answer.dismissed) return;
    store(answer.value);
    toasts.success({ title: `${name} is ${done}`, message: amountText(made.amount) });
    onDone(act, made);
  };
  return { obstacle, run: (act: MadeAct, made: Disbursement) => void run(act, made) };
}
