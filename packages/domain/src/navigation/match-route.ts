import { notFoundRoute, type RouteMeta, routes } from './routes.ts';

/** A route and the parameters of its path, as text. */
export interface RouteMatch {
  readonly route: RouteMeta;
  readonly params: Readonly<Record<string, string>>;
}

const matchers = routes
  .filter((route) => route.path !== null)
  .map((route) => ({ route, segments: (route.path ?? '').split('/') }));

/**
 * The route of a path, without query and fragment; the catch-all when none fits. A trailing slash does not count.
 * No two patterns of the table fit the same path, so their order does not matter.
 */
export function matchRoute(pathname: string): RouteMatch {
  const segments = pathname.replace(/(?<=.)\/$/, '').split('/');
  for (const matcher of matchers) {
    const params = paramsOf(matcher.segments, segments);
    if (params) return { route: matcher.route, params };
  }
  return { route: notFoundRoute, params: {} };
}

/** Pages of areas that lead on to another (the first page, the last file). */
const areaPaths = new Set(['/', '/order', '/order/']);

/** Whether a path is that of a page. Everything else (`/metrics`, `/.env`) is not there, and whoever serves the app says so. */
export function isPagePath(pathname: string): boolean {
  return areaPaths.has(pathname) || matchRoute(pathname).route !== notFoundRoute;
}

/** The page title: product name, a dash, the route label (core.md §2). */
export function pageTitle(productName: string, label: string): string {
  return `${productName} - ${label}`;
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
    } else if (segment === '') {
      return null;
    } else {
      params[part.slice(1)] = segment;
    }
  }
  return params;
}
