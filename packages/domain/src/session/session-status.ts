import type { TokenClaims } from './token-claims.ts';

/** How a sign-in ends (core.md §4 Session). */
export const sessionStatuses = [
  'authorized',
  'MISSING_USER',
  'INVALID_USER',
  'INVALID_TENANT',
  'UNAUTHORIZED',
  'MAINTENANCE_MODE',
] as const;

export type SessionStatus = (typeof sessionStatuses)[number];

/** The stored user a login belongs to; null ids where the account has none. */
export interface SessionUser {
  readonly usersID: number | null;
  readonly groupUsersID: number | null;
}

/**
 * The status of a session (core.md §4): nobody signed in is UNAUTHORIZED; then the tenant, then maintenance, then the
 * user decide. The tenant comes before maintenance because an address that names no tenant can't be under maintenance.
 * @param claims of the verified token, null when there is none
 * @param user the stored user of the login, null when there is none
 * @param tenantIsValid whether the tenant of the host exists and the token was given for it
 */
export function sessionStatus(
  claims: Pick<TokenClaims, 'hznIsUnderMaintenance' | 'hznAllowMaintenanceAccess'> | null,
  user: SessionUser | null,
  tenantIsValid = true,
): SessionStatus {
  if (!claims) return 'UNAUTHORIZED';
  if (!tenantIsValid) return 'INVALID_TENANT';
  if (claims.hznIsUnderMaintenance && !claims.hznAllowMaintenanceAccess) return 'MAINTENANCE_MODE';
  if (!user?.usersID) return 'MISSING_USER';
  if (!user.groupUsersID) return 'INVALID_USER';
  return 'authorized';
}
