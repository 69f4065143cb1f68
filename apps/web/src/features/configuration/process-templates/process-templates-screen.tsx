import type { ProcessTemplate } from '@closewright/contract/workflow';
import { itemName } from '@closewright/domain/lookups';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { actorLabel } from '../../../lib/audit/index.ts';
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
      {
        id: 'branches',
        header: 'Branches',
        value: ({ branchIDs }) => branchIDs.map((id) => itemName(lookups, 'branches', id)).join(', '),
        grow: 1.5,
        minWidth: 200,
      },
      {
        id: 'state',
        header: 'State',
        value: ({ inactive }) => (inactive ? 'Inactive' : 'Active'),
        render: ({ inactive }) =>
          inactive ? <Badge icon={Ban}>Inactive</Badge> : <span className="text-muted">Active</span>,
        width: 108,
      },
      {
        id: 'changed',
        header: 'Changed',
        kind: 'muted',
        value: ({ updatedAt, updatedBy }) => `${clock.since(updatedAt)} by ${actorLabel(updatedBy)}`,
        grow: 1,
        minWidth: 180,
        priority: 1,
      },
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
      noun="process templates"
      query={templates}
      columns={columns}
      rowKey={({ workflowProcessTemplateID }) => workflowProcessTemplateID}
      onOpen={(template) => void open(template)}
      onAdd={() => void open(null)}
      addLabel="Add process template"
    />
  );
}
