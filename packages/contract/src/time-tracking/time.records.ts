import { timeLimits } from '@closewright/domain/time-tracking';
import { fact, field, record } from '../kit/index.ts';
import { timeEntryFields, timerFields } from './time-entry.fields.ts';

/** Another company has neither these people nor their hours, and a second import would count them twice. */
const staysBehind = 'The hours of the company’s own people are no facts of the closing.';

const notCopied = 'Hours are worked on one file.';

const usersID = field.requiredSelect({ label: 'Person', isHistory: true, lookup: 'staff' });
const orderWorkflowTaskID = field.select({ label: 'Task', lookup: 'tasksOfFile' });

/** Time that somebody worked on a file. */
export const timeEntryRecord = record({
  table: 'order_time_entries',
  id: 'timeEntryID',
  of: 'orders',
  noun: 'Time entry',
  fields: timeEntryFields,
  facts: {
    usersID,
    orderWorkflowTaskID,
    timerStartedAt: fact.instant('Timer started'),
    timerStoppedAt: fact.instant('Timer stopped'),
  },
  isVersioned: true,
  most: timeLimits.entriesPerFile,
  read: 'readTasks',
  staysBehind,
  notCopied,
});

/** A timer that runs: one of each person. */
export const timerRecord = record({
  table: 'order_timers',
  id: 'usersID',
  of: 'orders',
  noun: 'Timer',
  fields: timerFields,
  facts: { usersID, orderWorkflowTaskID, startedAt: fact.instant('Started', true) },
  others: ['updated_at', 'updated_by'],
  read: 'readTasks',
  staysBehind,
  notCopied,
});
