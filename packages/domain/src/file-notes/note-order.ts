/** What the order of notes goes by. */
export interface OrderedNote {
  readonly orderNoteID: number;
  readonly isPinned: boolean;
  readonly createdAt: string;
  /** The note this one took the place of. */
  readonly supersedesID: number | null;
}

/**
 * The notes as a file shows them: pinned ones first, then the newest. What a note superseded stands right below it, so that a chain
 * reads from what holds down to what was said first.
 */
export function orderNotes<N extends OrderedNote>(notes: readonly N[]): N[] {
  const byID = new Map(notes.map((note) => [note.orderNoteID, note]));
  const superseded = new Set(notes.map(({ supersedesID }) => supersedesID));
  const heads = notes.filter(({ orderNoteID }) => !superseded.has(orderNoteID));
  return heads.toSorted(compareHeads).flatMap((head) => [head, ...chainBelow(head, byID)]);
}

function compareHeads(one: OrderedNote, other: OrderedNote): number {
  return (
    Number(other.isPinned) - Number(one.isPinned) ||
    Date.parse(other.createdAt) - Date.parse(one.createdAt) ||
    other.orderNoteID - one.orderNoteID
  );
}

function chainBelow<N extends OrderedNote>(head: N, byID: ReadonlyMap<number, N>): N[] {
  const chain: N[] = [];
  for (let next = before(head, byID); next && !chain.includes(next); next = before(next, byID)) chain.push(next);
  return chain;
}

function before<N extends OrderedNote>({ supersedesID }: N, byID: ReadonlyMap<number, N>): N | undefined {
  return supersedesID === null ? undefined : byID.get(supersedesID);
}
