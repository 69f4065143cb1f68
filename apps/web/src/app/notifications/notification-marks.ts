import type { NotificationCounts } from '@closewright/contract/notifications';
import { counted } from '@closewright/domain/formats';
import type { GlobalBarAction } from '@closewright/ui/global-bar';
import type { NavBadge } from '@closewright/ui/navigation-menu';

/** What bar and menu show of the counts. */
export interface NotificationMarks {
  /** The bell: what is open for the user. */
  readonly alerts: Pick<GlobalBarAction, 'count' | 'countText'>;
  /** The list: own tasks that are overdue or due today. It leads to just these where there are some. */
  readonly tasks: Pick<GlobalBarAction, 'count' | 'countText' | 'href'>;
  /** Of the home menu, by the id of the item. What is zero has none. */
  readonly badges: Readonly<Record<string, NavBadge>>;
}

/** The counts in the marks people see and hear. */
export function marksOf(counts: NotificationCounts): NotificationMarks {
  return { alerts: alertsMark(counts), tasks: tasksMark(counts), badges: homeBadges(counts) };
}

type Tasks = NonNullable<NotificationCounts['tasks']>;

const sum = ({ error, warning, info }: NotificationCounts['openAlerts']) => error + warning + info;

/** What is open for the user: alerts of the own files and of the company, and files that close today. The number that is shown is among the words. */
function openText(counts: NotificationCounts): string {
  const { openAlerts, systemAlerts, filesClosingToday } = counts;
  const parts = [
    sum(openAlerts) > 0 && `${counted(sum(openAlerts), 'alert')} of your files`,
    sum(systemAlerts) > 0 && `${counted(sum(systemAlerts), 'alert')} of the company`,
    filesClosingToday > 0 && `${counted(filesClosingToday, 'file closes', 'files close')} today`,
  ].filter((part) => part !== false);
  return parts.length === 1 ? parts.join() : `${openCount(counts)} to look at: ${parts.join(', ')}`;
}

/** How many alerts of the own files and the company are open and files close today, as one number. */
const openCount = ({ openAlerts, systemAlerts, filesClosingToday }: NotificationCounts) =>
  sum(openAlerts) + sum(systemAlerts) + filesClosingToday;

function alertsMark(counts: NotificationCounts): NotificationMarks['alerts'] {
  const count = openCount(counts);
  return count === 0 ? {} : { count, countText: openText(counts) };
}

/** How many own tasks are overdue or due today, as one number. */
const lateCount = ({ overdue, dueToday }: Tasks) => overdue + dueToday;

/** The number that is shown is among the words. */
function lateText({ overdue, dueToday }: Tasks): string {
  if (overdue === 0) return `${dueToday} due today`;
  const late = `${overdue} overdue`;
  return dueToday === 0 ? late : `${overdue + dueToday} to do now: ${late}, ${dueToday} due today`;
}

function tasksMark({ tasks }: NotificationCounts): NotificationMarks['tasks'] {
  if (!tasks || lateCount(tasks) === 0) return {};
  return {
    href: '/workflow-dashboard?show=lateOrToday&scope=mine',
    count: lateCount(tasks),
    countText: lateText(tasks),
  };
}

function homeBadges(counts: NotificationCounts): NotificationMarks['badges'] {
  const { filesInUse, openAlerts, systemAlerts, tasks } = counts;
  const open = openCount(counts);
  return {
    ...(filesInUse > 0 && {
      'home.recent-files': { text: `${filesInUse} in use`, label: `${counted(filesInUse, 'file')} in use by you` },
    }),
    ...(tasks &&
      lateCount(tasks) > 0 && {
        'home.workflow-dashboard': {
          text: lateCount(tasks),
          label: `${lateText(tasks)}; in all ${tasks.userTaskCount} of yours, ${tasks.deptTaskCount} of your department`,
          ...(tasks.overdue > 0 && { tone: 'danger' }),
        },
      }),
    ...(open > 0 && {
      'home.alerts': {
        text: open,
        label: openText(counts),
        ...(openAlerts.error + systemAlerts.error > 0 && { tone: 'danger' }),
      },
    }),
  };
}
