import type { Settlement } from '@closewright/contract/settlement';
import type { Side } from '@closewright/domain/adjustments';
import type { StatementFigures } from '@closewright/domain/closing-file';
import { SettlementStatementType } from '@closewright/domain/orders';
import { DataGrid, type GridCell, type GridHandle, type GridRowState } from '@closewright/ui/data-grid';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useMemo, useRef, useState } from 'react';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { useFieldGrid } from '../../records/rows/go-to-field.ts';
import { useAddedRow } from '../../records/rows/use-added-row.ts';
import { useGridRows } from '../../records/rows/use-grid-rows.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { useStatementFields } from '../../records/settlement/statement-fields.ts';
import { useStatementFigures } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { AddDebitOrCredit } from './add-debit-or-credit.tsx';
import { debitColumns, firstColumnOf, lineName } from './debit-columns.tsx';
import { isMirrored, type Line, linesOf, newKindIn } from './summary-lines.ts';
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

  const remove = useRemoveRow('adjustments');
  const ask = (line: Line) =>
    void remove([line], { title: `Delete ${lineName(line)}?`, message: 'The activity keeps what was there.' });
  useAddedRow(
    rows.adjustments.map(({ key }) => key),
    (at) => {
      const row = rows.adjustments[at];
      if (row) grid.current?.goTo(row.key, firstColumnOf(row));
    },
  );
  const removal = { label: (line: Line) => `Delete ${lineName(line)}`, onRemove: ask };
  const columns = debitColumns(openField, mayEdit ? removal : null);
  const bound = useGridRows({
    kind: 'adjustments',
    columns,
    rows: lines,
    onRemove: (gone) => void remove(gone),
    rowActs: {
      create: (_beside, section) => editor.make({ kind: newKindIn(section) }),
      removable: false,
      movable: false,
    },
    stateOf,
  });
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
        isComputed={({ isWorkedOut }: Line) => isWorkedOut === true}
        {...outline}
        {...bound}
        handle={grid}
        onExplain={(cell) => {
          setAsked(cell);
          openWhy();
        }}
        className="min-h-0 flex-1"
      />
    </div>
  );
}

const sides = ['buyer', 'seller'] as const;

/** Amounts that are worked out are dotted, in a typed line those of the side that has the amount of the other one. */
function stateOf(line: Line): GridRowState {
  const isCalculated = (side: Side) => (line.isWorkedOut ? line.summary?.sides.includes(side) : isMirrored(line, side));
  const cells = sides.filter(isCalculated).map((side) => [`${side}Amount`, { origin: 'calculated' }] as const);
  return { cells: Object.fromEntries(cells) };
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
