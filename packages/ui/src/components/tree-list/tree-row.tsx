// biome-ignore-all lint/a11y/useSemanticElements: rows of a treegrid with a layout of their own cannot be table elements
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows take the focus (APG treegrid), not the cells
// biome-ignore-all lint/a11y/useKeyWithClickEvents: keys are handled once, on the list
import { ChevronRight, GripVertical } from 'lucide-react';
import { type MouseEvent, memo, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { CountBadge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import type { TreeListMessages } from './tree-list.messages.ts';
import type { TreeAction, TreeID, TreeItem, TreeRow } from './tree-list.types.ts';
import { treeRowVariants, treeTextVariants } from './tree-list.variants.ts';
import { TreeBadges, TreeToolbar } from './tree-marks.tsx';
import { TreeNotes } from './tree-notes.tsx';

/** What all rows of a list share. One object for as long as nothing of it changes, so that rows are not drawn for nothing. */
export interface TreeRowShared<T extends TreeItem> {
  text: TreeListMessages;
  readOnly: boolean;
  renderText: ((row: TreeRow<T>) => ReactNode) | undefined;
  renderNotes: ((row: TreeRow<T>) => ReactNode) | undefined;
  actions: readonly TreeAction<T>[];
  onCaret: (row: TreeRow<T>) => void;
  onRetry: (row: TreeRow<T>) => void;
  onBadgeRemove: ((row: TreeRow<T>, badgeID: string) => void) | undefined;
  onHandle: (event: PointerEvent, row: TreeRow<T>) => void;
  onPress: (event: MouseEvent, row: TreeRow<T>) => void;
  onEdit: (row: TreeRow<T>) => void;
  onHover: (id: TreeID | null) => void;
}

export interface TreeRowProps<T extends TreeItem> {
  row: TreeRow<T>;
  index: number;
  /** Empty height before it. */
  before: number;
  /** Holds the tab stop. */
  active: boolean;
  /** Holds the tab stop while the focus is in the list. */
  current: boolean;
  hovered: boolean;
  selected: boolean;
  cut: boolean;
  dragging: boolean;
  /** Level of the line where a drag would drop, above (`before`) or below this row. */
  drop: { edge: 'before' | 'after'; level: number } | null;
  load: 'loading' | 'failed' | undefined;
  /** The editor, while the row is being edited. */
  editor: ReactNode;
  measure: (element: HTMLElement | null) => void;
  shared: TreeRowShared<T>;
}

function TreeRowView<T extends TreeItem>(props: TreeRowProps<T>) {
  const { row, index, before, active, current, hovered, selected, cut, dragging, drop, load, editor, measure, shared } =
    props;
  const { item, path } = row;
  const { text, readOnly } = shared;
  const element = useRef<HTMLDivElement | null>(null);
  const editing = editor !== null;

  useLayoutEffect(() => {
    // One tab stop per list, then the controls of its row: whatever is in the row, also what the caller drew.
    for (const control of element.current?.querySelectorAll<HTMLElement>('button,a[href]') ?? [])
      control.tabIndex = active && control.dataset.slot !== 'tree-caret' ? 0 : -1;
  });

  const Text = item.deleted ? 'del' : 'div';
  const content =
    item.text.trim() === '' ? (
      <span className={treeTextVariants({ look: 'placeholder' })}>{text.placeholder}</span>
    ) : (
      <Text
        className={treeTextVariants({
          look: item.deleted ? 'deleted' : row.hasChildren && row.level === 1 ? 'parent' : 'text',
        })}
      >
        {shared.renderText?.(row) ?? item.text}
      </Text>
    );

  return (
    <div
      ref={(node) => {
        element.current = node;
        measure(node);
      }}
      role="row"
      data-slot="tree-row"
      data-row={index}
      tabIndex={active ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-rowindex={index + 1}
      aria-expanded={row.hasChildren ? row.open : undefined}
      aria-selected={readOnly ? undefined : selected}
      aria-busy={load === 'loading' || undefined}
      data-current={current || editing || undefined}
      data-selected={selected || undefined}
      data-cut={cut || undefined}
      data-dragging={dragging || undefined}
      onClick={(event) => shared.onPress(event, row)}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onPointerEnter={(event) => event.pointerType !== 'touch' && shared.onHover(row.id)}
      onPointerLeave={() => shared.onHover(null)}
      className={treeRowVariants({ drop: drop?.edge ?? 'none' })}
      style={
        { '--tree-level': row.level, '--drop-level': drop?.level, marginBlockStart: before || undefined } as object
      }
    >
      <div role="gridcell" className={cn('flex min-w-0 flex-1 items-start', editing && 'pb-2')}>
        <span
          aria-hidden
          title={readOnly ? undefined : text.drag}
          data-slot="tree-handle"
          onPointerDown={readOnly ? undefined : (event) => shared.onHandle(event, row)}
          className={cn(
            'flex h-[29px] w-6 flex-none touch-none items-center justify-center text-disabled',
            readOnly ? 'invisible' : 'cursor-grab group-data-dragging/row:cursor-grabbing hover:text-muted',
          )}
        >
          <GripVertical className="size-icon-sm" strokeWidth={1.75} />
        </span>
        <span className="flex h-[29px] w-6 flex-none items-center justify-center text-muted">
          {load === 'loading' ? (
            <span role="img" aria-label={text.loading} className="busy-ring" />
          ) : row.hasChildren ? (
            <button
              type="button"
              tabIndex={-1}
              data-slot="tree-caret"
              aria-label={row.open ? text.collapse(path) : text.expand(path)}
              onClick={(event) => {
                event.stopPropagation();
                shared.onCaret(row);
              }}
              className="inline-flex size-6 cursor-pointer items-center justify-center rounded-sm"
            >
              <ChevronRight
                aria-hidden
                className={cn(
                  'size-icon-sm transition-transform rtl:-scale-x-100',
                  row.open && 'rotate-90 rtl:rotate-90',
                )}
                strokeWidth={1.75}
              />
            </button>
          ) : null}
        </span>
        <span className="flex h-[29px] min-w-[30px] flex-none items-center justify-end pe-2 text-muted figures">
          {row.number && `${row.number} `}
        </span>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a double click is the mouse's F2 */}
        <div className="min-w-0 flex-1 pt-1.5 pe-4 pb-[5px]" onDoubleClick={() => !editing && shared.onEdit(row)}>
          {editing ? editor : content}
          {load === 'failed' && (
            <p className="mt-1 flex items-center gap-2 text-label text-danger-fg">
              {text.loadFailed}
              <Button size="sm" aria-label={text.tryAgain(path)} onClick={() => shared.onRetry(row)}>
                {text.tryAgainLabel}
              </Button>
            </p>
          )}
        </div>
      </div>
      <div role="gridcell" className="flex min-h-[29px] flex-none items-center justify-end gap-1">
        <TreeBadges row={row} cut={cut} readOnly={readOnly} text={text} onRemove={shared.onBadgeRemove} />
        {row.hasChildren && !row.open && (item.children?.length ?? item.childCount ?? 0) > 0 && (
          <CountBadge variant="soft" count={item.children?.length ?? item.childCount ?? 0} label={text.belowWord} />
        )}
        {item.notes !== undefined && (
          <TreeNotes title={text.note(path)} closeLabel={text.close}>
            {shared.renderNotes?.(row) ?? item.notes}
          </TreeNotes>
        )}
        {shared.actions.length > 0 && (
          <span className="flex justify-end" style={{ minWidth: shared.actions.length * 24 }}>
            {!editing && ((active && current) || hovered) ? (
              <TreeToolbar row={row} actions={shared.actions} text={text} />
            ) : null}
          </span>
        )}
      </div>
    </div>
  );
}

/** One item. Drawn again only if something of its own changed. */
export const TreeRowItem = memo(TreeRowView) as typeof TreeRowView;
