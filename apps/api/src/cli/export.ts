import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { documentOf } from '../modules/file-exchange/export-file.usecases.ts';
import { readFileID } from '../modules/file-exchange/import.queries.ts';
import { systemClock } from '../platform/clock/index.ts';
import { loadConfig } from '../platform/config/index.ts';
import { createDatabase } from '../platform/db/index.ts';
import { databaseDocuments } from '../platform/documents/index.ts';
import { openSecretBox } from '../platform/secrets/index.ts';
import { actorOf } from './actor-of.ts';
import { fail } from './fail.ts';

const usage = 'npm run export -- NUMBER --tenant NAME [--user LOGIN] [--with-tax-ids] [--out FILE.json]';

/** Exports a closing file as a document (docs/import.md), to standard output unless a file is named. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
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
  const config = loadConfig();
  const database = await createDatabase(config.database);
  try {
    const actor = await actorOf(database, { tenant, login, name: 'export' });
    const document = await database.inTenant(actor, async (tx) => {
      const ordersID = await readFileID(tx, tenant, fileNumber);
      if (ordersID === null) throw new Error(`The tenant ${tenant} has no file ${fileNumber}`);
      // Whoever runs the product may see everything of a file.
      const shown = { withTaxIDs: values['with-tax-ids'], may: () => true };
      const opening = { secrets: openSecretBox(config, systemClock), documents: databaseDocuments(database) };
      return documentOf(tx, opening, { tenant, ordersID }, shown);
    });
    const text = `${JSON.stringify(document, null, 2)}\n`;
    // npm runs this in the workspace's folder; INIT_CWD is where the user is.
    if (out === undefined) process.stdout.write(text);
    else await writeForOwner(resolve(process.env.INIT_CWD ?? '.', out), text);
  } finally {
    await database.close();
  }
}

/** A closing file may hold SSNs: nobody else on this machine reads it, also where it takes the place of one that others could read. */
async function writeForOwner(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

await main().catch(fail);
