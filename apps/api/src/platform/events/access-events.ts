import type { Database } from '../tenant/in-tenant.ts';

/** The rights, regions or flags behind some sessions of a tenant have changed. */
export interface AccessChange {
  tenant: string;
  /** Whom it concerns; missing or null where that may be anybody of the tenant. */
  users?: readonly number[] | null;
}

/** Sent by triggers on the tables of users and rights (migrations 0003 and later), so no writer can forget it. */
const channel = 'access_changed';

/** Hears the changes of all nodes, this one included. Answers how to stop. */
export function hearAccessChanges(
  database: Database,
  handler: (change: AccessChange) => void,
): Promise<() => Promise<void>> {
  return database.listen(channel, (payload) => handler(JSON.parse(payload) as AccessChange));
}
