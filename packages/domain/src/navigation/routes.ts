import type { RouteRule } from '../access/index.ts';
import type { NavItem } from './nav-item.ts';
import { comingSoonPath } from './nav-path.ts';
import { navItems } from './navigation.ts';

/** What the app knows about a route besides its component (core.md §2 Route guard). */
export interface RouteMeta extends RouteRule {
  /** Path pattern with `:name` parameters; null for the catch-all. */
  readonly path: string | null;
  readonly requiresSignIn: boolean;
  /** Leaving the page saves nothing. */
  readonly skipSave: boolean;
  /** Opening the page is told to the server as active user (core.md §7). */
  readonly logAccess: boolean;
  /** The menu item of the page; null for pages outside the menu. */
  readonly navItemID: string | null;
}

const outsideMenu = { requiresSignIn: true, skipSave: true, logAccess: false, navItemID: null } as const;

/** The page of addresses that match nothing. */
export const notFoundRoute: RouteMeta = {
  ...outsideMenu,
  name: 'not-found',
  label: 'Page Not Found',
  path: null,
  requiresSignIn: false,
};

/** Routes that are in no menu (core.md §2 Fixed routes, Route names seen). */
const fixedRoutes: readonly RouteMeta[] = [
  { ...outsideMenu, name: 'coming-soon', label: 'Coming Soon', path: comingSoonPath },
  { ...outsideMenu, name: 'not-authorized', label: 'Not Authorized', path: '/NotAuthorized', requiresSignIn: false },
  {
    ...outsideMenu,
    name: 'silent-check-sso',
    label: 'Silent sign-in check',
    path: '/silent-check-sso.html',
    requiresSignIn: false,
  },
  {
    ...outsideMenu,
    name: 'ea:reconciliation',
    label: 'Reconciliation',
    path: '/escrow-accounting/reconciliations/:reconciliationID',
    apps: ['appEscrowAccounting'],
    skipSave: false,
    logAccess: true,
  },
  {
    ...outsideMenu,
    name: 'ea:opening',
    label: 'Opening',
    path: '/escrow-accounting/reconciliations/openings/:openingID',
    apps: ['appEscrowAccounting'],
    skipSave: false,
    logAccess: true,
  },
  {
    ...outsideMenu,
    name: 'ea:stale-checks',
    label: 'Stale Checks',
    path: '/escrow-accounting/stale-checks',
    apps: ['appEscrowAccounting'],
    skipSave: false,
    logAccess: true,
  },
  {
    ...outsideMenu,
    name: 'ea:unclaimed-money',
    label: 'Unclaimed Money',
    path: '/escrow-accounting/unclaimed-money',
    apps: ['appEscrowAccounting'],
    skipSave: false,
    logAccess: true,
  },
  { ...outsideMenu, name: 'user-settings', label: 'User Settings', path: '/user-settings', skipSave: false },
  notFoundRoute,
];

/**
 * Every route with its metadata: the fixed ones and one per page of the menu, whose rights are written once, there.
 * Pages of a file and of accounting tell the server who is active on them; the spec flags routes without saying which.
 */
export const routes: readonly RouteMeta[] = [
  ...fixedRoutes,
  ...navItems.filter((item) => item.level > 0 && item.path !== null).map(routeOf),
];

const byName: ReadonlyMap<string, RouteMeta> = new Map(routes.map((route) => [route.name, route]));

/** The route of a name (`oe:main`); an unknown name gives the catch-all. */
export function routeByName(name: string): RouteMeta {
  return byName.get(name) ?? notFoundRoute;
}

function routeOf(item: NavItem): RouteMeta {
  const isFileRoute = item.theme === 'file';
  const { screens, anyScreen, apps, permissionKeys, featureFlag, requiresAdministrator, requiresSystemAdministrator } =
    item;
  return {
    ...(screens && { screens }),
    ...(anyScreen && { anyScreen }),
    ...(apps && { apps }),
    ...(permissionKeys && { permissionKeys }),
    ...(featureFlag && { featureFlag }),
    ...(requiresAdministrator && { requiresAdministrator }),
    ...(requiresSystemAdministrator && { requiresSystemAdministrator }),
    name: item.routeName ?? item.id,
    label: item.routeLabel ?? item.label,
    path: item.path?.replace(/^\/order\//, '/order/:orderId/') ?? null,
    requiresSignIn: true,
    skipSave: item.skipSave ?? false,
    logAccess: isFileRoute || item.theme === 'accounting',
    navItemID: item.id,
    isFileRoute,
    isSettlementRoute: item.isSettlement,
  };
}
