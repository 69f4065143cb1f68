import type { ProposedDisbursement } from '@closewright/domain/check-writing';
import { toasts } from '@closewright/ui/services/toasts';
import { useLayoutEffect, useRef } from 'react';
import { ApiError, call } from '../../../lib/api/index.ts';
import { refusalOf } from '../../../lib/tasks/refusal.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import type { Plans } from './plan-edits.ts';
import { turnOf } from './turn.ts';

/** How long Undo is offered, in milliseconds. */
const offered = 8000;
/** Undo is of the last change: one toast stands in place of the other. */
const said = 'planned';

/** Said where a change, or taking one back, would undo what somebody else has planned. */
const meanwhile = {
  title: 'Somebody else has planned meanwhile',
  message: 'What is stored now is shown. Do it again if it is still wanted.',
};

/** Makes other plans of those that there are and of the disbursements that are meant, as both are now. */
type Edit = (plans: Plans, of: readonly ProposedDisbursement[]) => Plans;

/** Changes what is planned: all of it is sent, and what it was before can be had back. */
export function usePlanActs() {
  const known = useCheckWriting();
  // A dialog outlives the list from which it was opened.
  const latest = useRef(known);
  useLayoutEffect(() => {
    latest.current = known;
  });
  /** What was planned before each change, the newest last, and the version that the change made: what others have planned since is not taken back with it. */
  const former = useRef<{ readonly plans: Plans; readonly made: number }[]>([]);

  /** Sends plans in place of those that are known, and tells their version; null after a refusal, when what is stored is shown. */
  const send = async (plans: Plans, failed: string): Promise<number | null> => {
    const { file, ledger, store } = latest.current;
    const params = { ordersID: file.ordersID };
    try {
      const body = {
        planVersion: ledger.planVersion,
        plans: plans.map((plan) => ({ ...plan, lines: [...plan.lines] })),
      };
      const answer = await call('planDisbursements', { params, body });
      store(answer);
      return answer.planVersion;
    } catch (error) {
      const isStale = error instanceof ApiError && error.errorCode === 'VERSION_CONFLICT';
      if (isStale) {
        former.current = [];
        toasts.error(meanwhile);
        await readAgain();
      } else toasts.error({ title: failed, message: refusalOf(error) });
      return null;
    }
  };
  const readAgain = async () => {
    try {
      const { file, store } = latest.current;
      store(await call('getFileLedger', { params: { ordersID: file.ordersID } }));
    } catch (error) {
      toasts.error({ title: 'The ledger of the file could not be read', message: refusalOf(error) });
    }
  };
  const undo = async (): Promise<void> => {
    const last = former.current.pop();
    if (last === undefined) {
      toasts.info({ title: 'No plan to take back', message: 'What was posted is taken back from its row.' });
      return;
    }
    if (last.made !== latest.current.ledger.planVersion) {
      former.current = [];
      toasts.error(meanwhile);
      return;
    }
    const version = await send(last.plans, 'It was not taken back');
    if (version === null) return;
    // The change before it is now the last one.
    former.current = former.current.map((each, at, all) => (at === all.length - 1 ? { ...each, made: version } : each));
    toasts.info({ id: said, title: 'Taken back' });
  };
  /**
   * @param keys the disbursements that are meant
   * @param done what is said when it is stored
   * @returns false where it was refused, and why was said
   */
  const change = async (keys: readonly string[], edit: Edit, done: string): Promise<boolean> => {
    const { plans } = latest.current.ledger;
    const now = turnOf(latest.current).rows.map(({ proposed }) => proposed);
    const meant = keys.flatMap((key) => now.find((one) => one.key === key) ?? []);
    if (meant.length < keys.length) {
      toasts.error({ title: 'It was not stored', message: 'What it was about is not proposed any more.' });
      return false;
    }
    const version = await send(edit(plans, meant), 'It was not stored');
    if (version === null) return false;
    former.current.push({ plans, made: version });
    toasts.success({
      id: said,
      title: done,
      duration: offered,
      action: { label: 'Undo', onAction: () => void undo() },
    });
    return true;
  };
  return { change, undo: () => void undo() };
}
