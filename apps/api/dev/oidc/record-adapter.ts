import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { IdentityStore, RecordColumn } from './identity-store.ts';
import { errors } from './oidc-provider-module.ts';
import { opaquePart } from './refresh-token-shape.ts';

/** The provider's storage of one kind of artifact (Session, Grant, RefreshToken...) in one tenant. */
export class RecordAdapter implements Adapter {
  readonly #store: IdentityStore;
  readonly #tenant: string;
  readonly #kind: string;

  constructor(store: IdentityStore, tenant: string, kind: string) {
    this.#store = store;
    this.#tenant = tenant;
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    // Each sign-in begins with an interaction: often enough to sweep, and never on the path of a token.
    if (this.#kind === 'Interaction') await this.#store.removeExpired(this.#tenant);
    await this.#store.upsert(this.#tenant, {
      kind: this.#kind,
      id,
      payload,
      grantID: payload.grantId ?? null,
      userCode: payload.userCode ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
    });
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#find('id', this.#identifier(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#find('uid', uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#find('userCode', userCode);
  }

  async consume(id: string): Promise<void> {
    const won = await this.#store.consume(this.#tenant, this.#kind, this.#identifier(id));
    // The provider looked before it consumed; between the two another node may have been faster.
    if (!won) throw new errors.InvalidGrant('already used');
  }

  destroy(id: string): Promise<void> {
    return this.#store.destroy(this.#tenant, this.#kind, this.#identifier(id));
  }

  revokeByGrantId(grantID: string): Promise<void> {
    return this.#store.revokeGrant(this.#tenant, this.#kind, grantID);
  }

  #identifier(id: string): string {
    return this.#kind === 'RefreshToken' ? opaquePart(id) : id;
  }

  async #find(column: RecordColumn, value: string): Promise<AdapterPayload | undefined> {
    const record = await this.#store.find(this.#tenant, this.#kind, column, value);
    if (!record) return undefined;
    const payload = record.payload as AdapterPayload;
    return record.consumedAt ? { ...payload, consumed: Math.floor(record.consumedAt.getTime() / 1000) } : payload;
  }
}
