import type { WorkflowTask } from '@closewright/contract/workflow';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { everyTask, type TaskFilter } from './task-filter.ts';

interface TaskFiltersProps {
  value: TaskFilter;
  onChange: (value: TaskFilter) => void;
  tasks: readonly WorkflowTask[];
  lookups: LookupSets;
}

const shows = [
  { value: 'all', label: 'All' },
  { value: 'todo', label: 'To do' },
  { value: 'late', label: 'Late or today' },
] as const;

/** Which tasks are shown: what is to be done, whose, and by words. Departments and people are those the file has. */
export function TaskFilters({ value, onChange, tasks, lookups }: TaskFiltersProps) {
  const set = (part: Partial<TaskFilter>) => onChange({ ...value, ...part });
  const used = (field: 'departmentID' | 'assigneeID', lookup: string) =>
    [...new Set(tasks.map((task) => task[field]))]
      .filter((id) => id !== null)
      .map((id) => ({ value: id, label: itemName(lookups, lookup, id) }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  const isNarrowed = JSON.stringify(value) !== JSON.stringify(everyTask);
  return (
    <FilterBar label="Filters of the tasks" onClear={isNarrowed ? () => onChange(everyTask) : undefined}>
      <SegmentedControl<TaskFilter['show']>
        label="Which tasks"
        options={shows}
        value={value.show}
        onValueChange={(show) => set({ show })}
      />
      <SearchBox
        className="w-[200px]"
        aria-label="Find in tasks"
        placeholder="Words of task or note"
        value={value.text}
        onValueChange={(text) => set({ text })}
      />
      <SelectField<number>
        className="w-[160px]"
        aria-label="Department"
        placeholder="Any department"
        options={used('departmentID', 'departments')}
        value={value.departmentID}
        onValueChange={(departmentID) => set({ departmentID })}
      />
      <SelectField<number>
        className="w-[170px]"
        aria-label="Assigned to"
        placeholder="Anybody"
        options={used('assigneeID', 'staff')}
        value={value.assigneeID}
        onValueChange={(assigneeID) => set({ assigneeID })}
      />
    </FilterBar>
  );
}
