import type { JournalExport } from '@closewright/contract/journal-exports';
import { Badge } from '@closewright/ui/badge';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { CircleCheck, Clock as ClockIcon, RotateCcw } from 'lucide-react';
import type { Clock } from '../../app/session/clock.ts';
import { daysWords, stateNames } from './journals-words.ts';

const icons = { made: ClockIcon, accepted: CircleCheck, 'taken back': RotateCcw } as const;
const tones = { made: 'warning', accepted: 'success', 'taken back': 'neutral' } as const;

/** The log of exports: who made each and when, what it comes to, and what became of it. */
export const exportColumns = (clock: Clock): GridColumn<JournalExport>[] => [
  { id: 'number', header: 'No.', kind: 'number', value: ({ number }) => number, rowHeader: true, width: 48 },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => stateNames[state],
    render: ({ state }) => (
      <Badge tone={tones[state]} icon={icons[state]}>
        {stateNames[state]}
      </Badge>
    ),
    width: 148,
  },
  { id: 'days', header: 'Days', value: ({ totals }) => daysWords(totals), grow: 1, minWidth: 140 },
  { id: 'debit', header: 'Each side', kind: 'money', value: ({ totals }) => totals.debit, width: 112 },
  { id: 'transactions', header: 'Postings', kind: 'number', value: ({ totals }) => totals.transactions, width: 76 },
  {
    id: 'madeAt',
    header: 'Made on',
    kind: 'date',
    value: ({ madeAt }) => madeAt,
    text: ({ madeAt }) => clock.moment(madeAt),
    width: 164,
    priority: 2,
  },
  { id: 'madeBy', header: 'Made by', value: ({ madeBy }) => madeBy, width: 112, priority: 3 },
  {
    id: 'reference',
    header: 'In the books as',
    kind: 'identifier',
    value: ({ accepted }) => accepted?.reference ?? null,
    width: 116,
    priority: 1,
  },
  {
    id: 'reason',
    header: 'Reason',
    value: ({ takenBack }) => takenBack?.reason ?? null,
    grow: 1,
    minWidth: 110,
    priority: 4,
  },
  rowMenuColumn,
];
