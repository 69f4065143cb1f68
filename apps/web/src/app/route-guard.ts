import { type Actor, routeAccess } from '@closewright/domain/access';
import { lastError } from '@closewright/domain/errors';
import { matchRoute, type RouteMeta } from '@closewright/domain/navigation';
import { cleanIdentityFragment } from '@closewright/domain/session';
import { homePath } from './navigation/home-path.ts';
import { asksForLogOut } from './start-up/log-off-request.ts';

/** What a navigation may do (core.md §2 Route guard). */
export type GuardDecision =
  | { kind: 'pass' }
  | { kind: 'logOut' }
  | { kind: 'logIn' }
  /** The identity provider left its state behind: go to the address without it. */
  | { kind: 'clean'; href: string }
  /** `lastError` is the text to store, `message` the same without its prefix. */
  | { kind: 'denied'; message: string; lastError: string };

export interface GuardedAddress {
  pathname: string;
  /** `?…`, with the question mark, or empty. */
  search: string;
  /** Path, query and fragment. */
  href: string;
}

/** The route of a path; `/` counts as the screen it leads to. */
export function routeOf(pathname: string): RouteMeta {
  return matchRoute(pathname === '/' ? homePath : pathname).route;
}

/**
 * @param actor null while nobody is signed in
 * @param ofFile what the api says of the page in its file, where the rights of the user differ by region
 */
export function guard(
  address: GuardedAddress,
  actor: Actor | null,
  ofFile: { deniedMessage: string | null } | null = null,
): GuardDecision {
  if (actor && asksForLogOut(address.search)) return { kind: 'logOut' };
  const clean = cleanIdentityFragment(address.href);
  if (clean !== null) return { kind: 'clean', href: clean };
  const route = routeOf(address.pathname);
  if (!actor) return route.requiresSignIn ? { kind: 'logIn' } : { kind: 'pass' };
  if (!route.requiresSignIn) return { kind: 'pass' };
  // The state of a file only ever limits a page to reading; whether it opens at all is decided without it.
  const { deniedMessage } = ofFile ?? routeAccess(actor, route, null);
  if (deniedMessage === null) return { kind: 'pass' };
  return { kind: 'denied', message: deniedMessage, lastError: lastError('INACCESSIBLE_ROUTE', deniedMessage) };
}
