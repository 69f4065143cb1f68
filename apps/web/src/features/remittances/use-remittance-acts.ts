import type { RemittanceDetail, WaitingPolicy } from '@closewright/contract/remittances';
import type { RemittanceKind } from '@closewright/domain/remittances';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useClock } from '../../app/session/clock.ts';
import { call, keyFor, messageOf } from '../../lib/api/index.ts';
import { saveDownload } from '../../lib/downloads/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { ActDialog, type ActDialogProps, type Asked } from './act-dialog.tsx';
import { askAcknowledge, askApprove, askDocument, askException, askSend, sendAct } from './asked-of-remittance.ts';
import { PayDialog, type PayDialogProps } from './pay-dialog.tsx';
import {
  makeObstacle,
  monthWords,
  registerObstacle,
  stateNames,
  stepObstacle,
  totalsWords,
} from './remittance-words.ts';

type Named = Pick<RemittanceDetail, 'remittanceID' | 'number' | 'state' | 'isOwn' | 'approved'> &
  Partial<Pick<RemittanceDetail, 'problems'>>;

/** The acts on a remittance in their order, with their keys. */
export const actKeys = [
  { act: 'approve', key: 'A', label: 'Approve' },
  { act: 'send', key: 'S', label: 'Sent' },
  { act: 'pay', key: 'P', label: 'Paid' },
  { act: 'acknowledge', key: 'K', label: 'Acknowledged' },
  { act: 'except', key: 'X', label: 'Note exception' },
  { act: 'document', key: 'D', label: 'Add document' },
  { act: 'withdraw', key: 'W', label: 'Withdraw' },
] as const;

export type RemittanceActName = (typeof actKeys)[number]['act'];

const steps = { except: 'note' } as const;

export interface RemittanceActsInput {
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  refresh(): Promise<unknown>;
  /** Something was made: it is shown. */
  onMade(made: RemittanceDetail): void;
}

