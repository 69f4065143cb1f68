/** Writes dist/closing-math.schema.json, what `closewright-math --schema` prints: the build of this package. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { caseFileSchema } from './case-file-schema.ts';

const folder = new URL('../dist/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('closing-math.schema.json', folder), `${JSON.stringify(caseFileSchema(), null, 2)}\n`);
