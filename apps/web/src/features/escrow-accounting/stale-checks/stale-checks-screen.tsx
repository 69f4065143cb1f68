import type { StaleCheckCriteria } from '@closewright/contract/escrow-accounting';
import type { StaleCheck, StaleCheckPage } from '@closewright/contract/stale-checks';
import { can } from '@closewright/domain/access';
import { staleCheckColumns, staleCheckSorts } from '@closewright/domain/escrow-accounting';
import { routeByName } from '@closewright/domain/navigation';
import { dormancyStates, staleStageNames } from '@closewright/domain/stale-checks';
import { Button } from '@closewright/ui/button';
import { noRows, type RowSelection } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { TextLink } from '@closewright/ui/link';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { call } from '../../../lib/api/index.ts';
import { off } from '../../../lib/off.ts';
import { EscrowList } from '../list/escrow-list.tsx';
import { FiguresBand } from '../list/figures-band.tsx';
import { choicesOf, type FilterField } from '../list/filter-field.ts';
import { type ColumnLooks, gridColumns } from '../list/list-columns.tsx';
import { orderOf } from '../list/list-order.ts';
import type { ListScreenProps } from '../list/list-screen.ts';
import { keyOf, selectedRows } from '../list/selected-rows.ts';
import { statesFigures } from '../list/states-figures.ts';
import { useAccounts } from '../use-accounts.ts';
import type { SaidKind } from './act-dialog.tsx';
import { CheckPane, explainCheck } from './check-pane.tsx';
import { StageBadge } from './stage-badge.tsx';
import { staleObstacle } from './stale-words.ts';
import { useStaleActs } from './use-stale-acts.ts';

const { label } = routeByName('ea:stale-checks');
const noun = ['check', 'checks'] as const;
const nothing: ReadonlyMap<string, StaleCheck> = new Map();

/** The filters of the stale checks, as they stand in their address. */
export const staleCheckFields: readonly FilterField[] = [
  { kind: 'account', name: 'bankAccountID' },
  { kind: 'text', name: 'text', label: 'Find', placeholder: 'Owner, check, file' },
  { ...{ kind: 'choice', name: 'stage', label: 'Stage', any: 'Any', width: 112 }, choices: choicesOf(staleStageNames) },
  {
    ...{ kind: 'choice', name: 'state', label: 'State', any: 'Any', width: 120 },
    choices: dormancyStates.map(({ code, name }) => ({ value: code, label: name })),
  },
  { kind: 'date', name: 'from', label: 'From' },
  { kind: 'date', name: 'until', label: 'To' },
  { kind: 'cents', name: 'least', label: 'At least' },
  { kind: 'cents', name: 'most', label: 'At most' },
];

const looks: ColumnLooks<StaleCheck> = {
  number: { rowHeader: true, width: 72 },
  date: { width: 96, priority: 2 },
  age: { width: 56 },
  payee: { grow: 1, minWidth: 130 },
  amount: { width: 104 },
  stage: { width: 104, render: ({ stage }) => <StageBadge stage={stage} /> },
  next: { grow: 2, minWidth: 160 },
  state: { width: 60 },
  reportDue: { width: 96 },
  dormantOn: { width: 96, priority: 3 },
  fileNumber: { width: 112, priority: 1 },
};
const columns = gridColumns(staleCheckColumns, looks, staleCheckSorts);

/** What is said with a key, in the order of the menu. */
const says: readonly (readonly [SaidKind, string, string])[] = [
  ['called', 'Called…', 'C'],
  ['answered', 'Owner answered…', 'A'],
  ['address', 'Address…', 'E'],
  ['held', 'Hold…', 'H'],
  ['reported', 'Reported…', 'R'],
];

export interface StaleChecksScreenProps extends ListScreenProps {
  /** The address of the terms of the states. */
  readonly termsHref: string;
}

