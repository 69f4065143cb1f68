import { type TaskStatus, taskStatusLabels } from '@closewright/domain/workflow';
import { Badge } from '@closewright/ui/badge';
import { Ban, CalendarClock, CalendarDays, Check, TriangleAlert } from 'lucide-react';

const looks = {
  notApplicable: { tone: 'neutral', icon: Ban },
  complete: { tone: 'success', icon: Check },
  overdue: { tone: 'danger', icon: TriangleAlert },
  dueToday: { tone: 'warning', icon: CalendarClock },
  dueWithin7Days: { tone: 'info', icon: CalendarDays },
  dueWithin30Days: { tone: 'neutral', icon: CalendarDays },
} as const satisfies Record<Exclude<TaskStatus, 'open'>, object>;

/** The status of a task: words and a mark of its own besides the colour. */
export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  // Nothing to look at yet: words alone (look.md §10).
  if (status === 'open') return <span className="text-muted">{taskStatusLabels.open}</span>;
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {taskStatusLabels[status]}
    </Badge>
  );
}
