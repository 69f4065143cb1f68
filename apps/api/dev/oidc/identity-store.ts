/** One artifact of the OpenID provider as it lies in the table `identity_records`. */
export interface IdentityRecord {
  kind: string;
  id: string;
  payload: Record<string, unknown>;
  grantID: string | null;
  userCode: string | null;
  uid: string | null;
  expiresAt: Date | null;
}

/** A signing key whose private part is sealed by the app's secret box. */
export interface StoredKey {
  kid: string;
  sealed: string;
}

/** What the table `identity_users` knows of a login; Keycloak keeps the same facts as user attributes. */
export interface UserClaims {
  name: string;
  email: string;
  /** Absent: the login belongs to no user of the product (start-up outcome "missing user"). */
  rqoUserId?: string;
  hznAllowMaintenanceAccess: boolean;
  hznExternalFeaturesUser: Record<string, boolean>;
  /** Becomes `realm_access.roles`. The product's rights come from its own database, never from here. */
  roles: string[];
}

/** A demo login. */
export interface StoredUser {
  username: string;
  passwordHash: string;
  claims: UserClaims;
}

export type RecordColumn = 'id' | 'uid' | 'userCode';

/**
 * What the development sign-in needs from a database, one tenant at a time. Small on purpose: the provider knows nothing
 * of SQL, and a test can bring a map.
 */
export interface IdentityStore {
  /** The record, without those that have expired. `consumedAt` is set once it was used up. */
  find(
    tenant: string,
    kind: string,
    column: RecordColumn,
    value: string,
  ): Promise<(IdentityRecord & { consumedAt: Date | null }) | null>;
  upsert(tenant: string, record: IdentityRecord): Promise<void>;
  destroy(tenant: string, kind: string, id: string): Promise<void>;
  /** Marks as used; false when it already was (or is gone): of two uses at the same time only one may win. */
  consume(tenant: string, kind: string, id: string): Promise<boolean>;
  revokeGrant(tenant: string, kind: string, grantID: string): Promise<void>;
  removeExpired(tenant: string): Promise<void>;
  /**
   * The signing keys of the tenant, newest first. Where there is none, the one `create` makes is stored; two nodes
   * asking at the same time end up with the same key.
   */
  keys(tenant: string, create: () => Promise<StoredKey>): Promise<StoredKey[]>;
  user(tenant: string, username: string): Promise<StoredUser | null>;
  usernames(tenant: string): Promise<string[]>;
  /** Adds the missing users and refreshes the claims of the others; their passwords stay as they are. */
  saveUsers(tenant: string, users: StoredUser[]): Promise<void>;
}
