import type { Settlement } from '@closewright/contract/settlement';
import type { HudWorksheet, StatementTotal, WorksheetEntry, WorksheetPart } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { DataGrid, type GridCell, type GridColumn, moneyEditor } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useMemo, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import { rowPath } from '../../records/editor/row-errors.ts';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { useStatementFields } from '../../records/settlement/statement-fields.ts';
import { figuredRows } from '../../records/settlement/statement-figures.ts';
import { useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';

/** An entry with the line that counts it. */
type Line = WorksheetEntry & { readonly part: string };

const textOf = (total: StatementTotal): string => (total.kind === 'figure' ? formatMoney(total.value) : 'Open');
const calculated = { origin: 'calculated' } as const;
const states = { buyer: calculated, seller: calculated };

const sumsOf = ({ buyer, seller }: Pick<WorksheetPart, 'buyer' | 'seller'>) => ({
  cells: { buyer: textOf(buyer), seller: textOf(seller) },
  states,
});

const titleOf = ({ number, label }: Pick<WorksheetPart, 'number' | 'label'>): string => `${number} ${label}`.trim();

function columnsOf(mayEdit: boolean): readonly GridColumn<Line>[] {
  const columns: readonly GridColumn<Line>[] = [
    { id: 'number', header: 'Line', width: 64, value: ({ number }) => number },
    { id: 'label', header: 'Charge', minWidth: 460, grow: 2, rowHeader: true, value: ({ label }) => label },
    { id: 'payee', header: 'Payee', minWidth: 160, grow: 1, value: ({ payee }) => payee },
    {
      id: 'buyer',
      header: 'Borrower at closing',
      kind: 'money',
      width: 152,
      value: ({ buyer }) => buyer?.value ?? null,
      editor: moneyEditor(),
      editable: ({ fee, isOwn }) => {
        if (fee === null) return 'It is worked out, or entered, on another page';
        return isOwn ? mayEdit : 'The seller pays a part of it for the borrower';
      },
    },
    {
      id: 'seller',
      header: 'Seller at closing',
      kind: 'money',
      width: 136,
      value: ({ seller }) => seller?.value ?? null,
    },
  ];
  return columns.map((column) => ({ ...column, sortable: false }));
}

interface WorksheetGridProps {
  statement: Settlement;
  routeName: string;
  label: string;
  sheet: HudWorksheet;
}

/** Lines of the HUD-1 with what they are made of; what the borrower pays of a fee is edited in place. */
export function WorksheetGrid({ statement, routeName, label, sheet }: WorksheetGridProps) {
  const { editor, modeOf } = useStatementPage();
  const rows = useStatementRows();
  const errors = useStore(editor.errors);
  const [first] = sheet.parts;
  const [asked, setAsked] = useState<GridCell>({ rowKey: first?.number ?? '', columnId: 'buyer' });
  const explanation = useMemo(() => explain(sheet, asked), [sheet, asked]);
  const openField = useStatementFields(statement, routeName);
  useWhy(explanation, openField);
  useHotkey('F1', 'Why this figure', openWhy, { inFields: true });
  const columns = useMemo(() => columnsOf(modeOf('fees.borrowerAtClosing').mode === 'edit'), [modeOf]);
  const keyOf = (fee: string | null): number | undefined =>
    fee === null ? undefined : figuredRows(rows, 'fees')[Number(fee.slice('fees.'.length))]?.key;
  const errorOf = (fee: string | null): string | undefined => {
    const key = keyOf(fee);
    return key === undefined ? undefined : errors[rowPath('fees', key, 'borrowerAtClosing')];
  };
  return (
    <DataGrid
      label={label}
      columns={columns}
      rows={sheet.parts.flatMap(({ number, entries }) => entries.map((entry): Line => ({ ...entry, part: number })))}
      rowKey={({ key }) => key}
      isComputed={({ fee }) => fee === null}
      rowState={({ fee }) => {
        const error = errorOf(fee);
        return {
          cells: { ...(fee === null && { buyer: calculated }), ...(error !== undefined && { buyer: { error } }) },
        };
      }}
      sections={{
        list: sheet.parts.map((part) => ({ key: part.number, title: titleOf(part), ...sumsOf(part) })),
        of: ({ part }) => part,
      }}
      {...(sheet.total && {
        foot: [
          { key: sheet.total.number, title: titleOf(sheet.total), tone: 'total' as const, ...sumsOf(sheet.total) },
        ],
      })}
      undo="page"
      onCellsChange={(edits, { showRefused }) =>
        editor.step(() => {
          for (const { row, value } of edits) {
            const key = keyOf(row.fee);
            const amount = typeof value === 'number' ? value : null;
            // An amount takes the place of a share by percent.
            if (key !== undefined)
              editor.write('fees', key, { borrowerAtClosing: amount, borrowerAtClosingPercent: null });
          }
        }, showRefused && { showRefused })
      }
      onRowOpen={({ fee }) => fee !== null && openField(`${fee}.label`)}
      onActiveCellChange={(cell) => cell && setAsked(cell)}
      onExplain={(cell) => {
        setAsked(cell);
        openWhy();
      }}
      empty={<EmptyState title="Nothing is charged here yet">Fees of these lines are entered on Fees.</EmptyState>}
      className="min-h-0 flex-1"
    />
  );
}

/** Why an amount of a line or an entry is what it is. */
function explain({ parts, total }: HudWorksheet, { rowKey, columnId }: GridCell) {
  const side = columnId === 'seller' ? 'seller' : 'buyer';
  const part = [...parts, ...(total ? [total] : [])].find(({ number }) => number === rowKey);
  if (part) return explainTotal(titleOf(part), part[side]);
  const entry = parts.flatMap(({ entries }) => entries).find(({ key }) => key === rowKey);
  const figure = entry?.[side];
  return figure ? explanationOf(figure.trace) : null;
}
