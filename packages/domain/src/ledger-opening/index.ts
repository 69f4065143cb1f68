export * from './opening.ts';
export * from './opening-postings.ts';
export * from './opening-problems.ts';
export * from './opening-totals.ts';
export * from './read-rows.ts';
export * from './typed-opening.ts';
