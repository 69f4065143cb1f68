import { Printer } from '../../../apps/api/src/platform/pdf/index.ts';
import { formOf } from './document.ts';

/**
 * One process per sample: `node contender.ts <form or list> <documents one by one> <documents of the job>`. Prints forms of five pages, or their rows as a plain
 * list: some to warm up, some one by one, and many as one job. Writes what it took as JSON; a PDF that is not whole ends it with an error.
 */
const [, , name, single, together] = process.argv;
const printer = new Printer();
let count = 0;

const said = { author: 'Closewright', createdAt: new Date(0), footer: 'Bench' };

const form = () => {
  count += 1;
  return { ...said, title: `Form ${count}`, document: formOf(count) };
};

function list() {
  const { title, document } = form();
  const tables = document.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'sides' ? block.sides.flatMap((side) => side.blocks) : [block])),
  );
  const blocks = tables.flatMap((block) =>
    block.kind === 'table'
      ? [
          {
            kind: 'table' as const,
            columns: block.columns.map(({ share, heading = '' }) => ({ share, heading })),
            rows: block.rows.map(({ cells }) =>
              cells.flatMap(({ runs, span = 1 }) => [
                runs.map(({ text }) => text).join(''),
                ...Array.from({ length: span - 1 }, () => ''),
              ]),
            ),
          },
        ]
      : [],
  );
  return { ...said, title, blocks };
}

function check(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('latin1');
  const pages = text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  if (!text.trimEnd().endsWith('%%EOF') || (name === 'form' ? pages !== 5 : pages < 5))
    throw new Error(`${pages} pages`);
}

const print = () => (name === 'form' ? printer.form(form(), 'epsilon') : printer.paper(list(), 'epsilon'));
const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

for (let at = 0; at < 4; at += 1) check(await print());

const taken: number[] = [];
const before = process.cpuUsage();
for (let at = 0; at < Number(single); at += 1) {
  const began = performance.now();
  const bytes = await print();
  taken.push(performance.now() - began);
  check(bytes);
}
const { user, system } = process.cpuUsage(before);
const processor = (user + system) / 1000 / taken.length;

const resident: number[] = [];
const began = performance.now();
const job = function* () {
  for (let at = 0; at < Number(together); at += 1) yield form();
};
if (name === 'form')
  for await (const bytes of printer.forms(job(), 'epsilon')) {
    check(bytes);
    resident.push(megabytes());
  }
const seconds = (performance.now() - began) / 1000;
await printer.close();

console.log(JSON.stringify({ taken, processor, seconds, resident, peak: process.resourceUsage().maxRSS / 1024 }));
