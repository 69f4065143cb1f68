import type { DashboardCounts, TaskScope } from '@closewright/contract/workflow';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import type { TaskStatus } from '@closewright/domain/workflow';
import { BarChart } from '@closewright/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';
import { todoStatuses } from './dashboard-filter.ts';

export interface DashboardChartsProps {
  /** Of what is shown; undefined while they are read. */
  counts: DashboardCounts | undefined;
  lookups: LookupSets;
  onChoose: (part: { scope: TaskScope; status: TaskStatus }) => void;
  /** 0 is nobody. */
  onPerson: (assigneeID: number) => void;
}

/** People a chart tells apart at a glance. */
const mostPeople = 4;

const labels: Readonly<Partial<Record<TaskStatus, string>>> = {
  overdue: 'Late',
  dueToday: 'Today',
  dueWithin7Days: '7 days',
  dueWithin30Days: '30 days',
  open: 'Later',
};
const scopes = ['mine', 'department'] as const;

/** What there is to do, of the user and of the department, and who has how much of what is shown. A bar chosen narrows the list. */
export function DashboardCharts({ counts, lookups, onChoose, onPerson }: DashboardChartsProps) {
  const mine = useQuery(queryFor('getDashboardCounts', { query: { scope: 'mine' } }));
  const department = useQuery(queryFor('getDashboardCounts', { query: { scope: 'department' } }));
  const valuesOf = (found?: DashboardCounts) => todoStatuses.map((status) => found?.statuses[status] ?? null);
  const people = (counts?.assignees ?? []).slice(0, mostPeople);
  return (
    <section
      aria-label="My work"
      className="flex w-[300px] flex-none flex-col gap-4 overflow-y-auto border-s border-hairline p-3"
    >
      <BarChart
        title="To do"
        categories={todoStatuses.map((status) => labels[status] ?? status)}
        series={[
          { name: 'Mine', values: valuesOf(mine.data) },
          { name: 'Department', values: valuesOf(department.data) },
        ]}
        empty="Nothing to do"
        onPointSelect={({ category, series }) =>
          onChoose({ scope: scopes[series] ?? 'mine', status: todoStatuses[category] ?? 'overdue' })
        }
      />
      <BarChart
        title="By person"
        categories={people.map(({ assigneeID }) => lastWord(itemName(lookups, 'staff', assigneeID)) || 'Nobody')}
        series={[
          { name: 'To do', values: people.map(({ open }) => open) },
          { name: 'Late', values: people.map(({ overdue }) => overdue), tone: 'danger' },
        ]}
        empty="Nothing to do"
        onPointSelect={({ category }) => onPerson(people[category]?.assigneeID ?? 0)}
      />
    </section>
  );
}

/** A name short enough to stand below a bar: the last name. */
const lastWord = (name: string): string => name.split(' ').at(-1) ?? name;
