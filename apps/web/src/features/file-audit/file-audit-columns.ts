import type { FileChange } from '@closewright/contract/audit';
import { operationLabels } from '@closewright/domain/changes';
import type { GridColumn } from '@closewright/ui/data-grid';
import { actorLabel } from '../../lib/audit/index.ts';

/** The columns of the audit of a file: one line per changed field. */
export function fileAuditColumns(moment: (instant: string) => string): GridColumn<FileChange>[] {
  const columns: GridColumn<FileChange>[] = [
    { id: 'at', header: 'When', value: ({ at }) => at, text: ({ at }) => moment(at), width: 164, rowHeader: true },
    { id: 'actor', header: 'Who', value: ({ actor }) => actorLabel(actor), width: 148 },
    { id: 'operation', header: 'Did', value: ({ operation }) => operationLabels[operation], width: 84 },
    { id: 'record', header: 'Record', value: ({ record }) => record, width: 200 },
    { id: 'field', header: 'Field', value: ({ field }) => field, width: 160 },
    { id: 'before', header: 'Before', value: ({ before }) => before, grow: 1, minWidth: 140 },
    { id: 'after', header: 'After', value: ({ after }) => after, grow: 1, minWidth: 140 },
  ];
  return columns.map((column) => ({ ...column, sortable: false, filterable: false }));
}
