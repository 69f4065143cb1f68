import { FaultCycles } from '../../../apps/api/test/harness/faults/fault-cycles.ts';
import { possibleFaults, type ServerFault } from '../../../apps/api/test/harness/faults/fault-kinds.ts';
import { buildServerStage } from '../../../apps/api/test/harness/faults/fault-stage.ts';
import { seeded } from '../../apps/random.ts';
import type { Area } from '../harness/area.ts';

/** How late after all clients were heard a fault may come. */
const LATEST_MILLISECONDS = 200;

/**
 * 32 clients who post, and four who save files, at two nodes while these, their way to the database, its sessions, its server or its disk fail: how long
 * until each has had a write acknowledged again. What is lost, doubled, half there or answered otherwise, a broken chain, a wrong balance and a node that
 * ends by itself end the bench. `FAULTS_SEED` draws the faults of a run again. Each round is two cycles: a full run has 300.
 */
export const faults: Area = {
  rounds: { quick: 10, full: 150 },
  async prepare(_size, ending) {
    const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000));
    console.log(`Seed ${seed}`);
    const draw = seeded(seed);
    const { possible, missing } = possibleFaults();
    for (const each of missing) console.log(`Left out: ${each}`);
    const stage = await buildServerStage();
    ending.defer(() => stage.close());
    const onServer = new FaultCycles(stage, draw);
    const counts = new Map<ServerFault, number>();
    const notes = [''];
    let cycles = 0;
    const sample = async () => {
      cycles += 1;
      const fault = possible[Math.floor(draw() * possible.length)] ?? 'all sessions are ended';
      const after = Math.floor(draw() * LATEST_MILLISECONDS);
      const result = await onServer.cycle(fault, after);
      if (result.wrong.length > 0)
        throw new Error(`Cycle ${cycles}, ${fault} after ${after} ms, seed ${seed}: ${result.wrong.join('; ')}`);
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
      notes[0] = `Seed ${seed}, ${cycles} cycles: ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}.${
        missing.length > 0 ? ` Left out: ${missing.join(', ')}.` : ''
      }`;
      return {
        'back-ms': result.backMilliseconds,
        'acknowledged-writes': result.acknowledged,
        'unanswered-calls': result.unanswered,
        'answered-alike': result.answeredAlike,
        'given-up-and-there': result.givenUp.there,
        'given-up-and-not': result.givenUp.not,
      };
    };
    return { contenders: [{ name: 'ours', sample }], notes };
  },
};
