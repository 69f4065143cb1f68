import type { Settlement } from '@closewright/contract/settlement';
import type { Side } from '@closewright/domain/adjustments';
import type { StatementFigures } from '@closewright/domain/closing-file';
import { SettlementStatementType } from '@closewright/domain/orders';
import { DataGrid, type GridCell, type GridCellState, type GridHandle } from '@closewright/ui/data-grid';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useMemo, useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { rowPath } from '../../records/editor/row-errors.ts';
import { useFieldGrid } from '../../records/rows/go-to-field.ts';
import { useAddedRow } from '../../records/rows/use-added-row.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { useRowEdits } from '../../records/rows/use-row-edits.ts';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { useStatementFields } from '../../records/settlement/statement-fields.ts';
import { useStatementFigures } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { AddDebitOrCredit } from './add-debit-or-credit.tsx';
import { debitColumns, firstColumnOf, lineName } from './debit-columns.tsx';
import { isMirrored, type Line, linesOf, newKindIn, rowOf } from './summary-lines.ts';
import { footKey, outlineOf, totalAt } from './summary-outline.ts';

const routeName = 'settlement:debits-and-credits';

/** Debits and credits of a statement: the summaries K to N of both sides, what other pages work out and what is typed here. */
export function DebitsAndCreditsScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>;
}

function Loaded({ statement }: { statement: Settlement }) {
  const figures = useStatementFigures(statement);
  return figures && <DebitsAndCredits statement={statement} figures={figures} />;
}

const sideOf = (column: string): Side => (column === 'sellerAmount' ? 'seller' : 'buyer');

function DebitsAndCredits({ statement, figures }: { statement: Settlement; figures: StatementFigures }) {
  const { editor, mayEdit } = useStatementPage();
  const rows = useStatementRows();
  const errors = useStore(editor.errors);
  const isHud = useOpenFile()?.header?.settlementStatementType !== SettlementStatementType.CDF;
  const form = isHud ? 'HUD' : 'CDF';
  const lines = useMemo(() => linesOf(figures, rows, form), [figures, rows, form]);
  const outline = useMemo(() => outlineOf(figures, form), [figures, form]);
  const grid = useRef<GridHandle>(null);
  useFieldGrid('adjustments', grid);
  const openField = useStatementFields(statement, routeName);
  const [asked, setAsked] = useState<GridCell>({ rowKey: footKey, columnId: 'buyerAmount' });
  const explanation = useMemo(() => explain(figures, lines, asked), [figures, lines, asked]);
  useWhy(explanation, openField);
  useHotkey('F1', 'Why this figure', openWhy, { inFields: true });

  const removeRow = useRemoveRow('adjustments');
  const remove = (line: Line) =>
    void removeRow([rowOf(line)], {
      title: `Delete ${lineName(line)}?`,
      message: 'The activity keeps what was there.',
    });
  const { onCellsChange, onChange } = useRowEdits('adjustments', rowOf, (row) => void removeRow([row]));
  useAddedRow(
    rows.adjustments.map(({ key }) => key),
    (at) => {
      const row = rows.adjustments[at];
      if (row) grid.current?.goTo(row.key, firstColumnOf(row));
    },
  );
  const removal = { label: (line: Line) => `Delete ${lineName(line)}`, onRemove: remove };
  const columns = debitColumns(openField, mayEdit ? removal : null);
  const create = (_beside: Line | null, section: string | null): Line => {
    const row = editor.make({ kind: newKindIn(section) });
    return { key: row.key, place: 'due', row };
  };
  const stateOf = (line: Line) => {
    const cells = Object.fromEntries(columns.map(({ id }) => [id, cellState(line, id, errors)]));
    return { cells };
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {mayEdit && (
        <div className="flex flex-none items-center gap-1 border-b border-hairline px-2 py-1.5">
          <AddDebitOrCredit onAdd={(kind) => editor.add('adjustments', [{ kind }])} />
        </div>
      )}
      <DataGrid
        label="Debits and credits"
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        isComputed={({ row }) => row === undefined}
        rowState={stateOf}
        {...outline}
        handle={grid}
        undo="page"
        onCellsChange={onCellsChange}
        rowActs={mayEdit ? { create, removable: false, movable: false, onChange } : undefined}
        onCurrentChange={(line) => editor.dropBlank('adjustments', line?.row?.key)}
        onExplain={(cell) => {
          setAsked(cell);
          openWhy();
        }}
        className="min-h-0 flex-1"
      />
    </div>
  );
}

function cellState(line: Line, column: string, errors: Readonly<Record<string, string>>): GridCellState {
  const error = line.row && errors[rowPath('adjustments', line.row.key, column)];
  if (error !== undefined) return { error };
  if (column !== 'buyerAmount' && column !== 'sellerAmount') return {};
  const side = sideOf(column);
  const isWorkedOut = line.row === undefined ? line.summary?.sides.includes(side) : isMirrored(line, side);
  return isWorkedOut ? { origin: 'calculated' } : {};
}

/** Why the figure of a cell is what it is; of an open one what is missing. */
function explain(
  figures: StatementFigures,
  lines: readonly Line[],
  { rowKey, columnId }: GridCell,
): ExplanationNode | null {
  const side = sideOf(columnId);
  const total = totalAt(figures, rowKey, side);
  if (total) return explainTotal(rowKey === footKey ? 'Cash' : 'Total', total);
  const line = lines.find(({ key }) => key === rowKey);
  const trace = line?.summary?.amounts[side];
  if (trace) return explanationOf(trace);
  const missing = line?.summary?.missing ?? [];
  return line && missing.length > 0 ? explainTotal(lineName(line), { kind: 'open', missing }) : null;
}
