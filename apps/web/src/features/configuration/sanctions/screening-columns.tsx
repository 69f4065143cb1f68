import type { SanctionsScreening } from '@closewright/contract/sanctions';
import { formatDate } from '@closewright/domain/formats';
import type { ScreeningState } from '@closewright/domain/sanctions';
import { Badge } from '@closewright/ui/badge';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { stateNames } from './screening-words.ts';

const looks = {
  open: { tone: 'warning', icon: Clock },
  blocked: { tone: 'danger', icon: CircleX },
  cleared: { tone: 'success', icon: CircleCheck },
  none: { tone: 'neutral', icon: CircleCheck },
} as const;

/** What screening of a payee came to. */
export function ScreeningStateBadge({ state }: { state: ScreeningState }) {
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {stateNames[state]}
    </Badge>
  );
}

const likestOf = ({ hits, earlierHits }: SanctionsScreening) => hits[0] ?? earlierHits[0];

/** The columns of the screenings, with the likest entry of each. */
export const screeningColumns = (hasMenu: boolean): GridColumn<SanctionsScreening>[] => [
  {
    id: 'payee',
    header: 'Payee',
    value: ({ payee }) => payee,
    rowHeader: true,
    grow: 1,
    minWidth: 150,
    sortable: false,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => stateNames[state],
    render: ({ state }) => <ScreeningStateBadge state={state} />,
    width: 108,
    sortable: false,
  },
  {
    id: 'score',
    header: 'Score',
    kind: 'number',
    value: (screening) => likestOf(screening)?.score ?? null,
    width: 60,
    sortable: false,
  },
  {
    id: 'hit',
    header: 'Likest entry',
    value: (screening) => likestOf(screening)?.name ?? '',
    grow: 1.2,
    minWidth: 160,
    sortable: false,
  },
  {
    id: 'hits',
    header: 'Hits',
    kind: 'number',
    value: ({ hits, earlierHits }) => hits.length + earlierHits.length,
    width: 52,
    sortable: false,
    priority: 2,
  },
  {
    id: 'list',
    header: 'List of',
    kind: 'muted',
    value: ({ listDate }) => formatDate(listDate),
    width: 96,
    sortable: false,
    priority: 3,
  },
  {
    id: 'by',
    header: 'Decided by',
    value: ({ decision }) => decision?.by ?? '',
    width: 120,
    sortable: false,
    priority: 1,
  },
  ...(hasMenu ? [rowMenuColumn] : []),
];
