import { IconButton } from '@closewright/ui/icon-button';
import { type TreeAction, type TreeID, type TreeItem, TreeList, type TreeRow } from '@closewright/ui/tree-list';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useCallback, useRef } from 'react';
import { NameEditor } from './name-editor.tsx';

export interface OrderedListProps<T extends TreeItem> {
  /** What the items are: "Tabs". Heading and accessible name. */
  title: string;
  /** One of them, for the buttons: "tab". */
  noun: string;
  items: readonly T[];
  /** The item the user is on: by click, or by the focus. */
  onChoose: (id: TreeID) => void;
  /** The ids in their new order. */
  onOrder: (ids: TreeID[]) => void;
  onRename: (item: T, name: string) => void;
  /** What is wrong with a name for an item, or null. */
  nameError: (name: string, item: T) => string | null;
  maxLength: number;
  actions?: readonly TreeAction<T>[];
  onAdd: () => void;
  addDisabledReason?: string | undefined;
  onDelete: (item: T) => void;
  renderText: (row: TreeRow<T>) => ReactNode;
  readOnly: boolean;
  empty: ReactNode;
}

const flat = 1;

/** Names that an administrator keeps in order: dragged by hand or moved by keys, renamed in their row, added and deleted. */
export function OrderedList<T extends TreeItem>(props: OrderedListProps<T>) {
  const { title, noun, items, onChoose, readOnly, maxLength } = props;
  const latest = useRef(props);
  latest.current = props;
  const choose = (event: SyntheticEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-slot=tree-row]')?.dataset.row;
    const item = row === undefined ? undefined : items[Number(row)];
    if (item !== undefined) onChoose(item.id);
  };
  const change = (next: readonly T[]) => {
    const ids = next.map(({ id }) => id);
    if (ids.some((id, index) => id !== items[index]?.id)) props.onOrder(ids);
    for (const item of next) {
      const before = items.find(({ id }) => id === item.id);
      const name = item.text.trim();
      if (before !== undefined && name !== before.text && props.nameError(name, before) === null) {
        props.onRename(before, name);
      }
    }
  };
  const nameEditor = useCallback(
    (editor: Parameters<NonNullable<React.ComponentProps<typeof TreeList<T>>['editor']>>[0]) => (
      <NameEditor
        {...editor}
        maxLength={maxLength}
        error={latest.current.nameError(editor.value.trim(), editor.row.item)}
      />
    ),
    [maxLength],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus of its list is
    <div onFocus={choose} className="flex min-h-0 flex-1 flex-col">
      <TreeList<T>
        label={title}
        value={items}
        onValueChange={change}
        maxLevel={flat}
        readOnly={readOnly}
        editor={nameEditor}
        renderText={props.renderText}
        actions={props.actions}
        onAdd={() => {
          latest.current.onAdd();
          return undefined;
        }}
        onDelete={([row]) => row && latest.current.onDelete(row.item)}
        messages={{ edit: 'Rename', textOf: (path) => `Name of ${noun} ${path}` }}
        empty={props.empty}
        header={(acts) => (
          <div className="flex min-h-9 flex-none items-center gap-1 border-b border-hairline px-3">
            <h2 className="mr-auto text-section font-semibold">{title}</h2>
            {!readOnly && (
              <>
                <IconButton
                  icon={Plus}
                  label={`Add ${noun}`}
                  shortcut="Ins"
                  size="sm"
                  variant="quiet"
                  disabled={props.addDisabledReason !== undefined}
                  disabledReason={props.addDisabledReason}
                  onClick={props.onAdd}
                />
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${noun} up`}
                  shortcut="Alt ↑"
                  size="sm"
                  variant="quiet"
                  disabled={acts.count === 0}
                  onClick={acts.moveUp}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${noun} down`}
                  shortcut="Alt ↓"
                  size="sm"
                  variant="quiet"
                  disabled={acts.count === 0}
                  onClick={acts.moveDown}
                />
                <IconButton
                  icon={Trash2}
                  label={`Delete ${noun}`}
                  shortcut="Del"
                  size="sm"
                  variant="quiet"
                  disabled={acts.count === 0}
                  onClick={acts.remove}
                />
              </>
            )}
          </div>
        )}
      />
    </div>
  );
}
