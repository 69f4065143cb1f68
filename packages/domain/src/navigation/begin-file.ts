import { withQuery } from './address-query.ts';

const queryName = 'newFile';
const copiedName = 'copyFrom';

/** Whether the query of a page asks for the dialog Create New File (building-blocks.md §2). */
export function asksForNewFile(search: Readonly<Record<string, unknown>>): boolean {
  return search[queryName] === true || search[queryName] === 'true';
}

/** Number of the file that the new one is to be copied from; null where the page names none. */
export function fileToCopy(search: Readonly<Record<string, unknown>>): string | null {
  const named = search[copiedName];
  // A router reads a number of figures alone as one.
  return (typeof named === 'string' && named !== '') || typeof named === 'number' ? String(named) : null;
}

/**
 * The same address, asking for a new file: the page stays where it is, under the dialog.
 * @param copyFrom number of the file it is to be copied from
 */
export function withNewFile(href: string, copyFrom: string | null = null): string {
  const asking = withQuery(href, queryName, 'true');
  return withQuery(asking, copiedName, copyFrom === null ? null : encodeURIComponent(copyFrom));
}

/** The same address once the dialog is closed. */
export function withoutNewFile(href: string): string {
  return withQuery(withQuery(href, queryName, null), copiedName, null);
}
