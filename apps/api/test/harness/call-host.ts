import { request } from 'node:http';

export interface Answer<T = unknown> {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The envelope, when the body is one. */
  body: { isSuccessful: boolean; errorCode: string | null; errorMessage: string | null; result: T };
}

interface Sent {
  token?: string;
  body?: unknown;
  host?: string;
  headers?: Record<string, string>;
  /** How long an answer may take: 10 seconds. */
  patienceSeconds?: number;
}

/**
 * One request to a tenant's host on this machine. Node does not resolve names under localhost, so it connects to 127.0.0.1 and names
 * the host, as a reverse proxy would.
 */
export function callHost<T = unknown>(
  port: number,
  tenant: string,
  method: string,
  path: string,
  { token, body, host = `${tenant}.localhost:${port}`, headers = {}, patienceSeconds = 10 }: Sent = {},
): Promise<Answer<T>> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        timeout: patienceSeconds * 1000,
        headers: {
          host,
          accept: 'application/json',
          clienttimezone: 'America/Chicago',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          ...headers,
        },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.on('error', reject);
        incoming.on('end', () => {
          const isJson = incoming.headers['content-type']?.includes('json');
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text,
            body: (isJson ? JSON.parse(text) : undefined) as Answer<T>['body'],
          });
        });
      },
    );
    outgoing.on('timeout', () =>
      outgoing.destroy(new Error(`${method} ${path} got no answer within ${patienceSeconds} s`)),
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
