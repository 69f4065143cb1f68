import { buildFaultStage, faults as kinds } from '../../../apps/api/test/harness/fault-rounds.ts';
import { seeded } from '../../apps/random.ts';
import type { Area } from '../harness/area.ts';

const BACK_WITHIN_MILLISECONDS = 5000;

/**
 * Two nodes under 16 clients while their database fails: how long until each client has had a write acknowledged again. A lost or doubled
 * write, a node that ends, another answer than 503 or a service that is not back in time ends the bench. `FAULTS_SEED` repeats the rounds of a run.
 */
export const faults: Area = {
  rounds: { quick: 2, full: 20 },
  async prepare(_size, ending) {
    const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000));
    console.log(`Seed ${seed}`);
    const next = seeded(seed);
    const stage = await buildFaultStage();
    ending.defer(() => stage.close());
    const sample = async () => {
      const fault = kinds[Math.floor(next() * kinds.length)] ?? 'sessions ended';
      const after = Math.floor(next() * 200);
      const { backMilliseconds, acknowledged, refused, wrong } = await stage.round(fault, after);
      if (wrong.length > 0) throw new Error(`${fault} after ${after} ms, seed ${seed}: ${wrong.join('; ')}`);
      if (backMilliseconds > BACK_WITHIN_MILLISECONDS)
        throw new Error(`${fault} after ${after} ms, seed ${seed}: back after ${Math.round(backMilliseconds)} ms`);
      return { 'back-ms': backMilliseconds, 'acknowledged-writes': acknowledged, 'refused-calls': refused };
    };
    return {
      contenders: [{ name: 'ours', sample }],
      notes: [`Seed ${seed}. No node ended; no acknowledged write was lost, none was stored twice.`],
    };
  },
};
