import type { Settlement } from '@closewright/contract/settlement';
import type { Side } from '@closewright/domain/adjustments';
import { amountOfAdjustment, type StatementFigures, type SummaryForm } from '@closewright/domain/closing-file';
import { counted } from '@closewright/domain/formats';
import { DataGrid, type GridCell, type GridHandle, type GridRowState } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import { useColumnsByMode } from '../../records/rows/columns-by-mode.ts';
import { useFieldGrid } from '../../records/rows/go-to-field.ts';
import { useAddedRow } from '../../records/rows/use-added-row.ts';
import { useGridRows } from '../../records/rows/use-grid-rows.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { asksForParts, LineParts, partsKey, useLineParts } from '../../records/settlement/line-parts.tsx';
import { usePartyNames } from '../../records/settlement/party-names.ts';
import { useStatementFields } from '../../records/settlement/statement-fields.ts';
import { useStatementFigures } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { AddDebitOrCredit } from './add-debit-or-credit.tsx';
import { amountWidth, debitColumns, firstColumnOf, lineName } from './debit-columns.tsx';
import { isMirrored, type Line, linesOf, newKindIn } from './summary-lines.ts';
import { foots, outlineOf, totalAt } from './summary-outline.ts';

/** What a page of the summaries is called, and its grid and button. */
interface Names {
  readonly routeName: string;
  readonly grid: string;
  readonly add: string;
}

const debitsAndCredits: Names = {
  routeName: 'settlement:debits-and-credits',
  grid: 'Debits and credits',
  add: 'Add debit or credit',
};

const payoffsAndPayments: Names = {
  routeName: 'file.settlement.cdfPayoffPayments',
  grid: 'Payoffs and payments',
  add: 'Add payment or credit',
};

/** Debits and credits of a statement: the summaries K to N of both sides, what other pages work out and what is typed here. */
export const DebitsAndCreditsScreen = () => <SummaryPage names={debitsAndCredits} />;

/** Payoffs and payments of a closing disclosure without a seller: K in place of the summaries. */
export const PayoffsAndPaymentsScreen = () => <SummaryPage names={payoffsAndPayments} form="noSeller" />;

interface PageOfForm {
  names: Names;
  /** That of the file, where the page is not of one alone. */
  form?: SummaryForm;
}

const SummaryPage = (page: PageOfForm) => (
  <StatementPage routeName={page.names.routeName}>
    {(statement) => <Loaded {...page} statement={statement} />}
  </StatementPage>
);

function Loaded(page: PageOfForm & { statement: Settlement }) {
  const figures = useStatementFigures(page.statement);
  return figures && <Summaries form={figures.form} {...page} figures={figures} />;
}

const sideOf = (column: string): Side => (column === 'sellerAmount' ? 'seller' : 'buyer');

interface SummariesProps extends Required<PageOfForm> {
  statement: Settlement;
  figures: StatementFigures;
}

function Summaries({ names, form, statement, figures }: SummariesProps) {
  const { editor, mayEdit } = useStatementPage();
  const rows = useStatementRows();
  const lines = useMemo(() => linesOf(figures, rows, form), [figures, rows, form]);
  const outline = useMemo(() => outlineOf(figures, form), [figures, form]);
  const grid = useRef<GridHandle>(null);
  const parts = useLineParts('adjustments', grid);
  const inHand = useRef<Line>(null);
  const typed = (line: Line | null | undefined) => (line && !line.isWorkedOut ? line : undefined);
  const itemized = typed(lines.find(({ key }) => key === parts.shown));
  useFieldGrid('adjustments', grid, (key, field) => {
    const [, at, ofPart] = /^parts\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const line = lines.find((each) => each.key === key);
    if (line === undefined || ofPart === undefined) return false;
    parts.open(line, Number(at), ofPart);
    return true;
  });
  const openField = useStatementFields(statement, names.routeName);
  const [asked, setAsked] = useState<GridCell>({ rowKey: foots[form].key, columnId: 'buyerAmount' });
  const explanation = useMemo(() => explain(figures, lines, asked), [figures, lines, asked]);
  useWhy(explanation, openField);
  useHotkey('F1', 'Why this figure', openWhy, { inFields: true });
  const addLine = () => grid.current?.actOnRows('insert-below');
  useHotkey(mayEdit ? 'Insert' : null, names.add, addLine, { inFields: true });

  const remove = useRemoveRow('adjustments');
  const removeLines = (gone: readonly Line[]) => {
    const stored = gone.filter(({ id }) => id > 0);
    const [first] = stored;
    const what = first && stored.length === 1 ? lineName(first) : counted(stored.length, 'adjustment');
    return remove(gone, first && { title: `Delete ${what}?`, message: 'The activity keeps what was there.' });
  };
  useAddedRow(
    rows.adjustments.map(({ key }) => key),
    (at) => {
      const row = rows.adjustments[at];
      if (row) grid.current?.goTo(row.key, firstColumnOf(row));
    },
  );
  const removal = {
    label: (line: Line) => `Delete ${lineName(line)}`,
    onRemove: (line: Line) => void removeLines([line]),
  };
  const allColumns = debitColumns(
    form,
    openField,
    mayEdit ? removal : null,
    usePartyNames(statement),
    amountWidth(lines, figures),
  );
  const columns = useColumnsByMode('adjustments', allColumns);
  const bound = useGridRows({
    kind: 'adjustments',
    columns,
    rows: lines,
    onRemove: removeLines,
    rowActs: {
      create: (_beside, section) => editor.make({ kind: newKindIn(section, form) }),
      removable: false,
      movable: false,
    },
    stateOf,
  });
  const menuOf = ([line, ...more]: readonly Line[]): readonly MenuEntry[] => {
    const one = typed(line);
    return one === undefined || more.length > 0
      ? []
      : [{ id: 'parts', label: 'Parts', detail: partsKey.detail, onSelect: () => parts.open(one) }];
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const line = typed(inHand.current);
    if (line === undefined || !asksForParts(event)) return;
    event.preventDefault();
    parts.open(line);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the grid inside come up to it
    <div className="flex min-h-0 min-w-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      {mayEdit && (
        <div className="flex flex-none items-center gap-1 border-b border-hairline px-2 py-1.5">
          <AddDebitOrCredit form={form} label={names.add} onAdd={(kind) => editor.add('adjustments', [{ kind }])} />
        </div>
      )}
      <DataGrid
        label={names.grid}
        columns={columns}
        rows={lines}
        isComputed={({ isWorkedOut }: Line) => isWorkedOut === true}
        {...outline}
        {...bound}
        handle={grid}
        rowMenu={menuOf}
        onCurrentChange={(line) => {
          bound.onCurrentChange(line);
          inHand.current = line;
        }}
        onExplain={(cell) => {
          setAsked(cell);
          openWhy();
        }}
        className="min-h-0 flex-1"
      />
      {itemized && (
        <LineParts
          list="adjustments"
          statement={statement}
          row={itemized}
          label={lineName(itemized)}
          total={amountOfAdjustment(itemized.values)}
          onClose={parts.close}
        />
      )}
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
  if (total) return explainTotal(rowKey === foots.CDF.key ? 'Cash' : 'Total', total);
  const line = lines.find(({ key }) => key === rowKey);
  const trace = line?.summary?.amounts[side];
  if (trace) return explanationOf(trace);
  const missing = line?.summary?.missing ?? [];
  return line && missing.length > 0 ? explainTotal(lineName(line), { kind: 'open', missing }) : null;
}
