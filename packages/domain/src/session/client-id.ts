const suffix = '-ui';

/** The identity client of a tenant: `{tenant}-ui` (core.md §1). */
export function clientID(tenant: string): string {
  return `${tenant}${suffix}`;
}
