import type { ReactNode } from 'react';
import type { commandPaletteMessages } from './command-palette.messages.ts';

/** One hit. */
export interface PaletteItem {
  id: string;
  label: string;
  /** File number before the label, in figures that tell 0 from O. */
  code?: string;
  /** Muted, after the label. */
  detail?: string;
  /** At the right: "In use", "Open". */
  state?: string;
  icon?: ReactNode;
  /** Keys that do the same, shown at the right: ["G", "T"] or ["Ctrl S"]. */
  keys?: readonly string[];
  /** Further words it is found by. */
  keywords?: string;
  /** Comes after what else is found, for instance because nothing can be done there yet. */
  late?: boolean;
  /** Why it cannot be chosen; shown instead of `state`, and said when somebody chooses it all the same. */
  disabledReason?: string;
  onSelect: () => void;
}

/** A group of hits: Files, Screens, Commands, in that order. */
export interface PaletteGroup {
  id: string;
  label: string;
  /** Known items, searched here by the words typed. */
  items?: readonly PaletteItem[];
  /** Asks for hits; stop listening when the signal says so. Late replies are dropped in any case. */
  search?: (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;
  /** Shortest text that is searched for by `search`. Default 1; 0 asks at opening too. */
  minCharacters?: number;
  /** Most hits shown. Default 8. */
  limit?: number;
}

/** What a group shows now. */
export interface PaletteResult {
  group: PaletteGroup;
  status: 'ready' | 'loading' | 'error';
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shown in this order: files, screens, commands. Read at opening. */
  groups: readonly PaletteGroup[];
  /** What it is opened on is still changing: Enter waits, and the groups are read again after it. */
  pending?: boolean;
  /** Ctrl K while Enter waits: a new palette is wanted after what it leads to. */
  onAgain?: () => void;
  /** Text to start with. */
  initialQuery?: string;
  messages?: Partial<typeof commandPaletteMessages>;
}
