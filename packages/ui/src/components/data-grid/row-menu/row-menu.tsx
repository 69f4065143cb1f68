import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  Copy,
  type LucideIcon,
  Sigma,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { MenuEntry } from '../../dropdown-menu/index.ts';
import { MenuList } from '../../dropdown-menu/menu-list.tsx';
import type { RowMenuContent } from './row-menu-entries.ts';

/** Where the menu hangs, in px among the rows. */
export interface RowMenuPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface RowMenuProps extends RowMenuContent {
  place: RowMenuPlace;
  byKey: boolean;
  /** It is gone: the focus goes back to the cell, then the command is done as its key would do it there. */
  onClosed: (command: (() => void) | undefined) => void;
}

/** Of the grid's own entries. */
const icons: Partial<Record<string, LucideIcon>> = {
  '@open': SquareArrowOutUpRight,
  '@explain': Sigma,
  '@insert-above': BetweenHorizontalEnd,
  '@insert-below': BetweenHorizontalStart,
  '@duplicate': Copy,
  '@move-up': ArrowUp,
  '@move-down': ArrowDown,
  '@remove': Trash2,
};

/** The menu of the row in hand. Loaded ahead, after the spreadsheet. */
export default function RowMenu({ label, entries, place, byKey, onClosed }: RowMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const chosen = useRef<() => void>(undefined);
  const nothing = useRef(null);
  const offered = entries.map((entry): MenuEntry => {
    if (entry.kind !== undefined || !entry.onSelect) return entry;
    const Icon = icons[entry.id];
    return {
      ...entry,
      icon: Icon ? <Icon aria-hidden strokeWidth={1.75} /> : entry.icon,
      onSelect: () => {
        chosen.current = entry.onSelect;
      },
    };
  });
  return (
    <span className="absolute" style={place}>
      <MenuList
        label={label}
        entries={offered}
        open={isOpen}
        onOpenChange={setOpen}
        button={nothing}
        onClosed={() => onClosed(chosen.current)}
        startsAtFirst={byKey}
      />
    </span>
  );
}
