/** Writes each paper the api prints, a form as it stands and as a draft, the closing disclosure of form H-25(B), the loan estimate of form H-24(B), checks with their letters, test sheets and packs of reconciliations, into a folder: `node write-papers.ts FOLDER`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimateOf } from '../../../../packages/domain/src/forms/loan-estimate/told-h24b.fixture.ts';
import { formOf } from '../../../../packages/domain/src/forms/told-h25b.fixture.ts';
import { packPaper } from '../../src/modules/reconciliation/statements/pack-paper.ts';
import { checkOf, checksOf, layout } from '../../src/platform/pdf/checks.fixture.ts';
import { Printer } from '../../src/platform/pdf/index.ts';
import { formSample } from './form-sample.ts';
import { packSample, signedSample } from './pack-sample.ts';
import { papers } from './samples.ts';

const [, , folder = '.'] = process.argv;
const printer = new Printer();
const write = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, `${name}.pdf`), bytes);
for (const [name, make] of Object.entries(papers)) write(name, await printer.paper(await make(), 'epsilon'));
write('form', await printer.form(formSample, 'epsilon'));
write('form-draft', await printer.form({ ...formSample, isDraft: true }, 'epsilon'));
write('closing-disclosure', await printer.form({ ...formSample, document: formOf(), isDraft: true }, 'epsilon'));
write('loan-estimate', await printer.form({ ...formSample, document: estimateOf(), isDraft: true }, 'epsilon'));
const checks = [checkOf(20417, 35, { payee: 'W'.repeat(120) }), checkOf(20418, 90), checkOf(20419)];
for (const place of ['Top', 'Three on a page'] as const) {
  const printed = checksOf({ checks, layout: { ...layout, place }, coverLetters: true });
  write(`checks-${place}`, await printer.checks(printed, 'epsilon'));
  write(`test-sheet-${place}`, await printer.checkTestSheet({ ...printed, printerName: 'Back office' }, 'epsilon'));
}
const pack = packSample();
write('pack', await printer.pack(packPaper(pack, { signed: signedSample(pack) }), 'epsilon'));
write('pack-draft', await printer.pack(packPaper(pack, { drawn: new Date(0), by: 'The officer' }), 'epsilon'));
await printer.close();
