import type { ReactNode } from 'react';
import type { TreeListMessages } from './tree-list.messages.ts';
import type {
  TreeAction,
  TreeActs,
  TreeChangeDetails,
  TreeEditorProps,
  TreeID,
  TreeItem,
  TreeRow,
} from './tree-list.types.ts';

export interface TreeListProps<T extends TreeItem> {
  /** Accessible name: "Schedule B-II exceptions". */
  label: string;
  /** The items at the top, each with its children. Never changed in place. */
  value?: readonly T[];
  defaultValue?: readonly T[];
  /** Every change: a move, a text, children that came, undo. Keep the given tree itself: another one ends the undo history. */
  onValueChange?: (value: readonly T[], details: TreeChangeDetails) => void;
  /** Ids of folded items. Default: none is folded, except what is not loaded. */
  folded?: readonly TreeID[];
  defaultFolded?: readonly TreeID[];
  onFoldedChange?: (folded: readonly TreeID[]) => void;
  /** Fetches what is below an item with a `childCount` and no `children`, when it is opened. A refusal shows "Try again". */
  loadChildren?: (item: T) => Promise<readonly T[]>;
  /** The bare number of an item: "4", "a". Empty for none. Default: 1, a, i by level. Keep it the same function. */
  numberOf?: (level: number, position: number, item: T) => string;
  /** Deepest level. Default 9. */
  maxLevel?: number;
  /** How a text is drawn (merge fields, markers). Default: as it is. Keep it the same function. */
  renderText?: (row: TreeRow<T>) => ReactNode;
  /** What the notes popover shows. Default: the item's `notes`. Keep it the same function. */
  renderNotes?: (row: TreeRow<T>) => ReactNode;
  /** Further buttons of a row, after Edit and Move. Keep it the same list. */
  actions?: readonly (TreeAction<T> & { /** Also while read-only. */ whenReadOnly?: boolean })[];
  /** An editor of your own in place of the plain text box. It must take the focus. Escape and Ctrl Enter are handled around it. */
  editor?: (props: TreeEditorProps<T>) => ReactNode;
  /** A removable badge was taken away. */
  onBadgeRemove?: (item: T, badgeID: string) => void;
  /** Ins: put a new item in after this row and answer its id; it is edited at once. */
  onAdd?: (after: TreeRow<T> | undefined) => TreeID | undefined;
  /** Del on one or more rows: confirm and take them away. */
  onDelete?: (rows: readonly TreeRow<T>[]) => void;
  /** A toolbar above the list, drawn with the acts of the list. */
  header?: (acts: TreeActs) => ReactNode;
  /** In place of the rows while there is none. */
  empty?: ReactNode;
  readOnly?: boolean;
  className?: string;
  messages?: Partial<TreeListMessages>;
}
