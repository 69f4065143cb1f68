import { getOrder, successSchema } from '../contract.ts';
import { fastifyWithZod } from './fastify-with-zod.ts';
import { orderStatement, pool } from './shared.ts';

/** Peer: the same Fastify route (zod in, JSON schema out) without sign-in and without row level security. */
await fastifyWithZod(getOrder.params, successSchema(getOrder.result), async (ordersID) => {
  const { rows } = await pool.query(orderStatement(ordersID));
  return rows[0]?.document;
});
