import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { Ban } from 'lucide-react';
import type { Clock } from '../../../app/session/clock.ts';
import { actorLabel } from '../../../lib/audit/index.ts';

interface Change {
  updatedAt: string;
  updatedBy: string;
}

/** When a setting was changed last and by whom; nothing where it is stored nowhere. */
export function changedColumn<R>(since: Clock['since'], changeOf: (row: R) => Change | null): GridColumn<R> {
  return {
    id: 'changed',
    header: 'Changed',
    kind: 'muted',
    value: (row) => {
      const change = changeOf(row);
      return change && `${since(change.updatedAt)} by ${actorLabel(change.updatedBy)}`;
    },
    grow: 1,
    // A moment and who it was, whole at 1366.
    minWidth: 276,
    priority: 1,
  };
}

/** Branches, state and last change of what is set up by branch. */
export function branchColumns<R extends Change & { branchIDs: readonly number[]; inactive: boolean }>(
  lookups: LookupSets,
  since: Clock['since'],
): GridColumn<R>[] {
  return [
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
    changedColumn(since, (row) => row),
  ];
}
