import { parseArgs } from 'node:util';
import { documentOf } from '../modules/file-exchange/export-file.usecases.ts';
import { readFileID } from '../modules/file-exchange/import.queries.ts';
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { databaseDocuments } from '../platform/documents/index.ts';
import { actorOf } from './actor-of.ts';

const usage = 'npm run export -- NUMBER --tenant NAME [--user LOGIN] [--with-tax-ids] [--out FILE.json]';

/** Exports a closing file as a document (docs/import.md), to standard output unless a file is named. */
export const exportCommand: Command = {
  name: 'export',
  migrates: true,
  prepare(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        user: { type: 'string' },
        out: { type: 'string' },
        'with-tax-ids': { type: 'boolean', default: false },
      },
    });
    const [fileNumber, ...rest] = positionals;
    const { tenant, user: login, out } = values;
    if (!fileNumber || rest.length > 0 || !tenant) throw new Error(`Usage: ${usage}`);
    return async ({ database, secrets, files }) => {
      const actor = await actorOf(database, { tenant, login, name: 'export' });
      const document = await database.inTenant(actor, async (tx) => {
        const ordersID = await readFileID(tx, tenant, fileNumber);
        if (ordersID === null) throw new Error(`The tenant ${tenant} has no file ${fileNumber}`);
        // Whoever runs the product may see everything of a file.
        const shown = { withTaxIDs: values['with-tax-ids'], may: () => true };
        const opening = { secrets: secrets(), documents: databaseDocuments(database) };
        return documentOf(tx, opening, { tenant, ordersID }, shown);
      });
      // A closing file may hold SSNs: nobody else on this machine reads it.
      const file = await files.create(out ?? null);
      try {
        await file.write(Buffer.from(`${JSON.stringify(document, null, 2)}\n`));
        await file.done();
      } finally {
        await file.discard();
      }
      return 0;
    };
  },
};

if (import.meta.main) await operate(exportCommand);
