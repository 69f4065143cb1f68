import type { ProcessTemplate } from '@closewright/contract/workflow';
import type { GridColumn } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { branchColumns } from '../list/list-columns.tsx';
import { SettingList } from '../list/setting-list.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { TemplateDialog } from './template-dialog.tsx';

/** The process templates: which tasks new files get, by branch. */
export function ProcessTemplatesScreen() {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly } = useSettingMode('cfg:process-templates');
  const templates = useQuery(queryFor('listProcessTemplates'));
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const columns = useMemo<GridColumn<ProcessTemplate>[]>(
    () => [
      { id: 'name', header: 'Name', value: ({ name }) => name, rowHeader: true, grow: 1, minWidth: 160 },
      { id: 'tasks', header: 'Tasks', kind: 'number', value: ({ tasks }) => tasks.length, width: 80 },
      ...branchColumns<ProcessTemplate>(lookups, clock.since),
    ],
    [clock, lookups],
  );
  const open = async (template: ProcessTemplate | null) => {
    if (readOnly) return;
    await dialogs.open(
      TemplateDialog,
      { template, lookups, today: clock.today() },
      {
        title: template === null ? 'Add process template' : `Edit ${template.name}`,
        size: 1080,
        key: 'process-template',
      },
    );
    // Also after Cancel: what was refused may be old here. Branches show which template they have.
    await client.invalidateQueries({ queryKey: keyFor('listProcessTemplates') });
  };
  return (
    <SettingList
      screen="process-templates"
      noun={['process template', 'process templates']}
      query={templates}
      columns={columns}
      rowKey={({ workflowProcessTemplateID }) => workflowProcessTemplateID}
      onOpen={(template) => void open(template)}
      add={{ label: 'Add process template', onAdd: () => void open(null) }}
    />
  );
}
