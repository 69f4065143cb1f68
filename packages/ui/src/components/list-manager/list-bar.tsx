import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { ListManagerMessages } from './list-manager.messages.ts';

export interface ListBarProps {
  count: number;
  max: number | undefined;
  reorderable: boolean;
  /** There is an item that may be edited or deleted. */
  ready: boolean;
  text: ListManagerMessages;
  onAdd: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onMove: (by: -1 | 1) => void;
}

/** The buttons above a list. They are about the marked rows, or the current one. */
export function ListBar({ count, max, reorderable, ready, text, onAdd, onEdit, onDelete, onMove }: ListBarProps) {
  const full = max !== undefined && count >= max;
  const off = { disabled: !ready, disabledReason: text.chooseOne };
  return (
    <div className="mb-1.5 flex flex-wrap items-center gap-1.5">
      <Button
        size="sm"
        icon={Plus}
        shortcut="Ins"
        data-list-add=""
        disabled={full}
        disabledReason={full ? text.atMost(max) : undefined}
        onClick={onAdd}
      >
        {text.add}
      </Button>
      <Button size="sm" icon={Pencil} shortcut="F2" {...off} onClick={onEdit}>
        {text.edit}
      </Button>
      <Button size="sm" icon={Trash2} shortcut="Del" {...off} onClick={onDelete}>
        {text.delete}
      </Button>
      {reorderable && (
        <>
          <IconButton
            size="sm"
            icon={ArrowUp}
            label={text.moveUp}
            shortcut="Alt ↑"
            {...off}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            icon={ArrowDown}
            label={text.moveDown}
            shortcut="Alt ↓"
            {...off}
            onClick={() => onMove(1)}
          />
        </>
      )}
      {max !== undefined && <span className="ms-auto text-label text-muted figures">{text.ofMost(count, max)}</span>}
    </div>
  );
}
