import { type ListedRecord, removeName } from '@closewright/contract/kit';
import type { AuditEntry, OrderChanges, OrderDetail, OrderRow } from '@closewright/contract/orders';
import { type Settlement, type SettlementChanges, settlementLists } from '@closewright/contract/settlement';
import { SignInClient } from '../../../api/dev/oidc/sign-in-client.ts';
import type { Answer } from '../../../api/test/harness/call-host.ts';
import type { AppServer } from './server.ts';

/** A person at the api without a screen: arranges what a journey needs and looks at what it left behind. */
export class ApiUser {
  readonly tenant: string;
  readonly #server: AppServer;
  readonly #token: string;

  private constructor(server: AppServer, tenant: string, token: string) {
    this.#server = server;
    this.tenant = tenant;
    this.#token = token;
  }

  static async signIn(server: AppServer, tenant: string, username: string): Promise<ApiUser> {
    const client = new SignInClient(`http://127.0.0.1:${server.port}`, tenant);
    const tokens = await client.signIn(username);
    return new ApiUser(server, tenant, tokens.access_token);
  }

  get token(): string {
    return this.#token;
  }

  /** The raw answer, also when it is a refusal. */
  ask<T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    return this.#server.call<T>(this.tenant, method, path, { token: this.#token, body });
  }

  /** The result of a call that must succeed. */
  async get<T>(path: string): Promise<T> {
    const answer = await this.ask<T>('GET', path);
    if (!answer.body?.isSuccessful)
      throw new Error(`GET ${path} answered ${answer.status}: ${answer.text.slice(0, 500)}`);
    return answer.body.result;
  }

  async orderID(fileNumber: string): Promise<number> {
    const found = await this.get<{ ordersID: number }>(
      `/api/orders/by-number?fileNumber=${encodeURIComponent(fileNumber)}`,
    );
    return found.ordersID;
  }

  /** The file of a number, whose first statement holds nothing of what journeys before have left. */
  async orderWithEmptyStatement(fileNumber: string): Promise<number> {
    const id = await this.orderID(fileNumber);
    const statement = await this.get<Settlement>(`/api/orders/${id}/settlements/0`);
    const ids = Object.entries<ListedRecord>(settlementLists).flatMap(([name, { record, parent }]) => {
      // A list of the statement has rows, and each has its id.
      const rows = (statement as unknown as Record<string, Record<string, number>[]>)[name] ?? [];
      return parent === undefined && rows.length > 0 ? [[removeName(name), rows.map((row) => row[record.id])]] : [];
    });
    const fields = Object.fromEntries(Object.keys(statement.statement).map((name) => [name, null]));
    await this.changeStatement(id, { statement: fields, ...Object.fromEntries(ids) });
    return id;
  }

  /** Changes the first statement of a file, on top of what is stored. */
  async changeStatement(ordersID: number, changes: SettlementChanges): Promise<void> {
    const path = `/api/orders/${ordersID}/settlements`;
    const { loanID, version } = await this.get<Settlement>(`${path}/0`);
    const answer = await this.ask('PATCH', `${path}/${loanID}`, { version, changes });
    if (!answer.body?.isSuccessful) throw new Error(`Saving answered ${answer.status}: ${answer.text.slice(0, 500)}`);
  }

  /** A file of the journey's own with what it begins with. */
  async newFile(changes: OrderChanges): Promise<OrderDetail> {
    const body = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };
    const made = await this.ask<{ ordersID: number }>('POST', '/api/orders', body);
    if (!made.body?.isSuccessful) throw new Error(`Creating answered ${made.status}: ${made.text.slice(0, 500)}`);
    return this.#save(made.body.result.ordersID, changes);
  }

  order(ordersID: number): Promise<OrderDetail> {
    return this.get<OrderDetail>(`/api/orders/${ordersID}`);
  }

  audit(ordersID: number): Promise<AuditEntry[]> {
    return this.get<AuditEntry[]>(`/api/orders/${ordersID}/audit`);
  }

  find(text: string): Promise<OrderRow[]> {
    return this.get<OrderRow[]>(`/api/orders/find?text=${encodeURIComponent(text)}`);
  }

  /** Changes fields of the order itself, on top of what is stored. */
  change(ordersID: number, order: Partial<OrderDetail['order']>): Promise<OrderDetail> {
    return this.#save(ordersID, { order });
  }

  async #save(ordersID: number, changes: OrderChanges): Promise<OrderDetail> {
    const { version } = (await this.order(ordersID)).order;
    const answer = await this.ask<OrderDetail>('PATCH', `/api/orders/${ordersID}`, { version, changes });
    if (!answer.body?.isSuccessful) throw new Error(`Saving answered ${answer.status}: ${answer.text.slice(0, 500)}`);
    return answer.body.result;
  }
}
