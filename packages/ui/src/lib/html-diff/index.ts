export { type DiffChange, listChanges, plainText } from './changes.ts';
export { type CompareOptions, type Comparison, compareHtml } from './compare.ts';
export { renderJoined } from './render.ts';
export { normalizeHtml, resolveHtml } from './resolve.ts';
export { type DiffRow, toRows } from './rows.ts';
