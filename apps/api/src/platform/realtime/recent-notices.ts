/** Longer than any page takes from its first read to its open socket; who took longer begins anew. */
const keptMilliseconds = 60_000;
/** More than all tenants of a node announce in that time; where not, pages begin anew. */
const mostKept = 5000;

interface Kept<N> {
  at: number;
  tenant: string;
  notice: N;
}

/** What was announced lately, for pages that began to read before their socket was open. */
export class RecentNotices<N> {
  readonly #now: () => number;
  readonly #limit: number;
  #kept: Kept<N>[] = [];
  /** Nothing announced from here on is missing. */
  #completeSince: number;

  /** @param now a clock in milliseconds that never goes back */
  constructor(now: () => number, limit = mostKept) {
    this.#now = now;
    this.#limit = limit;
    this.#completeSince = now();
  }

  add(tenant: string, notice: N): void {
    this.#kept.push({ at: this.#now(), tenant, notice });
    // In one go now and then: one by one each would move all others.
    if (this.#kept.length >= 2 * this.#limit) this.#forget(this.#kept.length - this.#limit);
  }

  /** What a tenant was told since a moment; null when some of it may not be known any more. */
  since(tenant: string, moment: number): N[] | null {
    if (moment < this.#completeSince || moment < this.#now() - keptMilliseconds) return null;
    return this.#kept.filter((kept) => kept.tenant === tenant && kept.at >= moment).map(({ notice }) => notice);
  }

  /** Something was announced that is not known here. */
  missedSome(): void {
    this.#kept = [];
    this.#completeSince = this.#now();
  }

  #forget(howMany: number): void {
    this.#completeSince = this.#kept[howMany]?.at ?? this.#now();
    this.#kept = this.#kept.slice(howMany);
  }
}
