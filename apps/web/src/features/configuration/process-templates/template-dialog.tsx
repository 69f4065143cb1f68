import type { ProcessTemplate } from '@closewright/contract/workflow';
import type { LookupSets } from '@closewright/domain/lookups';
import { workflowLimits } from '@closewright/domain/workflow';
import { Checkbox } from '@closewright/ui/checkbox';
import { TodayScope } from '@closewright/ui/date-field';
import { EmptyState } from '@closewright/ui/empty-state';
import { ListManager } from '@closewright/ui/list-manager';
import { MultiSelectField } from '@closewright/ui/multi-select';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { type SyntheticEvent, useRef, useState } from 'react';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';
import { TaskForm } from './task-form.tsx';
import {
  bodyOf,
  formProblems,
  newTask,
  newTemplate,
  type TaskItem,
  type TemplateForm,
  templateFormOf,
  templateWords,
} from './template-form.ts';
import { TemplatePreview } from './template-preview.tsx';

export interface TemplateDialogProps {
  /** Null adds a template. */
  template: ProcessTemplate | null;
  lookups: LookupSets;
  today: string;
  dialog: DialogControl<ProcessTemplate>;
}

const fields = {
  name: { kind: 'text', label: 'Name', ...mustBeThere, maxLength: 80 },
  inactive: { kind: 'boolean', label: 'Inactive', required: false },
};

const layout: Layout = [
  ['name', 5],
  ['branchIDs', 5, { help: 'New files of these branches get the tasks; a branch has one template.' }],
  ['inactive', 2],
];

/** The first task that something is wrong with. */
const wrongTask = (problems: Readonly<Record<string, string>>) =>
  Object.entries(problems).find(([field]) => field.startsWith('tasks.'));

/** Adds a process template or changes one: its tasks in order, each with its people, due date and what it waits for. */
export function TemplateDialog({ template, lookups, today, dialog }: TemplateDialogProps) {
  const [start] = useState(() => (template === null ? newTemplate : templateFormOf(template)));
  const [chosenID, setChosenID] = useState<number | null>(start.tasks[0]?.id ?? null);
  const lastID = useRef(0);
  const branches = (lookups.branches ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const form = useRecordDialog<TemplateForm, ProcessTemplate>({
    dialog,
    fields,
    check: (values) => {
      const found = formProblems(values);
      const [field, message] = wrongTask(found) ?? [];
      if (field === undefined || message === undefined) return found;
      setChosenID(values.tasks[Number(field.split('.')[1])]?.id ?? null);
      return { ...found, '': message };
    },
    begin: newTemplate,
    send: (values) => call('createProcessTemplate', { body: bodyOf(values) }),
    stored: template,
    formOf: templateFormOf,
    save: ({ workflowProcessTemplateID, version }, _changes, values) =>
      call('saveProcessTemplate', { params: { workflowProcessTemplateID }, body: { version, ...bodyOf(values) } }),
    words: {
      label: (name) => ({ branchIDs: 'Branches', tasks: 'Tasks' })[name],
      text: (name, value) => templateWords({ [name]: value }, branches),
    },
  });
  const { values, set } = form;
  const problems = formProblems(values);
  const at = values.tasks.findIndex(({ id }) => id === chosenID);
  const chosen = values.tasks[at] ?? values.tasks[0] ?? null;
  const place = chosen === null ? -1 : values.tasks.indexOf(chosen);
  /** The row of the list that has the focus is the task whose form is shown. */
  const choose = (event: SyntheticEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    const task = row === undefined ? undefined : values.tasks[Number(row)];
    if (task !== undefined) setChosenID(task.id);
  };
  return (
    <RecordDialog
      form={form}
      layout={layout}
      parts={{
        branchIDs: (part) => (
          <MultiSelectField<number>
            {...part}
            label="Branches"
            placeholder="No branch"
            options={branches}
            value={values.branchIDs}
            onValueChange={(branchIDs) => set({ branchIDs: [...branchIDs] })}
          />
        ),
        inactive: ({ className, ...part }) => (
          <Checkbox
            {...part}
            className={`${className} mt-6 self-start`}
            value={values.inactive}
            onValueChange={(inactive) => set({ inactive })}
          />
        ),
      }}
    >
      <Tabs defaultValue="tasks">
        <TabList label="Process template">
          <Tab value="tasks" {...(values.tasks.length > 0 ? { count: values.tasks.length } : {})}>
            Tasks
          </Tab>
          <Tab value="preview">Preview of due dates</Tab>
        </TabList>
        <TabPanel value="tasks">
          <div className="grid min-h-[380px] grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-5 pt-3">
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus of its list is */}
            <div onFocus={choose} className="min-w-0">
              <ListManager<TaskItem>
                label="Tasks"
                value={values.tasks}
                saved={start.tasks}
                onValueChange={(tasks) => set({ tasks })}
                makeItem={(name) => {
                  lastID.current -= 1;
                  setChosenID(lastID.current);
                  return newTask(lastID.current, name);
                }}
                maxLength={workflowLimits.nameLength}
                max={workflowLimits.tasksPerTemplate}
                reorderable
                rows={12}
              />
            </div>
            {chosen === null ? (
              <EmptyState title="No task yet">Add the first; its department and due date are set here.</EmptyState>
            ) : (
              <TaskForm
                key={chosen.id}
                task={chosen}
                tasks={values.tasks}
                lookups={lookups}
                onChange={(task) => set({ tasks: values.tasks.map((each) => (each.id === task.id ? task : each)) })}
                errorOf={(field) => problems[`tasks.${place}.${field}`]}
              />
            )}
          </div>
        </TabPanel>
        <TabPanel value="preview">
          <TodayScope today={today}>
            <TemplatePreview tasks={values.tasks} today={today} />
          </TodayScope>
        </TabPanel>
      </Tabs>
    </RecordDialog>
  );
}
