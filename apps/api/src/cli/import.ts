import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importFiles } from '../modules/file-exchange/import-files.usecases.ts';
import { readText } from '../modules/file-exchange/read-text.ts';
import { systemClock } from '../platform/clock/index.ts';
import { loadConfig } from '../platform/config/index.ts';
import { createDatabase } from '../platform/db/index.ts';
import { databaseDocuments } from '../platform/documents/index.ts';
import { openSecretBox } from '../platform/secrets/index.ts';
import { actorOf } from './actor-of.ts';
import { fail } from './fail.ts';

const usage = 'npm run import -- FILE.csv|FILE.json --tenant NAME [--user LOGIN]';

/** Imports closing files (docs/import.md). Exits 1 when a record was refused; the good ones are stored all the same. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' }, user: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0 || !values.tenant || !/\.(csv|json)$/i.test(file)) throw new Error(`Usage: ${usage}`);
  // npm runs this in the workspace's folder; INIT_CWD is where the user is.
  const text = readText(await readFile(resolve(process.env.INIT_CWD ?? '.', file)));
  const config = loadConfig();
  const database = await createDatabase(config.database);
  try {
    const actor = await actorOf(database, { tenant: values.tenant, login: values.user, name: 'import' });
    const format = /\.csv$/i.test(file) ? 'csv' : 'json';
    const sealing = { secrets: openSecretBox(config, systemClock), documents: databaseDocuments(database) };
    const report = await importFiles({ database, ...sealing }, actor, { format, text });
    for (const { line, column, why } of [...report.problems, ...report.notes])
      console.error(`line ${line}${column ? `, column ${column}` : ''}: ${why}`);
    console.log(`${report.stored} files stored, ${report.alreadyThere} already there, ${report.refused} refused`);
    if (report.refused > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await main().catch(fail);
