export * from './stored-addendum.ts';
