import { parseArgs } from 'node:util';
import { api } from './areas/api.ts';
import { checks } from './areas/checks.ts';
import { diff } from './areas/diff.ts';
import { faults } from './areas/faults.ts';
import { file } from './areas/file.ts';
import { form } from './areas/form.ts';
import { forms } from './areas/forms.ts';
import { grid } from './areas/grid.ts';
import { imports } from './areas/imports.ts';
import { kit } from './areas/kit.ts';
import { ledger } from './areas/ledger.ts';
import { matching } from './areas/matching.ts';
import { math } from './areas/math.ts';
import { neighbour } from './areas/neighbour.ts';
import { open } from './areas/open.ts';
import { picker } from './areas/picker.ts';
import { save } from './areas/save.ts';
import { settlement } from './areas/settlement.ts';
import { start } from './areas/start.ts';
import type { Area, Size } from './harness/area.ts';
import { untilEnd } from './harness/ending.ts';
import { judge, judgeable, readGoals } from './harness/goals.ts';
import { keepHistory, printReport } from './harness/report.ts';
import { pairedRounds } from './harness/rounds.ts';

/**
 * `npm run bench -- <area> [--quick [--rounds=1]]`: measures, prints, keeps the history of full runs; exit 1 when a gate is missed.
 * `npm run bench -- [<area> ...] --tiny`: one round of these areas or of all with the least data, to see that they run. It judges nothing.
 */
const areas: Record<string, Area> = {
  start,
  api,
  save,
  open,
  settlement,
  file,
  faults,
  neighbour,
  imports,
  forms,
  checks,
  grid,
  picker,
  form,
  kit,
  diff,
  math,
  ledger,
  matching,
};

function usage(): never {
  console.error(
    `Usage: npm run bench -- <${Object.keys(areas).join('|')}> [--quick [--rounds=1]], or any of them with --tiny`,
  );
  process.exit(2);
}

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { quick: { type: 'boolean' }, tiny: { type: 'boolean' }, rounds: { type: 'string' } },
    });
    const size: Size = values.tiny ? 'tiny' : values.quick ? 'quick' : 'full';
    const names = size === 'tiny' && positionals.length === 0 ? Object.keys(areas) : positionals;
    return { size, names, rounds: Number(values.rounds) };
  } catch {
    return usage();
  }
}

const { size, names, rounds } = asked();
// Only tiny runs share a stage; others measure one area, with nothing else on the machine.
if (names.some((name) => !areas[name]) || (size !== 'tiny' && names.length !== 1)) usage();

function roundsOf(area: Area): number {
  if (size === 'tiny') return 1;
  return size === 'quick' ? rounds || area.rounds.quick : area.rounds.full;
}

async function measure(name: string, area: Area, ending: AsyncDisposableStack): Promise<void> {
  const prepared = await area.prepare(size, ending);
  const progress = (text: string) => process.stderr.write(`\r${text.padEnd(72)}`);
  const samples = await pairedRounds(prepared.contenders, roundsOf(area), progress, size !== 'tiny');
  process.stderr.write('\n');
  // What was measured once, with the least data, tells nothing of speed.
  const judgements = size === 'tiny' ? [] : judgeable(readGoals(name), samples).map((goal) => judge(goal, samples));
  printReport(name, samples, judgements);
  for (const note of prepared.notes ?? []) console.log(`\n${note}`);
  if (size === 'full') keepHistory(name, samples, judgements);
  if (judgements.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1;
}

await untilEnd(async (ending) => {
  for (const name of names) {
    const area = areas[name];
    if (area) await measure(name, area, ending);
  }
});
