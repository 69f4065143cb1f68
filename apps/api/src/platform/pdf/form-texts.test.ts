import type { FormDocument } from '@closewright/domain/forms';
import { afterAll, describe, expect, it } from 'vitest';
import { drawable } from './drawable.ts';
import {
  amount,
  cell,
  drawn,
  form,
  lettersOf,
  line,
  overlaps,
  page,
  print,
  printer,
  readAloud,
  rightOf,
  sheets,
  table,
  text,
  textsOf,
} from './form.fixture.ts';

afterAll(() => printer.close());

describe('texts of a form are data', () => {
  it.each([
    '#read("/etc/passwd") #panic("no")',
    '$x^2$ *bold* _em_ `raw` = no heading',
    '- no list // no comment /* none */ \\ <label> @reference [#] ~ --- ...',
    '"] } ) {{ \\u{41} \' "',
  ])('%s prints as it is, wherever it stands', async (said) => {
    const document: FormDocument = {
      title: said,
      pages: [
        page(
          '#a*',
          ...(['heading', 'subheading', 'paragraph', 'note'] as const).map((kind) => text(kind, said)),
          table(
            (['heading', 'subheading', 'line', 'total'] as const).map((kind) => ({
              key: said,
              kind,
              cells: [cell(said)],
            })),
            { share: 1, heading: said },
          ),
        ),
      ],
    };
    const read = await sheets(document, { title: said, author: said, footer: said });
    const letters = read.map(lettersOf).join('');
    // Four texts, five of the table, and the foot.
    expect(letters.split(said.replaceAll(' ', ''))).toHaveLength(1 + 4 + 5 + 1);
    expect(letters).toContain('Page#a*of#a*');
  });

  it.each([
    ['joesmith@ficusbank.example', 13, ['joesmith', '@ficusbank', '.example']],
    ['www.consumerfinance.gov/mortgage', 16, ['www', '.consumerfinance', '.gov/mortgage']],
  ])('%s that is too long for its place ends a line where it has a part', async (word, share, expected) => {
    const columns = [{ share }, { share: 100 - share }];
    const [sheet] = await sheets(form(page('1', table([line('1', cell(word), cell(''))], ...columns))));
    const lines = Map.groupBy(sheet ? readAloud(sheet) : [], ({ top }) => Math.round(top));
    expect([...lines.values()].map((each) => textsOf(each).join(''))).toEqual(expected);
  });

  it('a text wraps in its place, and a word that is too long for it is broken, letter for letter', async () => {
    const word = `${'ABCDWMQ'.repeat(12)}.`;
    const long = `${'Appraisal fee of a house '.repeat(8)}${word}`;
    const document = form(
      page('1', text('heading', long), text('subheading', long), {
        kind: 'sides',
        sides: [
          {
            share: 1,
            blocks: [
              text('paragraph', long),
              table([line('1', cell(word), cell(long), amount('1,234.56'))], { share: 1 }, { share: 1 }, { share: 1 }),
            ],
          },
          {
            share: 2,
            blocks: [
              text('note', long),
              table([line('2', cell(long), cell(word, { align: 'right' }))], { share: 1, heading: long }, { share: 9 }),
            ],
          },
        ],
      }),
    );
    const read = await sheets(document, { footer: 'A long foot. '.repeat(20) });
    expect(read.flatMap(overlaps)).toEqual([]);
    const spoken = textsOf(read.flatMap(readAloud)).join('').replaceAll(' ', '');
    expect(spoken.split(word)).toHaveLength(1 + 9);
    const texts = read.flatMap(drawn);
    expect(Math.max(...texts.map(rightOf))).toBeLessThan(612 - 36 + 0.01);
    expect(Math.min(...texts.map(({ top }) => top))).toBeGreaterThan(0);
  });

  it('a row that is longer than paper goes on on the next sheet', async () => {
    const long = Array.from({ length: 4000 }, (_, at) => `word${at}`).join(' ');
    const read = await sheets(
      form(page('1', table([line('1', cell(long), amount('1.00'))], { share: 1 }, { share: 1 }))),
    );
    expect(read.length).toBeGreaterThan(1);
    expect(
      read
        .map(lettersOf)
        .join('')
        .match(/word\d+/g),
    ).toHaveLength(4000);
  });

  it('every letter can be drawn in every face, and in every kind of text', async () => {
    const one = new RegExp(`^[${drawable}]$`, 'u');
    const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((c) => one.test(c));
    const looks = [{}, { isBold: true }, { isItalic: true }, { isBold: true, isItalic: true }] as const;
    const runs = looks.map((look) => ({ text: every.join(' '), ...look }));
    const kinds = ['heading', 'subheading', 'paragraph', 'note'] as const;
    const rows = (['heading', 'line'] as const).map((kind) => ({ key: kind, kind, cells: [{ runs }] }));
    const blocks = kinds.map((kind) => ({ kind, runs }));
    const bytes = await print(form(page('1', ...blocks, table(rows, { share: 1 }))));
    expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });
});
