import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { hashPassword, verifyPassword } from '../../src/platform/secrets/password-hash.ts';
import { demoPassword, demoTenants } from './demo-tenants.ts';
import type { IdentityStore } from './identity-store.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { errors } from './oidc-provider-module.ts';
import { documentHeaders, newNonce, pagePolicy } from './pages/document.ts';
import { errorPage } from './pages/error-page.ts';
import { loginPage } from './pages/login-page.ts';
import { loginPath } from './provider.ts';

const maximumBody = 8192;
const wrongCredentials = 'Invalid username or password.';

interface Sign {
  tenant: string;
  provider: Provider;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The form where people sign in: shows it, checks what they typed, and hands the result to the provider. */
export class LoginForm {
  readonly #store: IdentityStore;
  readonly #throttle: LoginThrottle;
  #absentUserHash: Promise<string> | undefined;

  constructor(store: IdentityStore, throttle: LoginThrottle) {
    this.#store = store;
    this.#throttle = throttle;
  }

  async show({ tenant, provider, request, reply }: Sign): Promise<void> {
    const uid = await openInteraction(provider, request.raw, reply.raw);
    if (uid) sendForm(reply, tenant, uid, { status: 200, username: '', error: null });
  }

  async submit({ tenant, provider, request, reply }: Sign): Promise<void> {
    const uid = await openInteraction(provider, request.raw, reply.raw);
    if (!uid) return;
    const form = await readForm(request.raw);
    if (!form) return sendForm(reply, tenant, uid, { status: 400, username: '', error: wrongCredentials });

    const username = (form.get('username') ?? '').trim().toLowerCase().slice(0, 120);
    const counter = `${tenant} ${username} ${request.ip}`;
    const minutes = this.#throttle.minutesToWait(counter);
    if (minutes > 0) {
      const error = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
      return sendForm(reply, tenant, uid, { status: 429, username, error });
    }
    if (!(await this.#isRight(tenant, username, form.get('password') ?? ''))) {
      this.#throttle.fail(counter);
      return sendForm(reply, tenant, uid, { status: 401, username, error: wrongCredentials });
    }
    this.#throttle.succeed(counter);
    // remember: false makes the session cookie end with the browser, as Keycloak's does.
    const result = { login: { accountId: username, remember: false } };
    await provider.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  }

  /** Takes as long for a name nobody has as for a wrong password, so that names can not be found by the clock. */
  async #isRight(tenant: string, username: string, password: string): Promise<boolean> {
    const user = await this.#store.user(tenant, username);
    this.#absentUserHash ??= hashPassword('');
    const isRight = await verifyPassword(password, user?.passwordHash ?? (await this.#absentUserHash));
    return user !== null && isRight;
  }
}

/**
 * The id of the sign-in the browser's cookie belongs to, or null after answering that there is none. The cookie is bound to
 * this address and SameSite=Lax, so a form on another site can not sign people in.
 */
async function openInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | null> {
  try {
    return (await provider.interactionDetails(request, response)).uid;
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const nonce = newNonce();
    const message = 'This sign-in has expired. Open Closewright again to start a new one.';
    send(response, 400, nonce, errorPage({ nonce, title: 'Sign in', message }));
    return null;
  }
}

function sendForm(
  reply: FastifyReply,
  tenant: string,
  uid: string,
  state: { status: number; username: string; error: string | null },
): void {
  const nonce = newNonce();
  const demo = demoTenants.get(tenant);
  const html = loginPage({
    nonce,
    tenantName: demo?.displayName ?? tenant,
    action: loginPath(tenant, uid),
    username: state.username,
    error: state.error,
    demo: { usernames: demo?.users.map(({ username }) => username) ?? [], password: demoPassword },
  });
  send(reply.raw, state.status, nonce, html);
}

function send(response: ServerResponse, status: number, nonce: string, html: string): void {
  response.writeHead(status, {
    ...documentHeaders(pagePolicy(nonce, 'none')),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(html);
}

/** The fields of a posted form, or null when it is no form or far too long. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maximumBody) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
