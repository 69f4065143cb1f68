import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { demoPassword } from './demo-tenants.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

/** Something went wrong on the way to a token; the message is for the person at the keyboard. */
export class SignInError extends Error {
  override name = 'SignInError';
}

/**
 * A browser without a screen: it signs in through the real code flow with PKCE, form and cookies included. It connects to
 * the address it was given and names the tenant's host in the Host header, because Node does not resolve `*.localhost`.
 */
export class SignInClient {
  readonly tenant: string;
  readonly origin: string;
  readonly #address: URL;
  readonly #host: string;
  readonly #cookies = new Map<string, { path: string; value: string }>();

  constructor(address: string, tenant: string) {
    const url = URL.parse(address);
    if (!url?.protocol.startsWith('http'))
      throw new SignInError(`${address} is no address like http://127.0.0.1:4300.`);
    this.#address = url;
    this.tenant = tenant;
    // A real name keeps its domain: https://closewright.example becomes https://epsilon.closewright.example.
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(url.hostname);
    const domain = isLocal ? 'localhost' : url.hostname;
    const name = domain.startsWith(`${tenant}.`) ? domain : `${tenant}.${domain}`;
    this.#host = url.port ? `${name}:${url.port}` : name;
    if (isLocal) this.#address.hostname = url.hostname === '[::1]' ? '[::1]' : '127.0.0.1';
    else this.#address.hostname = name;
    this.origin = `${url.protocol}//${this.#host}`;
  }

  get realm(): string {
    return `${this.origin}/realms/${this.tenant}`;
  }

  get protocol(): string {
    return `${this.realm}/protocol/openid-connect`;
  }

  /** The cookie of this name, wherever it is valid. */
  cookie(name: string): string | undefined {
    return [...this.#cookies].find(([key]) => key.startsWith(`${name};`))?.[1].value;
  }

  /** All cookies, for a browser that goes on where this one ends. */
  cookies(): { name: string; value: string; path: string }[] {
    return [...this.#cookies].map(([key, cookie]) => ({ name: key.slice(0, key.indexOf(';')), ...cookie }));
  }

  /** Forgets all cookies, as a new browser window without history would. */
  forget(): void {
    this.#cookies.clear();
  }

  /** One request to the tenant's host; redirects are not followed. */
  send(location: string, { method = 'GET', headers = {}, form }: RequestOptions = {}): Promise<Answer> {
    const url = new URL(location, this.origin);
    const body = form ? new URLSearchParams(form).toString() : undefined;
    const secure = this.#address.protocol === 'https:';
    return new Promise((resolve, reject) => {
      const request = (secure ? httpsRequest : httpRequest)(
        {
          hostname: this.#address.hostname.replace(/^\[|\]$/g, ''),
          port: this.#address.port || (secure ? 443 : 80),
          method,
          // No pool: the server may be restarted between two requests.
          agent: false,
          path: url.pathname + url.search,
          headers: {
            host: url.host,
            accept: 'text/html,application/json',
            ...(this.#cookieHeader(url.pathname) ? { cookie: this.#cookieHeader(url.pathname) } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            this.#keep(response.headers['set-cookie'] ?? []);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString('utf8'),
            });
          });
          response.on('error', reject);
        },
      );
      request.on('error', (cause) =>
        reject(new SignInError(`Nothing answers at ${this.#address.origin} (is Closewright running?)`, { cause })),
      );
      request.end(body);
    });
  }

  /** Signs in through the form and answers the tokens. */
  async signIn(username: string, password = demoPassword): Promise<Tokens> {
    const { code, verifier, redirectUri } = await this.authorize(username, password);
    return this.redeem(code, verifier, redirectUri);
  }

  /** The first half of the flow: up to the code in the redirect back to the app. */
  async authorize(username: string, password = demoPassword) {
    const { url, verifier, redirectUri } = this.authorizationRequest();
    let answer = await this.send(url);
    for (let step = 0; step < 8; step += 1) {
      const { location } = answer.headers;
      if (answer.status === 200 || answer.status === 401 || answer.status === 429) {
        const error = /role="alert"[^>]*>([^<]+)/.exec(answer.body)?.[1];
        if (error) throw new SignInError(`${error} (${this.tenant} / ${username})`);
        const action = /<form[^>]*action="([^"]+)"/.exec(answer.body)?.[1];
        if (!action) throw new SignInError('The sign-in page shows no form.');
        const address = action.replaceAll('&amp;', '&');
        answer = await this.send(address, { method: 'POST', form: { username, password } });
      } else if (location?.startsWith(redirectUri) && !location.startsWith(this.realm)) {
        const parameters = new URL(location).searchParams;
        const code = parameters.get('code');
        if (!code) throw new SignInError(`Signing in was refused: ${parameters.get('error_description') ?? location}`);
        return { code, verifier, redirectUri };
      } else if (location) {
        answer = await this.send(location);
      } else if (answer.status === 404) {
        throw new SignInError(`There is no tenant ${this.tenant} at ${this.origin}.`);
      } else {
        throw new SignInError(`The sign-in answered ${answer.status}: ${answer.body.slice(0, 200)}`);
      }
    }
    throw new SignInError('The sign-in went round in circles.');
  }

  /** The address the app sends the browser to, and the secret that belongs to it. */
  authorizationRequest(changes: Record<string, string | undefined> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const redirectUri = `${this.origin}/`;
    const parameters = {
      client_id: `${this.tenant}-ui`,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      state: randomBytes(8).toString('base64url'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return { url: `${this.protocol}/auth?${new URLSearchParams(given)}`, verifier, redirectUri };
  }

  /** The second half: the code for the tokens. */
  async redeem(code: string, verifier: string, redirectUri: string): Promise<Tokens> {
    return this.#token({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri });
  }

  async refresh(refreshToken: string): Promise<Tokens> {
    return this.#token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async #token(form: Record<string, string>): Promise<Tokens> {
    const answer = await this.send(`${this.protocol}/token`, {
      method: 'POST',
      form: { client_id: `${this.tenant}-ui`, ...form },
      headers: { origin: this.origin, accept: 'application/json' },
    });
    if (answer.status !== 200) throw new SignInError(`The token endpoint answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body) as Tokens;
  }

  #cookieHeader(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(([key, cookie]) => `${key.slice(0, key.indexOf(';'))}=${cookie.value}`)
      .join('; ');
  }

  #keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const attribute = (key: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const path = attribute('path') ?? '/';
      const expires = attribute('expires');
      const isGone = value === '' || (expires !== undefined && Date.parse(expires) <= Date.now());
      if (isGone) this.#cookies.delete(`${name};${path}`);
      else this.#cookies.set(`${name};${path}`, { path, value });
    }
  }
}
