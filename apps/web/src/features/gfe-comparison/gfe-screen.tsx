import type { Settlement } from '@closewright/contract/settlement';
import { type GfeLine, type GfePage, gfePage, type StatementFigures } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { DataGrid, type GridCell } from '@closewright/ui/data-grid';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { useCallback, useMemo } from 'react';
import { useStore } from '../../lib/store.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { rowPath } from '../../records/editor/row-errors.ts';
import { singleKey } from '../../records/editor/rows.ts';
import type { CellField } from '../../records/rows/use-refused-cells.ts';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';
import type { StatementKind } from '../../records/settlement/statement-aggregate.ts';
import { figuredRows, useFiguredFees, useStatementFigures } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { useEstimateGrid } from '../../records/settlement/use-estimate-grid.ts';
import { cureKey, footOf, gfeColumns, sectionsOf, stateOfLine } from './gfe-columns.ts';

const routeName = 'file.settlement.gfe-comparison';

/** Page 3 of the HUD-1 of 2010: its charges beside the good faith estimate, which is entered here, and what is to be given back. */
export const GfeScreen = () => (
  <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>
);

function Loaded({ statement }: { statement: Settlement }) {
  const figures = useStatementFigures(statement);
  return figures && <Comparison statement={statement} figures={figures} />;
}

/** The row of a fee that a line has the estimate of. */
const feeOf = (field: string): number | null => {
  const [, at] = /^fees\.(\d+)\.estimate$/.exec(field) ?? [];
  return at === undefined ? null : Number(at);
};

function Comparison({ statement, figures }: { statement: Settlement; figures: StatementFigures }) {
  const { editor, modeOf } = useStatementPage();
  const rows = useStatementRows();
  const errors = useStore(editor.errors);
  const fees = useFiguredFees(statement);
  const page = useMemo(() => gfePage(figures, fees), [figures, fees]);
  const sections = useMemo(() => sectionsOf(page), [page]);
  const columns = useMemo(
    () => gfeColumns((field) => modeOf(feeOf(field) === null ? `statement.${field}` : 'fees.estimate').mode === 'edit'),
    [modeOf],
  );
  /** The stored field that a line has the estimate of. */
  const placeOf = (field: string | null): CellField<StatementKind> | undefined => {
    if (field === null) return undefined;
    const at = feeOf(field);
    if (at === null) return { kind: 'statement', key: singleKey, name: field };
    const row = figuredRows(rows, 'fees')[at];
    return row && { kind: 'fees', key: row.key, name: 'estimate' };
  };
  const errorOf = (field: string | null) => {
    const place = placeOf(field);
    return place && errors[rowPath(place.kind, place.key, place.name)];
  };
  const wiring = useEstimateGrid<GfeLine>({
    statement,
    routeName,
    first: { rowKey: cureKey, columnId: 'increase' },
    explain: useCallback((cell) => explain(page, cell), [page]),
    rows: page.lines,
    keyOf: ({ key }) => key,
    fieldOf: ({ field }) => placeOf(field),
    write({ field }, value) {
      const place = placeOf(field);
      if (place) editor.write(place.kind, place.key, { [place.name]: typeof value === 'number' ? value : null });
    },
  });
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <CureFinding page={page} />
      <DataGrid
        label="GFE comparison"
        columns={columns}
        isComputed={({ field }) => field === null}
        rowState={(line) => stateOfLine(line, errorOf(line.field))}
        sections={sections}
        foot={footOf(page)}
        {...wiring}
        className="min-h-0 flex-1"
      />
    </div>
  );
}

/** What rose too far, and what the comparison waits for. */
function CureFinding({ page: { cure, missing } }: { page: GfePage }) {
  if (cure === null || (cure.kind === 'figure' && cure.value <= 0)) return null;
  const words =
    cure.kind === 'figure'
      ? `Charges are ${formatMoney(cure.value)} above what the good faith estimate allows.`
      : `Open: ${missing.map((each) => each.words).join('; ')}`;
  return (
    <div className="flex-none border-b border-hairline px-3 py-2">
      <FindingBadge>{words}</FindingBadge>
    </div>
  );
}

/** Why an amount of a line is what it is, of an open one what is missing. */
function explain(page: GfePage, { rowKey, columnId }: GridCell): ExplanationNode | null {
  const { lines, tenPercent, cure } = page;
  if (rowKey === cureKey) return cure && explainTotal('Due back to the borrower', cure);
  const line = lines.find(({ key }) => key === rowKey);
  if (rowKey === 'tenPercent' && columnId === 'percent') {
    const percent = tenPercent?.percent;
    return percent ? explanationOf(percent.trace) : null;
  }
  const amounts = rowKey === 'tenPercent' ? tenPercent : line;
  const total = amounts && (columnId === 'estimate' || columnId === 'increase' ? amounts[columnId] : amounts.final);
  return total ? explainTotal(line?.label ?? 'Charges that may rise by 10 % in total', total) : null;
}
