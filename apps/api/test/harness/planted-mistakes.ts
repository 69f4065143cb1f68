import { subscribe } from 'node:diagnostics_channel';
import { setInterval } from 'node:timers';

// Loaded before the server by the tests that want mistakes in it which nobody catches: the product has none to offer. A request names one
// in a header, and it happens in the middle of the request, or in work that belongs to none.
let isWanted = false;
// Set up before there is any request.
setInterval(() => {
  if (isWanted) throw new Error('planted elsewhere');
}, 5).unref();

const mistakes: Record<string, () => void> = {
  rejection: () => void Promise.reject(new Error('planted rejection')),
  exception: () =>
    void setImmediate(() => {
      throw new Error('planted exception');
    }),
  elsewhere() {
    isWanted = true;
  },
};

subscribe('tracing:fastify.request.handler:start', (message) => {
  const { request } = message as { request: { headers: Record<string, string | undefined> } };
  mistakes[request.headers['planted-mistake'] ?? '']?.();
});
