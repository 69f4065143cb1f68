import type { MenuEntry } from '../../dropdown-menu/index.ts';
import type { GridInside } from '../grid-inside.ts';
import { cellStateAt, isExplained } from '../row-model/cell-state-at.ts';
import { cellText } from '../row-model/cell-text.ts';
import type { RowAct } from '../rows/row-acts.types.ts';
import { rowKeysOf } from '../rows/row-keys.ts';
import { type RowMenuMessages, rowMenuText } from './row-menu.messages.ts';

/** What can be said of acts on rows before they are done. */
export interface RowActOutlook<R> {
  /** The rows that an act from here is about. */
  rowsInHand: () => readonly R[];
  /** How many rows it adds, or is about. */
  countOf: (act: RowAct) => number;
  /** Why an act cannot be done; null where it can. */
  refusal: (act: RowAct, ends: Pick<RowMenuMessages, 'alreadyFirst' | 'alreadyLast'>) => string | null;
}

export interface RowMenuContent {
  /** Accessible name. */
  label: string;
  entries: readonly MenuEntry[];
}

const keyNames: Record<string, string> = { Equal: '=', Minus: '-', KeyD: 'D', ArrowUp: 'Up', ArrowDown: 'Down' };

const refused = (reason: string | null) => (reason === null ? {} : { disabled: true, disabledReason: reason });

/**
 * What the menu of the row in hand offers: opening and explaining it, the page's own commands, and the acts that the keys of rows do.
 * Null where there is nothing to offer. Ids of the grid begin with @, so that the page may call its own as it likes.
 */
export function rowMenuContent<R>(
  inside: GridInside<R>,
  { rowsInHand, countOf, refusal }: RowActOutlook<R>,
  onRowAct: (act: RowAct) => void,
): RowMenuContent | null {
  const { props, lines, active, columns, rowActs } = inside;
  const text = rowMenuText(inside.text);
  const row = lines.rowAt(active.row);
  const chosen = props.server ? [] : rowsInHand();
  const rows = chosen.length > 0 || row === undefined ? chosen : [row];
  const count = Math.max(1, chosen.length);
  const { onRowOpen, onExplain } = props;

  const opening: MenuEntry[] = [];
  if (row !== undefined && onRowOpen) {
    const isEdited = props.onCellsChange && columns[active.column]?.column.editor;
    opening.push({
      id: '@open',
      label: text.openRow,
      detail: isEdited ? undefined : 'Enter',
      ...refused(count > 1 ? text.oneRowOnly : null),
      onSelect: () => onRowOpen(row),
    });
  }
  if (onExplain) {
    const cell = cellStateAt(inside, active);
    const isWorked = cell !== null && isExplained(cell.state);
    opening.push({
      id: '@explain',
      label: text.explainFigure,
      detail: 'F1',
      ...refused(isWorked ? null : text.notWorkedOut),
      onSelect: () => cell && onExplain({ rowKey: cell.rowKey, columnId: cell.columnId }),
    });
  }
  const own = rows.length > 0 ? (props.rowMenu?.(rows) ?? []) : [];

  const acts: MenuEntry[] = [];
  for (const [act, code, shift] of rowActs ? rowKeysOf(rowActs) : []) {
    // Beside the head of a section rows can be added only.
    if (rows.length === 0 && act !== 'insert-below') continue;
    if (act === 'remove') acts.push({ kind: 'separator', id: '@before-remove' });
    acts.push({
      id: `@${act}`,
      label: text.act(act, Math.max(1, countOf(act))),
      detail: ['Alt', ...(shift ? ['Shift'] : []), keyNames[code]].join(' '),
      destructive: act === 'remove',
      ...refused(refusal(act, text)),
      onSelect: () => onRowAct(act),
    });
  }

  const groups = [[...opening, ...own], acts].filter((group) => group.length > 0);
  if (groups.length === 0) return null;
  const naming = columns.find(({ role }) => role === 'rowheader')?.column;
  const name = row !== undefined && naming ? cellText(naming, row) : '';
  const many = text.rowMenuCount(count);
  return {
    label: count > 1 ? text.rowMenuOf(many) : name === '' ? text.rowMenu : text.rowMenuOf(name),
    entries: [
      ...(count > 1 ? [{ kind: 'label' as const, id: '@count', label: many }] : []),
      ...groups.flatMap((group, at) =>
        at === 0 ? group : [{ kind: 'separator' as const, id: '@before-acts' }, ...group],
      ),
    ],
  };
}
