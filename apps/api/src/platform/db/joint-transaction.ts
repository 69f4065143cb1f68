import type { Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/**
 * A transaction that several calls join, each as if it had one of its own: one after the other, and after one that failed there is nothing left
 * to join or to commit.
 */
export class JointTransaction {
  readonly #tx: Transaction<DB>;
  #last: Promise<unknown> = Promise.resolve();
  #failure: { readonly error: unknown } | null = null;

  constructor(tx: Transaction<DB>) {
    this.#tx = tx;
  }

  /** Does the work of one call, when those before it have ended. */
  join<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      this.#refuseAfterFailure();
      try {
        return await work(this.#tx);
      } catch (error) {
        this.#failure = { error };
        throw error;
      }
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Resolves when all calls have ended; throws what the first failed with, also where its caller went on without it. */
  async settled(): Promise<void> {
    await this.#last;
    this.#refuseAfterFailure();
  }

  #refuseAfterFailure(): void {
    if (this.#failure) throw this.#failure.error;
  }
}
