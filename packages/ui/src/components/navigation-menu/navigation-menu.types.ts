import type { LucideIcon } from 'lucide-react';

/** What a badge says, at the right of an item. It becomes part of the accessible name. */
export interface NavBadge {
  /** A number, or words where a number alone is unclear: "2 late". */
  text: string | number;
  /** neutral counts, warning waits, danger is late or blocked. Default neutral. */
  tone?: 'neutral' | 'warning' | 'danger';
  /** In words for the accessible name, if `text` alone is not enough: "6 waiting". */
  label?: string;
}

export interface NavItem {
  id: string;
  label: string;
  /** Second line, small. */
  sublabel?: string;
  /** A link; without it `onSelect` makes the item a button. */
  href?: string;
  onSelect?: () => void;
  /** Shown in the rail; in the full menu only where `showIcon`. */
  icon?: LucideIcon;
  showIcon?: boolean;
  /** Letter of the settlement form in the code column: A, "B C", "K–N". */
  code?: string;
  badge?: NavBadge;
  /** One letter; held Alt underlines it. */
  accessKey?: string;
  /** It opens a dialog with a box: what is typed after its access key goes into the box. */
  opensBox?: boolean;
  /** Why it cannot be used now. Grey, still reachable, the reason as tooltip. */
  disabledReason?: string;
  /** No access, feature off: not listed, or with `showAll` listed with a lock. A text says why. */
  inactive?: boolean | string;
  current?: boolean;
  /** A mark at the right with a hint as tooltip: the warning icon of Closing. */
  hint?: { icon: LucideIcon; text: string; tone?: 'neutral' | 'warning' };
  /** Tabular figures that tell 0 from O: file numbers. */
  identifier?: boolean;
  /** One level deeper, indented. */
  children?: readonly NavItem[];
}

export interface NavGroup {
  id: string;
  label: string;
  items: readonly NavItem[];
  /** Default true. */
  foldable?: boolean;
  /** Before the user ever touched it. Default true. */
  defaultOpen?: boolean;
}
