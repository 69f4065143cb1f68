import { isHostOf, tenantFromHost } from '@closewright/domain/session';
import type { FastifyRequest } from 'fastify';

/**
 * Scheme and host as the browser sees them. Behind a proxy Fastify takes them from the forwarded headers, but only
 * when `trustProxy` says the proxy may be believed.
 */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host.toLowerCase()}`;
}

/** The tenant of the host that was asked; null where the host names none, or is none of this installation's. */
export function tenantOf(request: FastifyRequest): string | null {
  return isHostOf(request.host, request.server.hosts) ? tenantFromHost(request.host) : null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The hosts that are believed. */
    hosts: readonly string[];
  }
}
