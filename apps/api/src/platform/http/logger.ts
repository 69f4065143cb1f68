import type { FastifyRequest } from 'fastify';

/** Names under which secrets and personal numbers travel, at the top and one or two levels down. */
const sensitive = [
  'authorization',
  'cookie',
  'set-cookie',
  'sec-websocket-protocol',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'password',
  'secret',
  'taxID',
  'ssn',
  'accountNumber',
  'checkwritingpin',
  'pin',
];

const quoted = (name: string): string => `["${name}"]`;

/** What is cut out of every log line, whoever writes it. Bodies and queries are not logged at all. */
export const redactedPaths: string[] = [
  ...sensitive.flatMap((name) => [quoted(name), `*${quoted(name)}`, `*.*${quoted(name)}`, `*.*[*]${quoted(name)}`]),
  // Postgres puts the values of a refused row there.
  'err.detail',
  'err.where',
];

/** Options of the server's log. */
export function loggerOptions(level: string) {
  return {
    level,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: {
      req: (request: Partial<FastifyRequest>) => ({
        method: request.method,
        // The path alone: a query may hold a code of the sign-in, a file number or a name.
        path: request.url?.split('?')[0],
        host: request.host,
        remoteAddress: request.ip,
      }),
    },
  };
}
