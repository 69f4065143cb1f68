/** The idle cycle (core.md §9, building-blocks.md §9), in milliseconds. The threshold is token expiry minus notice. */
export const idleTiming = {
  /** Time left when the Session Expiring dialog opens. */
  notice: 60_000,
  tick: 1000,
} as const;
