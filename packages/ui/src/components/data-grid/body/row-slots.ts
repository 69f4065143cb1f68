/**
 * Gives rows that come into view the elements of rows that left it: text changes in place instead of hundreds of new elements per
 * frame. A row keeps its element as long as it is drawn, so the focus stays where it is.
 */
export function createRowSlots() {
  let slots = new Map<string | number, number>();
  let made = 0;
  let free: number[] = [];
  return {
    /** Slot of each key, in the order of the keys. */
    assign(keys: readonly (string | number)[]): number[] {
      const next = new Map<string | number, number>();
      for (const key of keys) {
        const slot = slots.get(key);
        if (slot !== undefined) next.set(key, slot);
      }
      for (const [key, slot] of slots) if (!next.has(key)) free.push(slot);
      free.sort((a, b) => b - a);
      const result = keys.map((key) => {
        let slot = next.get(key);
        if (slot === undefined) {
          slot = free.pop() ?? made++;
          next.set(key, slot);
        }
        return slot;
      });
      slots = next;
      // Elements that nothing uses any more are gone from the page: their numbers serve again.
      free = free.slice(-keys.length);
      return result;
    },
  };
}
