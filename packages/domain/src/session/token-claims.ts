/**
 * The claims of the access token the product reads (core.md §3), as the identity provider writes them. Ids may come
 * as text or number and flags as text or boolean, depending on the mapper; `readTokenClaims` evens that out.
 */
export interface TokenClaims {
  readonly preferred_username: string;
  /** The usersID of the login in this tenant; null when the account carries none. */
  readonly rqoUserId: number | null;
  readonly enterpriseTenantId: string | null;
  readonly publisherId: string | null;
  /** An alias or name that `ianaTimeZone` understands. */
  readonly tenantTimeZone: string | null;
  /** The client the token was given to: `{tenant}-ui`. */
  readonly azp: string;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
  readonly hznIsUnderMaintenance: boolean;
  readonly hznAllowMaintenanceAccess: boolean;
  /** Feature flags by name, `clientSessionLogging` among them. */
  readonly hznExternalFeaturesTenant: Readonly<Record<string, boolean>>;
  readonly hznExternalFeaturesUser: Readonly<Record<string, boolean>>;
}

/**
 * Reads a token payload that was already verified (or, in the web, decoded by keycloak-js). Null when one of the
 * claims every token has is missing: preferred_username, azp, iat, exp.
 */
export function readTokenClaims(payload: unknown): TokenClaims | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const claim = payload as Readonly<Record<string, unknown>>;
  const { preferred_username, azp, iat, exp } = claim;
  if (typeof preferred_username !== 'string' || typeof azp !== 'string') return null;
  if (typeof iat !== 'number' || typeof exp !== 'number') return null;
  return {
    preferred_username,
    rqoUserId: readID(claim.rqoUserId),
    enterpriseTenantId: readText(claim.enterpriseTenantId),
    publisherId: readText(claim.publisherId),
    tenantTimeZone: readText(claim.tenantTimeZone),
    azp,
    iat,
    exp,
    hznIsUnderMaintenance: readFlag(claim.hznIsUnderMaintenance),
    hznAllowMaintenanceAccess: readFlag(claim.hznAllowMaintenanceAccess),
    hznExternalFeaturesTenant: readFeatures(claim.hznExternalFeaturesTenant),
    hznExternalFeaturesUser: readFeatures(claim.hznExternalFeaturesUser),
  };
}

function readID(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}

function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function readFlag(value: unknown): boolean {
  return value === true || value === 'true';
}

function readFeatures(value: unknown): Readonly<Record<string, boolean>> {
  // Keycloak's attribute mappers can only send a structure as JSON text.
  const source = typeof value === 'string' ? parseJson(value) : value;
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return {};
  return Object.fromEntries(Object.entries(source).map(([name, on]) => [name, readFlag(on)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
