import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { node } from '../../../../tools/programs.mjs';
import type { AppServer } from './server.ts';

const script = fileURLToPath(new URL('run-sql.ts', import.meta.url));

/**
 * One statement on the data of a stopped server, as the owner of the tables: for facts that no screen sets yet, like a
 * tenant's own notice or a feature flag. Row level security binds the owner too, so it names the tenant.
 */
export async function sql<Row = Record<string, unknown>>(
  server: AppServer,
  tenant: string,
  statement: string,
): Promise<Row[]> {
  if (server.isRunning) throw new Error('The embedded database belongs to the running server: stop it first.');
  const { DATABASE_URL: _url, DATABASE_OWNER_URL: _owner, ...inherited } = process.env;
  const { stdout } = await promisify(execFile)(node(), [script, tenant, statement], {
    env: { ...inherited, DATA_DIR: server.dataDir, PORT: String(server.port) },
  });
  return JSON.parse(stdout) as Row[];
}
