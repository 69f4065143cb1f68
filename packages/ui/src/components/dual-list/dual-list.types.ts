/** Key of an item. */
export type DualListID = string | number;

/** An item of either side. Extend it with the fields of your record. */
export interface DualListItem {
  id: DualListID;
  name: string;
  /** A short code in front. */
  code?: string;
  /** Greyed; it can be taken out of the right list, but not put in. */
  inactive?: boolean;
  /** Why it is inactive: "Inactive since 2011". */
  reason?: string;
  /** Worth a look; what the mark means, in words: "Required by the lender". */
  marked?: string;
  /** What is wrong with it, in words. */
  error?: string;
}

/** Which list: `available` is the left one, `chosen` the right one. */
export type DualListSide = 'available' | 'chosen';

/** Why the chosen ones changed. */
export type DualListReason = 'add' | 'remove' | 'move' | 'undo' | 'redo';

export interface DualListDetails {
  reason: DualListReason;
  ids: readonly DualListID[];
}

/** An item as the server has it. */
export interface ListRecord {
  itemID: DualListID;
  itemName: string;
  isInactive?: boolean;
  isSelected?: boolean;
  isMarked?: boolean;
  isError?: boolean;
  /** 0 left, 1 right. */
  parentIndex: 0 | 1;
  /** Place in the right list, from 1; 0 on the left. */
  sequence: number;
  /** Its usual place in the left list. */
  ordinal: number;
  /** Place in the right list before and after the change, 0 if it was or is not there. */
  fromOrdinal?: number;
  toOrdinal?: number;
  orderId?: number;
}
