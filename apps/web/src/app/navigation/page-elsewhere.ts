import { asksForEditor, matchRoute, navItem, navPath, withEditor } from '@closewright/domain/navigation';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';

/** What to throw for an address that no page is drawn for: where a screen of the menu leads until it is built, or that there is no such page. */
export function pageElsewhere({ pathname, search }: ParsedLocation) {
  const { route, params } = matchRoute(pathname);
  const item = route.navItemID === null ? undefined : navItem(route.navItemID);
  const href = item && navPath(item, params.orderId === undefined ? null : Number(params.orderId));
  if (!href) return notFound();
  // What the address asks for goes along: the editor opens over a screen that is not built yet too (core.md §2).
  return redirect({ href: asksForEditor(search) ? withEditor(href) : href, replace: true });
}
