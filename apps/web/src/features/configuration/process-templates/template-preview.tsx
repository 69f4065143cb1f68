import { addToDate } from '@closewright/domain/dates';
import { formatDate } from '@closewright/domain/formats';
import {
  assigneeKindLabels,
  dependencyProblems,
  dueRuleText,
  type FileDates,
  fileDateNames,
  tasksOfTemplate,
} from '@closewright/domain/workflow';
import { DateField } from '@closewright/ui/date-field';
import { EmptyState } from '@closewright/ui/empty-state';
import { Table } from '@closewright/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../../lib/api/index.ts';
import { definitionsOf, type TaskItem } from './template-form.ts';

interface TemplatePreviewProps {
  tasks: readonly TaskItem[];
  today: string;
}

/** Days from opening to closing of the sample file. */
const sampleDays = 45;
const nobody = { escrowOfficerID: null, titleOfficerID: null, closerID: null, postCloserID: null, openerID: null };

/** The due dates of a sample file: what the rules of the template come to, before anything is saved. */
export function TemplatePreview({ tasks, today }: TemplatePreviewProps) {
  const [openDate, setOpenDate] = useState<string | null>(today);
  const [closingDate, setClosingDate] = useState<string | null>(addToDate(today, sampleDays, 'days'));
  const { data: closingDays = [] } = useQuery(queryFor('listClosingDays'));
  const definitions = definitionsOf(tasks);
  const isWrong = Object.keys(dependencyProblems(tasks)).length > 0;
  const dates = {
    ...Object.fromEntries(fileDateNames.map((name) => [name, null])),
    openDate,
    closingDate,
    disbursementDate: closingDate,
  } as FileDates;
  const made = isWrong
    ? []
    : tasksOfTemplate(definitions, { dates, staff: nobody, today: openDate ?? today, closingDays });
  return (
    <div className="flex flex-col gap-2 pt-3">
      <div className="grid grid-cols-12 items-end gap-x-field-x">
        <DateField className="col-span-3" label="Opened" value={openDate} onValueChange={setOpenDate} />
        <DateField className="col-span-3" label="Closing" value={closingDate} onValueChange={setClosingDate} />
        <p className="col-span-6 pb-1.5 text-label text-muted">
          A sample file that disburses when it closes; its other dates are not known.
        </p>
      </div>
      {isWrong ? (
        <EmptyState kind="error" title="Tasks wait for each other">
          They are marked on the other tab.
        </EmptyState>
      ) : (
        <Table
          caption="Due dates of the sample file"
          captionHidden
          rows={made}
          rowKey={({ taskDefinitionID }) => taskDefinitionID}
          columns={[
            { id: 'name', header: 'Task', rowHead: true, cell: ({ name }) => name },
            {
              id: 'due',
              header: 'Due',
              numeric: true,
              width: '120px',
              cell: ({ dueDate, due }) =>
                formatDate(dueDate) || (
                  <span className="text-muted">
                    {due === null ? 'None' : due.anchor === 'startDate' ? 'When it starts' : 'Not known yet'}
                  </span>
                ),
            },
            { id: 'rule', header: 'Rule', cell: ({ due }) => dueRuleText(due) },
            {
              id: 'assignee',
              header: 'Assigned to',
              cell: ({ taskDefinitionID }) =>
                assigneeKindLabels[tasks.find(({ id }) => id === taskDefinitionID)?.assignee.kind ?? 'nobody'],
            },
          ]}
        />
      )}
    </div>
  );
}
