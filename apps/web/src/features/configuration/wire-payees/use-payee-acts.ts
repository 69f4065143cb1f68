import type { ToldWireInstructions, WirePayee } from '@closewright/contract/wires';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { call } from '../../../lib/api/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../../records/dialog/reason-dialog.tsx';
import { CallBackDialog, type CallBackDialogProps } from './call-back-dialog.tsx';
import { InstructionsDialog, type InstructionsDialogProps } from './instructions-dialog.tsx';
import { PayeeDialog, type PayeeDialogProps } from './payee-dialog.tsx';
import { callObstacle, stateNames, stopObstacle } from './payee-words.ts';

export interface PayeeActsInput {
  /** In hand; null before one is read. */
  payee: WirePayee | null;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  /** Shows what was answered. */
  store(payee: WirePayee): void;
  /** A payee that was added is in hand. */
  onAdded(payee: WirePayee): void;
}

/** What can be done with payees of wires and with the latest instructions of the one in hand. */
export function usePayeeActs({ payee, refusal, store, onAdded }: PayeeActsInput) {
  const latest = payee?.latest ?? null;
  const obstacles = {
    add: refusal,
    edit: refusal ?? (payee === null ? 'No payee is in hand' : null),
    enter: refusal ?? (payee === null ? 'No payee is in hand' : null),
    call: callObstacle(latest, refusal),
    stop: stopObstacle(latest, refusal),
  };
  const warn = (title: string, message: string): void => void toasts.warning({ title, message });

  const add = async () => {
    if (obstacles.add !== null) return warn('No payee is added', obstacles.add);
    const answer = await dialogs.open<Omit<InstructionsDialogProps, 'dialog'>, WirePayee>(
      InstructionsDialog,
      { payee: null },
      { title: 'New payee of wires', size: 'large', key: 'wire-payee' },
    );
    if (answer.dismissed) return;
    store(answer.value);
    onAdded(answer.value);
    toasts.success({ title: `${answer.value.name} is added`, message: 'Somebody else calls back and confirms it' });
  };
  const enter = async () => {
    if (payee === null || obstacles.enter !== null) return warn('Nothing is entered', obstacles.enter ?? '');
    const answer = await dialogs.open<Omit<InstructionsDialogProps, 'dialog'>, WirePayee>(
      InstructionsDialog,
      { payee },
      { title: 'Other instructions', subtitle: payee.name, size: 'large', key: 'wire-payee' },
    );
    if (answer.dismissed) return;
    store(answer.value);
    toasts.success({
      title: `Instructions ${answer.value.latest?.number ?? ''} of ${answer.value.name} are entered`,
      message: 'Nothing goes to it before somebody else has confirmed them',
    });
  };
  const callBack = async () => {
    if (payee === null || latest === null || obstacles.call !== null)
      return warn('No call is recorded', obstacles.call ?? 'No instructions are in hand');
    const answer = await dialogs.open<Omit<CallBackDialogProps, 'dialog'>, WirePayee>(
      CallBackDialog,
      { wirePayeeID: payee.wirePayeeID, instructions: latest },
      {
        title: 'Call-back',
        subtitle: `${payee.name}, instructions ${latest.number}`,
        size: 'medium',
        key: 'wire-payee',
      },
    );
    if (answer.dismissed) return;
    store(answer.value);
    const state = answer.value.latest?.state ?? 'to verify';
    toasts.success({
      title: `The call to ${payee.name} is recorded`,
      message: `Its instructions: ${stateNames[state]}`,
    });
  };
  const stop = async () => {
    if (payee === null || latest === null || obstacles.stop !== null)
      return warn('Nothing is stopped', obstacles.stop ?? 'No instructions are in hand');
    const answer = await dialogs.open<Omit<ReasonDialogProps<WirePayee>, 'dialog'>, WirePayee>(
      ReasonDialog,
      {
        lead: stopLead(payee, latest),
        missing: 'Say why they are stopped',
        saveLabel: 'Stop',
        send: (reason) =>
          call('stopWireInstructions', {
            params: { wirePayeeID: payee.wirePayeeID, number: latest.number },
            body: { reason },
          }),
      },
      { title: `Stop instructions ${latest.number}`, subtitle: payee.name, size: 'small', key: 'wire-payee' },
    );
    if (answer.dismissed) return;
    store(answer.value);
    toasts.success(`Instructions ${latest.number} of ${payee.name} are stopped`);
  };
  const edit = async () => {
    if (payee === null || obstacles.edit !== null) return warn('Nothing is changed', obstacles.edit ?? '');
    const answer = await dialogs.open<Omit<PayeeDialogProps, 'dialog'>, WirePayee>(
      PayeeDialog,
      { payee },
      { title: payee.name, label: payee.name, size: 'small', key: 'wire-payee' },
    );
    if (answer.dismissed) return;
    store(answer.value);
    toasts.success(`${answer.value.name} is saved`);
  };
  return { obstacles, add, enter, callBack, stop, edit };
}

const stopLead = ({ name, waiting }: WirePayee, { number }: ToldWireInstructions): string => {
  const some = waiting === 0 ? '' : ` ${waiting === 1 ? 'A wire waits' : `${waiting} wires wait`} for it.`;
  return `Nothing goes to ${name} by its instructions ${number} any more.${some} Stopped instructions are never good again: others are entered.`;
};
