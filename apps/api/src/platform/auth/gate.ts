import type { AccessRule, Endpoint } from '@closewright/contract/kit';
import { idSchema } from '@closewright/contract/kit';
import {
  type Actor as AccessActor,
  AccessLevel,
  type AccessReason,
  accessReason,
  actorIn,
  can,
  errorCodeOf,
  hasRight,
  lacking,
} from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { FastifyRequest } from 'fastify';
import type { Gate } from '../http/implement.ts';
import { originOf, tenantOf } from '../http/request-origin.ts';
import type { Actor } from '../tenant/in-tenant.ts';
import { bearerToken } from './bearer-token.ts';
import type { Caller, CallerOf, TokenCaller } from './caller.ts';
import type { SessionStore } from './session-store.ts';
import type { TenantDirectory } from './tenant-directory.ts';
import type { TokenVerifier } from './token-verifier.ts';
import { sessionIn } from './user-session.ts';

interface Deps {
  verifier: TokenVerifier;
  sessions: SessionStore;
  tenants: TenantDirectory;
  limits: RateLimits;
  /** The region of a file; null when there is no such file. */
  regionOfFile(actor: Actor, ordersID: number): Promise<number | null>;
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
      return { tenant: tenantOf(request), login: () => this.#loginOf(request) };
    }
    const token = bearerToken(request.headers.authorization);
    // The session call answers what is stored now: it is made to learn of changes.
    const caller = await this.#bearer(request, token, access.kind === 'token');
    if (access.kind === 'token') return caller;
    const authorized = await this.#inRegionOfFile(this.#authorized(caller), request);
    const reason = access.kind === 'screen' || access.kind === 'action' ? lackingOf(authorized, access) : null;
    if (reason) throw new AppError(errorCodeOf(reason), reason.text);
    return authorized;
  }

  /** For the WebSocket: an authorized user by a token that is not in the header. */
  async admitToken(request: FastifyRequest, token: string): Promise<Caller> {
    return this.#authorized(await this.#bearer(request, token));
  }

  async #loginOf(request: FastifyRequest): Promise<string | null> {
    const text = bearerToken(request.headers.authorization);
    if (text === null) return null;
    try {
      return (await this.#bearer(request, text)).token.claims.preferred_username;
    } catch (error) {
      // Nobody has to be somebody here.
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  async #bearer(request: FastifyRequest, text: string | null, isFresh = false): Promise<TokenCaller> {
    const { verifier, sessions, tenants, limits } = this.#deps;
    const tenant = tenantOf(request);
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

  /**
   * What a call does to a file is judged by the rights in the region of the file, from here on to the last use case. Only
   * users whose role differs by region pay for the look-up; a file that is not there is left to the handler.
   */
  async #inRegionOfFile(caller: Caller, request: FastifyRequest): Promise<Caller> {
    if (caller.session.access.rightsByRegion === undefined) return caller;
    const ordersID = ordersIDOf(request.params) ?? ordersIDOf(request.query);
    const regionID = ordersID === null ? null : await this.#deps.regionOfFile(caller.actor, ordersID);
    return regionID === null ? caller : { ...caller, session: sessionIn(caller.session, regionID) };
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

/** The file a request names in its address, read as the contract reads it: `0x10` is 16 there too. Null when there is none. */
function ordersIDOf(named: unknown): number | null {
  const { ordersID } = (named ?? {}) as { ordersID?: unknown };
  return idSchema.safeParse(Number(ordersID)).data ?? null;
}

type RightsRule = Extract<AccessRule, { kind: 'screen' | 'action' }>;

/** Why the caller may not make a call, null where they may: here, or for calls that judge by themselves in any region of theirs. */
function lackingOf({ session }: Caller, rule: RightsRule): AccessReason | null {
  const { access } = session;
  const reason = lackingIn(access, rule);
  if (reason === null || !rule.inAnyRegion || access.rightsByRegion === undefined) return reason;
  const elsewhere = [null, ...Object.keys(access.rightsByRegion.regions).map(Number).filter(session.seesRegion)];
  return elsewhere.some((regionID) => lackingIn(actorIn(access, regionID), rule) === null) ? null : reason;
}

/** By the rights as they stand; a writing call refuses users who may only read at all (core.md §1, §6). */
function lackingIn(access: AccessActor, rule: RightsRule): AccessReason | null {
  // The rule that the web asks too (house.md, Access).
  if (rule.kind === 'action') return can(access, rule.action).reason;
  const reason = lacking(access, { screens: [rule.screen] }, 'this section', AccessLevel[rule.level]);
  if (reason) return reason;
  return rule.level === 'Full' && hasRight(access, 'IsAppReadOnly')
    ? accessReason('appReadOnly', 'this section')
    : null;
}
