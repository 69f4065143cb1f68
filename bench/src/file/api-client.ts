import { Agent, request } from 'node:http';
import { ApiUser } from '../../../apps/web/e2e/arrange/api-user.ts';
import { type Stage, tenant } from '../harness/stage.ts';

/** Calls the api as a signed-in person does, over connections that stay open. */
export class ApiClient {
  readonly #stage: Stage;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #token: string;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#token = stage.person.token;
  }

  /** A fresh token: a run is longer than one lives. */
  async signIn(): Promise<void> {
    this.#token = (await ApiUser.signIn(this.#stage.app, tenant, 'administrator')).token;
  }

  /** The result of a call; a refusal throws. */
  call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const { port } = this.#stage.app;
    const headers = {
      host: `${tenant}.localhost:${port}`,
      authorization: `Bearer ${this.#token}`,
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    return new Promise((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, method, path, agent: this.#agent, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (incoming.statusCode === 200) resolve((JSON.parse(text) as { result: T }).result);
          else reject(new Error(`${method} ${path}: ${incoming.statusCode} ${text.slice(0, 300)}`));
        });
      });
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
