/** How large a body may be, and how deep and of how many values once parsed; all are far above what any endpoint takes. */
export const jsonLimits = { bytes: 256 * 1024, depth: 20, nodes: 10_000 } as const;

/**
 * Whether a parsed JSON value stays within the limits. Iterative, because the value may be deeper than the stack,
 * and it stops at the first excess, so that a hostile body costs no more than an honest one.
 */
export function isWithinJsonLimits(value: unknown, limits: { depth: number; nodes: number } = jsonLimits): boolean {
  if (typeof value !== 'object' || value === null) return true;
  let level: object[] = [value];
  let nodes = 0;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limits.depth) return false;
    const next: object[] = [];
    for (const container of level) {
      for (const child of Object.values(container)) {
        if (++nodes > limits.nodes) return false;
        if (typeof child === 'object' && child !== null) next.push(child);
      }
    }
    level = next;
  }
  return true;
}
