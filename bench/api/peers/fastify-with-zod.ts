import Fastify from 'fastify';
import { z } from 'zod';
import { listenAndTell } from './shared.ts';

/** A Fastify server with one route: parameters checked by zod, the answer written by the compiled JSON schema. */
export async function fastifyWithZod(
  params: z.ZodType<{ ordersID: number }>,
  result: z.ZodType,
  read: (ordersID: number) => Promise<unknown>,
): Promise<void> {
  const app = Fastify({ logger: false });
  const { $schema: _dialect, ...response } = z.toJSONSchema(result, { unrepresentable: 'any', io: 'output' });
  app.get('/api/orders/:ordersID', { schema: { response: { 200: response } } }, async (request) => {
    const { ordersID } = params.parse(request.params);
    return { isSuccessful: true, errorCode: null, errorMessage: null, result: await read(ordersID) };
  });
  await app.ready();
  listenAndTell(app.server);
}
