import { postingOf } from '@closewright/domain/ledger';
import { createDatabaseIdentityStore } from '../../../dev/oidc/database-identity-store.ts';
import { demoPassword } from '../../../dev/oidc/demo-tenants.ts';
import { SignInClient } from '../../../dev/oidc/sign-in-client.ts';
import { postTransactions } from '../../../src/modules/ledger/post-transactions.usecases.ts';
import type { SecretBox } from '../../../src/platform/secrets/index.ts';
import { hashPassword } from '../../../src/platform/secrets/password-hash.ts';
import { type Database, systemActor } from '../../../src/platform/tenant/in-tenant.ts';
import { day, makePayable } from '../../http/check-writing-world.ts';
import { makeTenant, type UserName, users } from '../../http/world.ts';
import { type Answer, callHost } from '../call-host.ts';
import type { Call } from './call.ts';
import { said } from './posting-operations.ts';
import type { StageNode } from './stage-node.ts';

const firstFile = 1001;
/** What each of its files begins with. */
const FUNDS = 150_000_00;

/** A company that is worked in. */
export interface Office {
  readonly tenant: string;
  /** Files whose statements are locked and whose money is good. */
  readonly files: readonly number[];
  /** Files whose statements are open. */
  readonly open: readonly number[];
  /** What was posted to begin with, as `postedOf` reads it. */
  readonly begun: readonly string[];
}

/** Makes a company, and staff who sign in at any node. */
export async function makeOffice(
  database: Database,
  secrets: SecretBox,
  tenant: string,
  { clients, savers }: { readonly clients: number; readonly savers: number },
): Promise<Office> {
  await makeTenant(database, tenant, secrets);
  const passwordHash = await hashPassword(demoPassword);
  await createDatabaseIdentityStore(database).saveUsers(
    tenant,
    Object.values(users).map(({ login }) => ({
      username: login,
      passwordHash,
      claims: {
        ...{ name: login, email: `${login}@${tenant}.example`, rqoUserId: `${tenant}-${login}` },
        ...{ hznAllowMaintenanceAccess: false, hznExternalFeaturesUser: {}, roles: ['staff'] },
      },
    })),
  );
  const all = Array.from({ length: clients + savers }, (_, at) => firstFile + at);
  for (const ordersID of all) await makePayable(database, tenant, ordersID);
  const [files, open] = [all.slice(0, clients), all.slice(clients)];
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .updateTable('orders')
      .set({ is_settlement_locked: false })
      .where('tenant_id', '=', tenant)
      .where('orders_id', 'in', [...open, 0])
      .execute(),
  );
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    postTransactions(
      tx,
      files.map((file) => ({
        ...{ bank: 1, date: day, key: `funds of ${file}` },
        posting: postingOf({ kind: 'receipt', parts: [{ file, amount: FUNDS, isGood: true }] }),
        facts: {
          ...{ receipt: 1, instrument: 'Wire', payer: 'Ficus Bank', party: null, reference: `funds of ${file}` },
          ...{ memo: null, kept: [] },
        },
      })),
    ),
  );
  return { tenant, files, open, begun: files.map((file) => said('receipt', `funds of ${file}`, FUNDS)) };
}

/** No answer at all is a fault; a late one of a machine that is busy beside the cycle is none. */
const patienceSeconds = 60;

interface Session {
  readonly token: string;
  /** The address under which it was signed in, which its token names. */
  readonly host: string;
}

/** The staff of a company, signed in at each node once they call there. A node whose clock is another may not take the token of another one. */
export class Staff {
  readonly #tenant: string;
  readonly #nodes: readonly StageNode[];
  readonly #sessions = new Map<string, Promise<Session>>();

  constructor(tenant: string, nodes: readonly StageNode[]) {
    this.#tenant = tenant;
    this.#nodes = nodes;
  }

  /** Signs in anew at each node, while their clocks are right. */
  async signIn(as: readonly UserName[]): Promise<void> {
    this.#sessions.clear();
    await Promise.all(this.#nodes.flatMap((_, at) => as.map((each) => this.#session(at, each))));
  }

  /** Calls one of the nodes; rejects where it does not answer. Who is not known there any more signs in again. */
  async call(turn: number, call: Call): Promise<Answer> {
    const at = turn % this.#nodes.length;
    const answer = await this.#send(at, call);
    if (answer.status !== 401) return answer;
    this.#sessions.delete(`${at} ${call.as}`);
    return this.#send(at, call);
  }

  async #send(at: number, { as, method, path, body, key }: Call): Promise<Answer> {
    const { token, host } = await this.#session(at, as);
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const sent = { token, body, host, headers, patienceSeconds };
    return callHost(this.#nodes[at]?.port ?? 0, this.#tenant, method, path, sent);
  }

  async #session(at: number, as: UserName): Promise<Session> {
    const place = `${at} ${as}`;
    const known = this.#sessions.get(place);
    if (known) return known;
    const signing = this.#signIn(at, as);
    this.#sessions.set(place, signing);
    signing.catch(() => this.#sessions.delete(place));
    return signing;
  }

  async #signIn(at: number, as: UserName): Promise<Session> {
    const port = this.#nodes[at]?.port ?? 0;
    const client = new SignInClient(`http://127.0.0.1:${port}`, this.#tenant);
    const { access_token: token } = await client.signIn(users[as].login, demoPassword);
    return { token, host: `${this.#tenant}.localhost:${port}` };
  }
}
