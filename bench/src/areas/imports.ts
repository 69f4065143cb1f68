import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counted } from '@closewright/domain/formats';
import { node, root } from '../../../tools/programs.mjs';
import type { Area } from '../harness/area.ts';
import { asClient, buildStage, type Stage, tenant } from '../harness/stage.ts';

const FILES = { tiny: 100, quick: 5000, full: 100_000 } as const;

const COLUMNS =
  'fileNumber,closingDate,salePrice,placeOfClosing,loan.lenderName,loan.amount,loan.rate,property.address1,property.city,property.state,property.zip,buyer.name,buyer2.name,seller.name,party.roleTypeID,party.name';

/** The import command as an operator runs it: a purchase with a loan, a property and four parties per line. */
export const imports: Area = {
  rounds: { quick: 1, full: 1 },
  async prepare(size, ending) {
    const stage = await buildStage(size, ending, { fill: async () => {} });
    const folder = await mkdtemp(join(tmpdir(), 'closewright-bench-import-'));
    ending.defer(() => rm(folder, { recursive: true }));
    let run = 0;
    const sample = async () => {
      run += 1;
      const path = join(folder, `files-${run}.csv`);
      await writeFiles(path, FILES[size], `B${run}`);
      const began = performance.now();
      const { output, kilobytes } = await runImport(path, stage);
      const seconds = (performance.now() - began) / 1000;
      if (!output.includes(`${counted(FILES[size], 'file')} stored, 0 already there, 0 refused`))
        throw new Error(`The import ended with: ${output.slice(-400)}`);
      const stored = await countFiles(stage, `B${run}-%`);
      if (stored !== FILES[size]) throw new Error(`${stored} of ${FILES[size]} files are there`);
      return { 'files-per-second': FILES[size] / seconds, 'peak-mb': kilobytes / 1024 };
    };
    return {
      contenders: [{ name: 'ours', sample }],
      notes: [`${counted(FILES[size], 'file')} of a CSV, nine rows each.`],
    };
  },
};

async function writeFiles(path: string, count: number, prefix: string): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${COLUMNS}\n`);
  for (let at = 0; at < count; at += 1) {
    const line = `${prefix}-${at},2026-11-20,312500.00,Main office,Ficus Bank,250000,6.125,${at} Garden Street,Somecity,NY,10001,Anna Field ${at},Peter Field ${at},Marsh Lane ${at} LLC,Lender,Ficus Bank`;
    if (!file.write(`${line}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/** Says at its end how much memory the process ever held, in kilobytes. */
const measuring = `data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))`;

async function runImport(path: string, { databases }: Stage): Promise<{ output: string; kilobytes: number }> {
  const script = join(root, 'apps/api/src/cli/import.ts');
  const child = spawn(node(), ['--import', measuring, script, path, '--tenant', tenant], {
    cwd: root,
    // A build in this process may have made it a production one.
    env: { ...process.env, NODE_ENV: 'development', ...databases },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
    });
  await once(child, 'close');
  return { output, kilobytes: Number(/peak (\d+)/.exec(output)?.[1]) };
}

async function countFiles({ superuserURL }: Stage, like: string): Promise<number> {
  return asClient(superuserURL, async (client) => {
    const { rows } = await client.query<{ count: string }>('select count(*) from orders where file_number like $1', [
      like,
    ]);
    return Number(rows[0]?.count);
  });
}
