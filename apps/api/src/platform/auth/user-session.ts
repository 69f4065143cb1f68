import type { Session, UserSettings } from '@closewright/contract/session';
import { type Actor as AccessActor, actorIn, actorOf, hasRegion } from '@closewright/domain/access';
import { loadFlags } from '@closewright/domain/constants';
import { type SessionStatus, type SessionUser, sessionStatus } from '@closewright/domain/session';
import type { VerifiedToken } from './token-verifier.ts';
import type { StoredUser } from './user.queries.ts';

type SessionFacts = Pick<
  Session,
  'userSettings' | 'securitySettings' | 'regionSecuritySettings' | 'features' | 'tenant'
>;

/** An authorized user as the api sees them: the facts of the session call, and the actor the access rules judge. */
export interface UserSession {
  readonly usersID: number;
  readonly login: string;
  readonly displayName: string;
  readonly branchID: number | null;
  readonly facts: SessionFacts;
  readonly access: AccessActor;
  /** Regions whose files the user may know; null means all of them (an admin region is among the user's). */
  readonly visibleRegions: readonly number[] | null;
  /** Whether a file of this region may be known to the user. */
  seesRegion(regionID: number): boolean;
}

/** The state of a token's bearer: why there is no session, or the session. */
export interface BearerState {
  readonly status: SessionStatus;
  readonly session: UserSession | null;
}

/** Judges a verified token and what is stored about its login (core.md §4 Session). */
export function bearerState(token: VerifiedToken, stored: StoredUser | null): BearerState {
  const user: SessionUser | null = stored && { usersID: stored.usersID, groupUsersID: stored.groupUsersID };
  const status = sessionStatus(token.claims, user, token.tenant !== '');
  if (status !== 'authorized' || !stored) return { status, session: null };
  return { status, session: sessionOf(token, stored) };
}

function sessionOf({ claims }: VerifiedToken, stored: StoredUser): UserSession {
  const features = loadFlags(stored.features, claims.hznExternalFeaturesTenant, claims.hznExternalFeaturesUser);
  const facts: SessionFacts = {
    userSettings: userSettingsOf(stored),
    securitySettings: namedValues(stored.securitySettings),
    regionSecuritySettings: stored.regionSecuritySettings.map(({ regionID, rights }) => ({
      regionID,
      securitySettings: namedValues(rights),
    })),
    features: namedValues(features),
    tenant: stored.tenant,
  };
  const access = actorOf(facts);
  const seesAll = access.regions.some((region) => region.isAdminRegion);
  return {
    usersID: stored.usersID,
    login: stored.login,
    displayName: stored.displayName,
    branchID: stored.branchID,
    facts,
    access,
    visibleRegions: seesAll ? null : access.regions.map((region) => region.regionID),
    seesRegion: (regionID) => seesAll || hasRegion(access, regionID),
  };
}

/** The user as what is in a region meets them: the same, with the rights that hold there. */
export function sessionIn(session: UserSession, regionID: number): UserSession {
  return { ...session, access: actorIn(session.access, regionID) };
}

function namedValues<V>(values: Readonly<Record<string, V>>): { name: string; value: V }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** The user settings response of core.md §3, from what is stored. */
export function userSettingsOf(stored: StoredUser): UserSettings {
  return {
    user: {
      usersID: stored.usersID,
      groupUsersID: stored.groupUsersID ?? 0,
      login: stored.login,
      displayName: stored.displayName,
      onboardingRoleIDs: stored.onboardingRoleIDs,
      dictionaryWords: stored.dictionaryWords,
      lastOrderId: stored.lastOrderID,
      branchID: stored.branchID,
    },
    regions: stored.regions,
    flags: stored.settings.filter((s) => s.kind === 'flag').map((s) => ({ name: s.name, value: s.value === 'true' })),
    dates: stored.settings.filter((s) => s.kind === 'date').map(({ name, value }) => ({ name, value })),
    values: stored.settings.filter((s) => s.kind === 'value').map(({ name, value }) => ({ name, value })),
  };
}
