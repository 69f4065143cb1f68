import { afterAll, describe, expect, it } from 'vitest';
import { FaultCycles } from '../harness/faults/fault-cycles.ts';
import { possibleFaults, type ServerFault } from '../harness/faults/fault-kinds.ts';
import { buildServerStage, type FaultStage } from '../harness/faults/fault-stage.ts';
import { randomOf } from '../ledger/random-events.ts';

/** Of the faults that the bench `faults` draws, four: ten take the api stage beyond its time beside others. */
const cycles: readonly ServerFault[] = [
  'some sessions are ended',
  'all sessions are ended',
  'the server is restarted at once',
  'answers are lost',
];

const seed = Number(process.env.FAULTS_SEED ?? 17);
let stage: FaultStage | undefined;
let running: FaultCycles | undefined;

/** The cycles of the stage, which is built by the first. */
async function cyclesOfStage(): Promise<FaultCycles> {
  stage ??= await buildServerStage();
  const random = randomOf(seed);
  running ??= new FaultCycles(stage, () => random(2 ** 30) / 2 ** 30);
  return running;
}

/** A cycle takes 10 to 30 s beside other stages, and the first one builds the nodes. */
const limit = 300_000;
/** What this machine has no program for is left to others, and the bench says so. */
const { possible } = possibleFaults();

describe('two nodes under 32 clients who post, whatever happens to them, lose nothing and double nothing', () => {
  afterAll(() => stage?.close());
  it.each(cycles)('%s', { timeout: limit }, async (fault) => {
    if (!possible.includes(fault)) return;
    const { wrong, acknowledged, answeredAlike } = await (await cyclesOfStage()).cycle(fault, 50);
    expect(wrong, `seed ${seed}`).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(64);
    expect(answeredAlike).toBeGreaterThan(0);
  });
});
