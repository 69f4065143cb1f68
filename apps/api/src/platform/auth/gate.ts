import type { AccessRule, Endpoint } from '@closewright/contract/kit';
import { AccessLevel, accessReason, can, errorCodeOf, lacking } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { tenantFromHost } from '@closewright/domain/session';
import type { FastifyRequest } from 'fastify';
import type { Gate } from '../http/implement.ts';
import { originOf } from '../http/request-origin.ts';
import { bearerToken } from './bearer-token.ts';
import type { Caller, CallerOf, TokenCaller } from './caller.ts';
import type { SessionStore } from './session-store.ts';
import type { TenantDirectory } from './tenant-directory.ts';
import type { TokenVerifier } from './token-verifier.ts';

interface Deps {
  verifier: TokenVerifier;
  sessions: SessionStore;
  tenants: TenantDirectory;
  limits: RateLimits;
}

/** Counts requests; throws RATE_LIMITED. */
export interface RateLimits {
  ofPublicRead(request: FastifyRequest): Promise<void>;
  ofPublicWrite(request: FastifyRequest): Promise<void>;
  ofUnknownToken(request: FastifyRequest): Promise<void>;
  ofUser(request: FastifyRequest, tenant: string, login: string): Promise<void>;
}

/**
 * The gate of the api: who calls, and whether the access rule of the endpoint lets them. It runs before the body is
 * read, so a stranger can not make the server parse anything.
 */
export class ApiGate implements Gate {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async admit(request: FastifyRequest, { access, method }: Endpoint): Promise<CallerOf<AccessRule>> {
    if (access.kind === 'public') {
      const { ofPublicRead, ofPublicWrite } = this.#deps.limits;
      await (method === 'GET' ? ofPublicRead : ofPublicWrite)(request);
      return { tenant: tenantFromHost(request.host) };
    }
    const token = bearerToken(request.headers.authorization);
    // The session call answers what is stored now: it is made to learn of changes.
    const caller = await this.#bearer(request, token, access.kind === 'token');
    if (access.kind === 'token') return caller;
    const authorized = this.#authorized(caller);
    if (access.kind === 'screen') requireScreen(authorized, access);
    if (access.kind === 'action') requireAction(authorized, access);
    return authorized;
  }

  /** For the WebSocket: an authorized user by a token that is not in the header. */
  async admitToken(request: FastifyRequest, token: string): Promise<Caller> {
    return this.#authorized(await this.#bearer(request, token));
  }

  async #bearer(request: FastifyRequest, text: string | null, isFresh = false): Promise<TokenCaller> {
    const { verifier, sessions, tenants, limits } = this.#deps;
    const tenant = tenantFromHost(request.host);
    if (!tenant) throw new AppError('INVALID_TENANT');
    const origin = originOf(request);
    let token = text ? verifier.remembered(text, tenant, origin) : undefined;
    if (!token) {
      // Checking signatures is the one costly thing a stranger can ask for.
      await limits.ofUnknownToken(request);
      if (!(await tenants.find(tenant, request.id))) throw new AppError('INVALID_TENANT');
      if (!text) throw new AppError('UNAUTHENTICATED');
      token = await verifier.verify(text, tenant, origin);
    }
    const login = token.claims.preferred_username;
    request.actor = { tenant, usersID: null, name: login, requestID: request.id };
    await limits.ofUser(request, tenant, login);
    const known = isFresh ? undefined : sessions.remembered(token);
    const { status, session } = known ?? (await sessions.load(token, request.id));
    const usersID = session?.usersID ?? null;
    const actor = { tenant, usersID, name: session?.displayName ?? login, requestID: request.id };
    request.actor = actor;
    return {
      actor,
      token,
      status,
      session,
    };
  }

  #authorized(caller: TokenCaller): Caller {
    const { session, status } = caller;
    if (session) return { ...caller, session };
    switch (status) {
      case 'MISSING_USER':
      case 'INVALID_USER':
      case 'INVALID_TENANT':
      case 'MAINTENANCE_MODE':
        throw new AppError(status);
      default:
        throw new AppError('UNAUTHENTICATED');
    }
  }
}

/** The screen access an endpoint asks for; a writing one refuses users who may only read at all (core.md §1, §6). */
function requireScreen({ session }: Caller, rule: Extract<AccessRule, { kind: 'screen' }>): void {
  const reason = lacking(session.access, { screens: [rule.screen] }, 'this section', AccessLevel[rule.level]);
  if (reason) throw new AppError(errorCodeOf(reason), reason.text);
  if (rule.level === 'Full' && session.access.settings?.IsAppReadOnly) {
    const readOnly = accessReason('appReadOnly', 'this section');
    throw new AppError(errorCodeOf(readOnly), readOnly.text);
  }
}

/** The action an endpoint is, decided by the rule that the web asks too (house.md, Access). */
function requireAction({ session }: Caller, { action }: Extract<AccessRule, { kind: 'action' }>): void {
  const { reason } = can(session.access, action);
  if (reason) throw new AppError(errorCodeOf(reason), reason.text);
}
