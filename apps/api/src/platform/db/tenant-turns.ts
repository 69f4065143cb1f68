import { AppError } from '@closewright/domain/errors';

export interface TurnLimits {
  /** Connections that one tenant holds at a time. */
  readonly most: number;
  /** Calls of a tenant that wait for one; the next is refused at once. */
  readonly waiting: number;
  /** How long a call waits before it is refused. */
  readonly waitMilliseconds: number;
}

/** How busy the turns are, of all tenants together. */
export interface TurnLoad {
  readonly held: number;
  readonly waiting: number;
  /** Of the tenant that has most waiting. */
  readonly longestQueue: number;
  /** Since the process began. */
  readonly refused: number;
}

interface Turns {
  held: number;
  readonly waiting: Waiting[];
}

interface Waiting {
  readonly go: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Gives every tenant a part of the node's connections and no more: while one waits behind a lock of its own (a long
 * transaction, the turn of its audit), the others keep theirs. Further calls of a tenant wait in the order they came.
 */
export class TenantTurns {
  readonly #limits: TurnLimits;
  readonly #tenants = new Map<string, Turns>();
  #refused = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get load(): TurnLoad {
    const all = [...this.#tenants.values()];
    const queues = all.map(({ waiting }) => waiting.length);
    return {
      held: all.reduce((sum, { held }) => sum + held, 0),
      waiting: queues.reduce((sum, length) => sum + length, 0),
      longestQueue: Math.max(0, ...queues),
      refused: this.#refused,
    };
  }

  /**
   * Runs `work`, which takes one connection, when it is the tenant's turn.
   * @throws AppError TENANT_BUSY when too many calls wait already, or the turn did not come in time; `work` has not begun then
   */
  async run<T>(tenant: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#tenants.get(tenant) ?? { held: 0, waiting: [] };
    this.#tenants.set(tenant, turns);
    if (turns.held < this.#limits.most) turns.held += 1;
    else await this.#wait(turns);
    try {
      return await work();
    } finally {
      const next = turns.waiting.shift();
      if (next) {
        clearTimeout(next.timer);
        // The turn is handed on: `held` stays.
        next.go();
      } else {
        turns.held -= 1;
        if (turns.held === 0) this.#tenants.delete(tenant);
      }
    }
  }

  #wait({ waiting }: Turns): Promise<void> {
    if (waiting.length >= this.#limits.waiting) throw this.#refusal();
    return new Promise((go, refuse) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1);
        refuse(this.#refusal());
      }, this.#limits.waitMilliseconds);
      const mine = { go, timer };
      waiting.push(mine);
    });
  }

  #refusal(): AppError {
    this.#refused += 1;
    return new AppError('TENANT_BUSY');
  }
}
