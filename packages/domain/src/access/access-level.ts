/** Levels of access to a screen (core.md §6: None 0, Read 1, Full 2). */
export const AccessLevel = {
  /** The screen decides by itself: what a route with its bypass flag on answers (core.md §4). */
  Custom: -1,
  None: 0,
  Read: 1,
  Full: 2,
} as const;

export type AccessLevel = (typeof AccessLevel)[keyof typeof AccessLevel];

/** The levels that can be granted. */
export type GrantedLevel = Exclude<AccessLevel, typeof AccessLevel.Custom>;

/** How several levels make one: the least by default, the greatest for cfg:search (core.md §6). */
export const combinations = { minimum: 'minimum', maximum: 'maximum' } as const;

export type Combination = keyof typeof combinations;

/** Combines levels; an empty list gives `whenEmpty`, Full for ordinary routes and None for cfg: (core.md §6). */
export function combineAccess(
  levels: readonly GrantedLevel[],
  combination: Combination,
  whenEmpty: GrantedLevel,
): GrantedLevel {
  if (levels.length === 0) return whenEmpty;
  return (combination === 'minimum' ? Math.min(...levels) : Math.max(...levels)) as GrantedLevel;
}
