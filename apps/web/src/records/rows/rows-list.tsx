import { Button } from '@closewright/ui/button';
import { DataGrid, type GridColumn, type GridHandle } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { IconButton } from '@closewright/ui/icon-button';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Splitter } from '@closewright/ui/splitter';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import type { Row } from '../editor/aggregate.ts';
import { changedIDs } from '../editor/row-errors.ts';
import { inOrder } from '../editor/rows.ts';
import { useFieldGrid } from './go-to-field.ts';
import { useKindMode, useRecordPage, useRows } from './page-context.ts';

export interface RowsListProps {
  kind: string;
  /** Accessible name: "Properties". */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** The rows shown, in order; all of the kind when left out. */
  rows?: readonly Row[] | undefined;
  /** The key of the row in hand. */
  current: number | null;
  onCurrentChange(key: number): void;
  /** Word of the button, and what it does. */
  add?: { label: string; onAdd(): void } | undefined;
  /** Takes rows away, by Del: the one in hand, or those that are selected with it. */
  onRemove?: ((rows: readonly Row[]) => void) | undefined;
  /** More buttons beside it. */
  more?: ReactNode;
  /** Several rows at once, for what is done to them together. */
  selection?: { keys: ReadonlySet<number>; onChange(keys: ReadonlySet<number>): void } | undefined;
  /** What else can be done to rows: in their menu, behind what puts them in order. */
  commands?: (rows: readonly Row[]) => readonly MenuEntry[];
  empty: ReactNode;
  /** The form of the row in hand. */
  children: ReactNode;
}

/** What puts the row in hand in order, by key, button or menu. */
const [up, down] = [
  { id: 'up', by: -1, label: 'Move up', icon: ArrowUp, hotkey: 'Alt+ArrowUp', keys: 'Alt Up', end: 'first' },
  { id: 'down', by: 1, label: 'Move down', icon: ArrowDown, hotkey: 'Alt+ArrowDown', keys: 'Alt Down', end: 'last' },
] as const;

/**
 * The rows of a kind in a list beside the form: chosen by arrows or pointer, put in order by Alt and arrows, buttons or menu, added by Ins
 * and taken away by Del. The line between list and form is moved.
 */
export function RowsList({
  kind,
  label,
  columns,
  rows: given,
  current,
  onCurrentChange,
  add,
  onRemove,
  more,
  selection,
  commands,
  empty,
  children,
}: RowsListProps) {
  const { editor, mayEdit: mayEditPage } = useRecordPage();
  const { mode, reason } = useKindMode(kind);
  const mayEdit = mode === 'edit';
  const all = useRows();
  const grid = useRef<GridHandle>(null);
  // The form beside it has two columns then, and keeps them with figures at its side.
  const isWide = useMediaQuery('(min-width: 1600px)');
  useFieldGrid(kind, grid);
  const errors = useStore(editor.errors);
  const rows = given ?? inOrder(editor.kinds, all, kind);
  const isOrdered = given === undefined && editor.kinds[kind]?.order !== undefined;
  const changed = changedIDs(editor.kinds, kind, editor.changes() ?? {});
  const at = rows.findIndex(({ key }) => key === current);
  const canMove = (by: -1 | 1) => mayEdit && isOrdered && at >= 0 && rows[at + by] !== undefined;
  const move = (by: -1 | 1) => {
    if (current !== null && canMove(by)) editor.move(kind, current, by);
  };
  // The tab stop of the list is the row in hand, wherever the keys were in it before.
  const enter = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget: list, target, relatedTarget } = event;
    const row = list.querySelector(`[data-row="${at}"]`);
    if (list.contains(relatedTarget) || target.closest('[data-row]') === null || row?.contains(target)) return;
    const cell = row?.querySelector<HTMLElement>('[data-col]');
    if (!cell) return;
    event.stopPropagation();
    cell.focus();
  };
  const removeByKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const row = rows[at];
    if (key !== 'Delete' || altKey || ctrlKey || metaKey || shiftKey) return;
    // Keys of a box or a menu in the list are its own.
    if (!mayEdit || row === undefined || !(target instanceof Element) || !target.matches('[data-row] [data-col]'))
      return;
    event.preventDefault();
    const isSelected = (each: number) => selection?.keys.has(each) === true;
    onRemove?.(isSelected(row.key) ? rows.filter((each) => isSelected(each.key)) : [row]);
  };
  useHotkey(mayEdit && add ? 'Insert' : null, add?.label ?? '', () => add?.onAdd(), { inFields: true });
  useHotkey(mayEdit ? up.hotkey : null, up.label, () => move(up.by), { inFields: true });
  useHotkey(mayEdit ? down.hotkey : null, down.label, () => move(down.by), { inFields: true });
  const menuOf = (chosen: readonly Row[]): readonly MenuEntry[] => [
    ...(mayEdit && isOrdered && chosen.length === 1
      ? [up, down].map(({ id, by, label: name, icon: Icon, keys, end }) => ({
          id,
          label: name,
          icon: <Icon aria-hidden strokeWidth={1.75} />,
          detail: keys,
          disabled: !canMove(by),
          disabledReason: `It is the ${end} one already.`,
          onSelect: () => move(by),
        }))
      : []),
    ...(commands?.(chosen) ?? []),
  ];
  const list = (
    <section aria-label={`${label} list`} className="flex min-h-0 flex-1 flex-col">
      {mayEditPage && !mayEdit && (
        <p className="flex-none border-b border-hairline px-cell py-1.5 text-label text-muted">{reason?.text}</p>
      )}
      {mayEdit && (
        <div className="flex flex-none flex-wrap items-center gap-1 border-b border-hairline px-2 py-1.5">
          {add && (
            <Button size="sm" icon={Plus} shortcut="Ins" onClick={add.onAdd}>
              {add.label}
            </Button>
          )}
          {more}
          {isOrdered && (
            <span className="ml-auto flex gap-0.5">
              {[up, down].map(({ id, by, label: name, icon, keys }) => (
                <IconButton
                  key={id}
                  icon={icon}
                  label={`${name} (${keys})`}
                  size="sm"
                  disabled={!canMove(by)}
                  onClick={() => move(by)}
                />
              ))}
            </span>
          )}
        </div>
      )}
      <div onFocusCapture={enter} onKeyDownCapture={removeByKey} className="flex min-h-0 flex-1 flex-col">
        <DataGrid
          label={label}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          resizable={false}
          handle={grid}
          undo="page"
          {...(selection && mayEdit
            ? {
                selectable: true,
                selectedKeys: selection.keys,
                // The keys of these rows are numbers.
                onSelectedKeysChange: (keys) => selection.onChange(keys as ReadonlySet<number>),
              }
            : {})}
          rowMenu={isOrdered || commands ? menuOf : undefined}
          currentKey={current}
          onCurrentChange={(row) => row && onCurrentChange(row.key)}
          rowState={({ key, id }) =>
            Object.keys(errors).some((path) => path.startsWith(`${kind}.${key}.`))
              ? { tone: 'error', description: 'Something in it is to be corrected' }
              : changed.has(id)
                ? { tone: 'dirty', description: 'Not saved yet' }
                : undefined
          }
          className="min-h-0 flex-1"
          empty={empty}
        />
      </div>
    </section>
  );
  return (
    <Splitter name="rows-list" label="Width of the list" defaultSize={isWide ? 330 : 300} min={220} minOther={360}>
      {list}
      {children}
    </Splitter>
  );
}
