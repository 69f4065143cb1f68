import type { NavItem } from './nav-item.ts';

/** Where items without a built screen lead (core.md §2 Fixed routes). */
export const comingSoonPath = '/coming-soon';

const filePrefix = '/order/';

/** The menu item that begins a new file (core.md §6 'The menu entry Add File'). */
export const addFileItemID = 'home.add-file';

/** The address that says of an item that its screen is not built yet. */
export function comingSoonHref(itemID: string): string {
  return `${comingSoonPath}?screen=${encodeURIComponent(itemID)}`;
}

/**
 * The address an item opens: file paths get the order id (`/order/oe` becomes `/order/12/oe`), screens that are not
 * built lead to `/coming-soon?screen=<item id>`, with the order id along in a file. Null for headings, for actions, and
 * for file items while no file is open.
 */
export function navPath(item: NavItem, ordersID: number | null): string | null {
  if (item.path === null) return null;
  const isFilePath = item.path.startsWith(filePrefix);
  if (isFilePath && ordersID === null) return null;
  if (!item.built && item.level > 0) {
    const order = isFilePath ? `&orderId=${ordersID}` : '';
    return `${comingSoonHref(item.id)}${order}`;
  }
  return isFilePath ? `${filePrefix}${ordersID}/${item.path.slice(filePrefix.length)}` : item.path;
}
