/** Writes each paper the api prints into a folder: `node write-papers.ts FOLDER`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Printer } from '../../src/platform/pdf/index.ts';
import { papers } from './samples.ts';

const [, , folder = '.'] = process.argv;
const printer = new Printer();
for (const [name, make] of Object.entries(papers))
  writeFileSync(join(folder, `${name}.pdf`), await printer.paper(await make()));
await printer.close();
