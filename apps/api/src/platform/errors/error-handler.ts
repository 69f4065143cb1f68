import type { Endpoint, Failure } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimited } from '../http/rate-limits.ts';
import { apiHeaders, isApiPath } from '../http/security-headers.ts';
import { sendScreen } from '../http/web-app.ts';
import { asAppError } from './as-app-error.ts';

interface Options {
  /** Development only: the stack of the cause travels in the answer. */
  showStack: boolean;
}

/** The envelope of a failure (core.md §7): what is safe to show, and the request id to find the rest in the log. */
export function failureOf(error: AppError, requestID: string, { showStack }: Options): Failure {
  const cause = error.cause instanceof Error ? error.cause : error;
  return {
    isSuccessful: false,
    errorCode: error.code,
    errorMessage: error.message,
    result: {
      requestID,
      ...(error.modelState && { modelState: mutable(error.modelState) }),
      ...(error.conflict && { conflict: error.conflict }),
      ...(showStack && error.status >= 500 && cause.stack && { stackTrace: cause.stack }),
    },
  };
}

/** One place where errors leave the server, for handlers, hooks, parsers and unknown routes alike. */
export function registerErrorHandler(app: FastifyInstance, options: Options): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = asAppError(thrown, request.routeOptions.bodyLimit);
    if (error.status >= 500) request.log.error({ ...circumstances(request), err: error.cause ?? thrown }, error.code);
    else request.log.info({ ...circumstances(request), errorCode: error.code }, 'refused');
    return sendFailure(error, request, reply, options);
  });

  app.setNotFoundHandler((request, reply) => {
    if (!isApiPath(request.url)) return sendScreen(request, reply);
    const allowed = methodsAt(app.implemented, request.url);
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    const code = allowed.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND';
    return sendFailure(new AppError(code), request, reply, options);
  });
}

/** What an investigation needs of a refused or failed request: what was asked, from where, in whose name. */
export function circumstances(request: FastifyRequest) {
  const { actor } = request;
  return { req: request, ...(actor && { tenant: actor.tenant, usersID: actor.usersID, user: actor.name }) };
}

/** Answers what fails before there is a route: an address that can not be decoded. No hook has run for it yet. */
export function refuseUnroutable(isProduction: boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendFailure(asAppError(error), request, reply.headers(apiHeaders(isProduction)), { showStack: false });
  };
}

/** The methods under which a path exists, when it was asked for under another one. */
function methodsAt(endpoints: readonly Endpoint[], url: string): string[] {
  const path = url.split('?')[0] ?? '';
  return endpoints
    .filter((endpoint) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
    .map((endpoint) => endpoint.method);
}

function sendFailure(error: AppError, request: FastifyRequest, reply: FastifyReply, options: Options): FastifyReply {
  // Unread bytes of a refused body would be taken for the next request of the connection.
  if (error.code === 'PAYLOAD_TOO_LARGE') reply.header('connection', 'close');
  if (error instanceof RateLimited) reply.header('retry-after', error.retryAfterSeconds);
  // What is broken between here and the database is made anew for the next request, and a turn comes soon.
  if (error.code === 'UNAVAILABLE' || error.code === 'TENANT_BUSY') reply.header('retry-after', 1);
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  // A string, because the route's serializer knows the shape of its success only.
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => body as string)
    .send(JSON.stringify(failureOf(error, request.id, options)));
}

function mutable(state: NonNullable<AppError['modelState']>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(state).map(([path, messages]) => [path, [...messages]]));
}
