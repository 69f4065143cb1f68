import type { UnclaimedRequest } from '@closewright/contract/unclaimed';
import { can } from '@closewright/domain/access';
import { counted, formatDate } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { GridColumn, GridHandle } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { off } from '../../../lib/off.ts';
import { useFirstFocus } from '../../../lib/use-first-focus.ts';
import { openWhy } from '../../../lib/why/why-dialog.tsx';
import { listWords } from '../../../records/list/record-grid.tsx';
import { RecordList } from '../../../records/list/record-list.tsx';
import { useInHand } from '../../../records/list/use-in-hand.ts';
import { FiguresBand } from '../list/figures-band.tsx';
import { LinePane } from './line-pane.tsx';
import { PaymentsList, requestKey } from './payments-list.tsx';
import {
  claimObstacle,
  decideObstacle,
  explainLeft,
  figuresOf,
  fitsWords,
  kindNames,
  type Line,
  linesOf,
  payObstacle,
  stateWords,
  takeBackObstacle,
  takenObstacle,
  voidObstacle,
  withdrawObstacle,
} from './unclaimed-words.ts';
import { useUnclaimedActs } from './use-unclaimed-acts.ts';

const { label } = routeByName('ea:unclaimed-money');
const nothing = { today: '', results: [], interest: [], requests: [] };
const narrow = 'max-[800px]:hidden';
const keyOf = ({ key }: Line) => key;
const words = listWords(
  'unclaimed money',
  'unclaimed money',
  'What nobody has claimed is recorded from the items of the bank, on their day of the reconciliation.',
);

const columns: readonly GridColumn<Line>[] = [
  {
    ...{ id: 'sender', header: 'Sender', rowHeader: true, grow: 2, minWidth: 140 },
    value: ({ money }) => money?.sender ?? 'Interest of no file',
  },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kindNames[kind], width: 96, priority: 1 },
  {
    ...{ id: 'date', header: 'Came in', kind: 'date', width: 96, priority: 2 },
    value: ({ money }) => money?.date ?? null,
    text: ({ money }) => (money === null ? '' : formatDate(money.date)),
  },
  { id: 'age', header: 'Days', kind: 'number', value: ({ money }) => money?.age ?? null, width: 64 },
  {
    ...{ id: 'reference', header: 'Reference', kind: 'identifier', width: 112, priority: 3 },
    value: ({ money }) => money?.reference ?? null,
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    value: ({ money, left }) => money?.amount ?? left,
    width: 112,
    priority: 4,
  },
  { id: 'left', header: 'Left', kind: 'money', value: ({ left }) => left, width: 112 },
  { id: 'fits', header: 'May be', value: fitsWords, grow: 1, minWidth: 96, priority: 1 },
  { id: 'state', header: 'State', value: stateWords, width: 124 },
  {
    id: 'bankAccount',
    header: 'Bank account',
    kind: 'muted',
    value: ({ bankAccount }) => bankAccount,
    width: 130,
    priority: 5,
  },
];

