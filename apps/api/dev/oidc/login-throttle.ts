interface Counter {
  failures: number;
  since: number;
}

const windowMilliseconds = 5 * 60_000;
const maximumFailures = 10;
const maximumCounters = 10_000;

/**
 * Counts failed sign-ins per user name and address. Kept in memory per node: it slows guessing on a demo, nothing more;
 * in production Keycloak has its own brute force detection.
 */
export class LoginThrottle {
  readonly #counters = new Map<string, Counter>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Minutes to wait before the next try, or 0 when a try is allowed. */
  minutesToWait(key: string): number {
    const counter = this.#current(key);
    if (!counter || counter.failures < maximumFailures) return 0;
    return Math.max(1, Math.ceil((counter.since + windowMilliseconds - this.#now()) / 60_000));
  }

  fail(key: string): void {
    const counter = this.#current(key) ?? { failures: 0, since: this.#now() };
    counter.failures += 1;
    this.#counters.delete(key);
    this.#counters.set(key, counter);
    if (this.#counters.size > maximumCounters) {
      const oldest = this.#counters.keys().next().value;
      if (oldest !== undefined) this.#counters.delete(oldest);
    }
  }

  succeed(key: string): void {
    this.#counters.delete(key);
  }

  #current(key: string): Counter | undefined {
    const counter = this.#counters.get(key);
    if (counter && this.#now() - counter.since >= windowMilliseconds) {
      this.#counters.delete(key);
      return undefined;
    }
    return counter;
  }
}
