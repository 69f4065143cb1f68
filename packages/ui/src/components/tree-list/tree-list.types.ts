import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Key of an item. New items get negative numbers until the server gives them theirs. */
export type TreeID = string | number;

/** A short state shown at the right of an item. */
export interface TreeBadge {
  id: string;
  label: string;
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  variant?: 'soft' | 'solid' | 'line';
  icon?: LucideIcon;
  /** Can be taken away (a style override). Never shown read-only. */
  removable?: boolean;
}

/** An item. Extend it with the fields of your record; they are carried along untouched. */
export interface TreeItem {
  id: TreeID;
  /** Its text. Empty: the placeholder is shown. */
  text: string;
  /** Items below it. Absent with a `childCount` above 0: they are loaded when it is opened. */
  children?: readonly this[];
  /** How many are below it while they are not loaded. */
  childCount?: number;
  /** Shown in a popover behind an info icon. */
  notes?: ReactNode;
  badges?: readonly TreeBadge[];
  /** Intentionally deleted: kept and numbered, struck through while it is not being edited. */
  deleted?: boolean;
  /** Changed and not saved yet: a dot says so. */
  dirty?: boolean;
  /** Its text may not be changed. It can still be moved. */
  locked?: boolean;
}

/** An item in its place. */
export interface TreePlace<T> {
  item: T;
  id: TreeID;
  parentID: TreeID | null;
  /** 1 for the items at the top. */
  level: number;
  /** Place among its siblings, from 1. */
  position: number;
  /** Number of siblings, itself included. */
  setSize: number;
  /** Its number as printed: "4.", "a.". */
  number: string;
  /** The numbers of its parents and its own, for speech and titles: "4.a". */
  path: string;
}

/** A row of the list: an item whose parents are all open. */
export interface TreeRow<T> extends TreePlace<T> {
  hasChildren: boolean;
  open: boolean;
}

/** Where items go: below `parentID` (null: the top), before the `index`-th of the siblings that stay. */
export interface TreeTarget {
  parentID: TreeID | null;
  index: number;
}

/** Why the tree changed. */
export type TreeChangeReason = 'move' | 'edit' | 'load' | 'undo' | 'redo';

export interface TreeChangeDetails {
  reason: TreeChangeReason;
  /** The items it is about. */
  ids: readonly TreeID[];
}

/** An act on one item, drawn as a button in its row. */
export interface TreeAction<T> {
  id: string;
  /** A verb; the item's number is added for the button's name: "Delete 4.c". */
  label: string;
  icon: LucideIcon;
  onAct: (row: TreeRow<T>) => void;
  disabled?: boolean;
  disabledReason?: string;
}

/** What an editor gets. Keep the text in `value`; the list decides what becomes of it. */
export interface TreeEditorProps<T> {
  row: TreeRow<T>;
  value: string;
  onValueChange: (value: string) => void;
  /** Keeps the text and goes on to the next row. */
  saveAndNext: () => void;
  /** Keeps the text and stays on the row. */
  save: () => void;
  /** Leaves the text as it was. */
  cancel: () => void;
  /** Name for the box that takes the focus: "Text of 4.a". */
  label: string;
}

/** The acts of a list, for a toolbar above it. They are about the marked rows, or the current one. */
export interface TreeActs {
  /** Number of rows the acts are about. */
  count: number;
  readOnly: boolean;
  add: () => void;
  remove: () => void;
  edit: () => void;
  moveUp: () => void;
  moveDown: () => void;
  indent: () => void;
  outdent: () => void;
  moveTo: () => void;
  cut: () => void;
  paste: () => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  expandAll: () => void;
  collapseAll: () => void;
}
