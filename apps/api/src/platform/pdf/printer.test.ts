import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '@closewright/domain/errors';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/harness/read-pdf.ts';
import { drawable } from './drawable.ts';
import { type PaperBlock, Printer } from './index.ts';

const templates = fileURLToPath(new URL('./templates', import.meta.url));
const own = mkdtempSync(join(tmpdir(), 'templates-'));
const printers: Printer[] = [];
const printer = (...options: ConstructorParameters<typeof Printer>) => {
  const made = new Printer(...options);
  printers.push(made);
  return made;
};
const shared = printer();
afterAll(async () => {
  await Promise.all(printers.map((each) => each.close()));
  rmSync(own, { recursive: true });
});

const head = { title: 'A title', author: 'An author', createdAt: new Date('2026-01-02T03:04:05Z'), footer: 'A foot' };
const paper = (...blocks: PaperBlock[]) => ({ ...head, blocks });
const heading: PaperBlock = { kind: 'heading', text: 'A heading' };
const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.map(({ text }) => text).join('');
const list = (rows: number): PaperBlock => ({
  kind: 'table',
  columns: [
    { heading: 'Line', share: 0.75 },
    { heading: 'Amount', share: 0.25, align: 'right' },
  ],
  rows: Array.from({ length: rows }, (_, at) => [`Line ${at}`, `${at}.00`]),
});

describe('a paper', () => {
  it('says what it is: title, author, language, the day of its data, and PDF/UA', async () => {
    const bytes = await shared.paper(paper(heading), 'epsilon');
    const { info } = await readPdf(bytes);
    expect(info).toMatchObject({
      Title: head.title,
      Author: head.author,
      Language: 'en-US',
      CreationDate: expect.stringMatching(/^D:20260102030405/),
      PDFFormatVersion: '1.7',
    });
    expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('has tags in the order of reading: headings, a list of facts, paragraphs and tables with heads of columns', async () => {
    const bytes = await shared.paper(
      paper(
        heading,
        { kind: 'facts', facts: [['Lender', 'One line\nand another']] },
        { kind: 'subheading', text: 'Lines' },
        list(1),
        { kind: 'paragraph', text: 'A paragraph' },
        { kind: 'note', text: 'A note' },
      ),
      'epsilon',
    );
    const [page] = (await readPdf(bytes)).pages;
    const row = (cell: string) => ['TR', cell, cell];
    const facts = ['L', 'LI', 'Lbl', 'LBody'];
    const table = ['Table', 'THead', ...row('TH'), 'TBody', ...row('TD')];
    expect(page?.roles.filter((role) => role !== 'Span')).toEqual([
      'Root',
      'Document',
      'H1',
      ...facts,
      'H2',
      ...table,
      'P',
      'P',
    ]);
    expect(page?.text).toBe(
      'A headingLender One lineand anotherLinesLine AmountLine 0 0.00A paragraphA noteA foot · Page 1 of 1',
    );
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Scope \/Column/g),
    ).toHaveLength(2);
  });

  it('repeats the head of a table on each page, numbers its pages, and sets amounts at the right', async () => {
    const { pages } = await readPdf(await shared.paper(paper(heading, list(120)), 'epsilon'));
    expect(pages).toHaveLength(3);
    for (const [at, { text }] of pages.entries()) {
      expect(text).toMatch(at === 0 ? /^A headingLine AmountLine 0 0\.00/ : /^Line AmountLine \d/);
      expect(text.endsWith(`A foot · Page ${at + 1} of 3`)).toBe(true);
    }
    const amounts = pages.flatMap(({ texts }) => texts.filter(({ text }) => /^\d+\.00$/.test(text)));
    expect(amounts).toHaveLength(120);
    expect(new Set(amounts.map(({ left, width }) => (left + width).toFixed(1))).size).toBe(1);
  });

  it('of the same data has the same bytes, whichever thread made it and whatever was made before', async () => {
    const document = paper(heading, list(50));
    const first = await shared.paper(document, 'epsilon');
    await shared.paper(paper({ kind: 'heading', text: 'Another' }), 'epsilon');
    const others = await Promise.all([
      shared.paper(document, 'epsilon'),
      shared.paper(document, 'epsilon'),
      printer().paper(document, 'epsilon'),
    ]);
    for (const other of others) expect(Buffer.compare(first, other)).toBe(0);
    expect(Buffer.compare(first, await shared.paper({ ...document, createdAt: new Date(0) }, 'epsilon'))).not.toBe(0);
  });
});

