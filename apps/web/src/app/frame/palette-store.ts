import type { PaletteGroup } from '@closewright/ui/command-palette';
import { createStore } from '../../lib/store.ts';

let openings = 0;

/** Which opening of the palette is shown; null while it is closed. */
export const paletteStore = createStore<number | null>(null);

/** What the palette offers, and the address of the page that it was gathered on. */
export const paletteGroupsStore = createStore<{ href: string; groups: readonly PaletteGroup[] } | null>(null);

/** Opens the palette, a new one also where one is open. */
export function openPalette(): void {
  openings += 1;
  paletteStore.set(openings);
}

export function closePalette(): void {
  paletteStore.set(null);
  // What it offered may not hold at the next opening.
  paletteGroupsStore.set(null);
}
