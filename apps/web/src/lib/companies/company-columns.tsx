import type { CompanyRow } from '@closewright/contract/companies';
import { roleTypeLabel } from '@closewright/domain/parties';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { Clock, OctagonX } from 'lucide-react';
import type { RegionChoice } from './region-choices.ts';

/** The columns of the directory. The server orders by name. */
export function companyColumns(regions: readonly RegionChoice[]): GridColumn<CompanyRow>[] {
  const columns: GridColumn<CompanyRow>[] = [
    { id: 'companyID', header: 'No.', kind: 'identifier', value: ({ companyID }) => companyID, width: 72 },
    {
      id: 'name',
      header: 'Company',
      value: ({ companyName }) => companyName,
      render: (company) => <CompanyName company={company} />,
      grow: 1.6,
      minWidth: 220,
      rowHeader: true,
    },
    {
      id: 'friendlyName',
      header: 'Friendly name',
      kind: 'muted',
      value: (c) => c.friendlyName,
      grow: 0.8,
      priority: 3,
    },
    {
      id: 'roles',
      header: 'Roles',
      value: ({ roleTypeIDs }) => roleTypeIDs.map(roleTypeLabel).join(', '),
      grow: 1.1,
      minWidth: 140,
    },
    {
      id: 'place',
      header: 'City',
      value: ({ city, state }) => [city, state].filter(Boolean).join(' '),
      grow: 0.7,
      minWidth: 110,
      priority: 2,
    },
    { id: 'phone', header: 'Phone', value: ({ phone }) => phone, width: 124 },
    { id: 'email', header: 'E-mail', kind: 'muted', value: ({ email }) => email, grow: 1, minWidth: 160, priority: 4 },
    {
      id: 'region',
      header: 'Region',
      kind: 'muted',
      value: (company) => regions.find(({ regionID }) => regionID === company.regionID)?.name ?? '',
      grow: 0.7,
      minWidth: 110,
      priority: 1,
    },
    { id: 'contacts', header: 'Contacts', kind: 'number', value: ({ contactCount }) => contactCount, width: 84 },
  ];
  return columns.map((column) => ({ ...column, sortable: false, filterable: false }));
}

function CompanyName({ company }: { company: CompanyRow }) {
  const { companyName, inactive, mergedIntoID, isOneTimeUse, doNotDoBusiness, waitingChanges } = company;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate">{companyName}</span>
      {doNotDoBusiness && (
        <Badge tone="danger" icon={OctagonX}>
          Do not use
        </Badge>
      )}
      {waitingChanges > 0 && (
        <Badge tone="warning" icon={Clock}>
          To approve
        </Badge>
      )}
      {isOneTimeUse && <Badge>One-time</Badge>}
      {inactive && <Badge>{mergedIntoID === null ? 'Inactive' : `Merged into ${mergedIntoID}`}</Badge>}
    </span>
  );
}
