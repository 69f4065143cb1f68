import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector of traces that keeps what it is sent. */
export interface TraceCollector {
  readonly received: { type: string; path: string; body: Buffer }[];
  readonly url: string;
  close(): void;
}

/** Starts a collector at a free port. */
export async function makeCollector(): Promise<TraceCollector> {
  const received: TraceCollector['received'] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      received.push({
        type: request.headers['content-type'] ?? '',
        path: request.url ?? '',
        body: Buffer.concat(parts),
      });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
