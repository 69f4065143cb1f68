import { formatDate } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { openWhy, useWhy } from '../../../lib/why/why.ts';
import { paperSteps } from '../../../records/check-printing/paper-steps.ts';
import { PrintedRecords } from '../../../records/list/printed-records.tsx';
import { explainMade } from '../disbursements/explain.ts';
import { purposeOf } from '../disbursements/rows.ts';
import { useTurn } from '../disbursements/turn.ts';
import { HeadActions } from '../head-actions.tsx';
import { paymentName } from '../payment-name.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import { type EndedRow, endedRows } from './ended-rows.ts';

const calculated = { cells: { amount: { origin: 'calculated' } } } as const;

/** What was voided, stopped and taken back of what went out, who asked and who approved it, why, and what became of it. */
export function EndedTab() {
  const { transactions, disbursements, money, file, ledger } = useCheckWriting();
  const turn = useTurn();
  const rows = useMemo(
    () =>
      endedRows(transactions, disbursements, money === null ? null : turn.rows.map(({ proposed }) => proposed), ledger),
    [transactions, disbursements, money, turn, ledger],
  );
  const [inHand, setInHand] = useState<EndedRow | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const print = () => setPrinting(true);
  useHotkey(rows.length > 0 ? '$mod+p' : null, 'Print voids and stops', print);
  return (
    <>
      {inHand && <WhyOf row={inHand} />}
      <HeadActions>
        <Button icon={Printer} shortcut="Ctrl P" disabled={rows.length === 0} onClick={print}>
          Print
        </Button>
      </HeadActions>
      <DataGrid<EndedRow>
        label="Voids and stops"
        className="min-h-0 flex-1"
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowState={() => calculated}
        onCurrentChange={setInHand}
        onExplain={openWhy}
        gridKey="voids-and-stops"
        empty={
          <EmptyState title="Nothing was voided or stopped">
            What is voided, stopped or taken back under Disbursements stands here with its reason.
          </EmptyState>
        }
      />
      {isPrinting && (
        <PrintedRecords
          title={`Voids and stops, file ${file.header?.fileNumber ?? ''}`}
          label="Printed voids and stops"
          records={rows.map(({ key, made, how, on, askedBy, approvedBy, reason, aboutPaper, since }) => ({
            key,
            facts: `${paymentName(made)} · ${made.facts.payee} · ${amountText(made.amount)}`,
            text: `${how} ${formatDate(on)} by ${askedBy}${approvedBy === null ? '' : `, approved by ${approvedBy}`}: ${reason}\n${purposeOf(made.facts.lines)}\n${since}${aboutPaper && `\nPaper: ${aboutPaper}`}`,
          }))}
          onDone={() => setPrinting(false)}
        />
      )}
    </>
  );
}

/** Tells the panel at the right what the row in hand paid, and how it was posted. */
function WhyOf({ row: { made, paper } }: { row: EndedRow }) {
  const { transactions, onOpenField } = useCheckWriting();
  const { moment } = useClock();
  const explanation = useMemo(
    () => explainMade(made, transactions, paperSteps(paper, moment)),
    [made, transactions, paper, moment],
  );
  useWhy(explanation, onOpenField);
  useHotkey('F1', 'Why this figure', openWhy);
  return null;
}

const columns: readonly GridColumn<EndedRow>[] = [
  { id: 'item', header: 'Item', rowHeader: true, width: 132, value: ({ made }) => paymentName(made) },
  { id: 'payee', header: 'Payee', minWidth: 130, grow: 1, value: ({ made }) => made.facts.payee },
  { id: 'how', header: 'What', width: 92, groupable: true, value: ({ how }) => how },
  { id: 'on', header: 'When', kind: 'date', width: 96, value: ({ on }) => on, text: ({ on }) => formatDate(on) },
  { id: 'asked-by', header: 'Asked by', minWidth: 110, grow: 1, groupable: true, value: ({ askedBy }) => askedBy },
  {
    id: 'approved-by',
    header: 'Approved by',
    minWidth: 110,
    grow: 1,
    groupable: true,
    value: ({ approvedBy }) => approvedBy,
  },
  { id: 'reason', header: 'Reason', minWidth: 120, grow: 2, value: ({ reason }) => reason },
  { id: 'paper', header: 'Paper', width: 116, groupable: true, value: ({ aboutPaper }) => aboutPaper },
  { id: 'amount', header: 'Amount', kind: 'money', width: 116, value: ({ made }) => made.amount },
  { id: 'since', header: 'What became of it', minWidth: 130, grow: 2, value: ({ since }) => since },
];
