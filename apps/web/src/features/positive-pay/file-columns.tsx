import type { PositivePayFileRow } from '@closewright/contract/positive-pay';
import { Badge } from '@closewright/ui/badge';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { CircleCheck, Clock as ClockIcon, RotateCcw } from 'lucide-react';
import type { Clock } from '../../app/session/clock.ts';
import { dueWords, stateNames } from './positive-pay-words.ts';

const icons = { made: ClockIcon, accepted: CircleCheck, 'taken back': RotateCcw } as const;
const tones = { made: 'warning', accepted: 'success', 'taken back': 'neutral' } as const;

/**
 * The log of files: who made each and when, what it tells, and what became of it.
 * @param hasMenu rows have a menu, with a button of its own
 */
export const fileColumns = (clock: Clock, hasMenu: boolean): GridColumn<PositivePayFileRow>[] => [
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
    width: 108,
  },
  { id: 'told', header: 'Tells', value: ({ totals }) => dueWords(totals), grow: 1, minWidth: 140 },
  {
    id: 'amount',
    header: 'Issued',
    kind: 'money',
    value: ({ totals }) => totals.issue.amount,
    width: 108,
  },
  {
    id: 'madeAt',
    header: 'Made on',
    kind: 'date',
    value: ({ madeAt }) => madeAt,
    text: ({ madeAt }) => clock.moment(madeAt),
    width: 164,
  },
  { id: 'madeBy', header: 'Made by', value: ({ madeBy }) => madeBy, width: 112, priority: 1 },
  { id: 'fileName', header: 'File name', value: ({ fileName }) => fileName, grow: 1.2, minWidth: 160, priority: 5 },
  {
    id: 'decidedAt',
    header: 'Decided on',
    kind: 'date',
    value: ({ decidedAt }) => decidedAt,
    text: ({ decidedAt }) => (decidedAt === null ? '' : clock.moment(decidedAt)),
    width: 164,
    priority: 6,
  },
  { id: 'decidedBy', header: 'Decided by', value: ({ decidedBy }) => decidedBy, width: 112, priority: 2 },
  { id: 'reason', header: 'Reason', value: ({ reason }) => reason, grow: 1, minWidth: 110, priority: 3 },
  { id: 'sha256', header: 'SHA-256', kind: 'identifier', value: ({ sha256 }) => sha256, width: 96, priority: 4 },
  { id: 'layoutName', header: 'Layout', kind: 'muted', value: ({ layoutName }) => layoutName, width: 110, priority: 7 },
  ...(hasMenu ? [rowMenuColumn] : []),
];
