import { AccessLevel } from './access-level.ts';
import { type AccessReason, type AccessReasonCode, accessReason } from './access-reason.ts';
import { type Actor, hasRight } from './actor.ts';
import { fileReasons } from './file-limits.ts';
import type { FileState } from './file-state.ts';
import { isOfFile, limitedPartOf, type RouteRule, routeAccess } from './route-access.ts';

export interface PageMode {
  readonly readOnly: boolean;
  readonly accessLevel: AccessLevel;
  /** Every reason why the page is read-only; empty when it can be edited. */
  readonly reasons: readonly AccessReason[];
}

/** The invoice page keeps being read-only once it was (core.md §4). */
const invoiceRoute = 'o-inv:invoices';

/**
 * Whether a page is read-only, decided on each navigation (core.md §4): a consolidated file is, with level Read; a page
 * of a file is when the file is in use and not ignored, locked, the route's access is not Full, or the invoice page
 * already was; any page is when its access is not Full or the user holds IsAppReadOnly (core.md §1: the whole app).
 * Level -1 is not Full either, so a bypassed page starts read-only and opens itself what it decides to open.
 * @param file null outside a file; `changingFile` while the file of the route is being read
 * @param wasReadOnly whether the page was read-only before this navigation
 */
export function pageMode(actor: Actor, route: RouteRule, file: FileState | null, wasReadOnly = false): PageMode {
  const access = routeAccess(actor, route, file);
  const because = (code: AccessReasonCode) => accessReason(code, route.label);
  // Whatever the state of the file is, a page that does not open says why it does not.
  const stateCounts = file !== null && isOfFile(route) && access.allowed;
  const ofFile = stateCounts ? fileReasons(actor, file, limitedPartOf(route)) : [];
  const reasons: AccessReason[] = [
    ...ofFile.map(because),
    ...access.reasons.filter(({ code }) => !ofFile.includes(code)),
  ];
  if (stateCounts && wasReadOnly && route.name === invoiceRoute) reasons.push(because('wasReadOnly'));
  if (hasRight(actor, 'IsAppReadOnly')) reasons.push(because('appReadOnly'));
  return {
    readOnly: reasons.length > 0 || access.accessLevel !== AccessLevel.Full,
    accessLevel: access.accessLevel,
    reasons,
  };
}
