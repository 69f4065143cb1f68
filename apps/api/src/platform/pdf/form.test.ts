import type { FormBlock, FormRow, FormTable } from '@closewright/domain/forms';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/harness/read-pdf.ts';
import {
  amount,
  cell,
  drawn,
  footOf,
  form,
  head,
  line,
  lines,
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

describe('a form', () => {
  it('is PDF/UA with headings by level, heads of columns, and the left side read before the right one', async () => {
    const bytes = await print(
      form(
        page(
          '1',
          text('heading', 'The form'),
          text('paragraph', 'A paragraph'),
          {
            kind: 'sides',
            sides: ['K', 'M'].map((name) => ({ share: 1, blocks: [text('subheading', name), lines(2, name)] })),
          },
          text('note', 'A note'),
        ),
      ),
    );
    const { pages, info } = await readPdf(bytes);
    expect(info).toMatchObject({ Title: head.title, Author: head.author, Language: 'en-US' });
    expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const row = (role: string) => ['TR', role, role];
    const side = ['Div', 'H2', 'Table', 'THead', ...row('TH'), 'TBody', ...row('TD'), ...row('TD')];
    const [sheet] = pages;
    expect(sheet?.roles.filter((role) => role !== 'Span')).toEqual([
      'Root',
      'Document',
      'H1',
      'P',
      'Div',
      ...side,
      ...side,
      'P',
    ]);
    expect(sheet && textsOf(readAloud(sheet))).toEqual([
      ...['The form', 'A paragraph', 'K', 'What', 'Amount', 'K 0', '0.00', 'K 1', '1.00'],
      ...['M', 'What', 'Amount', 'M 0', '0.00', 'M 1', '1.00', 'A note'],
    ]);
  });

  it('begins a sheet with each page, and says its number and how many there are', async () => {
    const read = await sheets(form(page('1', text('heading', 'One')), page('2a', text('heading', 'Two')), page('3')));
    expect(read.map((sheet) => textsOf(readAloud(sheet)))).toEqual([['One'], ['Two'], []]);
    expect(read.map(footOf)).toEqual(['1', '2a', '3'].map((number) => ['A foot', `Page ${number} of 3`]));
  });

  it('has the foot that the form gives a page, which says its number', async () => {
    const footer = [{ text: 'PAGE 1 OF 5 • LOAN ID # ' }, { text: '123456789' }];
    const read = await sheets(form({ ...page('1', lines(100)), footer }, page('2')));
    expect(read.map(footOf).map((foot) => foot.join('|'))).toEqual([
      'A foot|PAGE 1 OF 5 • LOAN ID # 123456789',
      'A foot|PAGE 1 OF 5 • LOAN ID # 123456789, continued',
      'A foot|Page 2 of 2',
    ]);
  });

  it('has the numbers of its sheets where the form has none', async () => {
    const footer = [{ text: 'A sheet   File # 12-3456' }];
    const document = form({ ...page('1', lines(100)), footer }, { ...page('2'), footer });
    const read = await sheets({ ...document, numbersSheets: true });
    expect(read.map(footOf).map((foot) => foot.join(' '))).toEqual(
      [1, 2, 3].map((sheet) => `A foot A sheet File # 12-3456 Page ${sheet} of 3`),
    );
  });

  it('sets a page smaller that is a little too long for paper, and the others not', async () => {
    const read = await sheets(form(page('1', lines(75)), page('2', lines(60)), page('3', lines(100))));
    expect(read.map(footOf).map(([, number]) => number)).toEqual(
      ['1', '2', '3'].map((number) => `Page ${number} of 3`).concat('Page 3 of 3, continued'),
    );
    const sizes = read.map((sheet) => readAloud(sheet).find((each) => each.text.startsWith('Line'))?.size ?? 0);
    expect(sizes).toEqual([expect.closeTo(7.52), 8, 8, 8]);
  });

  it('goes on on another sheet where a page is longer than paper, on both sides of it, and loses nothing', async () => {
    const sides: FormBlock = {
      kind: 'sides',
      sides: [
        { share: 1, blocks: [lines(100, 'K'), lines(20, 'L')] },
        { share: 1, blocks: [lines(70, 'M')] },
      ],
    };
    const read = await sheets(form(page('1', sides), page('2', text('heading', 'Two'))));
    expect(read.map(footOf)).toEqual([
      ['A foot', 'Page 1 of 2'],
      ['A foot', 'Page 1 of 2, continued'],
      ['A foot', 'Page 2 of 2'],
    ]);
    const found = read.flatMap((sheet) => readAloud(sheet).filter((each) => /^[KLM] \d+$/.test(each.text)));
    expect(found).toHaveLength(190);
    expect(new Set(found.map((each) => each.text)).size).toBe(190);
    expect(read.flatMap(overlaps)).toEqual([]);
    expect(Math.min(...read.flatMap((sheet) => readAloud(sheet).map(({ top }) => top)))).toBeGreaterThan(40);
  });

  it('sets the amounts of a column at one right edge, each in one piece, however long they are', async () => {
    const columns = [{ share: 5 }, { share: 1, heading: 'Borrower-Paid At Closing' }, { share: 1 }, { share: 1 }];
    const amounts = ['$98,765,432,109.87', '-$11,111,111.11', '$25.00', '$1.11'];
    const row = (said: string, kind: FormRow['kind']): FormRow => ({
      key: said,
      kind,
      cells: [cell('A line'), amount(said), amount(''), amount(said)],
    });
    const kinds = ['heading', 'line', 'line', 'total'] as const;
    const [sheet] = await sheets(
      form(
        page(
          '1',
          table(
            amounts.map((said, at) => row(said, kinds[at] ?? 'line')),
            ...columns,
          ),
        ),
      ),
    );
    const found = sheet ? readAloud(sheet).filter((each) => amounts.includes(each.text)) : [];
    expect(found.map((each) => each.text)).toEqual(amounts.flatMap((said) => [said, said]));
    for (const column of [0, 1]) {
      const edges = found.filter((_, at) => at % 2 === column).map(rightOf);
      expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(0.5);
    }
    expect(sheet && overlaps(sheet)).toEqual([]);
  });

  it('has the heads that stand under one word below it, and a number in its narrow column in one piece', async () => {
    const columns: FormTable['columns'] = [
      { share: 1 },
      { share: 60, heading: 'Costs' },
      { share: 10, heading: 'At Closing', under: 'Borrower-Paid' },
      { share: 10, heading: 'Before Closing', under: 'Borrower-Paid' },
      { share: 10, heading: 'Before Closing', under: 'Seller-Paid' },
    ];
    const row = line('1', cell('04'), cell('A line'), amount('$1.00'), amount('$2.00'), amount('$3.00'));
    const [sheet] = await sheets(form(page('1', table([row], ...columns))));
    const read = sheet ? readAloud(sheet) : [];
    expect(textsOf(read)).toEqual([
      ...['Borrower-Paid', 'Seller-Paid', 'Costs', 'At Closing', 'Before', 'Closing', 'Before', 'Closing'],
      ...['04', 'A line', '$1.00', '$2.00', '$3.00'],
    ]);
    const height = (said: string) => read.find((each) => each.text === said)?.top ?? 0;
    expect(height('Borrower-Paid')).toBeGreaterThan(height('At Closing'));
    expect(height('Costs')).toBe(height('Closing'));
    expect(sheet?.roles.filter((role) => role === 'TH')).toHaveLength(7);
  });

  it('has digits of one width in columns of amounts', async () => {
    const said = ['111,111.11', '888,888.88'];
    const [sheet] = await sheets(
      form(
        page(
          '1',
          table(
            said.map((each) => line(each, cell(''), amount(each))),
            { share: 1 },
            { share: 1 },
          ),
        ),
      ),
    );
    const widths = sheet ? readAloud(sheet).filter((each) => said.includes(each.text)) : [];
    expect(widths.map(({ width }) => width.toFixed(2))).toEqual([
      widths[1]?.width.toFixed(2),
      widths[0]?.width.toFixed(2),
    ]);
    expect(widths).toHaveLength(2);
  });

  it('is marked as a draft behind its text, which nobody is read, and stands as it stood', async () => {
    const document = form(page('1', text('heading', 'One'), lines(120)), page('2', lines(3)));
    const [plain, draft] = [await sheets(document), await sheets(document, { isDraft: true })];
    expect(draft).toHaveLength(3);
    for (const [at, sheet] of draft.entries()) {
      const marks = sheet.texts.filter(({ isUpright }) => !isUpright);
      expect(marks).toMatchObject([{ text: 'DRAFT', isArtifact: true }]);
      // Drawn first, so that everything else stands over it.
      expect(drawn(sheet)[0]).toBe(marks[0]);
      expect(readAloud(sheet)).toEqual(plain[at] && readAloud(plain[at]));
      expect(footOf(sheet)).toEqual(plain[at] && footOf(plain[at]));
    }
    expect(plain.flatMap(({ texts }) => texts.filter(({ isUpright }) => !isUpright))).toEqual([]);
  });

  it('draws what is bold and what is italic with faces of their own', async () => {
    const looks = [{}, { isBold: true }, { isItalic: true }, { isBold: true, isItalic: true }] as const;
    const runs = looks.map((look) => ({ text: 'A run. ', ...look }));
    const bytes = await print(form(page('1', { kind: 'paragraph', runs })));
    const faces = Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/FontName \/\w+\+(\S+)/g);
    expect(new Set([...faces].map(([, name]) => name))).toEqual(
      new Set(['Inter-Regular', 'Inter-SemiBold', 'Inter-Italic', 'Inter-SemiBoldItalic']),
    );
  });

  it('of the same data has the same bytes', async () => {
    const document = form(page('1', text('heading', 'One'), lines(50)));
    const first = await print(document, { isDraft: true });
    await print(form(page('1')));
    expect(Buffer.compare(first, await print(document, { isDraft: true }))).toBe(0);
    expect(Buffer.compare(first, await print(document))).not.toBe(0);
  });

  it.each([
    ['nothing', form()],
    ['an empty page', form(page('1'))],
    ['a subheading', form(page('1', text('subheading', 'First')), page('2', text('heading', 'Second')))],
    ['empty texts', form(page('1', text('heading', ''), text('paragraph', ''), { kind: 'note', runs: [] }))],
    ['a table without rows', form(page('1', lines(0)))],
    [
      'a table whose rows are blank',
      form(page('1', table([line('1', cell(''), cell(''))], { share: 1 }, { share: 1 }))),
    ],
    [
      'sides of which one is empty',
      form(
        page('1', {
          kind: 'sides',
          sides: [
            { share: 1, blocks: [] },
            { share: 2, blocks: [lines(1)] },
          ],
        }),
      ),
    ],
  ])('is PDF/UA with %s in it', async (_, document) => {
    expect(Buffer.from(await print(document)).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });
});
