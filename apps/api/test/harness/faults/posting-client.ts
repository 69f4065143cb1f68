import type { FileLedger } from '@closewright/contract/check-writing';
import type { Staff } from './office.ts';
import { drawOperation, type Operation, type Waiting, waitingOf } from './posting-operations.ts';
import type { CycleWatch } from './stage-clients.ts';

/** Refusals that come of what others did meanwhile, or of what was done by a call whose answer was lost. Nothing is posted then. */
const expected = new Set(['CHECK_NUMBER_TAKEN', 'NOT_ENOUGH_MONEY', 'CARRIED_ON', 'TAKEN_BACK_ALREADY']);
/** How many of those who get no answer give up. */
const GIVEN_UP = 0.3;

/** Something that was acknowledged, with the answer, and whether it had to be sent more than once. */
export interface Acknowledged {
  readonly operation: Operation;
  readonly text: string;
  readonly wasInDoubt: boolean;
}

/** Who posts to one file of an office, one thing after the other, and knows what was acknowledged of it. */
export class PostingClient {
  readonly #staff: Staff;
  readonly #ordersID: number;
  readonly #others: readonly number[];
  readonly #draw: () => number;
  #waiting: Waiting | null = null;
  /** As it was answered last; null where something happened since. */
  #ledger: FileLedger | null = null;
  #made = 0;
  acknowledged = 0;
  /** Of all cycles of the office so far. */
  readonly done: Operation[] = [];
  /** Of the cycle. */
  readonly answered: Acknowledged[] = [];
  /** Sent in the cycle, and given up without an answer. */
  readonly givenUp: Operation[] = [];

  constructor(staff: Staff, ordersID: number, others: readonly number[], draw: () => number) {
    this.#staff = staff;
    this.#ordersID = ordersID;
    this.#others = others;
    this.#draw = draw;
  }

  get ordersID(): number {
    return this.#ordersID;
  }

  /** Posts until the watch ends, and then until what is under way is known. */
  async go(watch: CycleWatch, first: number): Promise<void> {
    for (let turn = first; watch.going; turn += 1) {
      const ledger = this.#ledger ?? (await this.#read(watch, turn));
      if (ledger === null || !watch.going) continue;
      this.#made += 1;
      const known = { ordersID: this.#ordersID, others: this.#others, ledger, waiting: this.#waiting };
      await this.#send(watch, turn, drawOperation(known, `${this.#ordersID}-${this.#made}`, this.#draw));
    }
  }

  async #read(watch: CycleWatch, turn: number): Promise<FileLedger | null> {
    const call = { as: 'officer', method: 'GET', path: `/api/orders/${this.#ordersID}/ledger` } as const;
    const outcome = await watch.ask(this.#staff, turn, call);
    if (outcome.is === 'done') return outcome.result as FileLedger;
    if (outcome.is === 'refused') watch.tell(`the ledger of ${this.#ordersID}: ${outcome.code} ${outcome.message}`);
    await watch.pause();
    return null;
  }

  async #send(watch: CycleWatch, first: number, operation: Operation): Promise<void> {
    this.#waiting = null;
    this.#ledger = null;
    for (let turn = first; ; turn += 1) {
      const outcome = await watch.ask(this.#staff, turn, operation.call);
      if (outcome.is === 'done') {
        this.#acknowledge(watch, { operation, text: outcome.text, wasInDoubt: turn > first }, outcome.result);
        return;
      }
      if (outcome.is === 'refused') {
        if (!expected.has(outcome.code))
          watch.tell(`${operation.call.path} ${operation.label}: ${outcome.code} ${outcome.message}`);
        return;
      }
      if (this.#draw() < GIVEN_UP && !operation.isLikeOthers) {
        this.givenUp.push(operation);
        return;
      }
      await watch.pause();
    }
  }

  #acknowledge(watch: CycleWatch, told: Acknowledged, result: unknown): void {
    const { operation } = told;
    if (operation.call.path.endsWith('/decide')) {
      const { decided } = result as { decided: { problem: string | null }[] };
      // It could not be posted any more, as where what it was to be paid of is gone.
      if (decided[0]?.problem !== null) return;
    } else this.#ledger = result as FileLedger;
    if (operation.call.path.endsWith('/approvals')) this.#waiting = waitingOf(operation, result as FileLedger);
    this.done.push(operation);
    this.answered.push(told);
    this.acknowledged += 1;
    watch.heard();
  }

  /** What was given up is asked for once more, with its key: it is answered, or refused and was never there. */
  async settle(watch: CycleWatch, isThere: (operation: Operation) => boolean): Promise<void> {
    for (const operation of this.givenUp.splice(0)) {
      const outcome = await watch.insist(this.#staff, this.#ordersID, operation.call);
      if (outcome.is === 'done')
        this.#acknowledge(watch, { operation, text: outcome.text, wasInDoubt: true }, outcome.result);
      else if (isThere(operation)) watch.tell(`${operation.label} is there, and was refused: ${outcome.code}`);
      else if (!expected.has(outcome.code))
        watch.tell(`${operation.label} once more: ${outcome.code} ${outcome.message}`);
    }
  }

  /** What was acknowledged is sent once more, and answered alike: all that was in doubt, and some of the rest. */
  async echo(watch: CycleWatch): Promise<number> {
    const asked = this.answered.splice(0).filter(({ wasInDoubt }) => wasInDoubt || this.#draw() < 0.2);
    for (const { operation, text } of asked) {
      const outcome = await watch.insist(this.#staff, this.#ordersID + 1, operation.call);
      if (outcome.is !== 'done' || outcome.text !== text)
        watch.tell(`${operation.label} is answered otherwise: ${JSON.stringify(outcome).slice(0, 200)}`);
    }
    return asked.length;
  }
}
