import type { ActionName, ScreenName } from '@closewright/domain/access';
import { asksPin } from '@closewright/domain/check-writing-pin';
import type { ErrorCode } from '@closewright/domain/errors';
import type { z } from 'zod';

/** The methods a call of the api may use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint. The api enforces it before the handler runs; tests walk the map and prove it.
 * - `public`: no token.
 * - `token`: a valid token of this tenant, whatever the state of the user (only to learn that state).
 * - `signedIn`: a valid token and an authorized user.
 * - `screen`: as signedIn, and the screen access is at least `level` (core.md §6).
 * - `action`: as signedIn, and `can` of domain/access allows the action, without a subject.
 *
 * A file that the address names is judged by the rights in its region. `inAnyRegion` marks calls that name none or several in the body: they pass
 * where the right holds in one region of the user, and the use case judges each file or region by itself.
 */
export type AccessRule =
  | { readonly kind: 'public' }
  | { readonly kind: 'token' }
  | { readonly kind: 'signedIn' }
  | {
      readonly kind: 'screen';
      readonly screen: ScreenName;
      readonly level: 'Read' | 'Full';
      readonly inAnyRegion?: true;
    }
  | {
      readonly kind: 'action';
      readonly action: ActionName;
      readonly inAnyRegion?: true;
      /** What the use case asks for besides, and for what. */
      readonly besides?: { readonly action: ActionName; readonly to: string };
    };

type Schema = z.ZodType;

/** One call of the api as plain data: both sides, the OpenAPI document and the tests are derived from it. */
export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema = Schema,
  A extends AccessRule = AccessRule,
> {
  readonly name: string;
  readonly method: HttpMethod;
  /** Path with `:name` parameters, beginning with /api. */
  readonly path: string;
  /** One sentence for the reference page. */
  readonly summary: string;
  readonly tag: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly result: R;
  readonly access: A;
  /** The codes this call answers besides the ones every call can (validation, token, rate, internal). */
  readonly errors: readonly ErrorCode[];
  /** True when sending the same call again changes nothing more. */
  readonly idempotent: boolean;
  /** Tables whose audit rows prove the write; empty for reads and for state that is no record (locks, recents). */
  readonly audits: readonly string[];
  /** True when it posts to the ledger, whose own chain proves it. */
  readonly posts: boolean;
  /**
   * True when the call takes an `Idempotency-Key`: sent again with the same key it does nothing more and answers the same. Every POST that
   * stores a record or posts and is not idempotent by itself takes one; one that does not says so, with its reason.
   */
  readonly takesKey: boolean;
  /** True when the call takes the PIN of whoever makes it, where the flag checkWritingPIN is on (`pinHeader`). */
  readonly takesPin: boolean;
  /** The most bytes of a body, where it may be larger than the api takes elsewhere. */
  readonly mostBytes: number | undefined;
  /** The most values of a body, where it may have more than the api takes elsewhere. */
  readonly mostValues: number | undefined;
}

/** Declares an endpoint. Parts that are left out are undefined in the map and absent from the call. */
export function endpoint<
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  const A extends AccessRule = AccessRule,
>(spec: {
  name: string;
  method: HttpMethod;
  path: string;
  summary: string;
  tag: string;
  params?: P;
  query?: Q;
  body?: B;
  result: R;
  access: A;
  errors?: readonly ErrorCode[];
  idempotent?: boolean;
  audits?: readonly string[];
  posts?: true;
  takesKey?: false;
  mostBytes?: number;
  mostValues?: number;
}): Endpoint<P, Q, B, R, A> {
  const { idempotent = spec.method !== 'POST', audits = [], posts = false } = spec;
  return {
    errors: [],
    mostBytes: undefined,
    mostValues: undefined,
    takesKey: spec.method === 'POST' && !idempotent && (posts || audits.length > 0),
    ...spec,
    takesPin: asksPin(spec.name),
    idempotent,
    audits,
    posts,
    params: spec.params as P,
    query: spec.query as Q,
    body: spec.body as B,
  };
}

type Part<S, K extends string> = S extends Schema ? { [key in K]: z.input<S> } : unknown;

/** What a caller passes: only the parts the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<E['params'], 'params'> &
  Part<E['query'], 'query'> &
  Part<E['body'], 'body'>;

/** What a caller gets. */
export type CallResult<E extends Endpoint> = z.output<E['result']>;
