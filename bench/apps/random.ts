/** Seeded numbers from 0 to below 1 (mulberry32): every contender gets the same data, in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 0 to `length - 1`, each once, in a seeded order. */
export function shuffled(length: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, at) => at);
  for (let last = length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    const kept = order[last] ?? 0;
    order[last] = order[at] ?? 0;
    order[at] = kept;
  }
  return order;
}
