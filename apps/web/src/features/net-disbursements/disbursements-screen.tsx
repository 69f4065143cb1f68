import type { Settlement } from '@closewright/contract/settlement';
import type {
  PartyLine,
  ReckonedStatement,
  StatementParties,
  StatementParty,
  StatementTotal,
} from '@closewright/domain/closing-file';
import { DataGrid, type GridCell, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useMemo, useState } from 'react';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { useStatementFields } from '../../records/settlement/statement-fields.ts';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
import { useParties } from '../../records/settlement/use-parties.ts';
import { kindWords, lineWords, partyName, totalText } from './party-words.ts';

const routeName = 'file.settlement.net-disbursement-disb';

/** Who is paid what out of the closing, and what for: 1500. Nothing is entered here. */
export function DisbursementsScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>;
}

function Loaded({ statement }: { statement: Settlement }) {
  const state = useStatementState(statement);
  return state && <Disbursements statement={statement} state={state} />;
}

/** A line with whom it is of. */
type Line = PartyLine & { readonly party: string };

/** Columns of amounts, and the sum of a party that stands at its head. */
const sums = { gets: 'gets', gives: 'gives', net: 'net', outside: 'outside' } as const satisfies Record<
  string,
  keyof StatementParty
>;

/** Who is paid, and who holds or nets money out; who only gives stands in the net disbursements. */
const isPaid = ({ kind, lines }: StatementParty): boolean =>
  kind === 'lender' || kind === 'depositHolder' || lines.some(({ way }) => way !== 'gives');

const footKey = 'disbursements';

function Disbursements({ statement, state }: { statement: Settlement; state: ReckonedStatement }) {
  const all = useParties(statement, state);
  const parties = useMemo(() => all.parties.filter(isPaid), [all]);
  const lines = useMemo(
    () => parties.flatMap((party) => party.lines.map((line): Line => ({ ...line, party: party.key }))),
    [parties],
  );
  const sections = useMemo(() => ({ list: parties.map(headOf), of: ({ party }: Line) => party }), [parties]);
  const [asked, setAsked] = useState<GridCell>({ rowKey: footKey, columnId: 'gets' });
  const explanation = useMemo(() => explain(all, lines, asked), [all, lines, asked]);
  const openField = useStatementFields(statement, routeName);
  useWhy(explanation, openField);
  useHotkey('F1', 'Why this figure', openWhy);
  return (
    <DataGrid
      label="Disbursements"
      className="min-h-0 flex-1"
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      rowState={({ way }) => ({ cells: { [way]: { origin: 'calculated' } } })}
      sections={sections}
      foot={[
        {
          key: footKey,
          title: 'Disbursements',
          tone: 'total',
          cells: { gets: totalText(all.disbursements) || '0.00' },
          states: { gets: { origin: 'calculated' } },
        },
      ]}
      onRowOpen={({ field }) => field !== null && openField(field)}
      onExplain={(cell) => {
        setAsked(cell);
        openWhy();
      }}
      empty={<EmptyState title="Nobody is paid yet">Fees, payoffs and the price of the file say who is.</EmptyState>}
    />
  );
}

const amount = (id: keyof typeof sums, header: string, width: number): GridColumn<Line> => ({
  id,
  header,
  kind: 'money',
  width,
  sortable: false,
  value: (line) => (line.way === id && line.amount.kind === 'figure' ? line.amount.value : null),
  text: (line) => (line.way === id ? amountWords(line.amount) : ''),
});

const amountWords = (total: StatementTotal) => totalText(total) || '0.00';

const columns: readonly GridColumn<Line>[] = [
  { id: 'label', header: 'Paid for', minWidth: 220, grow: 1, rowHeader: true, sortable: false, value: lineWords },
  amount('gets', 'At closing', 132),
  amount('gives', 'Held or netted', 132),
  amount('net', 'Net to payee', 132),
  amount('outside', 'Outside closing', 132),
];

/** The head of a party, with its sums. */
function headOf(party: StatementParty) {
  const note = kindWords[party.kind];
  const own = Object.entries(sums);
  return {
    key: party.key,
    title: partyName(party),
    ...(note && { note }),
    cells: Object.fromEntries(own.map(([id, name]) => [id, totalText(party[name])])),
    states: Object.fromEntries(own.map(([id]) => [id, { origin: 'calculated' as const }])),
  };
}

function explain(
  { parties, disbursements }: StatementParties,
  lines: readonly Line[],
  { rowKey, columnId }: GridCell,
): ExplanationNode | null {
  if (rowKey === footKey) return explainTotal('Disbursements', disbursements);
  const party = parties.find(({ key }) => key === rowKey);
  const name = Object.values(sums).find((sum) => sum === columnId);
  if (party) return explainTotal(partyName(party), party[name ?? 'net']);
  const line = lines.find(({ key }) => key === rowKey);
  return line ? explainTotal(lineWords(line), line.amount) : null;
}
