import { getOrder, successSchema } from '../contract.ts';
import { fastifyWithZod } from './fastify-with-zod.ts';
import { orderStatement, pool, tenant } from './shared.ts';

/** Peer: the usual way of row level security, four statements one after the other, as the runtime role. */
await fastifyWithZod(getOrder.params, successSchema(getOrder.result), async (ordersID) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ name: 'context', text: "select set_config('app.tenant', $1, true)", values: [tenant] });
    const { rows } = await client.query(orderStatement(ordersID));
    await client.query('commit');
    return rows[0]?.document;
  } finally {
    client.release();
  }
});
