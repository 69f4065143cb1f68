import { api } from './areas/api.ts';
import { diff } from './areas/diff.ts';
import { file } from './areas/file.ts';
import { form } from './areas/form.ts';
import { grid } from './areas/grid.ts';
import { kit } from './areas/kit.ts';
import { math } from './areas/math.ts';
import { open } from './areas/open.ts';
import { picker } from './areas/picker.ts';
import { save } from './areas/save.ts';
import { start } from './areas/start.ts';
import type { Area } from './harness/area.ts';
import { judge, judgeable, readGoals } from './harness/goals.ts';
import { keepHistory, printReport } from './harness/report.ts';
import { pairedRounds } from './harness/rounds.ts';

/** `npm run bench -- <area> [--quick [--rounds=1]]`: measures, prints, keeps the history of full runs; exit 1 when a gate is missed. */
const areas: Record<string, Area> = { start, api, save, open, file, grid, picker, form, kit, diff, math };

const [name, ...flags] = process.argv.slice(2);
const area = name ? areas[name] : undefined;
if (!name || !area) {
  console.error(`Usage: npm run bench -- <${Object.keys(areas).join('|')}> [--quick [--rounds=1]]`);
  process.exit(2);
}
const quick = flags.includes('--quick');
const asked = Number(flags.find((flag) => flag.startsWith('--rounds='))?.slice('--rounds='.length));
const prepared = await area.prepare(quick);
try {
  const rounds = quick ? asked || area.quickRounds : area.fullRounds;
  const samples = await pairedRounds(prepared.contenders, rounds, (text) =>
    process.stderr.write(`\r${text.padEnd(72)}`),
  );
  process.stderr.write('\n');
  const judgements = judgeable(readGoals(name), samples).map((goal) => judge(goal, samples));
  printReport(name, samples, judgements);
  for (const note of prepared.notes ?? []) console.log(`\n${note}`);
  if (!quick) keepHistory(name, samples, judgements);
  process.exitCode = judgements.some(({ verdict }) => verdict === 'missed') ? 1 : 0;
} finally {
  await prepared.close();
}