describe('texts are data', () => {
  const hostile = [
    '#read("/etc/passwd")',
    '#panic("no")',
    '$x^2$ *bold* _em_ `raw` = no heading',
    '- no list // no comment /* none */ \\ <label> @reference [#] ~ --- ...',
    '"] } ) {{ \\u{41} \' "',
    'https://example.com/?a=1&b=<c>',
  ];

  it.each(hostile)('%s prints as it is, wherever it stands', async (text) => {
    const columns = [{ heading: text, share: 1 }];
    const blocks: PaperBlock[] = [
      { kind: 'heading', text },
      { kind: 'subheading', text },
      { kind: 'paragraph', text },
      { kind: 'note', text },
      { kind: 'facts', facts: [[text, text]] },
      { kind: 'table', columns, rows: [[text]] },
    ];
    const bytes = await shared.paper(
      { title: text, author: text, footer: text, createdAt: head.createdAt, blocks },
      'epsilon',
    );
    const plain = (from: string) => from.replaceAll(' ', '');
    expect(plain(await textOf(bytes)).split(plain(text))).toHaveLength(10);
    expect((await readPdf(bytes)).info).toMatchObject({ Title: text, Author: text });
  });

  it('a very long word stays inside its column, letter for letter', async () => {
    const word = 'abcdefghij'.repeat(30);
    const narrow = { heading: 'Column', share: 1 };
    const { pages } = await readPdf(
      await shared.paper(
        paper(
          heading,
          { kind: 'paragraph', text: word },
          { kind: 'facts', facts: [[word, word]] },
          { kind: 'table', columns: [narrow, narrow, narrow], rows: [['', word, '']] },
        ),
        'epsilon',
      ),
    );
    expect(
      pages
        .map(({ text }) => text)
        .join('')
        .split(word),
    ).toHaveLength(5);
    const right = Math.max(...pages.flatMap(({ texts }) => texts.map(({ left, width }) => left + width)));
    expect(right).toBeLessThanOrEqual(612 - 54);
    const third = (612 - 108) / 3;
    const cell = pages
      .flatMap(({ texts }) => texts)
      .filter(({ text, size }) => text !== '' && size < 9 && /^[a-j]+$/.test(text));
    expect(cell.every(({ left, width }) => left >= 54 + third && left + width <= 54 + 2 * third)).toBe(true);
  });

  it('a letter that the font has is drawn, another one as an empty box', async () => {
    const one = new RegExp(`^[${drawable}]$`, 'u');
    const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((c) => one.test(c));
    expect(every.length).toBeGreaterThan(1200);
    const text = await textOf(await shared.paper(paper({ kind: 'paragraph', text: every.join(' ') }), 'epsilon'));
    expect(text).toContain('Ж');
    expect(
      await textOf(await shared.paper(paper({ kind: 'paragraph', text: 'A 漢 😀 \u0007 B' }), 'epsilon')),
    ).toContain('A □ □ □ B');
  });
});

describe('what goes wrong', () => {
  const broken = (name: string, source: string) => {
    writeFileSync(join(own, name), source);
    return name;
  };
  const failureOf = (printing: Promise<Uint8Array>) =>
    printing.then(
      () => null,
      (error: unknown) => error,
    );

  it('in a template is an error of ours that names it in the log, and the next paper is printed', async () => {
    const from = printer({ folder: own });
    const template = broken('broken.typ', '#set document(title: "t")\n#no-such-thing');
    const error = await failureOf(from.print(template, head, 'epsilon'));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'INTERNAL',
      cause: { message: expect.stringMatching(/broken\.typ: .*no-such-thing/) },
    });
    expect(await from.print(broken('right.typ', '#set document(title: "t")\nRight'), head, 'epsilon')).toBeInstanceOf(
      Uint8Array,
    );
  });

  it.each(['/etc/passwd', '../../../../../../../../etc/passwd'])(
    'a template reads nothing outside of its folder: %s',
    async (path) => {
      const template = broken('reads.typ', `#set document(title: "t")\n#read("${path}")`);
      expect(await failureOf(printer({ folder: own }).print(template, head, 'epsilon'))).toMatchObject({
        code: 'INTERNAL',
      });
    },
  );

  it('our templates fetch no package', () => {
    for (const name of readdirSync(templates))
      expect(readFileSync(join(templates, name), 'utf8')).not.toContain('@preview');
  });

  it('a document that takes too long is given up', async () => {
    const error = await failureOf(printer({ milliseconds: 1 }).paper(paper(heading, list(500)), 'epsilon'));
    expect(error).toMatchObject({ code: 'INTERNAL', cause: { name: 'AbortError' } });
  });

  it('threads are replaced after some documents, and none is lost', async () => {
    const few = printer({ documents: 2 });
    const papers = await Promise.all(
      Array.from({ length: 7 }, (_, at) => few.paper(paper({ kind: 'heading', text: `Paper ${at}` }), 'epsilon')),
    );
    for (const [at, bytes] of papers.entries()) expect(await textOf(bytes)).toMatch(new RegExp(`^Paper ${at}A foot`));
  });

  it('a printer that is closed ends its threads, and what it was printing fails', async () => {
    const closed = printer();
    const printing = Promise.all(
      Array.from({ length: 4 }, () => failureOf(closed.paper(paper(heading, list(500)), 'epsilon'))),
    );
    await closed.close();
    expect(await printing).toMatchObject(Array(4).fill({ code: 'INTERNAL' }));
  });
});
