import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFaultStage, type Fault, type FaultStage } from '../harness/fault-rounds.ts';

/** Of the four faults the bench `faults` draws twenty rounds; here one of each kind that differs for a node. */
const rounds: Fault[] = ['sessions ended', 'restarted immediately', 'network cut'];

let stage: FaultStage;
beforeAll(async () => {
  stage = await buildFaultStage();
});
afterAll(() => stage?.close());

it.each(rounds)('two nodes under 16 clients outlive it and lose nothing: %s', async (fault) => {
  const { wrong, acknowledged, backMilliseconds } = await stage.round(fault);
  expect(wrong).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(32);
  // How soon is for the bench, which has the machine for itself.
  expect(backMilliseconds).toBeLessThan(30_000);
});
