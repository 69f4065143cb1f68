import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../platform/config/index.ts';
import { generateTypes } from '../platform/db/generate-types.ts';
import { migrate, openConnections } from '../platform/db/index.ts';
import { migrationsFolder } from '../platform/db/migrator.ts';
import { generateReads } from './generate-reads.ts';

/**
 * Brings the schema of the configured database up to date (a server does the same when it starts).
 * `--types` writes what is made of migrations and records instead, with a database in memory: platform/db/schema.gen.ts and the reads in
 * migrations/repeatable.
 */
const { values } = parseArgs({ options: { types: { type: 'boolean', default: false } } });

const config = loadConfig();
// Before it is applied below.
if (values.types) {
  for (const [name, text] of Object.entries(generateReads())) {
    const file = new URL(`repeatable/${name}`, migrationsFolder);
    await writeFile(file, text);
    console.log(`Wrote ${file.pathname}`);
  }
}
const connections = await openConnections(
  values.types ? { databaseURL: null, databaseOwnerURL: null, dataFolder: null } : config.database,
);
try {
  const applied = await connections.asOwner((owner) => migrate(owner));
  if (values.types) {
    const file = new URL('../platform/db/schema.gen.ts', import.meta.url);
    await writeFile(file, await connections.asOwner(generateTypes));
    console.log(`Wrote ${file.pathname}`);
  } else {
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The schema is up to date');
  }
} finally {
  await connections.close();
}
