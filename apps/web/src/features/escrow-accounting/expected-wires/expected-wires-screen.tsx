import type { ExpectedWireCriteria } from '@closewright/contract/escrow-accounting';
import type { ArrivedWire, ExpectedWire, ExpectedWirePage } from '@closewright/contract/wires';
import { can } from '@closewright/domain/access';
import {
  daysLate,
  expectedWireColumns,
  expectedWireSorts,
  expectedWireStateNames,
} from '@closewright/domain/escrow-accounting';
import { routeByName } from '@closewright/domain/navigation';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { CircleAlert, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { off } from '../../../lib/off.ts';
import { EscrowList } from '../list/escrow-list.tsx';
import { FiguresBand } from '../list/figures-band.tsx';
import { choicesOf, type FilterField } from '../list/filter-field.ts';
import { type ColumnLooks, gridColumns } from '../list/list-columns.tsx';
import { orderOf } from '../list/list-order.ts';
import type { ListScreenProps } from '../list/list-screen.ts';
import { statesFigures } from '../list/states-figures.ts';
import { useAccounts } from '../use-accounts.ts';
import { ArrivedPane } from './arrived-pane.tsx';
import { useWireActs } from './use-wire-acts.ts';
import { useArrived } from './use-wires.ts';
import { lateWords, wireObstacle } from './wire-words.ts';

const { label } = routeByName('accounting.expected-wires');

/** The filters of the expected wires, as they stand in their address. */
export const expectedWireFields: readonly FilterField[] = [
  { kind: 'account', name: 'bankAccountID' },
  { kind: 'text', name: 'text', label: 'Find', placeholder: 'Sender, reference, file' },
  {
    ...{ kind: 'choice', name: 'state', label: 'State', any: 'Any', width: 120 },
    choices: choicesOf(expectedWireStateNames),
  },
  { kind: 'date', name: 'from', label: 'From' },
  { kind: 'date', name: 'until', label: 'To' },
  { kind: 'cents', name: 'least', label: 'At least' },
  { kind: 'cents', name: 'most', label: 'At most' },
];

const looksOn = (today: string): ColumnLooks<ExpectedWire> => ({
  expectedOn: { width: 96 },
  sender: { rowHeader: true, grow: 2, minWidth: 150 },
  fileNumber: { width: 112 },
  bankAccount: { grow: 1, minWidth: 110, priority: 2 },
  reference: { width: 110, priority: 3 },
  amount: { width: 120 },
  state: {
    width: 120,
    render: (row: ExpectedWire) => {
      const late = daysLate(row, today);
      return late === null ? (
        expectedWireStateNames[row.state]
      ) : (
        <Badge tone="danger" icon={CircleAlert}>
          {lateWords(late)}
        </Badge>
      );
    },
  },
  receivedOn: { width: 96, priority: 1 },
  differs: { width: 104, priority: 1 },
  note: { grow: 1, minWidth: 110, priority: 4 },
});
const keyOf = ({ expectedWireID }: ExpectedWire) => expectedWireID;
const noun = ['wire', 'wires'] as const;

/** Expected Wires: what files expect, what of it is late, and what arrived at the banks and waits for a receipt. */
export function ExpectedWiresScreen({ asked, onAsk, onOpen, hrefOf }: ListScreenProps) {
  const today = useClock().today();
  const { actor } = useSession();
  const { accounts } = useAccounts();
  const columns = useMemo(() => gridColumns(expectedWireColumns(today), looksOn(today), expectedWireSorts), [today]);
  // The fields are those that the call takes.
  const criteria = asked as unknown as Omit<ExpectedWireCriteria, 'sort' | 'direction'>;
  const [inHand, setInHand] = useState<ExpectedWire | null>(null);
  const [stored, setStored] = useState(0);
  const { query, arrived, readAgain } = useArrived(criteria.bankAccountID);
  const refusal = can(actor, 'writeExpectedWires').reason?.text ?? null;
  const noReceipts = can(actor, 'writeChecks').reason?.text ?? null;
  const acts = useWireActs({
    ...{ accounts, arrived, bankAccountID: criteria.bankAccountID ?? null },
    onStored: () => {
      setStored((count) => count + 1);
      setInHand(null);
      void readAgain();
    },
  });
  const toEdit = wireObstacle(inHand, refusal);
  const toReceive = wireObstacle(inHand, noReceipts);
  const menuOf = (wire: ExpectedWire | null) => [
    {
      ...{ id: 'receive', label: 'Receive…', detail: 'R', ...off(wireObstacle(wire, noReceipts)) },
      onSelect: () => wire && acts.receive(wire),
    },
    {
      ...{ id: 'edit', label: 'Edit…', detail: 'E', ...off(wireObstacle(wire, refusal)) },
      onSelect: () => wire && acts.edit(wire),
    },
    {
      ...{ id: 'callOff', label: 'Call off…', detail: 'O', ...off(wireObstacle(wire, refusal)) },
      onSelect: () => wire && acts.callOff(wire),
    },
  ];
  useHotkey(refusal === null ? 'Insert' : null, 'Expect a wire', () => void acts.enter(), { opensBox: true });
  useHotkey(toReceive === null ? 'KeyR' : null, 'Receive', () => void (inHand && acts.receive(inHand)), {
    opensBox: true,
  });
  useHotkey(toEdit === null ? 'KeyE' : null, 'Edit', () => void (inHand && acts.edit(inHand)), { opensBox: true });
  useHotkey(toEdit === null ? 'KeyO' : null, 'Call off', () => void (inHand && acts.callOff(inHand)), {
    opensBox: true,
  });
  return (
    <EscrowList<ExpectedWire, ExpectedWirePage>
      title={label}
      noun={noun}
      fields={expectedWireFields}
      asked={asked}
      onAsk={onAsk}
      accounts={accounts}
      emptyHint="What files expect to be wired stands here, until it came in."
      columns={columns}
      rowKey={keyOf}
      gridKey="expected-wires"
      read={({ skip, take, sort }) =>
        call('listExpectedWires', { query: { ...criteria, ...orderOf(expectedWireSorts, sort), skip, take } })
      }
      exported={(sort) => ({ list: 'expected wires', ...criteria, ...orderOf(expectedWireSorts, sort) })}
      totals={({ states }) => <FiguresBand figures={statesFigures(expectedWireStateNames, states, noun)} />}
      printed={{
        columns: (page) => expectedWireColumns(page.today),
        facts: ({ states }) => [
          statesFigures(expectedWireStateNames, states, noun)
            .map((figure) => `${figure.label}: ${figure.text}`)
            .join(' · '),
        ],
      }}
      stored={stored}
      rowMenu={([wire = null]) => menuOf(wire)}
      onCurrentChange={setInHand}
      actions={
        <>
          <Button
            shortcut="R"
            className="max-[800px]:hidden"
            {...off(toReceive)}
            onClick={() => inHand && acts.receive(inHand)}
          >
            Receive…
          </Button>
          <Button variant="primary" icon={Plus} shortcut="Ins" {...off(refusal)} onClick={() => acts.enter()}>
            Expect a wire…
          </Button>
        </>
      }
      pane={{
        label: 'Wires that arrived',
        content: (
          <ArrivedPane
            query={query}
            arrived={arrived}
            refusal={noReceipts}
            onReceive={(wire: ArrivedWire) => void acts.receiveArrived(wire)}
          />
        ),
      }}
      onRowOpen={({ ordersID }) => onOpen(ordersID)}
      rowHref={({ ordersID }) => hrefOf(ordersID)}
    />
  );
}
