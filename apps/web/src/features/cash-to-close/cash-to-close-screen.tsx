import type { Settlement } from '@closewright/contract/settlement';
import {
  type CashLine,
  cashLines,
  type EstimateOfFees,
  estimateOfFees,
  type StatementFigures,
  storedEstimate,
} from '@closewright/domain/closing-file';
import { counted, formatMoney } from '@closewright/domain/formats';
import { DataGrid, type GridCell } from '@closewright/ui/data-grid';
import { useCallback, useMemo } from 'react';
import { useStore } from '../../lib/store.ts';
import { rowPath } from '../../records/editor/row-errors.ts';
import { singleKey } from '../../records/editor/rows.ts';
import { goToField } from '../../records/rows/go-to-field.ts';
import { RowField } from '../../records/rows/row-field.tsx';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { useFiguredFees, useStatementFigures } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { useEstimateGrid } from '../../records/settlement/use-estimate-grid.ts';
import { cashColumns, keyOfLine, stateOfLine } from './cash-columns.ts';

const routeName = 'file.settlement.cashtoclose-section';

/** The cash to close of a closing disclosure beside its loan estimate, which is entered here, and what the form says of each change. */
export const CashToCloseScreen = () => (
  <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>
);

function Loaded({ statement }: { statement: Settlement }) {
  const figures = useStatementFigures(statement);
  return figures && <CashToClose statement={statement} figures={figures} />;
}

function CashToClose({ statement, figures }: { statement: Settlement; figures: StatementFigures }) {
  const { editor, modeOf } = useStatementPage();
  const values = useStatementRows().statement[0]?.values;
  const errors = useStore(editor.errors);
  const fees = useFiguredFees(statement);
  const lines = useMemo(() => cashLines(figures, values ?? {}, fees), [figures, values, fees]);
  const wiring = useEstimateGrid<CashLine>({
    statement,
    routeName,
    first: { rowKey: 'cashToClose', columnId: 'final' },
    explain: useCallback((cell) => explain(lines, cell), [lines]),
    rows: lines,
    keyOf: keyOfLine,
    fieldOf: ({ field }) => (field === undefined ? undefined : { kind: 'statement', key: singleKey, name: field }),
    write: (line, value) => editor.write('statement', singleKey, storedEstimate(line, value)),
    beside(_, field) {
      const isFact = facts.includes(field);
      if (isFact) goToField(`statement.${field}`);
      return isFact;
    },
  });
  const columns = useMemo(() => cashColumns((field) => modeOf(`statement.${field}`).mode === 'edit'), [modeOf]);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {values && <Facts hasSeller={figures.cash.downPayment !== undefined} />}
      <FeesHint estimate={estimateOfFees(fees)} entered={values?.estimatedClosingCosts} />
      <DataGrid
        label="Cash to close"
        columns={columns}
        isComputed={({ field }) => field === undefined}
        rowState={(line) => stateOfLine(line, errors[rowPath('statement', singleKey, line.field ?? '')])}
        {...wiring}
        className="min-h-0 flex-1"
      />
    </div>
  );
}

const facts = ['purchaseWith', 'estimatedLenderCredits', 'lenderCreditsForCure'];
const ofStatement = { kind: 'statement', row: singleKey, className: 'w-[220px]' } as const;

/** What the table is worked out with besides its lines. */
function Facts({ hasSeller }: { hasSeller: boolean }) {
  return (
    <section
      aria-label="What it is worked out with"
      className="flex flex-none flex-wrap items-start gap-x-field-x gap-y-1 px-3 py-2"
    >
      {hasSeller && <RowField {...ofStatement} name="purchaseWith" className="w-[300px]" />}
      <RowField {...ofStatement} name="estimatedLenderCredits" />
      <RowField {...ofStatement} name="lenderCreditsForCure" />
    </section>
  );
}

/** What the estimates of single fees come to, beside the closing costs that are entered: said, not taken over. */
function FeesHint({ estimate, entered }: { estimate: EstimateOfFees | null; entered: unknown }) {
  if (estimate === null || estimate.total.value === entered) return null;
  const { total, without } = estimate;
  return (
    <p className="flex-none border-b border-hairline px-3 py-2 text-muted">
      The fees were estimated at {formatMoney(total.value)} in all, before lender credits
      {without > 0 && `; ${counted(without, 'fee')} without an estimate`}.
    </p>
  );
}

/** Why an amount of a line is what it is, of an open one what is missing. */
function explain(lines: readonly CashLine[], { rowKey, columnId }: GridCell) {
  const line = lines.find((each) => keyOfLine(each) === rowKey);
  const total = columnId === 'estimate' ? line?.estimate : line?.final;
  return line && total ? explainTotal(line.label, total) : null;
}
