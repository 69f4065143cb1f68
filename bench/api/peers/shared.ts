import type { Server } from 'node:http';
import pg from 'pg';

/** Connection of the peers: the owner, so that row level security costs them nothing. Ten connections, as ours has. */
const url = process.env.BENCH_PEER_URL;
if (!url) throw new Error('BENCH_PEER_URL is not set');

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export const pool = new pg.Pool({ connectionString: url, max: 10 });

const tenant = process.env.BENCH_TENANT ?? 'epsilon';

/**
 * The very statement inside read_order_document, taken from the database so that all contenders do the same reading work.
 * $1 is the tenant, $2 the file.
 */
async function statementText(): Promise<string> {
  const { rows } = await pool.query<{ source: string }>(
    "select prosrc as source from pg_proc where proname = 'read_order_document'",
  );
  const body = rows[0]?.source.match(/return \(([\s\S]*)\);\s*end/i)?.[1];
  if (!body) throw new Error('read_order_document does not look as expected');
  return body.replaceAll(/\btenant\b/g, '$1').replaceAll(/\bwanted\b/g, '$2');
}

const text = `select (${await statementText()}) as document`;

/** The prepared read of one file, with all its rows, without setting any context. */
export function orderStatement(ordersID: number) {
  return { name: 'order', text, values: [tenant, ordersID] };
}

export { tenant };

// A peer ends with the bench, whatever ends that.
process.once('disconnect', () => process.exit());

/** Listens on a free loopback port and tells the parent process which. */
export function listenAndTell(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address !== 'string') process.send?.({ port: address.port });
  });
}
