import type { FormRow } from '@closewright/domain/forms';
import { afterAll, describe, expect, it } from 'vitest';
import {
  amount,
  cell,
  form,
  line,
  lines,
  page,
  printer,
  readAloud,
  sheets,
  table,
  text,
  textsOf,
} from './form.fixture.ts';

afterAll(() => printer.close());

describe('a form that goes on on another sheet', () => {
  it('leaves no head without its first line at the end of a sheet, and no sum without the others at the beginning of one', async () => {
    const row = (said: string, kind: FormRow['kind'] = 'line'): FormRow => ({
      key: said,
      kind,
      cells: [cell(said), amount('')],
    });
    const filled = (count: number) => Array.from({ length: count }, (_, at) => row(`Line ${at}`));
    const heads = [row('Head', 'heading'), row('Name', 'subheading'), row('Own line')];
    const sums = [row('Subtotals', 'subheading'), row('Due', 'total'), row('Totals', 'total')];
    const saidOn = async (rows: readonly FormRow[]) =>
      (await sheets(form(page('1', table(rows, { share: 3 }, { share: 1, heading: 'Amount' }))))).map((sheet) =>
        textsOf(readAloud(sheet)),
      );
    // Two sheets have 144 of them.
    for (let count = 138; count < 146; count += 1) {
      const begun = (await saidOn([...filled(count), ...heads, ...filled(9)])).find((said) => said.includes('Head'));
      expect(begun, `${count} lines before a head`).toEqual(expect.arrayContaining(['Head', 'Name', 'Own line']));
      const ended = (await saidOn([...filled(count), ...sums])).find((said) => said.includes('Totals'));
      expect(ended, `${count} lines before sums`).toEqual(expect.arrayContaining(['Subtotals', 'Due', 'Totals']));
    }
  });
});

describe('lines that are signed', () => {
  const names = [1, 2, 3, 4, 5];
  const signed = {
    ...table(
      names.map((name) => line(`signature.${name}`, cell('Somebody'), cell(`Signature ${name}`))),
      { share: 1 },
      { share: 1 },
    ),
    isSigned: true as const,
  };
  const { isSigned: _, ...plain } = signed;
  const printed = (count: number, last: typeof plain) =>
    sheets(form(page('1', lines(count), text('heading', 'Acknowledgement'), text('paragraph', 'Who signs'), last)));

  it.each([
    ['a sheet with much room', 45, 28],
    ['one with some', 56, 17],
    ['one with none', 72, 8],
    ['a sheet of their own', 73, 28],
    ['a second sheet with none', 134, 9],
    ['a third one', 135, 28],
  ])('on %s have what it has, stay together and take no sheet more (%i lines above)', async (__, count, least) => {
    const read = await printed(count, signed);
    expect(read).toHaveLength((await printed(count, plain)).length);
    const tops = read.map((sheet) =>
      readAloud(sheet).flatMap((each) => (each.text.startsWith('Signature') ? each.top : [])),
    );
    const [first = 0, ...others] = tops.at(-1) ?? [];
    expect([first, ...others]).toHaveLength(names.length);
    expect((first - (others.at(-1) ?? 0)) / others.length).toBeGreaterThan(least);
  });
});
