import type { Ranks } from './rank.ts';

export interface SortKey {
  ranks: Ranks;
  descending: boolean;
}

/**
 * Row indices in the order of the keys, the first decides; over all rows or those given. Stable, also descending; empty values last
 * in both directions. Linear: one counting pass per key, from the last key to the first.
 */
export function sortByRanks(length: number, among: Uint32Array | null, keys: readonly SortKey[]): Uint32Array | null {
  if (keys.length === 0) return among;
  let from = among ?? Uint32Array.from({ length }, (_, at) => at);
  for (let at = keys.length - 1; at >= 0; at--) {
    const key = keys[at] as SortKey;
    const { of, most } = key.ranks;
    // Place of a rank: 1..most, or turned; 0 (empty) behind all.
    const starts = new Uint32Array(most + 2);
    const { descending } = key;
    for (const row of from) {
      const rank = of[row] as number;
      const place = rank === 0 ? most : descending ? most - rank : rank - 1;
      starts[place + 1] = (starts[place + 1] as number) + 1;
    }
    for (let place = 1; place < starts.length; place++)
      starts[place] = (starts[place] as number) + (starts[place - 1] as number);
    const to = new Uint32Array(from.length);
    for (const row of from) {
      const rank = of[row] as number;
      const place = rank === 0 ? most : descending ? most - rank : rank - 1;
      const start = starts[place] as number;
      starts[place] = start + 1;
      to[start] = row;
    }
    from = to;
  }
  return from;
}
