/** Px that an arrow key moves the line by. */
const STEP = 16;

/** What the panes of a splitter need, in px. */
export interface SplitRoom {
  /** Least size of the pane that has one, and of the other. */
  min: number;
  minOther: number;
  /** Both together; 0 while unknown. */
  room: number;
}

/** What is kept of a splitter. */
export interface Split {
  size: number;
  isClosed: boolean;
}

/** The most a pane may have. Where there is no room for both it keeps its least. */
export const largestSplit = ({ min, minOther, room }: SplitRoom): number => Math.max(min, room - minOther);

/** Whether both panes can have their least; they can as long as that is not known. */
export const hasRoom = ({ min, minOther, room }: SplitRoom): boolean => room <= 0 || room >= min + minOther;

/** A size that leaves both panes their least, in whole px. */
export const clampSplit = (size: number, room: SplitRoom): number =>
  Math.round(Math.max(room.min, room.room > 0 ? Math.min(size, largestSplit(room)) : size));

/** What was kept, if it can be read: it may come from an older version. */
export function readSplit(kept: unknown, otherwise: number): Split {
  const { size, isClosed } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<
    Record<keyof Split, unknown>
  >;
  return typeof size === 'number' && Number.isFinite(size)
    ? { size, isClosed: isClosed === true }
    : { size: otherwise, isClosed: false };
}

/** Where a drag leads: closed once the pane is dragged to less than half of its least. */
export const draggedSplit = (to: number, room: SplitRoom, mayClose: boolean): Split => ({
  size: clampSplit(to, room),
  isClosed: mayClose && to < room.min / 2,
});

/**
 * What a key makes of a splitter; null for other keys.
 * @param ahead The arrow that makes the pane larger, and the one that makes it smaller.
 */
export function splitByKey(
  key: string,
  { size, isClosed }: Split,
  room: SplitRoom,
  ahead: readonly [larger: string, smaller: string],
  mayClose: boolean,
): Split | null {
  const at = clampSplit(size, room);
  const opened = (to: number): Split => ({ size: clampSplit(to, room), isClosed: false });
  if (key === 'Enter') return mayClose ? { size: at, isClosed: !isClosed } : null;
  if (key === 'Home') return opened(room.min);
  if (key === 'End') return opened(largestSplit(room));
  // A closed pane opens as large as it was.
  if (key === ahead[0]) return opened(isClosed ? at : at + STEP);
  if (key === ahead[1]) return isClosed ? { size, isClosed } : opened(at - STEP);
  return null;
}
