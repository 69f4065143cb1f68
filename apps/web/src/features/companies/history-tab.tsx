import type { AuditEntry } from '@closewright/contract/audit';
import type { CompanyRecord } from '@closewright/contract/companies';
import { operationLabels } from '@closewright/domain/changes';
import { roleTypeLabel } from '@closewright/domain/parties';
import { DataGrid, type GridColumn, useServerRows } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useMemo } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import type { RegionChoice } from '../../lib/companies/index.ts';
import { valueWords } from '../../lib/fields/value-words.ts';
import { companyContactTable, companyTable } from '../../records/plain/tables.plain.ts';

const subjects: Readonly<Record<string, string>> = {
  companies: 'Company',
  company_contacts: 'Contact',
  company_addresses: 'Address',
  company_protected_changes: 'Tax id or wire',
};

export interface HistoryTabProps {
  company: CompanyRecord;
  regions: readonly RegionChoice[];
}

/** Every change of a company and of what belongs to it, newest first. */
export function HistoryTab({ company: { companyID }, regions }: HistoryTabProps) {
  const clock = useClock();
  const columns = useMemo(() => historyColumns(clock.moment, regions), [clock, regions]);
  const server = useServerRows<AuditEntry>(
    async ({ start, end }) => {
      const query = { skip: start, take: end - start };
      const { results, totalRecords } = await call('listCompanyHistory', { params: { companyID }, query });
      return { rows: results, total: totalRecords };
    },
    { messageOf },
  );
  return (
    <div className="flex h-full min-h-[320px] flex-col">
      <DataGrid
        label="History"
        columns={columns}
        rows={[]}
        server={server}
        rowKey={({ sequence }) => sequence}
        loadingLabel="Loading the history"
        empty={<EmptyState title="Nothing was changed yet" />}
      />
    </div>
  );
}

function historyColumns(
  moment: (instant: string) => string,
  regions: readonly RegionChoice[],
): GridColumn<AuditEntry>[] {
  const columns: GridColumn<AuditEntry>[] = [
    { id: 'at', header: 'When', value: ({ at }) => at, text: ({ at }) => moment(at), width: 160, rowHeader: true },
    { id: 'actor', header: 'Who', value: ({ actor }) => actor, width: 150 },
    { id: 'what', header: 'What', value: ({ table }) => subjects[table] ?? table, width: 120 },
    { id: 'did', header: 'Did', value: ({ operation }) => operationLabels[operation], width: 84 },
    { id: 'changes', header: 'Changes', value: (entry) => changeLine(entry, regions), grow: 1, minWidth: 260 },
  ];
  return columns.map((column) => ({ ...column, sortable: false, filterable: false }));
}

function changeLine({ table, operation, changes }: AuditEntry, regions: readonly RegionChoice[]): string {
  return changes
    .filter(({ field }) => !/^(company|contact|change|company_address)_id$/.test(field))
    .flatMap(({ field, before, after }) => {
      const label = labelOf(table, field);
      const text = (value: unknown) => words(field, value, regions);
      if (operation === 'UPDATE') return [`${label} ${text(before) || 'none'} → ${text(after) || 'none'}`];
      const value = operation === 'INSERT' ? after : before;
      // What is not so was not so before either.
      return value === false ? [] : [`${label} ${text(value)}`];
    })
    .join('; ');
}

function labelOf(table: string, field: string): string {
  const fields: Readonly<Record<string, { label: string }>> =
    table === 'company_contacts' ? companyContactTable : companyTable;
  const plain = field === 'role_type_ids' ? 'roles' : field.replaceAll('_', ' ');
  return fields[field]?.label ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

function words(field: string, value: unknown, regions: readonly RegionChoice[]): string {
  if (field === 'role_type_ids' && Array.isArray(value)) return value.map((id) => roleTypeLabel(Number(id))).join(', ');
  if (field === 'regionID') return regions.find(({ regionID }) => regionID === value)?.name ?? '';
  return valueWords(value);
}
