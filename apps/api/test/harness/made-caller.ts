import { clientID } from '@closewright/domain/session';
import type { Caller } from '../../src/platform/auth/caller.ts';
import type { VerifiedToken } from '../../src/platform/auth/token-verifier.ts';
import type { StoredUser } from '../../src/platform/auth/user.queries.ts';
import { bearerState } from '../../src/platform/auth/user-session.ts';

/** A user as the database would answer it, with no rights besides those named. Region 1 is theirs. */
export function makeUser(tenant: string, own: Partial<StoredUser> = {}): StoredUser {
  return {
    usersID: 1,
    groupUsersID: 1,
    login: 'closer',
    displayName: 'Closer',
    branchID: 1,
    onboardingRoleIDs: [],
    dictionaryWords: [],
    lastOrderID: 0,
    regions: [{ regionID: 1, isDefault: true, isAdminRegion: false, regionDisplay: 'Any State' }],
    settings: [],
    securitySettings: {},
    regionSecuritySettings: [],
    features: {},
    tenant: { name: tenant, displayName: tenant, timeZone: 'US/Eastern', cplUnderwriterCompanyID: null },
    ...own,
  };
}

/** The caller that the gate makes of a user: judged by the product's own code, so that nothing of it can be missing. */
export function makeCaller(user: StoredUser, expiresAt = Date.now() + 300_000): Caller {
  const tenant = user.tenant.name;
  const token: VerifiedToken = {
    id: `token of ${user.login}`,
    tenant,
    issuer: `https://${tenant}.example.com/realms/${tenant}`,
    expiresAt,
    claims: {
      preferred_username: user.login,
      rqoUserId: user.usersID,
      enterpriseTenantId: tenant,
      publisherId: null,
      tenantTimeZone: user.tenant.timeZone,
      azp: clientID(tenant),
      iat: Math.floor(expiresAt / 1000) - 300,
      exp: Math.floor(expiresAt / 1000),
      hznIsUnderMaintenance: false,
      hznAllowMaintenanceAccess: false,
      hznExternalFeaturesTenant: {},
      hznExternalFeaturesUser: {},
    },
  };
  const { status, session } = bearerState(token, user);
  if (!session) throw new Error(`${user.login} of ${tenant} may not in: ${status}`);
  const { usersID, displayName } = session;
  return { actor: { tenant, usersID, name: displayName, requestID: 'made-up' }, token, status, session };
}
