import { type FeatureFlag, readFlag } from '../constants/index.ts';
import { routeDenialText } from '../errors/index.ts';
import { AccessLevel, combineAccess } from './access-level.ts';
import { type AccessReason, type AccessReasonCode, accessReason } from './access-reason.ts';
import { type Actor, hasRight } from './actor.ts';
import { fileLimits, type LimitedPart } from './file-limits.ts';
import type { FileState } from './file-state.ts';
import { levelsOf, type Requirement } from './requirement.ts';

/** What the access rules need to know about a route. */
export interface RouteRule extends Requirement {
  /** Route name; `cfg:` begins the administration screens (core.md §2). */
  readonly name: string;
  /** What the user reads as the name of the screen. */
  readonly label: string;
  /** With this flag on, the route answers access level -1 and decides by itself (core.md §4). */
  readonly bypassFlag?: FeatureFlag;
  /** Text of the denial where the route has one of its own (core.md §8). */
  readonly deniedMessage?: string;
  /** The page lives in a file: its path begins with /order (core.md §2). */
  readonly isFileRoute?: boolean;
  /** A page of the settlement statement, which the settlement lock limits. */
  readonly isSettlementRoute?: boolean;
}

export interface RouteAccess {
  readonly accessLevel: AccessLevel;
  readonly allowed: boolean;
  /** Why the level is not Full; the strongest limit first. */
  readonly reasons: readonly AccessReason[];
  /** The toast of a denial (core.md §8), null when allowed. */
  readonly deniedMessage: string | null;
}

const configuration = 'cfg:';
/** The one cfg: route everybody with any right of it may open (core.md §6). */
const configurationSearch = 'cfg:search';

/**
 * Which access a user has to a route, in the order of core.md §4 and §6: feature flag, bypass, system administrator,
 * administrator on cfg:, then screens and permissions combined (minimum, cfg:search maximum; nothing asked is Full, on
 * cfg: None), then the limits of the file: consolidated, locked, settlement locked, bank out of region.
 * @param file the file of the page; null outside a file
 */
export function routeAccess(actor: Actor, route: RouteRule, file: FileState | null): RouteAccess {
  const because = (code: AccessReasonCode) => [accessReason(code, route.label)];
  if (route.featureFlag && !readFlag(actor.features, route.featureFlag)) {
    return answer(route, AccessLevel.None, because('featureOff'));
  }
  if (route.bypassFlag && readFlag(actor.features, route.bypassFlag)) {
    return answer(route, AccessLevel.Custom, because('customAccess'));
  }
  const isConfiguration = route.name.startsWith(configuration);
  const isSearch = route.name === configurationSearch;
  if (route.requiresSystemAdministrator && !isSearch && !hasRight(actor, 'IsSysAdmin')) {
    return answer(route, AccessLevel.None, because('needsSystemAdministrator'));
  }
  if (isConfiguration && hasRight(actor, 'IsAdmin')) return answer(route, AccessLevel.Full, []);
  if (route.requiresAdministrator && !hasRight(actor, 'IsAdmin')) {
    return answer(route, AccessLevel.None, because('needsAdministrator'));
  }
  const level = combineAccess(
    levelsOf(actor, route),
    isSearch ? 'maximum' : 'minimum',
    isConfiguration ? AccessLevel.None : AccessLevel.Full,
  );
  if (level === AccessLevel.None) return answer(route, level, because('noScreenAccess'));
  const limits = limitsOf(actor, route, file).map((code) => accessReason(code, route.label));
  if (level === AccessLevel.Read) return answer(route, level, [...limits, ...because('readAccess')]);
  return answer(route, limits.length > 0 ? AccessLevel.Read : AccessLevel.Full, limits);
}

function answer(route: RouteRule, accessLevel: AccessLevel, reasons: readonly AccessReason[]): RouteAccess {
  const allowed = accessLevel !== AccessLevel.None;
  return {
    accessLevel,
    allowed,
    reasons,
    deniedMessage: allowed ? null : routeDenialText(route.label, route.deniedMessage),
  };
}

function limitsOf(actor: Actor, route: RouteRule, file: FileState | null): AccessReasonCode[] {
  return file && isOfFile(route) ? fileLimits(actor, file, limitedPartOf(route)) : [];
}

/** Whether the state of a file counts on a page. */
export function isOfFile(route: RouteRule): boolean {
  return (route.isFileRoute || route.isSettlementRoute) ?? false;
}

/** Which of the file's limits count on a page besides consolidation and its lock. */
export function limitedPartOf(route: RouteRule): LimitedPart {
  return {
    isSettlement: route.isSettlementRoute ?? false,
    isCheckWriting: route.screens?.includes('CheckWriting') ?? false,
  };
}
