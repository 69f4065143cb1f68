import type { WireOut } from '@closewright/contract/wires';
import { can } from '@closewright/domain/access';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { amountText } from '../../lib/amount-text.ts';
import { call } from '../../lib/api/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { NameWireDialog, type NameWireDialogProps } from './name-wire-dialog.tsx';
import { ReleaseDialog, type ReleaseDialogProps, type ReleasedAnswer } from './release-dialog.tsx';
import type { Problems } from './release-each.ts';
import { ReturnedDialog, type ReturnedDialogProps } from './returned-dialog.tsx';
import { SentDialog, type SentDialogProps } from './sent-dialog.tsx';
import {
  countedMeans,
  holdObstacle,
  meansNouns,
  nameObstacle,
  releaseAllObstacle,
  releasedWords,
  returnedObstacle,
  sentObstacle,
  stateNames,
  unsentObstacle,
  wireKey,
} from './wire-out-words.ts';

export interface WireActsInput {
  /** Reads the lists again. */
  refresh(): Promise<unknown>;
  /** What was marked is done. */
  onReleased(): void;
}

const none: Problems = new Map();

/** Why the user may not do what is done with wires; null where they may. */
export function useWireRefusals() {
  const { actor } = useSession();
  const why = (action: 'sendWires' | 'releaseWires') => can(actor, action).reason?.text ?? null;
  return { send: why('sendWires'), release: why('releaseWires') };
}