/** Stale Checks: what nobody cashes, from 90 days on, what there is to do next and what was done. */
export function StaleChecksScreen({ asked, onAsk, onOpen, hrefOf, termsHref }: StaleChecksScreenProps) {
  const { actor } = useSession();
  const { accounts } = useAccounts();
  const [selection, setSelection] = useState<RowSelection>(noRows);
  const [total, setTotal] = useState(0);
  const [seen, setSeen] = useState<ReadonlyMap<string, StaleCheck>>(nothing);
  const [current, setCurrent] = useState<string | null>(null);
  const [stored, setStored] = useState(0);
  // The fields are those that the call takes.
  const criteria = asked as unknown as Omit<StaleCheckCriteria, 'sort' | 'direction'>;
  const inHand = (current === null ? undefined : seen.get(current)) ?? null;
  const refusal = can(actor, 'writeStaleChecks').reason?.text ?? null;
  const acts = useStaleActs(() => {
    setSelection(noRows);
    setStored((count) => count + 1);
  });
  const selected = selectedRows(selection, seen, total);
  const isSeveral = selected.rows.length + selected.missing > 0;
  const picked = isSeveral ? selected : { rows: inHand === null ? [] : [inHand], missing: 0 };
  const obstacle = staleObstacle(picked, refusal);
  const many = picked.rows.length > 1 ? ` ${picked.rows.length}` : '';
  const say = (kind: SaidKind) => void acts.say(kind, picked.rows);
  const write = () => void acts.write(picked.rows);
  const report = () =>
    void acts.report({ bankAccountID: criteria.bankAccountID ?? null, state: criteria.state ?? inHand?.state ?? null });
  const keys = obstacle === null;
  const box = { opensBox: true } as const;
  useHotkey(keys ? 'KeyC' : null, 'Called', () => say('called'), box);
  useHotkey(keys ? 'KeyA' : null, 'Owner answered', () => say('answered'), box);
  useHotkey(keys ? 'KeyE' : null, 'Address', () => say('address'), box);
  useHotkey(keys ? 'KeyH' : null, 'Hold', () => say('held'), box);
  useHotkey(keys ? 'KeyR' : null, 'Reported', () => say('reported'), box);
  useHotkey(keys ? 'KeyW' : null, 'Write letters', write, box);
  useHotkey('KeyP', 'Holder report', report, box);
  const rowMenu = (rows: readonly StaleCheck[]): MenuEntry[] => {
    const inTheWay = off(staleObstacle({ rows, missing: 0 }, refusal));
    return [
      { ...{ id: 'write', label: 'Write letters…', detail: 'W', ...inTheWay }, onSelect: () => void acts.write(rows) },
      ...says.map(([kind, title, detail]) => ({
        ...{ id: kind, label: title, detail, ...inTheWay },
        onSelect: () => void acts.say(kind, rows),
      })),
    ];
  };
  return (
    <EscrowList<StaleCheck, StaleCheckPage>
      title={label}
      noun={noun}
      fields={staleCheckFields}
      asked={asked}
      onAsk={(next) => {
        setSelection(noRows);
        setSeen(nothing);
        setCurrent(null);
        onAsk(next);
      }}
      accounts={accounts}
      emptyHint="Checks stand here that the bank has not paid 90 days after they were written."
      columns={columns}
      rowKey={keyOf}
      gridKey="stale-checks"
      stored={stored}
      selection={selection}
      onSelectionChange={setSelection}
      rowMenu={rowMenu}
      read={({ skip, take, sort }) =>
        call('listStaleChecks', { query: { ...criteria, ...orderOf(staleCheckSorts, sort), skip, take } })
      }
      onPage={({ results, totalRecords }) => {
        setSeen((before) => new Map([...before, ...results.map((row) => [keyOf(row), row] as const)]));
        setTotal(totalRecords);
        const [first] = results;
        setCurrent((key) => key ?? (first ? keyOf(first) : null));
      }}
      onCurrentChange={(row) => row && setCurrent(keyOf(row))}
      onExplain={({ rowKey }) => {
        const row = seen.get(String(rowKey));
        if (row) explainCheck(row);
      }}
      exported={(sort) => ({ list: 'stale checks', ...criteria, ...orderOf(staleCheckSorts, sort) })}
      actions={
        <>
          <TextLink href={termsHref} className="self-center px-1 max-[800px]:hidden">
            Terms of states
          </TextLink>
          <Button shortcut="P" className="max-[800px]:hidden" onClick={report}>
            Holder report…
          </Button>
          <Button shortcut="C" className="max-[800px]:hidden" {...off(obstacle)} onClick={() => say('called')}>
            Called…
          </Button>
          <Button variant="primary" icon={Mail} shortcut="W" {...off(obstacle)} onClick={write}>
            Write{many}…
          </Button>
        </>
      }
      pane={{
        label: 'Check in hand',
        content: (
          <CheckPane
            check={inHand}
            refusal={refusal}
            hrefOf={hrefOf}
            onTakeBack={(check, act) => void acts.takeBack(check, act)}
            onPrint={(act) => void acts.print(act)}
          />
        ),
      }}
      totals={({ stages }) => <FiguresBand figures={statesFigures(staleStageNames, stages, noun)} />}
      printed={{
        columns: () => staleCheckColumns,
        facts: ({ stages }) => [
          statesFigures(staleStageNames, stages, noun)
            .map((figure) => `${figure.label}: ${figure.text}`)
            .join(' · '),
        ],
      }}
      onRowOpen={({ ordersID }) => onOpen(ordersID)}
      rowHref={({ ordersID }) => hrefOf(ordersID)}
    />
  );
}
