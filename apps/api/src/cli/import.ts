import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import { importFiles } from '../modules/file-exchange/import-files.usecases.ts';
import { readText } from '../modules/file-exchange/read-text.ts';
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { databaseDocuments } from '../platform/documents/index.ts';
import { actorOf } from './actor-of.ts';

const usage = 'npm run import -- FILE.csv|FILE.json --tenant NAME [--user LOGIN]';

/** Imports closing files (docs/import.md). Exits 1 when a record was refused; the good ones are stored all the same. */
export const importCommand: Command = {
  name: 'import',
  migrates: true,
  prepare(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { tenant: { type: 'string' }, user: { type: 'string' } },
    });
    const [path, ...rest] = positionals;
    const { tenant, user: login } = values;
    if (!path || rest.length > 0 || !tenant || !/\.(csv|json)$/i.test(path)) throw new Error(`Usage: ${usage}`);
    const format = /\.csv$/i.test(path) ? 'csv' : 'json';
    return async ({ database, secrets, files, out, err, signal }) => {
      const text = readText(await whole(files.read(path), signal));
      const actor = await actorOf(database, { tenant, login, name: 'import' });
      const sealing = { secrets: secrets(), documents: databaseDocuments(database) };
      const report = await importFiles({ database, ...sealing }, actor, { format, text }, signal);
      for (const { line, column, why } of [...report.problems, ...report.notes])
        await err(`line ${line}${column ? `, column ${column}` : ''}: ${why}`);
      await out(
        `${counted(report.stored, 'file')} stored, ${report.alreadyThere} already there, ${report.refused} refused`,
      );
      signal.throwIfAborted();
      return report.refused > 0 ? 1 : 0;
    };
  },
};

async function whole(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) {
    signal.throwIfAborted();
    read.push(chunk);
  }
  return Buffer.concat(read);
}

if (import.meta.main) await operate(importCommand);
