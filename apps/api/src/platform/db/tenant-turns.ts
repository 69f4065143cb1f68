import { AppError } from '@closewright/domain/errors';

export interface TurnLimits {
  /** Connections that one tenant holds at a time. */
  readonly most: number;
  /** Connections that all tenants together hold beyond their first one. */
  readonly beyond: number;
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
 * Gives every tenant a part of the node's connections and no more: while some wait behind locks of their own (a long
 * transaction, work that has the tenant alone), the others keep theirs. Each tenant may take a first one at once; those beyond are fewer than there
 * are. Further calls of a tenant wait in the order they came, and what is given back goes to the tenant that holds least.
 */
export class TenantTurns {
  readonly #limits: TurnLimits;
  readonly #tenants = new Map<string, Turns>();
  #beyond = 0;
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
    if (this.#mayTake(turns)) this.#take(turns);
    else await this.#wait(turns);
    try {
      return await work();
    } finally {
      turns.held -= 1;
      if (turns.held > 0) this.#beyond -= 1;
      this.#handOn();
      if (turns.held === 0) this.#tenants.delete(tenant);
    }
  }

  #mayTake({ held }: Turns): boolean {
    return held === 0 || (held < this.#limits.most && this.#beyond < this.#limits.beyond);
  }

  #take(turns: Turns): void {
    if (turns.held > 0) this.#beyond += 1;
    turns.held += 1;
  }

  #handOn(): void {
    const able = [...this.#tenants].filter(([, turns]) => turns.waiting.length > 0 && this.#mayTake(turns));
    const [chosen] = able.toSorted(([, one], [, other]) => one.held - other.held);
    if (chosen === undefined) return;
    const [tenant, turns] = chosen;
    const next = turns.waiting.shift();
    clearTimeout(next?.timer);
    this.#take(turns);
    // Behind those that hold as few: they go first the next time.
    this.#tenants.delete(tenant);
    this.#tenants.set(tenant, turns);
    next?.go();
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
