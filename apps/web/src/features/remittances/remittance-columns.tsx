import type { Remittance, WaitingPolicy } from '@closewright/contract/remittances';
import { formatDate } from '@closewright/domain/formats';
import type { RemittanceState } from '@closewright/domain/remittances';
import { Badge } from '@closewright/ui/badge';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import {
  Ban,
  BookCheck,
  CircleCheck,
  Clock as ClockIcon,
  FilePen,
  History,
  RotateCcw,
  Send,
  TriangleAlert,
} from 'lucide-react';
import { RemittanceCard } from './remittance-card.tsx';
import { monthWords, stateNames, waitingWords } from './remittance-words.ts';

const looks = {
  draft: { icon: FilePen, tone: 'neutral' },
  approved: { icon: ClockIcon, tone: 'info' },
  sent: { icon: Send, tone: 'info' },
  paid: { icon: CircleCheck, tone: 'success' },
  acknowledged: { icon: BookCheck, tone: 'success' },
  withdrawn: { icon: Ban, tone: 'neutral' },
} as const satisfies Record<RemittanceState, unknown>;

/** How far a remittance is. */
export function RemittanceStateBadge({ state }: { readonly state: RemittanceState }) {
  const { icon, tone } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {stateNames[state]}
    </Badge>
  );
}

/** What there is to say of a policy that waits. */
export function WaitingBadge(policy: Pick<WaitingPolicy, 'missing' | 'correction' | 'isUntied' | 'isLate'>) {
  const words = waitingWords(policy);
  if (policy.missing !== null || policy.isUntied)
    return (
      <Badge tone="warning" icon={TriangleAlert}>
        {words}
      </Badge>
    );
  if (policy.correction !== null)
    return (
      <Badge tone="info" icon={RotateCcw}>
        {words}
      </Badge>
    );
  if (!policy.isLate) return <span className="text-muted">{words}</span>;
  return (
    <Badge tone="warning" icon={History}>
      {words}
    </Badge>
  );
}

/** What waits, policy by policy. */
export const waitingColumns: readonly GridColumn<WaitingPolicy>[] = [
  {
    id: 'policyNumber',
    header: 'Policy',
    kind: 'identifier',
    value: ({ policyNumber }) => policyNumber,
    width: 104,
    rowHeader: true,
  },
  { id: 'policy', header: 'Kind', value: ({ policy }) => policy, width: 72, priority: 5 },
  { id: 'file', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber, width: 112 },
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    value: ({ effectiveDate }) => effectiveDate,
    text: ({ effectiveDate }) => (effectiveDate === null ? '' : formatDate(effectiveDate)),
    width: 96,
    priority: 4,
  },
  { id: 'liability', header: 'Liability', kind: 'money', value: ({ liability }) => liability, width: 112, priority: 3 },
  { id: 'gross', header: 'Gross', kind: 'money', value: ({ gross }) => gross, width: 104, priority: 1 },
  { id: 'underwriter', header: 'Underwriter', kind: 'money', value: ({ underwriter }) => underwriter, width: 108 },
  { id: 'agent', header: 'Agent', kind: 'money', value: ({ agent }) => agent, width: 104, priority: 2 },
  {
    id: 'state',
    header: 'State',
    value: waitingWords,
    render: (policy) => <WaitingBadge {...policy} />,
    grow: 1,
    minWidth: 132,
  },
];

/** The remittances that were made, each with its card at its number. */
export const remittanceColumns: readonly GridColumn<Remittance>[] = [
  {
    id: 'number',
    header: 'No.',
    kind: 'identifier',
    value: ({ number }) => number,
    render: (remittance) => <RemittanceCard remittance={remittance} />,
    rowHeader: true,
    width: 96,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => stateNames[state],
    render: ({ state }) => <RemittanceStateBadge state={state} />,
    width: 132,
  },
  {
    id: 'period',
    header: 'Month',
    value: ({ period }) => period,
    text: ({ period }) => monthWords(period),
    width: 124,
  },
  {
    id: 'underwriter',
    header: 'Underwriter',
    value: ({ underwriter }) => underwriter,
    grow: 1,
    minWidth: 120,
    priority: 1,
  },
  {
    id: 'policies',
    header: 'Policies',
    kind: 'number',
    value: ({ totals }) => totals.policies,
    width: 72,
    priority: 2,
  },
  { id: 'due', header: 'To pay', kind: 'money', value: ({ totals }) => totals.underwriter, width: 108 },
  {
    id: 'exceptions',
    header: 'Open exceptions',
    kind: 'number',
    value: ({ openExceptions }) => openExceptions || null,
    width: 116,
    priority: 3,
  },
  { id: 'made', header: 'Made by', value: ({ made }) => made.by, width: 112, priority: 4 },
  rowMenuColumn,
];
