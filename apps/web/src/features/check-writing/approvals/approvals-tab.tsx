import type { ApprovalRequest } from '@closewright/domain/check-writing';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridHandle } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { toasts } from '@closewright/ui/services/toasts';
import { Printer } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { off } from '../../../lib/off.ts';
import { openWhy, useWhy } from '../../../lib/why/why.ts';
import { PrintedRecords } from '../../../records/list/printed-records.tsx';
import { HeadActions } from '../head-actions.tsx';
import { useCheckWriting } from '../use-check-writing.ts';
import { useGoTo } from '../use-go-to.ts';
import { approvalColumns } from './approval-columns.tsx';
import { type ApprovalRow, approvalRows, withdrawObstacle } from './approval-rows.ts';
import { explainApproval } from './explain-approval.ts';
import { MoneyActs } from './money-acts.tsx';
import { useApprovalActs } from './use-approval-acts.ts';

const keyOf = ({ request }: ApprovalRow): number => request.approvalID;
const calculated = { cells: { amount: { origin: 'calculated' } } } as const;

/** What was asked for in the file, and what was decided of it. */
export function ApprovalsTab() {
  const { ledger, transactions, refusal, file, onOpenPayment, onOpenField } = useCheckWriting();
  const clock = useClock();
  const rows = useMemo(() => approvalRows(ledger.approvals, transactions), [ledger.approvals, transactions]);
  const columns = useMemo(() => approvalColumns(clock), [clock]);
  const grid = useRef<GridHandle>(null);
  const goTo = useGoTo(rows, grid, { keyOf, column: 'what' });
  const acts = useApprovalActs(({ approvalID }: ApprovalRequest) =>
    goTo(({ request }) => request.approvalID === approvalID),
  );
  const [current, setCurrent] = useState<number | null>(null);
  const inHand = rows.find((row) => keyOf(row) === current) ?? null;
  const [isPrinting, setPrinting] = useState(false);
  const print = () => setPrinting(true);
  const explanation = useMemo(
    () => inHand && explainApproval(inHand, transactions, clock.moment),
    [inHand, transactions, clock],
  );
  useWhy(explanation, onOpenField);
  useHotkey('F1', 'Why this figure', openWhy);
  useHotkey(rows.length > 0 ? '$mod+p' : null, 'Print approvals', print);

  const placeProblem = ({ place }: ApprovalRow) => (place === null ? 'Nothing is posted of it' : null);
  const open = (row: ApprovalRow) => {
    if (row.place?.of === 'payment') onOpenPayment(row.place.key);
    else if (row.place !== null) onOpenField(`ledger.${row.place.key}`);
    else toasts.info(placeProblem(row) ?? '');
  };
  const mayWithdraw = (row: ApprovalRow) => refusal ?? withdrawObstacle(row.request);
  const withRow = (act: (row: ApprovalRow) => void) => () =>
    inHand === null ? toasts.info('Go to something that was asked for') : act(inHand);
  useHotkey('KeyG', 'Go to the payment', withRow(open));
  useHotkey(
    refusal === null ? 'KeyW' : null,
    'Withdraw',
    withRow(({ request }) => acts.withdraw(request)),
    { opensBox: inHand !== null && mayWithdraw(inHand) === null },
  );
  return (
    <>
      <HeadActions>
        <Button
          icon={Printer}
          shortcut="Ctrl P"
          className="max-[800px]:hidden"
          disabled={rows.length === 0}
          onClick={print}
        >
          Print
        </Button>
        <MoneyActs acts={acts} />
      </HeadActions>
      <DataGrid<ApprovalRow>
        label="Approvals"
        className="min-h-0 flex-1"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowState={() => calculated}
        handle={grid}
        currentKey={current}
        onCurrentChange={(row) => setCurrent(row && keyOf(row))}
        onRowOpen={openWhy}
        onExplain={openWhy}
        rowMenu={([row]) =>
          row === undefined
            ? []
            : [
                {
                  id: 'withdraw',
                  label: 'Withdraw…',
                  detail: 'W',
                  ...off(mayWithdraw(row)),
                  onSelect: () => acts.withdraw(row.request),
                },
                {
                  id: 'go',
                  label: row.place?.of === 'posting' ? 'Go to the posting' : 'Go to the payment',
                  detail: 'G',
                  ...off(placeProblem(row)),
                  onSelect: () => open(row),
                },
              ]
        }
        gridKey="check-writing-approvals"
        empty={
          <EmptyState title="Nothing was asked for">
            Voids, stop payments, advances, losses and payments outside the statement stand here, with who asked and who
            decided.
          </EmptyState>
        }
      />
      {isPrinting && (
        <PrintedRecords
          title={`Approvals, file ${file.header?.fileNumber ?? ''}`}
          label="Printed approvals"
          records={rows.map((row) => ({
            key: keyOf(row),
            facts: `${row.subject} · ${amountText(row.request.amount)} · ${row.status.words}`,
            text: printedText(row, clock.moment),
          }))}
          onDone={() => setPrinting(false)}
        />
      )}
    </>
  );
}

/** Who asked and who decided, each with the day and what was said. */
function printedText({ request, decision }: ApprovalRow, moment: (instant: string) => string): string {
  const { requestedBy, requestedAt, comment, category, isRecoverable, memo } = request;
  const { decidedBy, decidedAt, decisionComment } = request;
  return [
    `Asked by ${requestedBy} on ${moment(requestedAt)}: ${comment}`,
    category === null ? null : `${category}, ${isRecoverable ? 'recoverable' : 'not recoverable'}`,
    memo,
    decision === null || decidedBy === null || decidedAt === null
      ? null
      : `${decision} by ${decidedBy} on ${moment(decidedAt)}${decisionComment === null ? '' : `: ${decisionComment}`}`,
  ]
    .filter((part) => part !== null)
    .join('\n');
}
