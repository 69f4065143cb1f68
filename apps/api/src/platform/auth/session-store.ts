import type { Actor, Database } from '../tenant/in-tenant.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { VerifiedToken } from './token-verifier.ts';
import { readUser } from './user.queries.ts';
import { type BearerState, bearerState } from './user-session.ts';

/**
 * How long a user is trusted to be unchanged when no notice of a change arrives. Notices come with the commit of the
 * change; this is the bound should the listening connection be lost without being missed yet.
 */
const trustMilliseconds = 15_000;
const cacheSize = 5_000;

interface Entry {
  state: BearerState;
  until: number;
}

/** The users behind the tokens, read once and kept for a short time. */
export class SessionStore {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #entries = new BoundedCache<Entry>(cacheSize);
  /** Counts changes, so that a user read before a change is not kept after it. */
  #changes = 0;
  #isDeaf = false;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** The state of the bearer when it was read a moment ago. */
  remembered(token: VerifiedToken): BearerState | undefined {
    if (this.#isDeaf) return undefined;
    const entry = this.#entries.get(keyOf(token));
    return entry && entry.until > this.#now().getTime() ? entry.state : undefined;
  }

  /** Reads the bearer of a token. */
  async load(token: VerifiedToken, requestID: string): Promise<BearerState> {
    const changes = this.#changes;
    const actor: Actor = { tenant: token.tenant, usersID: null, name: 'system:session', requestID };
    const stored = await readUser(this.#database, actor, token.claims.preferred_username);
    const state = bearerState(token, stored);
    if (changes === this.#changes) {
      this.#entries.set(keyOf(token), { state, until: this.#now().getTime() + trustMilliseconds });
    }
    return state;
  }

  /** Forgets the users of a tenant, because rights have changed: whose they are may depend on a role. */
  forget(tenant: string): void {
    this.#changes++;
    this.#entries.deletePrefix(`${tenant}/`);
  }

  /** Nothing is believed from here on: no notice of a change would arrive. */
  deafen(): void {
    this.#isDeaf = true;
  }

  /** Notices arrive again; those of the time between have been missed. */
  hearAgain(): void {
    this.#isDeaf = false;
    this.#changes++;
    this.#entries.clear();
  }
}

/** By token, because features travel in it, and by tenant, which is forgotten as a whole. */
function keyOf({ tenant, id }: VerifiedToken): string {
  return `${tenant}/${id}`;
}
