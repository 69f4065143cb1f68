import { loadConfig } from '../../../api/src/platform/config/index.ts';
import { openConnections } from '../../../api/src/platform/db/connections.ts';

/** `node run-sql.ts TENANT STATEMENT`: runs it as the owner of the tables and prints the rows as JSON. See `sql.ts`. */
const [tenant = '', statement = ''] = process.argv.slice(2);
const connections = await openConnections(loadConfig().database);
try {
  const rows = await connections.asOwner(async (owner) => {
    await owner.query(
      `select set_config('app.tenant', $1, false), set_config('app.actor', 'system:journey', false),
              set_config('app.request', 'journey', false)`,
      [tenant],
    );
    return (await owner.query(statement)).rows;
  });
  process.stdout.write(JSON.stringify(rows));
} finally {
  await connections.close();
}
