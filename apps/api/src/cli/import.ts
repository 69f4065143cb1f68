import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import { type ImportWatcher, importFiles } from '../modules/file-exchange/import-files.usecases.ts';
import type { Problem } from '../modules/file-exchange/record-rows.ts';
import type { Command, CommandContext } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { refreshStatistics } from '../platform/db/housekeeping.ts';
import { databaseDocuments } from '../platform/documents/index.ts';
import { actorOf } from './actor-of.ts';
import { importProgress } from './import-progress.ts';

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
    return async (context) => {
      const { database, secrets, files, out } = context;
      const actor = await actorOf(database, { tenant, login, name: 'import' });
      const deps = { database, secrets: secrets(), documents: databaseDocuments(database) };
      const input = { format, read: () => files.read(path, { isPlain: true }) } as const;
      const { stored, alreadyThere, refused, brokenOff } = await importFiles(deps, actor, input, watcherOf(context));
      await out(`${counted(stored, 'file')} stored, ${alreadyThere} already there, ${refused} refused`);
      context.signal.throwIfAborted();
      if (brokenOff !== undefined)
        throw new Error(
          `Broken off at line ${brokenOff.line}: ${brokenOff.cause.message}\nWhat was stored is kept; import the same input again to go on.`,
          { cause: brokenOff.cause },
        );
      return refused > 0 ? 1 : 0;
    };
  },
};

/** After so many records the tables have grown tenfold, and what the planner knew of them no longer holds. */
const grownAt = new Set([100, 1000, 10_000, 100_000]);

/** How often a long import says how far it is. */
const everyMilliseconds = 5000;

/** Tells problems as they come, and from time to time how far it is, how fast, and how long it will take. */
function watcherOf({ connections, err, signal, clock }: CommandContext): ImportWatcher {
  const tell = ({ line, column, why }: Problem) => err(`line ${line}${column ? `, column ${column}` : ''}: ${why}`);
  const started = clock.now().getTime();
  let told = started;
  return {
    signal,
    onProblem: tell,
    onNote: tell,
    async onProgress(done, all) {
      if (grownAt.has(done)) await refreshStatistics(connections);
      const now = clock.now().getTime();
      if (now - told < everyMilliseconds || done >= all) return;
      told = now;
      await err(importProgress(done, all, (now - started) / 1000));
    },
  };
}

if (import.meta.main) await operate(importCommand);
