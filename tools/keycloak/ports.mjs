import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves, so that no outgoing connection takes one between two looks. */
const highest = 32_767;
const lowest = 20_000;

/** A port nobody listens on. */
export async function freePort() {
  for (let tries = 0; tries < 200; tries += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found.');
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
