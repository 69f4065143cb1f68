import type { WirePayeeRow } from '@closewright/contract/wires';
import type { InstructionState } from '@closewright/domain/wires';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { Ban, CircleCheck, Clock, OctagonX, PhoneCall, RotateCcw, TriangleAlert } from 'lucide-react';
import { stateNames } from './payee-words.ts';

const icons = { 'to verify': PhoneCall, waiting: Clock, good: CircleCheck, stopped: OctagonX, replaced: RotateCcw };
const tones = {
  'to verify': 'warning',
  waiting: 'warning',
  good: 'success',
  stopped: 'danger',
  replaced: 'neutral',
} as const satisfies Readonly<Record<InstructionState, string>>;

/** How far instructions have come. */
export function InstructionStateBadge({ state }: { state: InstructionState }) {
  return (
    <Badge tone={tones[state]} icon={icons[state]}>
      {stateNames[state]}
    </Badge>
  );
}

/** That instructions changed and nobody has confirmed them. */
export function AlarmBadge() {
  return (
    <Badge tone="danger" variant="solid" icon={TriangleAlert}>
      Changed
    </Badge>
  );
}

const stateOf = ({ latest, inactive }: WirePayeeRow): string =>
  inactive ? 'Inactive' : latest === null ? 'No instructions' : stateNames[latest.state];

/** The payees of wires, with what is to be done about each. Words and state are looked for by the api, in what was not read too. */
export const payeeColumns = (isWhole: boolean): readonly GridColumn<WirePayeeRow>[] =>
  columns.map((column) => ({ ...column, sortable: isWhole, filterable: false }));

const columns: readonly GridColumn<WirePayeeRow>[] = [
  { id: 'name', header: 'Payee', value: ({ name }) => name, rowHeader: true, grow: 1.4, minWidth: 130 },
  {
    id: 'state',
    header: 'State',
    value: (row) => (row.isAlarm ? `Changed, ${stateOf(row)}` : stateOf(row)),
    render: (row) => (
      <span className="flex min-w-0 items-center gap-1.5">
        {row.isAlarm && <AlarmBadge />}
        {row.inactive ? (
          <Badge icon={Ban}>Inactive</Badge>
        ) : row.latest === null ? (
          <span className="text-muted">No instructions</span>
        ) : (
          <InstructionStateBadge state={row.latest.state} />
        )}
      </span>
    ),
    width: 190,
  },
  { id: 'bankName', header: 'Bank', value: ({ latest }) => latest?.bankName ?? null, grow: 1, minWidth: 110 },
  {
    id: 'accountNumber',
    header: 'Account',
    kind: 'identifier',
    value: ({ latest }) => latest?.accountNumber ?? null,
    width: 92,
    priority: 2,
  },
  {
    id: 'waiting',
    header: 'Wires waiting',
    kind: 'number',
    value: ({ waiting }) => waiting || null,
    width: 104,
    priority: 1,
  },
];
