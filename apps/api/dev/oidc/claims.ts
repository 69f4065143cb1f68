import { demoTenants } from './demo-tenants.ts';
import type { UserClaims } from './identity-store.ts';

/**
 * The claims of an access token beyond those of the protocol. The mappers of deploy/keycloak make the same ones:
 *
 * | claim | from |
 * | --- | --- |
 * | preferred_username | the login; the api finds its `users` row by it |
 * | name, email, rqoUserId, hznAllowMaintenanceAccess, hznExternalFeaturesUser | the user |
 * | enterpriseTenantId, publisherId, tenantTimeZone, hznIsUnderMaintenance, hznExternalFeaturesTenant | the tenant |
 * | sid | the sign-in session; keycloak-js compares it with the status cookie |
 * | azp | the client, always `{tenant}-ui` |
 *
 * `hznIsUnderMaintenance` without `hznAllowMaintenanceAccess` is the status MAINTENANCE_MODE (core.md §4).
 */
export function accessTokenClaims(
  tenant: string,
  username: string,
  user: UserClaims,
  token: { sessionUid: string | undefined; clientID: string | undefined },
): Record<string, unknown> {
  const { roles, ...ownClaims } = user;
  return {
    typ: 'Bearer',
    sid: token.sessionUid,
    azp: token.clientID,
    preferred_username: username,
    ...ownClaims,
    email_verified: true,
    enterpriseTenantId: `enterprise-${tenant}`,
    publisherId: `publisher-${tenant}`,
    tenantTimeZone: 'America/Chicago',
    hznIsUnderMaintenance: demoTenants.get(tenant)?.isUnderMaintenance ?? false,
    // Nothing: the features of a company are what its administrators set (core.md §3: from the token and the server).
    hznExternalFeaturesTenant: {},
    realm_access: { roles },
  };
}

/** The claims of the id token and of the userinfo answer. */
export function identityClaims(username: string, user: UserClaims) {
  return { sub: username, preferred_username: username, name: user.name, email: user.email, email_verified: true };
}
