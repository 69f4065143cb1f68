/** Key of an item. New items get negative numbers until the server gives them theirs. */
export type ListItemID = string | number;

/** An item. Extend it with the fields of your record; they are carried along untouched. */
export interface ListManagerItem {
  id: ListItemID;
  name: string;
  /** Greyed; it can still be edited and deleted. */
  inactive?: boolean;
  /** Why it may not be changed or deleted: "Used by 3 files". */
  locked?: string;
}

/** What was done to one item. */
export interface ListChange<T extends ListManagerItem> {
  kind: 'add' | 'edit' | 'delete' | 'restore' | 'move';
  /** The item as it is now; for a deletion, as it was. */
  item: T;
  /** The item before an edit. */
  previous?: T;
  /** Its place now; for a deletion, its place before. */
  index: number;
  /** For a move: the ids of the whole list before and after it. */
  order?: ListOrders;
}

/** Ids of a list in its order before and after a change. */
export interface ListOrders {
  before: readonly ListItemID[];
  after: readonly ListItemID[];
}

/** Why the list changed. `saved`: the server answered with its own record. */
export type ListChangeReason = 'add' | 'edit' | 'delete' | 'restore' | 'move' | 'undo' | 'redo' | 'saved';

export interface ListChangeDetails {
  reason: ListChangeReason;
  ids: readonly ListItemID[];
}

/** A save that did not work, shown on its row. */
export interface ListFailure<T extends ListManagerItem> {
  /** One sentence. */
  message: string;
  /** What is not stored, in the order in which it is sent again. */
  owed: readonly ListChange<T>[];
}
