import type { ReconciledAccountRow } from '@closewright/contract/reconciliation';
import { heal, inflict, type ServerFault } from './fault-kinds.ts';
import type { FaultStage } from './fault-stage.ts';
import { makeOffice, type Office, Staff } from './office.ts';
import { PostingClient } from './posting-client.ts';
import type { Operation } from './posting-operations.ts';
import { apart, countsOf, type PostedThings, postedOf, unproven, wrongNumbers } from './proof.ts';
import { SavingClient } from './saving-client.ts';
import { CycleWatch } from './stage-clients.ts';

const CLIENTS = 32;
const SAVERS = 4;
/** After so many cycles the next ones are of a new company, so that a proof of all of it stays short. */
const CYCLES_OF_AN_OFFICE = 10;

export interface CycleResult {
  /** From the end of the fault until each client has had another write acknowledged. */
  readonly backMilliseconds: number;
  /** What was acknowledged: postings, requests, decisions and saves. */
  readonly acknowledged: number;
  /** Calls that were answered with 503, or not at all. */
  readonly unanswered: number;
  /** Calls that were sent once more with their key at the end, and answered as the first time. */
  readonly answeredAlike: number;
  /** What was given up without an answer: how many were there, and how many were not. */
  readonly givenUp: { readonly there: number; readonly not: number };
  /** What should not have been. */
  readonly wrong: readonly string[];
}

interface Crew {
  readonly office: Office;
  readonly staff: Staff;
  readonly posting: readonly PostingClient[];
  readonly saving: readonly SavingClient[];
}

/** Clients that post at the nodes of a stage while it is hurt, again and again, and what has to hold after each time. */
export class FaultCycles {
  readonly #stage: FaultStage;
  readonly #draw: () => number;
  #crew: Crew | null = null;
  #cycles = 0;
  #offices = 0;

  constructor(stage: FaultStage, draw: () => number) {
    this.#stage = stage;
    this.#draw = draw;
  }

  /**
   * 32 clients post and four save files, the fault comes some milliseconds after all have been heard, they go on until all are heard again, and what is
   * in the tables then has to be what they know.
   */
  async cycle(fault: ServerFault, afterMilliseconds: number): Promise<CycleResult> {
    const crew = await this.#takeCrew();
    await crew.staff.signIn(['officer', 'administrator']);
    const watch = new CycleWatch(this.#stage.nodes);
    const clients = [...crew.posting, ...crew.saving];
    const before = clients.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const working = Promise.all(clients.map((client, at) => client.go(watch, at)));
    let backMilliseconds = 0;
    try {
      await Promise.race([watch.allHeard(clients), working]);
      await new Promise((done) => setTimeout(done, afterMilliseconds));
      await inflict(this.#stage, fault, this.#draw);
      const ended = performance.now();
      await Promise.race([watch.allHeard(clients), working]);
      backMilliseconds = performance.now() - ended;
    } finally {
      watch.going = false;
      heal(this.#stage);
      await working;
    }
    const unanswered = watch.refusedForNow;
    const { there, not, answeredAlike } = await this.#prove(crew, watch);
    for (const node of this.#stage.nodes) for (const wrong of node.faults()) watch.tell(wrong);
    const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged, 0) - before;
    if (watch.wrong.length > 0)
      for (const node of this.#stage.nodes)
        watch.wrong.push(
          ...node
            .errors()
            .slice(0, 2)
            .map((line) => line.slice(0, 600)),
        );
    return { backMilliseconds, acknowledged, unanswered, answeredAlike, givenUp: { there, not }, wrong: watch.wrong };
  }

  async #takeCrew(): Promise<Crew> {
    if (this.#crew === null || this.#cycles % CYCLES_OF_AN_OFFICE === 0) {
      this.#offices += 1;
      const tenant = `office${this.#offices}`;
      const size = { clients: CLIENTS, savers: SAVERS };
      const office = await this.#stage.beside((database, secrets) => makeOffice(database, secrets, tenant, size));
      const staff = new Staff(tenant, this.#stage.nodes);
      const others = (own: number) => office.files.filter((file) => file !== own);
      this.#crew = {
        ...{ office, staff },
        posting: office.files.map((file) => new PostingClient(staff, file, others(file), this.#draw)),
        saving: office.open.map((file) => new SavingClient(staff, file)),
      };
    }
    this.#cycles += 1;
    return this.#crew;
  }

  async #prove({ office, staff, posting, saving }: Crew, watch: CycleWatch) {
    const { tenant } = office;
    const seen = await this.#stage.beside((database) => postedOf(database, tenant));
    const isThere = whole(seen, watch);
    const givenUp = posting.flatMap((client) => client.givenUp);
    const there = givenUp.filter(isThere).length;
    for (const client of posting) await client.settle(watch, isThere);
    for (const [at, client] of saving.entries()) while ((await client.look(watch, at)) === null) await watch.pause();
    const echoes = await Promise.all(posting.map((client) => client.echo(watch)));
    await proveAgreement(staff, watch);
    await this.#stage.beside(async (database) => {
      const { things, checkNumbers } = await postedOf(database, tenant);
      const expected = [...office.begun, ...posting.flatMap(({ done }) => done.flatMap(({ leaves }) => leaves))];
      for (const wrong of [
        ...apart(expected, things),
        ...wrongNumbers(checkNumbers),
        ...(await unproven(database, tenant)),
      ])
        watch.tell(wrong);
    });
    return { there, not: givenUp.length - there, answeredAlike: echoes.reduce((sum, each) => sum + each, 0) };
  }
}

/** Whether something that nobody was told of is there; tells of what is half there. */
function whole({ things }: PostedThings, watch: CycleWatch): (operation: Operation) => boolean {
  const counts = countsOf(things);
  return ({ label, leaves }) => {
    const found = leaves.filter((each) => counts.has(each)).length;
    if (found > 0 && found < leaves.length) watch.tell(`${label} is half there: ${found} of ${leaves.length}`);
    return found > 0;
  };
}

/** The three-way state as the api tells it: the book of each account is what its files have. */
async function proveAgreement(staff: Staff, watch: CycleWatch): Promise<void> {
  const call = { as: 'administrator', method: 'GET', path: '/api/reconciliations/accounts' } as const;
  const outcome = await watch.insist(staff, 0, call);
  if (outcome.is !== 'done') watch.tell(`the three-way state: ${outcome.code} ${outcome.message}`);
  else
    for (const { name, threeWay } of outcome.result as ReconciledAccountRow[])
      if (threeWay.bookLessFiles !== 0)
        watch.tell(`${name}: the book is ${threeWay.bookLessFiles} more than its files`);
}
