import type { Answer } from '../call-host.ts';
import type { Call } from './call.ts';
import type { Staff } from './office.ts';
import type { StageNode } from './stage-node.ts';

const PAUSE_MILLISECONDS = 50;
/** An answer that does not come is given up after that long. */
const LONGEST_MILLISECONDS = 180_000;

/** What came of a call: an answer, a refusal for good, or nothing that says whether it was done. */
export type Outcome =
  | { readonly is: 'done'; readonly result: unknown; readonly text: string }
  | { readonly is: 'refused'; readonly code: string; readonly message: string }
  | { readonly is: 'unknown' };

/** What the clients of a cycle share: whether they go on, what they were refused, and what should not have been. */
export class CycleWatch {
  readonly wrong: string[] = [];
  refusedForNow = 0;
  going = true;
  readonly #nodes: readonly StageNode[];
  readonly #kills: readonly number[];
  readonly #listeners = new Set<() => void>();
  readonly #began = performance.now();

  constructor(nodes: readonly StageNode[]) {
    this.#nodes = nodes;
    this.#kills = nodes.map(({ kills }) => kills);
  }

  /** Calls a node. Only 503, and nothing at all of a node that was killed, say that nobody knows. */
  async ask(staff: Staff, turn: number, call: Call): Promise<Outcome> {
    let answer: Answer;
    try {
      answer = await staff.call(turn, call);
    } catch (error) {
      this.#refuse();
      const at = turn % this.#nodes.length;
      // It is gone, or was when it was called.
      if (this.#nodes[at]?.kills === this.#kills[at])
        this.tell(`${call.method} ${call.path}: no answer: ${String(error)}`);
      return { is: 'unknown' };
    }
    const { status, body, text } = answer;
    if (body?.isSuccessful) return { is: 'done', result: body.result, text };
    if (status === 503) {
      this.#refuse();
      return { is: 'unknown' };
    }
    return {
      is: 'refused',
      code: body?.errorCode ?? String(status),
      message: body?.errorMessage ?? text.slice(0, 200),
    };
  }

  /** Calls, at one node after the other, until it is known what came of it. */
  async insist(staff: Staff, turn: number, call: Call): Promise<Exclude<Outcome, { is: 'unknown' }>> {
    for (let at = turn; ; at += 1) {
      const outcome = await this.ask(staff, at, call);
      if (outcome.is !== 'unknown') return outcome;
      await this.pause();
    }
  }

  tell(wrong: string): void {
    // Where one is wrong hundreds may be: the first say enough.
    if (this.wrong.length < 20) this.wrong.push(wrong);
  }

  /** Before something is tried again. */
  async pause(): Promise<void> {
    await new Promise((done) => setTimeout(done, PAUSE_MILLISECONDS));
    if (performance.now() - this.#began > LONGEST_MILLISECONDS)
      throw new Error(`Not back after ${LONGEST_MILLISECONDS} ms: ${this.wrong.join('; ')}`);
  }

  #refuse(): void {
    this.refusedForNow += 1;
  }

  /** Tells whoever waits that a client had something acknowledged. */
  heard(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Resolves when each client has had another write acknowledged. */
  allHeard(clients: readonly { readonly acknowledged: number }[]): Promise<void> {
    const before = clients.map(({ acknowledged }) => acknowledged);
    return new Promise((done) => {
      const listener = () => {
        if (clients.some(({ acknowledged }, at) => acknowledged <= (before[at] ?? 0))) return;
        this.#listeners.delete(listener);
        done();
      };
      this.#listeners.add(listener);
    });
  }
}
