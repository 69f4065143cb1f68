import { type HolidayCalendar, holidayCalendarNames, holidayCalendars } from '@closewright/domain/holidays';
import type { LookupSets } from '@closewright/domain/lookups';
import {
  type AssigneeKind,
  assigneeKindLabels,
  assigneeKinds,
  type DueAnchor,
  type DueRule,
  dueAnchorLabels,
  dueAnchors,
  dueRuleText,
  workflowLimits,
} from '@closewright/domain/workflow';
import { MultiSelectField } from '@closewright/ui/multi-select';
import { NumberField } from '@closewright/ui/number-field';
import { SelectField } from '@closewright/ui/select-field';
import type { TaskItem } from './template-form.ts';

export interface TaskFormProps {
  task: TaskItem;
  tasks: readonly TaskItem[];
  lookups: LookupSets;
  onChange: (task: TaskItem) => void;
  /** Message of a field of this task, if it is wrong. */
  errorOf: (field: string) => string | undefined;
}

const calendarDays = 'calendarDays';
const sides = [
  { value: -1, label: 'before' },
  { value: 1, label: 'after' },
];

const choicesOf = (lookups: LookupSets, set: string, chosen: number | null) =>
  (lookups[set] ?? [])
    .filter(({ id, inactive }) => id > 0 && (!inactive || id === chosen))
    .map(({ id, name }) => ({ value: id, label: name }));

/** One task of a template: who does it, when it is due, and what it waits for. Give it the task's id as key. */
export function TaskForm({ task, tasks, lookups, onChange, errorOf }: TaskFormProps) {
  const { departmentID, assignee, due, dependsOn } = task;
  const set = (part: Partial<TaskItem>) => onChange({ ...task, ...part });
  const setDue = (part: Partial<DueRule>) =>
    set({ due: { anchor: 'closingDate', days: 0, calendar: null, ...due, ...part } });
  // A rule on the day itself has no side to show; typing days keeps the side that was chosen.
  const side = due !== null && due.days > 0 ? 1 : -1;
  return (
    <fieldset className="grid min-w-0 grid-cols-12 content-start gap-x-field-x gap-y-field-y">
      <legend className="pb-1 text-section font-semibold">{task.name}</legend>
      <SelectField<number>
        className="col-span-6"
        label="Department"
        placeholder="None"
        options={choicesOf(lookups, 'departments', departmentID)}
        value={departmentID}
        onValueChange={(value) => set({ departmentID: value })}
      />
      <SelectField<AssigneeKind>
        className="col-span-6"
        label="Assigned to"
        clearable={false}
        options={assigneeKinds.map((value) => ({ value, label: assigneeKindLabels[value] }))}
        value={assignee.kind}
        onValueChange={(kind) => kind && set({ assignee: { kind, usersID: null } })}
      />
      {assignee.kind === 'person' && (
        <SelectField<number>
          className="col-span-6 col-start-7"
          label="Person"
          required
          options={choicesOf(lookups, 'staff', assignee.usersID)}
          value={assignee.usersID}
          onValueChange={(usersID) => set({ assignee: { kind: 'person', usersID } })}
          error={errorOf('assignee.usersID')}
        />
      )}
      <SelectField<DueAnchor>
        className="col-span-6"
        label="Due by"
        placeholder="No due date"
        options={dueAnchors.map((value) => ({ value, label: dueAnchorLabels[value] }))}
        value={due?.anchor ?? null}
        onValueChange={(anchor) => (anchor === null ? set({ due: null }) : setDue({ anchor }))}
      />
      {due !== null && (
        <>
          <NumberField
            className="col-span-3"
            label="Days"
            min={0}
            max={workflowLimits.dueDays}
            value={Math.abs(due.days)}
            onValueChange={(days) => setDue({ days: side * (days ?? 0) || 0 })}
            error={errorOf('due.days')}
          />
          <SelectField<number>
            className="col-span-3"
            label="Side"
            clearable={false}
            options={sides}
            value={side}
            onValueChange={(value) => setDue({ days: (value ?? -1) * Math.abs(due.days) || 0 })}
          />
          <SelectField<HolidayCalendar | typeof calendarDays>
            className="col-span-6"
            label="Count"
            clearable={false}
            options={[
              { value: calendarDays, label: 'Calendar days' },
              ...holidayCalendarNames.map((value) => ({
                value,
                label: `Business days: ${holidayCalendars[value].label}`,
              })),
            ]}
            value={due.calendar ?? calendarDays}
            onValueChange={(value) => setDue({ calendar: value === calendarDays ? null : value })}
          />
          <p className="col-span-6 self-end pb-1.5 text-label text-muted" role="status">
            {dueRuleText(due)}
          </p>
        </>
      )}
      <MultiSelectField<number>
        className="col-span-12"
        label="Waits for"
        placeholder="Nothing"
        help="It starts when all of these are complete or not applicable."
        options={tasks.filter(({ id }) => id !== task.id).map(({ id, name }) => ({ value: id, label: name }))}
        value={dependsOn}
        onValueChange={(chosen) => set({ dependsOn: [...chosen] })}
        error={errorOf('dependsOn')}
      />
    </fieldset>
  );
}
