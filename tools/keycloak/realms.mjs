/** The realms a test server imports: those of deploy/keycloak as they are, with their demo users beside them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs.mjs';

const source = join(root, 'deploy', 'keycloak');

/** Names of the tenants with a realm. */
export const tenants = () =>
  readdirSync(source)
    .map((file) => /^(.+)-realm\.json$/.exec(file)?.[1])
    .filter((name) => name !== undefined);

/**
 * Writes one import file per realm. Demo users lie in a file of their own so that production never imports them.
 * `changes` are settings of the realm that a run wants otherwise.
 */
export function writeRealms(folder, changes = {}) {
  for (const tenant of tenants()) {
    const read = (kind) => JSON.parse(readFileSync(join(source, `${tenant}-${kind}.json`), 'utf8'));
    const realm = { ...read('realm'), ...changes, users: read('demo-users').users };
    writeFileSync(join(folder, `${tenant}-realm.json`), JSON.stringify(realm));
  }
}

/** The variables that fill the placeholders of the realm files: where each tenant's address is. */
export const originVariables = (originOf) =>
  Object.fromEntries(tenants().map((tenant) => [`CLOSEWRIGHT_ORIGIN_${tenant.toUpperCase()}`, originOf(tenant)]));
