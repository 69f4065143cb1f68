import { asksForEditor, matchRoute, navItem, navPath, withEditor } from '@closewright/domain/navigation';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';

/** Addresses without a route of their own: screens of the menu that are not built yet, and pages that do not exist. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const { route, params } = matchRoute(location.pathname);
    const item = route.navItemID === null ? undefined : navItem(route.navItemID);
    const href = item && navPath(item, params.orderId === undefined ? null : Number(params.orderId));
    if (!href) throw notFound();
    // What the address asks for goes along: the editor opens over a screen that is not built yet too (core.md §2).
    throw redirect({ href: asksForEditor(location.search) ? withEditor(href) : href, replace: true });
  },
});
