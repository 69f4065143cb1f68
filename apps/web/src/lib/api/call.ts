import { ApiError } from './api-error.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import type { EndpointName, Input, InputArguments, Result } from './endpoint-types.ts';
import { escapeResult } from './escape-result.ts';
import { firstEndpoints } from './first-endpoints.plain.ts';
import { intentOf } from './intents.ts';

/** What a call needs of the session; set once by the start-up. Before that, calls go without a token. */
export interface CallContext {
  token(): string | undefined;
  /** A 401 came back for a call that carried a token. */
  unauthorized(error: ApiError): void;
  /** Raised and lowered around every call that writes. */
  writing?(delta: 1 | -1): void;
}

const anonymous: CallContext = { token: () => undefined, unauthorized: () => {} };
let context = anonymous;

/** Sets token and 401 handling of all calls. Without an argument, back to calls without a token. */
export function setCallContext(next: CallContext = anonymous): void {
  context = next;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the call outlive the page (release of a file while leaving). */
  keepalive?: boolean;
  /** What else goes with it. */
  headers?: Readonly<Record<string, string>>;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

const noAnswer = () => new ApiError('NO_ANSWER', 'The server does not answer. Check your connection and try again.', 0);

/** The whole table, where the rows that are there at once do not do. */
async function rowOf(name: EndpointName) {
  const { endpointTable } = await import('./endpoint-table.plain.ts').catch(() => {
    throw noAnswer();
  });
  return endpointTable[name];
}

const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Makes one call of the contract. Gives its result, or raises an {@link ApiError}. */
export function call<N extends EndpointName>(name: N, ...input: InputArguments<N>): Promise<Result<N>> {
  return send(name, input[0] as Input<N> | undefined);
}

/** Like {@link call}, with options for the few callers that need them. */
export async function send<N extends EndpointName>(
  name: N,
  input: Input<N> | undefined,
  options: CallOptions = {},
): Promise<Result<N>> {
  const [method, path, takesKey] = firstEndpoints[name] ?? (await rowOf(name));
  const { params, query, body: given } = (input ?? {}) as Parts;
  const address = addressOf(path, params, query);
  const intent = takesKey ? intentOf(address, given) : null;
  const body = intent ? intent.body : given;
  const token = context.token();
  const isWrite = method !== 'GET';
  if (isWrite) context.writing?.(1);
  try {
    const request = () =>
      fetch(address, {
        ...options,
        method,
        headers: {
          Accept: 'application/json',
          'Cache-Control': 'no-cache, no-store',
          Pragma: 'no-cache',
          ClientTimeZone: timeZone,
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(intent && { 'Idempotency-Key': intent.key }),
          ...options.headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        cache: 'no-store',
        credentials: 'same-origin',
      });
    const isPlainRead = !isWrite && token === undefined;
    const response = await ((isPlainRead && takeEarlyAnswer(address)) || request()).catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      throw noAnswer();
    });
    const result = readEnvelope(await response.text(), response.status) as Result<N>;
    intent?.settle(null);
    return result;
  } catch (error) {
    intent?.settle(error);
    if (error instanceof ApiError && error.status === 401 && token !== undefined) context.unauthorized(error);
    throw error;
  } finally {
    if (isWrite) context.writing?.(-1);
  }
}

/** `/api/orders/:ordersID` with its parameters and query filled in. */
export function addressOf(path: string, params: Parts['params'], query: Parts['query']): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** The result inside an envelope; a failure is raised. */
export function readEnvelope(text: string, status: number): unknown {
  let envelope: { isSuccessful?: unknown; result?: unknown } | null = null;
  try {
    envelope = JSON.parse(text);
  } catch {
    // Falls through to the error below: a proxy's page, or a cut answer.
  }
  if (envelope?.isSuccessful === true) return escapeResult(envelope.result, text);
  if (envelope?.isSuccessful === false) throw ApiError.fromEnvelope(escapeResult(envelope, text) as never, status);
  // A proxy before the server may take less than the server does, and says so in a page of its own.
  if (status === 413) throw new ApiError('PAYLOAD_TOO_LARGE', 'The request is too large.', status);
  throw new ApiError('BAD_ANSWER', 'The server gave an answer that cannot be read. Try again.', status);
}
