import { api } from './areas/api.ts';
import { open } from './areas/open.ts';
import { save } from './areas/save.ts';
import { start } from './areas/start.ts';
import type { Area } from './harness/area.ts';
import { judge, readGoals } from './harness/goals.ts';
import { keepHistory, printReport } from './harness/report.ts';
import { pairedRounds } from './harness/rounds.ts';

/** `npm run bench -- <area> [--quick]`: measures, prints, keeps the history of full runs; exit 1 when a gate is missed. */
const areas: Record<string, Area> = { start, api, save, open };

const [name, ...flags] = process.argv.slice(2);
const area = name ? areas[name] : undefined;
if (!name || !area) {
  console.error(`Usage: npm run bench -- <${Object.keys(areas).join('|')}> [--quick]`);
  process.exit(2);
}
const quick = flags.includes('--quick');
const prepared = await area.prepare(quick);
try {
  const rounds = quick ? area.quickRounds : area.fullRounds;
  const samples = await pairedRounds(prepared.contenders, rounds, (text) =>
    process.stderr.write(`\r${text.padEnd(72)}`),
  );
  process.stderr.write('\n');
  const judgements = readGoals(name).map((goal) => judge(goal, samples));
  printReport(name, samples, judgements);
  for (const note of prepared.notes ?? []) console.log(`\n${note}`);
  if (!quick) keepHistory(name, samples, judgements);
  process.exitCode = judgements.some(({ verdict }) => verdict === 'missed') ? 1 : 0;
} finally {
  await prepared.close();
}
