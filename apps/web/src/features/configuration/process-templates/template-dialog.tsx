import type { ProcessTemplate } from '@closewright/contract/workflow';
import type { LookupSets } from '@closewright/domain/lookups';
import { workflowLimits } from '@closewright/domain/workflow';
import { Checkbox } from '@closewright/ui/checkbox';
import { TodayScope } from '@closewright/ui/date-field';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { EmptyState } from '@closewright/ui/empty-state';
import { ListManager } from '@closewright/ui/list-manager';
import { MultiSelectField } from '@closewright/ui/multi-select';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { TextField } from '@closewright/ui/text-field';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { call } from '../../../lib/api/index.ts';
import { TaskForm } from './task-form.tsx';
import {
  bodyOf,
  formProblems,
  newTask,
  newTemplate,
  type TaskItem,
  type TemplateForm,
  templateFormOf,
} from './template-form.ts';
import { TemplatePreview } from './template-preview.tsx';

export interface TemplateDialogProps {
  /** Null adds a template. */
  template: ProcessTemplate | null;
  lookups: LookupSets;
  today: string;
  dialog: DialogControl<ProcessTemplate>;
}

/** Adds a process template or changes one: its tasks in order, each with its people, due date and what it waits for. */
export function TemplateDialog({ template, lookups, today, dialog }: TemplateDialogProps) {
  const [start] = useState(() => (template === null ? newTemplate : templateFormOf(template)));
  const [form, setForm] = useState<TemplateForm>(start);
  const [chosenID, setChosenID] = useState<number | null>(start.tasks[0]?.id ?? null);
  const lastID = useRef(0);
  const isChanged = JSON.stringify(form) !== JSON.stringify(start);
  useUnsavedGuard(dialog, isChanged);
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const problems = formProblems(form);
  const at = form.tasks.findIndex(({ id }) => id === chosenID);
  const chosen = form.tasks[at] ?? form.tasks[0] ?? null;
  const place = chosen === null ? -1 : form.tasks.indexOf(chosen);
  const change = (part: Partial<TemplateForm>) => {
    setForm((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = () => {
    const wrong = Object.keys(problems).find((field) => field.startsWith('tasks.'));
    if (wrong !== undefined) setChosenID(form.tasks[Number(wrong.split('.')[1])]?.id ?? null);
    return save(problems, async () => {
      if (template !== null && !isChanged) return dialog.close(template);
      const body = bodyOf(form);
      const saved =
        template === null
          ? await call('createProcessTemplate', { body })
          : await call('saveProcessTemplate', {
              params: { workflowProcessTemplateID: template.workflowProcessTemplateID },
              body: { version: template.version, ...body },
            });
      dialog.close(saved);
    });
  };
  /** The row of the list that has the focus is the task whose form is shown. */
  const choose = (event: SyntheticEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    const task = row === undefined ? undefined : form.tasks[Number(row)];
    if (task !== undefined) setChosenID(task.id);
  };
  const taskError = Object.entries(problems).find(([field]) => field.startsWith('tasks.'));
  return (
    <>
      <DialogBody>
        {failure !== null && (
          <DialogErrorSummary key={attempts}>{attempts > 0 && taskError ? taskError[1] : failure}</DialogErrorSummary>
        )}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y pb-2">
          <TextField
            className="col-span-5"
            label="Name"
            required
            autoFocus
            maxLength={80}
            value={form.name}
            onValueChange={(name) => change({ name })}
            error={errors.name}
          />
          <MultiSelectField<number>
            className="col-span-5"
            label="Branches"
            placeholder="No branch"
            help="New files of these branches get the tasks; a branch has one template."
            options={(lookups.branches ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={form.branchIDs}
            onValueChange={(branchIDs) => change({ branchIDs: [...branchIDs] })}
            error={errors.branchIDs}
          />
          <Checkbox
            className="col-span-2 mt-6 self-start"
            label="Inactive"
            value={form.inactive}
            onValueChange={(inactive) => change({ inactive })}
          />
        </div>
        <Tabs defaultValue="tasks">
          <TabList label="Process template">
            <Tab value="tasks" {...(form.tasks.length > 0 ? { count: form.tasks.length } : {})}>
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
                  value={form.tasks}
                  saved={start.tasks}
                  onValueChange={(tasks) => change({ tasks })}
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
                  tasks={form.tasks}
                  lookups={lookups}
                  onChange={(task) => change({ tasks: form.tasks.map((each) => (each.id === task.id ? task : each)) })}
                  errorOf={(field) => problems[`tasks.${place}.${field}`]}
                />
              )}
            </div>
          </TabPanel>
          <TabPanel value="preview">
            <TodayScope today={today}>
              <TemplatePreview tasks={form.tasks} today={today} />
            </TodayScope>
          </TabPanel>
        </Tabs>
      </DialogBody>
      <DialogSaveFooter saving={isSaving} onSave={() => void submit()} onCancel={() => dialog.dismiss('cancel')} />
    </>
  );
}