/** What can be done about remittances, each with what stands in its way. */
export function useRemittanceActs({ refusal, refresh, onMade }: RemittanceActsInput) {
  const clock = useClock();
  const client = useQueryClient();
  const obstacleOf = (act: RemittanceActName, of: Named | null): string | null => {
    if (act !== 'document') return stepObstacle(act === 'except' ? steps.except : act, of, refusal);
    if (refusal !== null) return refusal;
    if (of === null) return 'No remittance is in hand';
    return of.state === 'withdrawn' ? 'It is withdrawn' : null;
  };
  const done = async (
    answer: { dismissed: boolean; value?: RemittanceDetail },
    words: (of: RemittanceDetail) => string,
  ) => {
    // Also after Cancel: what was refused may be old here.
    await refresh();
    if (answer.dismissed || !answer.value) return;
    toasts.success({ title: words(answer.value), message: totalsWords(answer.value.totals) });
  };
  const stateWords = ({ number, state }: RemittanceDetail) => `${number} is ${stateNames[state].toLowerCase()}`;
  const ask = async <F extends Record<string, string | number | null>>(
    title: string,
    { number }: RemittanceDetail,
    asked: Asked<F>,
    words: (of: RemittanceDetail) => string = stateWords,
  ) =>
    done(
      await dialogs.open<Omit<ActDialogProps<F>, 'dialog'>, RemittanceDetail>(ActDialog<F>, asked, {
        ...{ title, subtitle: number, size: 'small', key: 'remittance-act' },
      }),
      words,
    );
  const askReason = async <A>(title: string, number: string, asked: Omit<ReasonDialogProps<A>, 'dialog'>) => {
    const answer = await dialogs.open<typeof asked, A>(ReasonDialog<A>, asked, {
      ...{ title, subtitle: number, size: 'small', key: 'remittance-act' },
    });
    await refresh();
    return !answer.dismissed;
  };
  const pay = async (of: RemittanceDetail) =>
    done(
      await dialogs.open<Omit<PayDialogProps, 'dialog'>, RemittanceDetail>(
        PayDialog,
        { remittance: of },
        { title: 'Paid', subtitle: of.number, size: 'medium', key: 'remittance-act' },
      ),
      stateWords,
    );
  const withdraw = async (of: RemittanceDetail) => {
    const isDone = await askReason<RemittanceDetail>('Withdraw', of.number, {
      lead: 'Its policies wait again. Its number stays taken.',
      missing: 'Say why it is withdrawn',
      saveLabel: 'Withdraw',
      send: (reason) => sendAct(of, { kind: 'withdraw', reason }),
    });
    if (isDone) toasts.success(`${of.number} is withdrawn: its policies wait again`);
  };
  /** The days of a step that comes after another one. */
  const since = (day: string | null | undefined) => ({ first: day ?? clock.today(), last: clock.today() });
  const acts: Readonly<Record<RemittanceActName, (of: RemittanceDetail) => Promise<void>>> = {
    approve: (of) => ask('Approve', of, askApprove(of)),
    send: (of) => ask('Sent', of, askSend(of, since(of.approved && clock.dayOf(of.approved.at)))),
    pay,
    acknowledge: (of) => ask('Acknowledged', of, askAcknowledge(of, since(of.sent?.on))),
    except: (of) => ask('Note exception', of, askException(of), () => 'The exception is noted'),
    document: (of) => ask('Add document', of, askDocument(of), () => 'The document is listed'),
    withdraw,
  };
  /** Does it with the remittance as it is now, or says why it cannot be done. */
  const act = async (name: RemittanceActName, of: Named | null): Promise<void> => {
    const obstacle = obstacleOf(name, of);
    if (of === null || obstacle !== null) return void toasts.warning({ title: obstacle ?? '' });
    const params = { remittanceID: of.remittanceID };
    try {
      // What is approved is what stands in the pane: the api refuses where it changed since.
      const seen =
        name === 'approve' ? client.getQueryData<RemittanceDetail>(keyFor('getRemittance', { params })) : null;
      const found = seen ?? (await call('getRemittance', { params }));
      const further = obstacleOf(name, found);
      if (further !== null) return void toasts.warning({ title: further });
      await acts[name](found);
    } catch (error) {
      toasts.error({ title: `${of.number} could not be read`, message: messageOf(error) });
    }
  };
  const make = async (
    asked: { kind: RemittanceKind; underwriterKey: string; period: string },
    ticked: readonly WaitingPolicy[],
    underwriter: string,
  ) => {
    const obstacle = makeObstacle(ticked, refusal);
    if (obstacle !== null) return void toasts.warning({ title: obstacle });
    const sum = ticked.reduce((all, each) => all + each.underwriter, 0);
    const answer = await dialogs.open<Omit<ActDialogProps<Record<string, never>>, 'dialog'>, RemittanceDetail>(
      ActDialog<Record<string, never>>,
      {
        fields: {},
        layout: [],
        begin: {},
        saveLabel: 'Make draft',
        lead: `${totalsWords({ policies: ticked.length, gross: 0, underwriter: sum, agent: 0 })}, ${monthWords(asked.period)}. Somebody else approves it; its lines are frozen then.`,
        send: () =>
          call('createRemittance', {
            body: { ...asked, titlePolicyIDs: ticked.map(({ titlePolicyID }) => titlePolicyID) },
          }),
      },
      { title: 'Make remittance', subtitle: underwriter, size: 'small', key: 'remittance-act' },
    );
    await done(answer, ({ number }) => `${number} is made`);
    if (!answer.dismissed) onMade(answer.value);
  };
  const resolve = async (of: RemittanceDetail, remittanceExceptionID: number) => {
    const isDone = await askReason<RemittanceDetail>('Resolve exception', of.number, {
      lead: 'What came of it.',
      missing: 'Say how it is resolved',
      saveLabel: 'Resolve',
      send: (how) => sendAct(of, { kind: 'resolve', remittanceExceptionID, how }),
    });
    if (isDone) toasts.success('The exception is resolved');
  };
  const removeDocument = async (
    of: RemittanceDetail,
    { remittanceDocumentID, name }: RemittanceDetail['documents'][number],
  ) => {
    if (
      !(await dialogs.confirm({
        title: `Remove ${name}?`,
        message: 'It is taken off the list.',
        confirmLabel: 'Remove',
      }))
    )
      return;
    try {
      await sendAct(of, { kind: 'removeDocument', remittanceDocumentID });
    } catch (error) {
      toasts.error({ title: `${name} is not removed`, message: messageOf(error) });
    }
    await refresh();
  };
  const unlock = async (of: RemittanceDetail, titlePolicyID: number, policyNumber: string) => {
    const isDone = await askReason('Unlock policy', policyNumber, {
      lead: `What ${of.number} sent stays. What is changed then is a correction of the next remittance.`,
      missing: 'Say why it is unlocked',
      saveLabel: 'Unlock',
      send: (reason) => call('unlockRemittedPolicy', { params: { titlePolicyID }, body: { reason } }),
    });
    if (isDone) toasts.success(`${policyNumber} is unlocked`);
  };
  const exportRegister = async (of: Named | null) => {
    const obstacle = registerObstacle(of);
    if (of === null || obstacle !== null) return void toasts.warning({ title: obstacle ?? '' });
    try {
      saveDownload(await call('getRemittanceRegister', { params: { remittanceID: of.remittanceID } }));
    } catch (error) {
      toasts.error({ title: 'The register could not be exported', message: messageOf(error) });
    }
  };
  return { obstacleOf, act, make, resolve, removeDocument, unlock, exportRegister };
}
