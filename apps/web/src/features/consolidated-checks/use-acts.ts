import type { ConsolidatedDetail, ConsolidatedPayment } from '@closewright/contract/consolidated-checks';
import { togetherTotal } from '@closewright/domain/consolidated-checks';
import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf, queryFor } from '../../lib/api/index.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { readPrintSettings } from '../../records/check-printing/read-print-settings.ts';
import { tellUnanswered } from '../../records/check-printing/tell-unanswered.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { actObstacle, type ConsolidatedAct, paymentTitle } from './payment-words.ts';
import { PrintDialog, type PrintDialogProps, type PrintedHow } from './print-dialog.tsx';

type Reasoned = Exclude<ConsolidatedAct, 'print'>;

const asks: Readonly<Record<Reasoned, { title: string; label: string; missing: string; done: string }>> = {
  void: { title: 'Void', label: 'Ask for the void', missing: 'Say why it is voided', done: 'The void is asked for' },
  stop: {
    title: 'Stop payment',
    label: 'Ask for the stop',
    missing: 'Say why it is stopped',
    done: 'The stop is asked for',
  },
  takeBack: { title: 'Take back', label: 'Take back', missing: 'Say why it is taken back', done: 'It is taken back' },
  spoil: {
    title: 'Paper spoiled',
    label: 'Paper spoiled',
    missing: 'Say what happened to it',
    done: 'Its paper is spoiled',
  },
};

/** What is done with one payment for several files: of all of them, or of none. */
export function useActs(refusal: string | null, refresh: () => Promise<unknown>) {
  const client = useQueryClient();
  const clock = useClock();
  const send = (act: Reasoned, payment: ConsolidatedPayment, reason: string): Promise<ConsolidatedDetail> => {
    const { bankAccountID, stripe, number } = payment;
    const params = { bankAccountID, stripe, number };
    if (act === 'spoil') return call('spoilConsolidated', { params, body: { reason } });
    if (act === 'takeBack') return call('takeBackConsolidated', { params, body: { date: clock.today(), reason } });
    return call('endConsolidated', { params, body: { kind: act, comment: reason } });
  };
  /** Answers whether it was done. */
  const reasoned = async (act: Reasoned, payment: ConsolidatedPayment): Promise<boolean> => {
    const { title, label, missing, done } = asks[act];
    const what = `${amountText(payment.amount)} to ${payment.payee}, of all its ${counted(payment.files, 'file')}.`;
    const props: Omit<ReasonDialogProps<ConsolidatedDetail>, 'dialog'> = {
      lead:
        act === 'void' || act === 'stop'
          ? `${what} Somebody else approves it, then all of them have their money again.`
          : what,
      ...{ missing, saveLabel: label },
      send: (reason) => send(act, payment, reason),
    };
    const answer = await dialogs.open<typeof props, ConsolidatedDetail>(ReasonDialog, props, {
      ...{ title, subtitle: paymentTitle(payment), size: 'small', key: 'consolidated-act' },
    });
    await refresh();
    if (!answer.dismissed) toasts.success(`${paymentTitle(payment)}: ${done.charAt(0).toLowerCase()}${done.slice(1)}`);
    return !answer.dismissed;
  };
  const print = async (payment: ConsolidatedPayment): Promise<void> => {
    try {
      const { bankAccountID, stripe, number } = payment;
      const [settings, detail] = await Promise.all([
        readPrintSettings(client),
        call('getConsolidated', { params: { bankAccountID, stripe, number } }),
      ]);
      let printed: string | null = null;
      const props: Omit<PrintDialogProps, 'dialog'> = {
        ...{ payment: detail, settings },
        onPrinted: (words) => {
          printed = words;
        },
      };
      const answer = await dialogs.open<typeof props, PrintedHow>(PrintDialog, props, {
        ...{ title: 'Print check', subtitle: paymentTitle(payment), size: 560, key: 'consolidated-act' },
      });
      await refresh();
      tellUnanswered(answer, printed);
      if (!answer.dismissed && answer.value === 'badly' && (await reasoned('spoil', payment))) await print(payment);
    } catch (error) {
      toasts.error({ title: 'The check could not be printed', message: messageOf(error) });
    }
  };
  return {
    obstacle: (act: ConsolidatedAct, payment: ConsolidatedPayment | null) => actObstacle(act, payment, refusal),
    run(act: ConsolidatedAct, payment: ConsolidatedPayment | null) {
      const obstacle = actObstacle(act, payment, refusal);
      if (payment === null || obstacle !== null) return void toasts.warning({ title: obstacle ?? '' });
      void (act === 'print' ? print(payment) : reasoned(act, payment));
    },
    /** Tells what its files pay, and what that comes to. */
    async explain({ bankAccountID, stripe, number }: ConsolidatedPayment) {
      try {
        const { parts } = await client.query(
          queryFor('getConsolidated', { params: { bankAccountID, stripe, number } }),
        );
        openWhy(explanationOf(togetherTotal(parts, 'The sum of what its files pay').trace));
      } catch (error) {
        toasts.error({ title: 'The payment could not be read', message: messageOf(error) });
      }
    },
    /** Withdraws what one has asked for oneself. */
    async withdraw(ordersID: number, approvalID: number) {
      try {
        await call('withdrawApproval', { params: { ordersID, approvalID } });
        toasts.success('It is withdrawn');
      } catch (error) {
        toasts.error({ title: 'It was not withdrawn', message: messageOf(error) });
      }
      await refresh();
    },
  };
}
