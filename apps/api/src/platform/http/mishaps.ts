import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { circumstances } from '../errors/error-handler.ts';

interface UnderWay {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Whether the caller is gone, with the answer or without it, and all who listened for that have been told. */
  isClosed: boolean;
}

const underWay = new AsyncLocalStorage<UnderWay>();

/** Makes known, to whatever a request sets going, which request that was. Before any other hook. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const here: UnderWay = { request, reply, isClosed: false };
    reply.raw.once('close', () =>
      setImmediate(() => {
        here.isClosed = true;
      }),
    );
    underWay.run(here, done);
  });
}

/** The request that the running code belongs to, and its reply. */
export function requestUnderWay(): UnderWay | undefined {
  return underWay.getStore();
}

/**
 * What nobody caught ends nothing that serves others (decision 0026): a rejection is logged with its request; what was thrown in a callback of
 * a request fails that request, for as long as it is not answered (a timer or connection that it opened may live on); what was thrown elsewhere may have broken what all share, so the process ends in good order.
 * @param end closes what is open and ends the process as one that failed
 */
export function surviveMishaps(app: FastifyInstance, end: () => void): void {
  process.on('unhandledRejection', (error) => {
    const { request } = requestUnderWay() ?? {};
    (request ?? app).log.error({ ...(request && circumstances(request)), err: error }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    const { request, reply, isClosed } = requestUnderWay() ?? {};
    if (!request || !reply || (isClosed && reply.sent)) {
      (request ?? app).log.fatal({ ...(request && circumstances(request)), err: error }, 'uncaught exception');
      end();
      return;
    }
    request.log.error({ ...circumstances(request), err: error }, 'uncaught exception');
    // Whoever waits for the callback would wait for ever. An answer that has begun is cut off by this.
    if (!reply.sent) reply.send(error);
  });
}
