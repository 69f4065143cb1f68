export * from './duration.ts';
export * from './overlaps.ts';
export * from './time-limits.ts';
export * from './time-problems.ts';
export * from './time-totals.ts';
export * from './timer-minutes.ts';
