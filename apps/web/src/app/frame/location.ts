import { type AreaName, matchRoute, navItem, navItems } from '@closewright/domain/navigation';
import { routeOf } from '../route-guard.ts';

/** What the frame needs to know of the address. */
export interface FrameLocation {
  area: AreaName;
  /** The file in whose context the page stands; null outside. */
  ordersID: number | null;
  /** The menu item of the page. */
  itemID: string | null;
  /** Name of the route, as the access rules know it. */
  routeName: string;
  /** Name of the screen, for title and headings. */
  label: string;
}

/** Reads path and query. A page that is not built yet keeps area, menu and file of its item. */
export function frameLocation(pathname: string, search: Readonly<Record<string, unknown>>): FrameLocation {
  const route = routeOf(pathname);
  const screen = route.name === 'coming-soon' && typeof search.screen === 'string' ? navItem(search.screen) : undefined;
  const item = screen ?? (route.navItemID === null ? undefined : navItem(route.navItemID));
  // A page in no menu may belong to an item of one: a reconciliation to the list of them.
  const marked =
    item ?? navItems.find(({ matchRoutePrefix: prefix }) => prefix && `${pathname}/`.startsWith(`${prefix}/`));
  const id = Number(matchRoute(pathname).params.orderId ?? (screen && search.orderId));
  return {
    area: marked?.theme ?? 'home',
    ordersID: Number.isInteger(id) && id > 0 ? id : null,
    itemID: marked?.id ?? null,
    routeName: item?.routeName ?? item?.id ?? route.name,
    label: screen?.routeLabel ?? screen?.label ?? route.label,
  };
}
