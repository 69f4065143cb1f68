import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Area } from '../harness/area.ts';
import type { Contender } from '../harness/rounds.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../apps/diff/contender.ts', import.meta.url));

/** HTML against HTML, 500 KB, 2 and 10 percent of the blocks edited. Every figure in a Node process of its own, cold. */
const contender = (name: string, cells: readonly (readonly [number, number])[]): Contender => ({
  name,
  sample: async () => {
    const sample: Record<string, number> = {};
    for (const [kilobytes, percent] of cells) {
      const { stdout } = await run(process.execPath, [script, name, String(kilobytes), String(percent)]);
      sample[`${kilobytes}kb-${percent}pct-ms`] = Number(stdout);
    }
    return sample;
  },
});

const small = [
  [50, 2],
  [50, 10],
] as const;
const large = [
  [500, 2],
  [500, 10],
] as const;

/** The HTML comparison of the kit against those that aim at valid HTML, and against reading the two texts at all. */
export const diff: Area = {
  rounds: { quick: 3, full: 9 },
  prepare(size) {
    const cells = { tiny: small, quick: large, full: [...small, ...large] }[size];
    const names = size === 'tiny' ? ['ours', 'tokeniser'] : ['ours', 'tokeniser', 'htmldiff-js', 'jsdiff diffArrays'];
    return Promise.resolve({
      contenders: names.map((name) => contender(name, cells)),
      notes: [
        'One process per figure, not warmed up. Ours is checked each time: reject all gives A, accept all gives B.',
      ],
    });
  },
};
