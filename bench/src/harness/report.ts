import { appendFileSync, mkdirSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Judgement } from './goals.ts';
import { again, type Sample } from './rounds.ts';
import { spread } from './statistics.ts';

const digits = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** The machine in general terms, as every published figure names it. */
export function machine(): string {
  return `${availableParallelism()} shared cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

/** Prints the medians by contender and the judgements as tables that can be pasted into docs/benchmarks.md. */
export function printReport(area: string, samples: Map<string, Sample[]>, judgements: readonly Judgement[]): void {
  const metrics = [...new Set([...samples.values()].flatMap((series) => series.flatMap((s) => Object.keys(s))))];
  console.log(
    `\n## ${area} (${machine()})\n\n| | ${metrics.join(' | ')} |\n|---|${metrics.map(() => '---|').join('')}`,
  );
  for (const [name, series] of samples) {
    const cells = metrics.map((metric) => {
      const values = series.flatMap((sample) => (sample[metric] === undefined ? [] : [sample[metric]]));
      if (values.length === 0) return '';
      const { median, min, max } = spread(values);
      return min === max ? digits(median) : `${digits(median)} (${digits(min)}–${digits(max)})`;
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  if (judgements.length === 0) return;
  console.log('\n| goal | ours / peer, median (quartiles) | noise of ours against ours | verdict |\n|---|---|---|---|');
  for (const { goal, peer, ratio, noise, verdict } of judgements) {
    const limits = [goal.gate, goal.aim === null ? null : `aim ${goal.aim}`]
      .filter((limit) => limit !== null)
      .join(', ');
    console.log(
      `| ${goal.metric} ${peer ? `against ${peer}` : ''} ${goal.direction} ${limits} | ${digits(ratio.median)} (${digits(ratio.lower)}–${digits(ratio.upper)}) | ${(noise * 100).toFixed(0)} % | ${verdict} |`,
    );
  }
}

/** Appends one JSON line per figure to bench/history/<area>.jsonl. Full runs only: a quick run is a check, no record. */
export function keepHistory(area: string, samples: Map<string, Sample[]>, judgements: readonly Judgement[]): void {
  const folder = fileURLToPath(new URL('../../history/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const lines: string[] = [];
  for (const [contender, series] of samples) {
    if (contender === again) continue;
    for (const metric of new Set(series.flatMap((sample) => Object.keys(sample)))) {
      const values = series.flatMap((sample) => (sample[metric] === undefined ? [] : [sample[metric]]));
      lines.push(
        JSON.stringify({ at, area, contender, metric, rounds: values.length, ...spread(values), machine: machine() }),
      );
    }
  }
  for (const { goal, peer, ratio, noise, verdict } of judgements) {
    const { metric, direction, gate, aim } = goal;
    lines.push(
      JSON.stringify({
        at,
        area,
        goal: { metric, peer, direction, gate, aim },
        ratio,
        noise,
        verdict,
        machine: machine(),
      }),
    );
  }
  appendFileSync(`${folder}${area}.jsonl`, `${lines.join('\n')}\n`);
}
