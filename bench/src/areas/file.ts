import { readFileSync } from 'node:fs';
import { ApiClient } from '../file/api-client.ts';
import { apiOperations, apiReadings, type Operations, operationNames } from '../file/api-operations.ts';
import { bareOperations } from '../file/bare-operations.ts';
import { latencies } from '../file/latencies.ts';
import { type SoughtFile, soughtFiles } from '../file/people.ts';
import type { Area } from '../harness/area.ts';
import type { Contender, Sample } from '../harness/rounds.ts';
import { asClient, buildStage, type Stage, tenant } from '../harness/stage.ts';
import { quantile } from '../harness/statistics.ts';

const manyFiles = readFileSync(new URL('../file/many-files.sql', import.meta.url), 'utf8');

/** How much one sample measures. */
interface Effort {
  /** Files of the large and of the small tenant. */
  readonly large: number;
  readonly small: number;
  /** Different files that are looked for, opened and saved: as many as calls, so that no two clients save one. */
  readonly different: number;
  readonly alone: number;
  readonly crowded: number;
}

const full: Effort = { large: 200_000, small: 2000, different: 160, alone: 30, crowded: 128 };
const little: Effort = { large: 4000, small: 400, different: 40, alone: 6, crowded: 40 };
const least: Effort = { large: 200, small: 0, different: 12, alone: 2, crowded: 12 };
const clients = 32;

/**
 * Work with files in a tenant that has many: recent files, search as one types, duplicates, open and save through the api, alone and with 32 at
 * once; beside the same statements by `pg` alone, and beside a tenant with a hundredth of the files.
 */
export const file: Area = {
  rounds: { quick: 1, full: 5 },
  async prepare(size, ending) {
    const effort = { tiny: least, quick: little, full }[size];
    const filled = (files: number) => buildStage(size, ending, { env: { LOG_LEVEL: 'error' }, fill: filledBy(files) });
    const ours = (name: string, stage: Stage, files: readonly SoughtFile[]) => {
      const client = new ApiClient(stage);
      ending.defer(() => client.close());
      const operations = apiOperations(client, files);
      const sample = async () => {
        await client.signIn();
        return measure(operations, effort);
      };
      return { name, client, sample };
    };
    const large = await filled(effort.large);
    const files = await soughtFiles(large, effort.different);
    const measured = ours('ours', large, files);
    const bare = await bareOperations(large, files, apiReadings(measured.client, files), ending);
    const contenders: Contender[] = [measured, { name: 'the same SQL by pg', sample: () => measure(bare, effort) }];
    if (effort.small > 0) {
      const small = await filled(effort.small);
      contenders.push(ours('ours, a hundredth of the files', small, await soughtFiles(small, effort.different)));
    }
    return {
      contenders,
      notes: [
        `${effort.large.toLocaleString('en-US')} files, ${(effort.large * 5).toLocaleString('en-US')} parties and audit rows each in one tenant; ${effort.small.toLocaleString('en-US')} files in the smaller one. ${effort.alone} calls by one client, ${effort.crowded} by ${clients}.`,
      ],
    };
  },
};

const filledBy =
  (files: number) =>
  (_databases: Record<string, string>, superuserURL: Stage['superuserURL']): Promise<void> =>
    asClient(superuserURL, async (client) => {
      await client.query(
        `set bench.tenant = '${tenant}'; set bench.files = '${files}'; set maintenance_work_mem = '256MB'; set synchronous_commit = off`,
      );
      await client.query(manyFiles);
    });

async function measure(operations: Partial<Operations>, { different, alone, crowded }: Effort): Promise<Sample> {
  const sample: Record<string, number> = {};
  for (const name of operationNames) {
    const call = operations[name];
    if (!call) continue;
    // What is saved has been opened, by all of its versions; and nobody begins cold.
    if (name === 'open') await latencies(clients, different, call);
    else await latencies(1, 3, call);
    for (const [label, many, times] of [
      ['', 1, alone],
      ['-32', clients, crowded],
    ] as const) {
      const taken = await latencies(many, times, call);
      sample[`${name}${label}-ms`] = quantile(taken, 0.5);
      sample[`${name}${label}-p95-ms`] = quantile(taken, 0.95);
    }
  }
  return sample;
}
