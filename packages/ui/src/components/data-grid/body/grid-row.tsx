// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG grid), not rows and groups
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is gridcell or rowheader
import { Fragment, memo, type ReactNode } from 'react';
import { KitLink } from '../../link/index.ts';
import type { DrawnColumn } from '../columns/column-look.ts';
import { columnName } from '../columns/column-name.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import type { GridRowState, RowKey } from '../data-grid.types.ts';
import { cellText, hangingClass } from '../row-model/cell-text.ts';
import { SELECT_COLUMN, SelectBox } from '../selection/select-box.tsx';
import { CellMarks, MarkedFigure, markedCellClass, RowMark } from './row-marks.tsx';

/** A cell being edited: what stands in it. */
export interface CellContent {
  key: RowKey;
  column: string;
  node: ReactNode;
}

export interface GridRowProps<R> {
  row: R;
  rowKey: RowKey;
  /** Line, from 0. */
  line: number;
  ariaRowIndex: number;
  /** Depth in groups, from 1; without groups 0. */
  level: number;
  /** The page works it out: no box, nothing to edit. */
  computed: boolean | undefined;
  top: number;
  columns: readonly DrawnColumn<R>[];
  /** Column of the tab stop, -1 if it is in another row. */
  activeColumn: number;
  current: boolean;
  /** Undefined where rows are not selected. */
  selected: boolean | undefined;
  /** A selected row is ticked, and not tinted. */
  untinted: boolean;
  state: GridRowState | undefined;
  href: string | undefined;
  editing: CellContent | null;
  text: DataGridMessages;
}

const rowClass =
  'group/row contain-layout contain-style absolute print:relative print:break-inside-avoid print:transform-none! inset-x-0 top-0 grid h-grid-row [grid-template-columns:var(--cols)] bg-surface-base figures hover:bg-surface-hover data-[tone=selected]:bg-surface-selected data-selected:bg-surface-selected data-[tone=blocked]:bg-danger-bg data-[tone=error]:bg-danger-bg data-dragged:opacity-60 data-current:bg-surface-current';

/** Rows that sum others up: only they carry these, as what a row is matched against costs every row. */
const sumClasses: Partial<Record<NonNullable<GridRowState['tone']>, string>> = {
  subtotal: 'data-[tone=subtotal]:bg-surface-sunken font-semibold',
  total:
    'font-[650] after:pointer-events-none after:absolute after:inset-0 after:z-sticky-cell after:border-t after:border-t-(--border-strong) after:border-b-[3px] after:border-b-(--border-strong) after:[border-bottom-style:double]',
};

function GridRowView<R>(props: GridRowProps<R>) {
  const { row, rowKey, line, columns, activeColumn, selected, state, editing, level } = props;
  const sums = state?.tone && sumClasses[state.tone];
  return (
    <div
      role="row"
      aria-rowindex={props.ariaRowIndex}
      aria-level={level || undefined}
      aria-selected={selected ?? (state?.tone === 'selected' || undefined)}
      aria-busy={state?.tone === 'saving' || undefined}
      data-row={line}
      data-computed={props.computed || undefined}
      data-current={props.current || undefined}
      data-selected={(selected && !props.untinted) || undefined}
      data-tone={state?.tone}
      className={sums === undefined ? rowClass : `${rowClass} ${sums}`}
      style={{ transform: `translateY(${props.top}px)` }}
    >
      {columns.map(({ column, at, role, cell, style }) => {
        const mark = state?.cells?.[column.id];
        const edited = editing?.column === column.id;
        let content: ReactNode;
        let look = cell;
        let part = role;
        if (edited) {
          content = editing.node;
          look += ` ${markedCellClass}`;
        } else if (column.id === SELECT_COLUMN)
          content = !props.computed && <SelectBox checked={selected === true} label={props.text.selectRow} />;
        else if (column.editor?.toggle && !column.render)
          content = <SelectBox checked={column.value(row) === true} label={columnName(column)} />;
        // A drawn cell may hold state of its own: it goes with its row, not with the element that is used again.
        else if (column.render) content = <Fragment key={rowKey}>{column.render(row)}</Fragment>;
        else {
          const text = cellText(column, row);
          content = text;
          // An empty cell names no row, such as that of a new one.
          if (text === '') part = 'gridcell';
          look += hangingClass(column.kind, text);
        }
        if (mark?.origin && !edited)
          content = (
            <MarkedFigure mark={mark} column={column} text={props.text}>
              {content}
            </MarkedFigure>
          );
        if (role === 'rowheader' && !edited) {
          if (props.href !== undefined)
            content = (
              <KitLink href={props.href} tabIndex={-1} className="text-inherit no-underline hover:underline">
                {content}
              </KitLink>
            );
          if (state)
            content = (
              <>
                {content}
                <RowMark state={state} />
              </>
            );
        }
        return (
          <div
            key={column.id}
            role={part}
            aria-colindex={at + 1}
            aria-invalid={mark?.error ? true : undefined}
            aria-readonly={props.computed || (column.editable && column.editable(row) !== true) || undefined}
            data-col={at}
            tabIndex={at === activeColumn ? 0 : -1}
            className={mark ? `${look} ${markedCellClass}` : look}
            style={style}
          >
            {content}
            {mark && <CellMarks mark={mark} />}
          </div>
        );
      })}
    </div>
  );
}

/** One row. Renders again only if something of its own changed. */
export const GridRow = memo(GridRowView) as typeof GridRowView;
