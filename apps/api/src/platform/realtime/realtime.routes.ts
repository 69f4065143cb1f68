import { realtimeGreetingSchema, realtimeProtocol, realtimeUnauthorized } from '@closewright/contract/realtime';
import { can } from '@closewright/domain/access';
import { isSameValue } from '@closewright/domain/changes';
import { AppError } from '@closewright/domain/errors';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Caller } from '../auth/caller.ts';
import { bearerState } from '../auth/user-session.ts';
import { circumstances } from '../errors/error-handler.ts';
import type { SocketHub } from './socket-hub.ts';

interface Deps {
  hub: SocketHub;
  /** Verifies a token for the tenant of the request and loads its user; throws what the api would answer. */
  admit(request: FastifyRequest, token: string): Promise<Caller>;
}

/** Clients say how long they have read, and nothing else; this leaves room for a keep-alive word. */
const maxPayload = 1024;
const maxMessages = 1000;
const policyViolation = 1008;

/**
 * The WebSocket of a session at `/ws`. A browser can not set headers on it and can not read the status of a refused
 * upgrade, so the token comes as the second sub-protocol and a refusal is a close code.
 */
export async function registerRealtime(app: FastifyInstance, { hub, admit }: Deps): Promise<void> {
  const admissions = new WeakMap<FastifyRequest, (socket: WebSocket) => void>();
  /** What becomes of the socket of a request, once it is open. */
  const admission = async (request: FastifyRequest): Promise<(socket: WebSocket) => void> => {
    if (!isSameOrigin(request)) {
      request.log.info({ ...circumstances(request), errorCode: 'FOREIGN_ORIGIN' }, 'refused');
      return (socket) => socket.close(policyViolation, 'Foreign origin');
    }
    const token = offeredToken(request);
    if (!token) return (socket) => socket.close(realtimeUnauthorized, 'No token');
    try {
      const before = hub.accessChanges;
      const caller = await admit(request, token);
      // Where rights changed while they were read, the socket might hear what its user has lost just now.
      return (socket) => (hub.accessChanges === before ? listen(hub, socket, caller) : hub.reconnectOne(socket));
    } catch (error) {
      return (socket) => refuse(socket, request, error);
    }
  };
  await app.register(websocket, {
    options: {
      maxPayload,
      handleProtocols: (offered) => (offered.has(realtimeProtocol) ? realtimeProtocol : false),
    },
  });

  // Before the upgrade, so that a socket that is open listens already: whoever reads what is stored once it has opened
  // misses nothing of what happens from then on.
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    if (request.ws) admissions.set(request, await admission(request));
  };
  app.get('/ws', { websocket: true, preHandler }, (socket, request) => {
    let received = 0;
    socket.on('message', (text: Buffer) => {
      if (++received > maxMessages) socket.close(policyViolation, 'Too many messages');
      const readFor = received === 1 ? greeted(text.toString()) : null;
      if (readFor !== null) hub.catchUp(socket, readFor);
    });
    socket.on('error', (error) => request.log.info({ err: error }, 'socket failed'));
    admissions.get(request)?.(socket);
  });

  app.addHook('onClose', () => hub.close());
}

function listen(hub: SocketHub, socket: WebSocket, caller: Caller): void {
  if (socket.readyState !== socket.OPEN) return;
  const { session, token } = caller;
  hub.add(socket, {
    tenant: token.tenant,
    usersID: session.usersID,
    login: session.login,
    expiresAt: token.expiresAt,
    // Who opens no page of files in a region hears nothing of them.
    seesRegion: (regionID) => session.seesRegion(regionID) && can(session.access, 'openFile', { regionID }).allowed,
    standing(stored) {
      const now = bearerState(token, stored).session;
      if (now === null) return 'gone';
      return now.usersID === session.usersID && isSameValue(now.access, session.access) ? 'same' : 'changed';
    },
  });
}

/** For how long a page had been reading, where that is what the text says. */
function greeted(text: string): number | null {
  try {
    return realtimeGreetingSchema.safeParse(JSON.parse(text)).data?.ReadFor ?? null;
  } catch {
    return null;
  }
}

function refuse(socket: WebSocket, request: FastifyRequest, error: unknown): void {
  if (error instanceof AppError && error.status < 500) {
    request.log.info({ ...circumstances(request), errorCode: error.code }, 'refused');
    socket.close(realtimeUnauthorized, error.code);
    return;
  }
  request.log.error({ err: error }, 'socket not admitted');
  socket.close(1011, 'Try again');
}

/** The token of `Sec-WebSocket-Protocol: bearer, <token>`. */
function offeredToken(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((part) => part.trim());
  return scheme === realtimeProtocol && token ? token : null;
}

/** A page of another site must not open our socket; a client that is no browser sends no Origin. */
function isSameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
