import type { DormancyState } from '@closewright/contract/stale-checks';
import { can } from '@closewright/domain/access';
import { dormancyTable, yearDay } from '@closewright/domain/stale-checks';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn, GridHandle } from '@closewright/ui/data-grid';
import { TextLink } from '@closewright/ui/link';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useRef } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { useFirstFocus } from '../../../lib/use-first-focus.ts';
import { listWords } from '../../../records/list/record-grid.tsx';
import { RecordList } from '../../../records/list/record-list.tsx';
import { DormancyDialog, type DormancyDialogProps } from './dormancy-dialog.tsx';

const none: readonly DormancyState[] = [];
const columns: readonly GridColumn<DormancyState>[] = [
  { id: 'state', header: 'State', kind: 'identifier', value: ({ state }) => state, width: 60, rowHeader: true },
  { id: 'name', header: 'Name', kind: 'text', value: ({ name }) => name, width: 150 },
  { id: 'years', header: 'Years', kind: 'number', value: ({ rule }) => rule.years, width: 64 },
  { id: 'cutOff', header: 'Period ends', kind: 'identifier', value: ({ rule }) => yearDay(rule.cutOff), width: 104 },
  {
    ...{ id: 'reportDue', header: 'Report due', kind: 'identifier', width: 104 },
    value: ({ rule }) => yearDay(rule.reportDue),
  },
  {
    ...{ id: 'whose', header: 'Terms of', kind: 'text', width: 150 },
    value: ({ rule }) => (rule.whose === 'office' ? 'Office' : 'Product, to be verified'),
    render: ({ rule }) =>
      rule.whose === 'office' ? (
        <Badge tone="success" icon={BadgeCheck}>
          Office
        </Badge>
      ) : (
        'To be verified'
      ),
  },
  { id: 'source', header: 'From', kind: 'text', value: ({ rule }) => rule.source, grow: 1, minWidth: 160 },
  { id: 'savedBy', header: 'Set by', kind: 'text', value: ({ saved }) => saved?.by ?? null, width: 130, priority: 1 },
];

/** The terms of the states: after how many years checks are dormant and when they are reported, and whose that is. */
export function DormancyScreen({ listHref }: { listHref: string }) {
  const { actor } = useSession();
  const client = useQueryClient();
  const query = useQuery(queryFor('listDormancyRules'));
  const rows = query.data ?? none;
  const grid = useRef<GridHandle>(null);
  useFirstFocus(rows.length > 0, () => grid.current?.focus());
  const refusal = can(actor, 'writeStaleChecks').reason?.text ?? null;
  const edit = async (row: DormancyState) => {
    const answer = await dialogs.open<Omit<DormancyDialogProps, 'dialog'>, DormancyState>(
      DormancyDialog,
      { stored: row, refusal },
      { title: row.name, size: 'medium', key: 'dormancy' },
    );
    await client.invalidateQueries({ queryKey: keyFor('listDormancyRules') });
    if (!answer.dismissed)
      toasts.success(
        answer.value.rule.whose === 'office'
          ? `${row.name}: the terms of the office hold`
          : `${row.name}: the terms of the product hold`,
      );
  };
  return (
    <RecordList<DormancyState>
      label="Terms of states"
      noun={['state', 'states']}
      handle={grid}
      query={query}
      words={listWords('state', 'states')}
      columns={columns}
      rows={rows}
      rowKey={({ state }) => state}
      gridKey="dormancy-states"
      refusal={refusal}
      onRowOpen={(row) => void edit(row)}
      actions={
        <TextLink href={listHref} className="self-center px-1">
          Stale checks
        </TextLink>
      }
      above={
        <p className="m-0 flex-none px-3 pb-2 text-label text-muted">
          {dormancyTable.source}. It is no statute: verify the states you report to, and set them by Enter. What the
          office sets holds from then on.
        </p>
      }
    />
  );
}
