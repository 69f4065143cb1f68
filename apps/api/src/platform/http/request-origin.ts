import type { FastifyRequest } from 'fastify';

/**
 * Scheme and host as the browser sees them. Behind a proxy Fastify takes them from the forwarded headers, but only
 * when `trustProxy` says the proxy may be believed.
 */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host.toLowerCase()}`;
}