/** What can be done with wires on their way out, each with what stands in its way. */
export function useWireActs({ refresh, onReleased }: WireActsInput) {
  const refusals = useWireRefusals();
  const [problems, setProblems] = useState(none);
  const obstacles = {
    name: (wire: WireOut | null) => nameObstacle(wire, refusals.send),
    release: (wires: readonly WireOut[]) => releaseAllObstacle(wires, refusals.release),
    hold: (wire: WireOut | null) => holdObstacle(wire, refusals.send),
    sent: (wire: WireOut | null) => sentObstacle(wire, refusals.send),
    unsent: (wire: WireOut | null) => unsentObstacle(wire, refusals.send),
    returned: (wire: WireOut | null) => returnedObstacle(wire, refusals.send),
  };
  const warn = (title: string, message: string | null): void => void toasts.warning({ title, message: message ?? '' });
  /** What was said of a wire before it changed no longer holds. */
  const forget = (wires: readonly WireOut[]) =>
    setProblems((before) => new Map([...before].filter(([key]) => !wires.some((wire) => wireKey(wire) === key))));
  const after = async (wire: WireOut) => {
    forget([wire]);
    await refresh();
  };

  const name = async (wire: WireOut | null) => {
    const obstacle = obstacles.name(wire);
    if (wire === null || obstacle !== null) return warn('No payee is named', obstacle);
    const answer = await dialogs.open<Omit<NameWireDialogProps, 'dialog'>, WireOut>(
      NameWireDialog,
      { wire },
      { title: 'Name payee', subtitle: wire.reference, size: 'medium', key: 'wire-out' },
    );
    await after(wire);
    if (answer.dismissed) return;
    const { to, state } = answer.value;
    toasts.success({ title: `The ${meansNouns[wire.means]} goes to ${to?.name ?? ''}`, message: stateNames[state] });
  };
  const release = async (wires: readonly WireOut[]) => {
    const obstacle = obstacles.release(wires);
    if (obstacle !== null) return warn('Nothing is released', obstacle);
    const answer = await dialogs.open<Omit<ReleaseDialogProps, 'dialog'>, ReleasedAnswer>(
      ReleaseDialog,
      { wires },
      {
        ...(wires.length === 1
          ? { title: `Release ${countedMeans(wires).slice(2)}`, size: 'medium' }
          : { title: `Release ${countedMeans(wires)}`, size: 'large' }),
        key: 'wire-out',
      },
    );
    forget(wires);
    if (!answer.dismissed) {
      const { done, problems: found } = answer.value;
      setProblems((before) => new Map([...before, ...found]));
      onReleased();
      const words = releasedWords(done, found.size);
      if (found.size === 0) toasts.success(words);
      else toasts.warning(words);
    }
    await refresh();
  };
  const sent = async (wire: WireOut | null) => {
    const obstacle = obstacles.sent(wire);
    if (wire === null || obstacle !== null) return warn('Nothing is sent', obstacle);
    const answer = await dialogs.open<Omit<SentDialogProps, 'dialog'>, WireOut>(
      SentDialog,
      { wire },
      { title: 'Sent at the bank', subtitle: wire.reference, size: 'small', key: 'wire-out' },
    );
    await after(wire);
    if (!answer.dismissed) toasts.success(`${wire.reference} is sent: ${answer.value.sent?.bankReference ?? ''}`);
  };
  const why = async (
    wire: WireOut,
    title: string,
    { done, ...asks }: Omit<ReasonDialogProps<WireOut>, 'dialog'> & { done: string },
  ) => {
    const answer = await dialogs.open<Omit<ReasonDialogProps<WireOut>, 'dialog'>, WireOut>(ReasonDialog, asks, {
      ...{ title, subtitle: wire.reference, size: 'small', key: 'wire-out' },
    });
    await after(wire);
    if (!answer.dismissed) toasts.success(`${wire.reference} ${done}`);
  };
  const hold = async (wire: WireOut | null) => {
    const obstacle = obstacles.hold(wire);
    if (wire === null || obstacle !== null) return warn('Nothing is held', obstacle);
    const { bankAccountID, stripe, number } = wire;
    await why(wire, `Hold ${meansNouns[wire.means]}`, {
      lead: `${subject(wire)}. Its release is over: another person releases it again.`,
      missing: 'Say why it is held',
      saveLabel: 'Hold',
      send: (reason) => call('holdWire', { params: { bankAccountID, stripe, number }, body: { reason } }),
      done: 'is held',
    });
  };
  const unsent = async (wire: WireOut | null) => {
    const obstacle = obstacles.unsent(wire);
    if (wire === null || obstacle !== null) return warn('Nothing is changed', obstacle);
    const { bankAccountID, stripe, number } = wire;
    await why(wire, 'The bank did not send it', {
      lead: `${subject(wire)}. Say this only once the bank has said so: it is released and sent again.`,
      missing: 'Say why the bank did not send it',
      saveLabel: 'Not sent',
      send: (reason) => call('unsentWire', { params: { bankAccountID, stripe, number }, body: { reason } }),
      done: 'was not sent: it is to be released again',
    });
  };
  const returned = async (wire: WireOut | null) => {
    const obstacle = obstacles.returned(wire);
    if (wire === null || obstacle !== null) return warn('Nothing is changed', obstacle);
    const { bankAccountID, stripe, number } = wire;
    if (wire.returned !== null)
      return why(wire, 'It did not come back', {
        lead: `${subject(wire)}. Say this where it was another payment that came back, ${wire.returned.code}: it is sent, as before.`,
        missing: 'Say why it did not come back',
        saveLabel: 'Did not come back',
        send: (reason) => call('takeBackReturn', { params: { bankAccountID, stripe, number }, body: { reason } }),
        done: 'did not come back',
      });
    const answer = await dialogs.open<Omit<ReturnedDialogProps, 'dialog'>, WireOut>(
      ReturnedDialog,
      { wire },
      { title: 'Came back', subtitle: wire.reference, size: 'small', key: 'wire-out' },
    );
    await after(wire);
    if (!answer.dismissed)
      toasts.warning({
        title: `${wire.reference} came back`,
        message: 'Void it, so that its file has the money again.',
      });
  };
  return { refusals, problems, obstacles, name, release, sent, hold, unsent, returned };
}

const subject = ({ payee, amount }: WireOut): string => `${payee}, ${amountText(amount)}`;
