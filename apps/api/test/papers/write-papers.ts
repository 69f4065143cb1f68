/** Writes each paper the api prints, and a form as it stands and as a draft, into a folder: `node write-papers.ts FOLDER`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Printer } from '../../src/platform/pdf/index.ts';
import { formSample } from './form-sample.ts';
import { papers } from './samples.ts';

const [, , folder = '.'] = process.argv;
const printer = new Printer();
const write = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, `${name}.pdf`), bytes);
for (const [name, make] of Object.entries(papers)) write(name, await printer.paper(await make()));
write('form', await printer.form(formSample));
write('form-draft', await printer.form({ ...formSample, isDraft: true }));
await printer.close();
