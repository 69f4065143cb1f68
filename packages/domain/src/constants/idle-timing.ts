/** The idle cycle (core.md §9, building-blocks.md §9), in milliseconds. The threshold is token expiry minus notice. */
export const idleTiming = {
  /** A session without activity ends after this long: 30 minutes, where the installation sets nothing (ours; the spec gives none). */
  timeout: 1_800_000,
  /** Time left when the Session Expiring dialog opens. */
  notice: 60_000,
  tick: 1000,
} as const;
