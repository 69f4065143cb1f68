import type { Settlement } from '@closewright/contract/settlement';
import type { ReckonedStatement, StatementParties, StatementParty } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { DataGrid, type GridCell, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { useMemo } from 'react';
import { ComputedProvider, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import type { NamedFigures } from '../../records/settlement/computed/named-figures.ts';
import { ToCloseList } from '../../records/settlement/computed/to-close-list.tsx';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
import { useParties } from '../../records/settlement/use-parties.ts';
import { figuresOfOneA, NetSettlement } from './net-settlement.tsx';
import { kindWords, partyName, totalText } from './party-words.ts';

const routeName = 'file.settlement.net-disbursement-net';

/** What comes in and goes out by who gives and gets it, and whether it balances: 1600. Nothing is entered here. */
export function NetDisbursementsScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>;
}

function Loaded({ statement }: { statement: Settlement }) {
  const state = useStatementState(statement);
  return state && <NetDisbursements statement={statement} state={state} />;
}

const footKey = 'balance';

function NetDisbursements({ statement, state }: { statement: Settlement; state: ReckonedStatement }) {
  const all = useParties(statement, state);
  const { balance } = state.figures;
  // What is open makes the form wrong: its lines are shown once nothing is.
  const oneA = balance.kind === 'open' ? null : (state.figures.hud?.oneA ?? null);
  const figures = useMemo(
    () => ({ ...figuresOf(all), ...(oneA && Object.fromEntries(figuresOfOneA(oneA))) }),
    [all, oneA],
  );
  // Who was paid outside of closing alone has no part in its money.
  const parties = useMemo(() => all.parties.filter(({ lines }) => lines.some(({ way }) => way !== 'outside')), [all]);
  const page = useComputedPage(statement, routeName, figures, nameOf({ rowKey: footKey, columnId: 'net' }));
  const open = state.toClose.filter(({ kind }) => kind !== 'look');
  const states = {
    gives: { origin: 'calculated' },
    gets: { origin: 'calculated' },
    net: { origin: 'calculated' },
  } as const;
  return (
    <ComputedProvider value={page}>
      <div className="@container flex min-h-0 min-w-0 flex-1 flex-col">
        {balance.kind === 'out' && (
          <Banner
            tone="danger"
            icon="blocked"
            label="Balance"
            title={`Out of balance by ${formatMoney(balance.state.outBy.value)}.`}
          >
            {balance.state.findings[0]?.message}
          </Banner>
        )}
        <div className="flex min-h-0 flex-1 flex-col divide-hairline @min-[760px]:flex-row @min-[760px]:divide-x">
          <DataGrid
            label="Net disbursements"
            className="min-h-0 flex-1"
            columns={columns}
            rows={parties}
            rowKey={({ key }) => key}
            rowState={() => ({ cells: states })}
            foot={[
              {
                key: footKey,
                title: 'Receipts less disbursements',
                tone: 'total',
                cells: {
                  gives: totalText(all.receipts) || '0.00',
                  gets: totalText(all.disbursements) || '0.00',
                  net: totalText(all.balance) || '0.00',
                },
                states,
              },
            ]}
            onRowOpen={({ lines }) => {
              const field = lines.find((line) => line.field !== null)?.field;
              if (field != null) page.onOpenField(field);
            }}
            onActiveCellChange={(cell) => cell && figures[nameOf(cell)] && page.onTake(nameOf(cell))}
            onExplain={(cell) => page.onWhy(nameOf(cell))}
            empty={
              <EmptyState title="No money moves yet">Fees, payoffs and the price of the file say who pays.</EmptyState>
            }
          />
          <div className="flex-none overflow-y-auto py-2 @min-[760px]:w-[360px]">
            {oneA && <NetSettlement oneA={oneA} />}
            <ToCloseList title="Out of balance, or open" toClose={open} />
          </div>
        </div>
      </div>
    </ComputedProvider>
  );
}

const sums = ['gives', 'gets', 'net'] as const;

const amount = (id: (typeof sums)[number], header: string): GridColumn<StatementParty> => ({
  id,
  header,
  kind: 'money',
  width: 140,
  value: (party) => (party[id].kind === 'figure' ? party[id].value : null),
  text: (party) => totalText(party[id]),
});

const columns: readonly GridColumn<StatementParty>[] = [
  { id: 'name', header: 'From and to', minWidth: 180, grow: 1, rowHeader: true, value: partyName },
  { id: 'kind', header: 'As', kind: 'muted', width: 140, priority: 1, value: ({ kind }) => kindWords[kind] },
  amount('gives', 'Receipts'),
  amount('gets', 'Disbursements'),
  amount('net', 'Net to it'),
];

const nameOf = ({ rowKey, columnId }: GridCell): string => `${rowKey} ${columnId}`;

function figuresOf({ parties, receipts, disbursements, balance }: StatementParties): NamedFigures {
  const named = (key: string, label: string, of: Pick<StatementParty, (typeof sums)[number]>) =>
    sums.map(
      (id) =>
        [
          nameOf({ rowKey: key, columnId: id }),
          { text: totalText(of[id]), explain: (): ExplanationNode => explainTotal(label, of[id]) },
        ] as const,
    );
  return Object.fromEntries([
    ...parties.flatMap((party) => named(party.key, partyName(party), party)),
    ...named(footKey, 'Receipts less disbursements', { gives: receipts, gets: disbursements, net: balance }),
  ]);
}
