import { AppError } from '@closewright/domain/errors';

interface Turns {
  held: number;
  readonly waiting: (() => void)[];
}

/** Shares the threads among tenants: one that is free goes to the waiting tenant that holds fewest, of these to who waited longest for a turn. */
export class PrintTurns {
  readonly #most: number;
  readonly #waiting: number;
  readonly #tenants = new Map<string, Turns>();
  #held = 0;

  /** `most` documents are made at once; `waiting` are those of a tenant that wait, the next is refused. */
  constructor(most: number, waiting: number) {
    this.#most = most;
    this.#waiting = waiting;
  }

  /**
   * Runs `work` when it is the tenant's turn; there is none that is nobody's.
   * @throws AppError TENANT_BUSY when too many of the tenant wait already
   */
  async run<T>(tenant: string, work: () => Promise<T>): Promise<T> {
    if (tenant === '') throw new Error('A turn at the printer is that of a tenant.');
    const turns = this.#tenants.get(tenant) ?? { held: 0, waiting: [] };
    if (this.#held >= this.#most && turns.waiting.length >= this.#waiting) throw new AppError('TENANT_BUSY');
    this.#tenants.set(tenant, turns);
    if (this.#held < this.#most) this.#take(turns);
    else await new Promise<void>((go) => turns.waiting.push(go));
    try {
      return await work();
    } finally {
      turns.held -= 1;
      this.#held -= 1;
      this.#handOn();
      if (turns.held === 0 && turns.waiting.length === 0) this.#tenants.delete(tenant);
    }
  }

  #take(turns: Turns): void {
    turns.held += 1;
    this.#held += 1;
  }

  #handOn(): void {
    const able = [...this.#tenants].filter(([, { waiting }]) => waiting.length > 0);
    const [chosen] = able.toSorted(([, one], [, other]) => one.held - other.held);
    if (chosen === undefined) return;
    const [tenant, turns] = chosen;
    this.#take(turns);
    // Behind those that hold as few: they go first the next time.
    this.#tenants.delete(tenant);
    this.#tenants.set(tenant, turns);
    turns.waiting.shift()?.();
  }
}
