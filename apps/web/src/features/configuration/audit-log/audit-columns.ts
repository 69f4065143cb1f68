import type { SystemAuditEntry } from '@closewright/contract/audit';
import { operationLabels } from '@closewright/domain/changes';
import { columnLabel, type LookupSets } from '@closewright/domain/lookups';
import type { GridColumn } from '@closewright/ui/data-grid';
import { actorLabel } from '../../../lib/audit/index.ts';
import { changeLine } from './change-text.ts';

/** The columns of the audit, on the screen and in the export. */
export function auditColumns(lookups: LookupSets, moment: (instant: string) => string): GridColumn<SystemAuditEntry>[] {
  const columns: GridColumn<SystemAuditEntry>[] = [
    { id: 'sequence', header: 'No.', kind: 'number', value: ({ sequence }) => sequence, width: 72, rowHeader: true },
    { id: 'at', header: 'When', value: ({ at }) => at, text: ({ at }) => moment(at), width: 164 },
    { id: 'actor', header: 'Who', value: ({ actor }) => actorLabel(actor), width: 148 },
    { id: 'operation', header: 'Did', value: ({ operation }) => operationLabels[operation], width: 84 },
    { id: 'table', header: 'Table', value: ({ table }) => columnLabel(table), width: 176 },
    { id: 'row', header: 'Record', kind: 'muted', value: ({ rowKey }) => rowKey, width: 128, priority: 2 },
    { id: 'file', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber, width: 104 },
    { id: 'changes', header: 'Changes', value: (entry) => changeLine(entry, lookups, moment), grow: 1, minWidth: 260 },
    {
      id: 'request',
      header: 'Request',
      kind: 'muted',
      value: ({ requestID }) => requestID,
      width: 120,
      priority: 1,
    },
  ];
  return columns.map((column) => ({ ...column, sortable: false, filterable: false }));
}
