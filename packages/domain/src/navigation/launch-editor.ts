import { withQuery } from './address-query.ts';

/** The menu item that starts the settlement statement editor; its rules say who gets it, and on which files. */
export const settlementEditorItemID = 'file.settlement.cdf-editor';

const queryName = 'launchEditor';
const queryValue = 'cdf';

/** Whether the query of a page of a file asks for the settlement statement editor (core.md §2: `launchEditor=cdf`). */
export function asksForEditor(search: Readonly<Record<string, unknown>>): boolean {
  return search[queryName] === queryValue;
}

/** The same address, asking for the editor. @param href path, query and fragment */
export function withEditor(href: string): string {
  return withQuery(href, queryName, queryValue);
}

/** The same address once the editor is closed: the query is cleared, whatever it asked for. */
export function withoutEditor(href: string): string {
  return withQuery(href, queryName, null);
}

/**
 * The buyer, seller and property routes (core.md §4): the launcher saves first there. Buyers, sellers and properties are
 * typed on File Main too, so it is one of them.
 */
const savingRoutes: readonly string[] = ['oe:main', 'file.information.properties', 'file.information.contacts'];

/** Whether the page of a route is saved before the editor opens over it. */
export function savesBeforeEditor(routeName: string): boolean {
  return savingRoutes.includes(routeName);
}
