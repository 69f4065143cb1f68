import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { node } from '../../../tools/programs.mjs';
import type { Area } from '../harness/area.ts';
import { quantile } from '../harness/statistics.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../apps/forms/contender.ts', import.meta.url));

/** Documents one by one, and as one job. */
const efforts = { tiny: [2, 3], quick: [20, 50], full: [30, 50] } as const;

interface Printed {
  readonly taken: readonly number[];
  /** Milliseconds of the processor for one of them: what else runs on the machine tells less in it. */
  readonly processor: number;
  readonly seconds: number;
  readonly resident: readonly number[];
  readonly peak: number;
}

async function print(name: 'form' | 'list', single: number, together: number): Promise<Printed> {
  // Reason: what our own script writes.
  return JSON.parse((await run(node(), [script, name, String(single), String(together)])).stdout) as Printed;
}

/** Forms of five pages on paper, each of other data: one by one, and many as one job. The list is the same rows as a plain paper. */
export const forms: Area = {
  rounds: { quick: 2, full: 3 },
  prepare(size) {
    const [single, together] = efforts[size];
    const ours = async () => {
      const { taken, processor, seconds, resident, peak } = await print('form', single, together);
      // Once both threads have made some documents.
      const [settled = Number.NaN] = resident.slice(Math.floor(resident.length / 5));
      return {
        'one-ms': quantile(taken, 0.5),
        'one-p95-ms': quantile(taken, 0.95),
        'one-cpu-ms': processor,
        'job-s': seconds,
        'peak-mb': peak,
        'growth-mb': (resident.at(-1) ?? Number.NaN) - settled,
      };
    };
    const list = async () => {
      const { taken, processor } = await print('list', single, 0);
      return { 'one-ms': quantile(taken, 0.5), 'one-cpu-ms': processor };
    };
    return Promise.resolve({
      contenders: [
        { name: 'ours', sample: ours },
        { name: 'list of the rows', sample: list },
      ],
      notes: [
        `Warm, in a process of its own; ${single} documents one by one, ${together} as one job by two threads. Growth is of the whole process, from a fifth of the job to its end.`,
      ],
    });
  },
};
