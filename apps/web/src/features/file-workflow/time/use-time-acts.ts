import type { FileTime, TimeEntry, TimeEntryValues, TimerValues } from '@closewright/contract/time-tracking';
import type { WorkflowTask } from '@closewright/contract/workflow';
import { formatDuration, timerMinutes } from '@closewright/domain/time-tracking';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import type { OpenFile } from '../../../open-file/file-context.ts';
import { TimeDialog, type TimeDialogProps, type TimeForm } from './time-dialog.tsx';
import type { useFileTime } from './use-file-time.ts';

interface TimeActsInput {
  file: OpenFile;
  fileNumber: string;
  tasks: readonly WorkflowTask[];
  state: ReturnType<typeof useFileTime>;
}

/** What can be done with the time of a file and the user's timer. */
export function useTimeActs({ file: { ordersID }, fileNumber, tasks, state }: TimeActsInput) {
  const clock = useClock();
  const { actor } = useSession();
  const { time, entries, store, act, obstacle } = state;
  const timer = time?.timer ?? null;

  const write = async (
    title: string,
    props: Pick<TimeDialogProps, 'first' | 'isTimed' | 'saveLabel' | 'send'> & { measured?: string },
    done: string,
  ): Promise<void> => {
    const result = await dialogs.open<Omit<TimeDialogProps, 'dialog'>, FileTime>(
      TimeDialog,
      {
        ...props,
        tasks: tasks.map(({ orderWorkflowTaskID, name }) => ({ value: orderWorkflowTaskID, label: name })),
      },
      { title, label: title, subtitle: `File ${fileNumber}`, size: 640, key: 'file-time' },
    );
    if (result.dismissed) return;
    store(result.value);
    toasts.success(done);
  };
  /** Most time is like the time before it. */
  const last = entries.find(({ usersID }) => usersID === actor.usersID);
  const usual = { timeCategoryID: last?.timeCategoryID ?? null, timeAccountCodeID: last?.timeAccountCodeID ?? null };
  const add = () => {
    const empty = { workDate: clock.today(), startTime: null, minutes: null, orderWorkflowTaskID: null, note: null };
    const send = (body: TimeEntryValues) => call('addTimeEntry', { params: { ordersID }, body });
    return write(
      'Add time',
      { first: { ...empty, ...usual }, isTimed: false, saveLabel: 'Add time', send },
      'Time added',
    );
  };
  const open = async (entry: TimeEntry): Promise<void> => {
    const reason = obstacle(entry);
    if (reason !== null) return void toasts.warning({ title: 'The time was not opened', message: reason });
    const { timeEntryID, version } = entry;
    const first = formOf(entry);
    const send = (form: TimeEntryValues) => {
      const names = (Object.keys(form) as (keyof TimeEntryValues)[]).filter((name) => form[name] !== first[name]);
      const changes = Object.fromEntries(names.map((name) => [name, form[name]]));
      return call('saveTimeEntry', { params: { ordersID, timeEntryID }, body: { version, changes } });
    };
    await write('Edit time', { first, isTimed: false, saveLabel: 'Save', send }, 'Time saved');
  };
  const remove = async ({ timeEntryID, version, minutes, user }: TimeEntry): Promise<void> => {
    const isSure = await dialogs.confirm({
      title: `Delete ${formatDuration(minutes)} of ${user}?`,
      message: 'The audit keeps what it was.',
      confirmLabel: 'Delete time',
      destructive: true,
    });
    if (!isSure) return;
    await act('The time was not deleted', () =>
      call('removeTimeEntry', { params: { ordersID, timeEntryID }, body: { version } }),
    );
  };
  const start = () =>
    act('The timer was not started', () =>
      call('startTimer', { params: { ordersID }, body: { ...usual, orderWorkflowTaskID: null, note: null } }),
    );
  const stop = async (): Promise<void> => {
    if (timer === null || time === undefined) return;
    const { startedAt } = timer;
    const proposed = timerMinutes(startedAt, new Date().toISOString(), time.rounding);
    const first = { ...chosenOf(timer), workDate: clock.today(), startTime: null, minutes: proposed };
    const measured = `Running since ${clock.since(startedAt)}`;
    const send = ({ workDate: _day, startTime: _time, minutes, ...form }: TimeEntryValues) => {
      // What was not corrected is what the timer says when it is stopped, which may be a minute later.
      const body = { ...form, startedAt, discard: false, minutes: minutes === proposed ? null : minutes };
      return call('stopTimer', { params: { ordersID }, body });
    };
    await write('Stop timer', { first, isTimed: true, measured, saveLabel: 'Stop and keep', send }, 'Time added');
  };
  const discard = async (): Promise<void> => {
    if (timer === null || time === undefined) return;
    const { startedAt } = timer;
    const isHere = timer.ordersID === ordersID;
    const isSure = await dialogs.confirm({
      title: 'Discard the timer?',
      message: `What it measured ${isHere ? '' : `on file ${timer.fileNumber} `}since ${clock.since(startedAt)} is not kept.`,
      confirmLabel: 'Discard timer',
      destructive: true,
    });
    if (!isSure) return;
    const body = { ...chosenOf(timer), startedAt, discard: true, minutes: null };
    await act('The timer was not discarded', async () => {
      const left = await call('stopTimer', { params: { ordersID: timer.ordersID }, body });
      return isHere ? left : { ...time, timer: null };
    });
  };
  return { add, open, remove, start, stop, discard };
}

function formOf(entry: TimeEntry): TimeForm {
  const { workDate, startTime, minutes } = entry;
  return { workDate, startTime, minutes, ...chosenOf(entry) };
}

function chosenOf({ timeCategoryID, timeAccountCodeID, orderWorkflowTaskID, note }: TimerValues) {
  return { timeCategoryID, timeAccountCodeID, orderWorkflowTaskID, note };
}