/** Unclaimed Money: what is of no file, claimed for one, paid back by two people, or taken back. */
export function UnclaimedScreen({ hrefOf }: { hrefOf(ordersID: number): string }) {
  const { actor } = useSession();
  const today = useClock().today();
  const client = useQueryClient();
  const query = useQuery(queryFor('listUnclaimedMoney', { query: {} }));
  const list = query.data ?? nothing;
  const lines = useMemo(() => linesOf(list), [list]);
  const grid = useRef<GridHandle>(null);
  useFirstFocus(query.data !== undefined, () => grid.current?.focus());
  const inHand = useInHand(lines, keyOf);
  const payment = useInHand(list.requests, requestKey);
  const refusal = can(actor, 'writeReconciliations').reason?.text ?? null;
  const noReceipts = can(actor, 'writeChecks').reason?.text ?? null;
  const noDecision = refusal ?? can(actor, 'decideApprovals').reason?.text ?? null;
  const acts = useUnclaimedActs(today, () => void client.invalidateQueries({ queryKey: keyFor('listUnclaimedMoney') }));

  const lineActs = (line: Line | null) => [
    {
      ...{ id: 'claim', label: 'Claim for a file…', letter: 'C', obstacle: claimObstacle(line, noReceipts) },
      run: () => line?.money && acts.claim(line, line.money),
    },
    {
      ...{ id: 'pay', label: 'Pay back…', letter: 'B', obstacle: payObstacle(line, refusal) },
      run: () => line && acts.pay(line),
    },
    {
      ...{ id: 'taken', label: 'Bank took it back…', letter: 'K', obstacle: takenObstacle(line, refusal) },
      run: () => line?.money && acts.taken(line.money),
    },
    {
      ...{ id: 'takeBack', label: 'Take back…', letter: 'T', obstacle: takeBackObstacle(line, refusal) },
      run: () => line?.money && acts.takeBack(line.money),
    },
  ];
  const paymentActs = (request: UnclaimedRequest | null) => [
    {
      ...{ id: 'approve', label: 'Approve…', letter: 'A', obstacle: decideObstacle(request, noDecision) },
      run: () => request && acts.decide(request, 'approve'),
    },
    {
      ...{ id: 'refuse', label: 'Refuse…', letter: 'R', obstacle: decideObstacle(request, noDecision) },
      run: () => request && acts.decide(request, 'refuse'),
    },
    {
      ...{ id: 'withdraw', label: 'Withdraw…', letter: 'W', obstacle: withdrawObstacle(request, refusal) },
      run: () => request && acts.decide(request, 'withdraw'),
    },
    {
      ...{ id: 'void', label: 'Void payment…', letter: 'V', obstacle: voidObstacle(request, list.requests, refusal) },
      run: () => request && acts.voidPayment(request),
    },
  ];
  const keyed = [...lineActs(inHand.current), ...paymentActs(payment.current)];
  const shown = lineActs(inHand.current).filter(({ id }) => id === 'taken' || id === 'pay');
  const [claim] = lineActs(inHand.current);
  return (
    <>
      <RecordList<Line>
        label={label}
        noun={['row', 'rows']}
        handle={grid}
        query={query}
        words={words}
        columns={columns}
        rows={lines}
        rowKey={keyOf}
        gridKey="unclaimed-money"
        refusal={refusal}
        rowMenu={([line = null]) => menuOf(lineActs(line))}
        onExplain={({ rowKey }) => {
          const line = lines.find(({ key }) => key === rowKey);
          if (line) openWhy(explainLeft(line));
        }}
        actions={
          <>
            {shown.map((act) => (
              <Button
                key={act.id}
                shortcut={act.letter}
                className={narrow}
                {...off(act.obstacle)}
                onClick={() => void act.run()}
              >
                {act.label}
              </Button>
            ))}
            {claim && (
              <Button
                variant="primary"
                icon={FileCheck}
                shortcut={claim.letter}
                {...off(claim.obstacle)}
                onClick={() => void claim.run()}
              >
                {claim.label}
              </Button>
            )}
          </>
        }
        below={
          <PaymentsList
            query={query}
            requests={list.requests}
            inHand={payment}
            rowMenu={([request = null]) => menuOf(paymentActs(request))}
          />
        }
        pane={{ label: 'Money in hand', inHand, content: <LinePane line={inHand.current} hrefOf={hrefOf} /> }}
        print={{ title: label, label, of: printedLine }}
      />
      {query.data && <FiguresBand figures={figuresOf(lines, list.requests)} />}
      {keyed.map((act) => (
        <ActKey key={act.id} {...act} />
      ))}
    </>
  );
}

interface Act {
  readonly id: string;
  readonly label: string;
  readonly letter: string;
  readonly obstacle: string | null;
  run(): unknown;
}

const menuOf = (acts: readonly Act[]): MenuEntry[] =>
  acts.map(({ id, label: title, letter, obstacle, run }) => ({
    ...{ id, label: title, detail: letter, ...off(obstacle) },
    onSelect: () => void run(),
  }));

/** The key of an act; off where the act is. */
function ActKey({ label: title, letter, obstacle, run }: Act) {
  useHotkey(obstacle === null ? `Key${letter}` : null, title.replace('…', ''), () => void run(), { opensBox: true });
  return null;
}

const printedLine = (line: Line) => {
  const { key, kind, money, bankAccount, left } = line;
  return {
    key,
    facts: [
      kindNames[kind],
      bankAccount,
      money && `${formatDate(money.date)}, ${counted(money.age, 'day')}`,
      stateWords(line),
    ]
      .filter(Boolean)
      .join(' · '),
    text: [money?.sender, money?.reference, amountText(left), fitsWords(line)].filter(Boolean).join(', '),
  };
};
