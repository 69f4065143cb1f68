/** A card that is open. */
export interface OpenCard {
  pinned: () => boolean;
  close: () => void;
}

let current: OpenCard | null = null;

/**
 * One card at a time. Opening by hover does not disturb a card that was pinned; opening by key or click takes its place. False: the
 * card may not open.
 */
export function takeTurn(card: OpenCard, byHover: boolean): boolean {
  if (current && current !== card) {
    if (byHover && current.pinned()) return false;
    current.close();
  }
  current = card;
  return true;
}

/** The card has closed. */
export function endTurn(card: OpenCard): void {
  if (current === card) current = null;
}
