import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { node } from '../../../tools/programs.mjs';
import type { Area } from '../harness/area.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../apps/checks/contender.ts', import.meta.url));

const counts = { tiny: 7, quick: 500, full: 500 } as const;
/** With letters: as many as a call prints at most. */
const withLetters = { tiny: 3, quick: 200, full: 200 } as const;

interface Printed {
  readonly seconds: number;
  /** Seconds of the processor: what else runs on the machine tells less in it. */
  readonly processor: number;
  readonly peak: number;
  readonly kilobytes: number;
}

async function print(count: number, place: string, letters = false): Promise<Printed> {
  const { stdout } = await run(node(), [script, String(count), place, letters ? 'yes' : 'no']);
  // Reason: what our own script writes.
  return JSON.parse(stdout) as Printed;
}

/** Checks on paper: many to one PDF, one on a sheet with its stubs, three on a sheet, and with a letter each. */
export const checks: Area = {
  rounds: { quick: 2, full: 5 },
  prepare(size) {
    const count = counts[size];
    const ours = async () => {
      const { seconds, processor, peak, kilobytes } = await print(count, 'Top');
      return { 'pdf-s': seconds, 'cpu-s': processor, 'peak-mb': peak, 'pdf-kb': kilobytes };
    };
    const other = async (printed: Promise<Printed>) => {
      const { seconds, processor } = await printed;
      return { 'pdf-s': seconds, 'cpu-s': processor };
    };
    return Promise.resolve({
      contenders: [
        { name: 'ours', sample: ours },
        { name: 'three on a page', sample: () => other(print(count, 'Three on a page')) },
        { name: `${withLetters[size]} with letters`, sample: () => other(print(withLetters[size], 'Top', true)) },
      ],
      notes: [`${count} checks of 1 to 12 lines to one PDF, each in a process of its own, warm.`],
    });
  },
};
