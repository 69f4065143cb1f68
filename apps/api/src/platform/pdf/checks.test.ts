import { type CheckFace, checkPlaces } from '@closewright/domain/check-printing';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/harness/read-pdf.ts';
import { checkOf, checksOf, drawer, head, layout, printer, sheetsOf } from './checks.fixture.ts';
import { drawn, lettersOf, overlaps, rightOf, textsOf } from './form.fixture.ts';

afterAll(() => printer.close());

const plain = (said: string) => said.replaceAll(/\s/g, '');
type Sheet = Awaited<ReturnType<typeof sheetsOf>>[number];

/** What stands between two heights of a sheet, from its upper edge in inches. */
const between = (sheet: Sheet | undefined, from: number, to: number) =>
  sheet ? textsOf(drawn(sheet).filter(({ top }) => 11 - top / 72 > from && 11 - top / 72 <= to)).join('|') : '';

describe('a check', () => {
  it('says number, date, payee, address, amount in figures and words, memo, file and when it is void', async () => {
    const [sheet] = await sheetsOf();
    const face = between(sheet, 0, 3.5);
    for (const said of [
      ...['20417', '03/04/2026', 'County Recorder', '2 Court Square', 'Springfield, IL 62702', '**200.01'],
      ...['**Two hundred and 01/100 dollars', 'File 12-3456, Recording', 'VOID AFTER 90 DAYS'],
    ])
      expect(face).toContain(said);
  });

  it('has room for the longest payee that the ledger takes', async () => {
    const payee = 'W'.repeat(120);
    const [sheet] = await sheetsOf({ checks: [checkOf(1, 2, { payee, address: [] })] });
    expect(between(sheet, 0, 3.5).replaceAll('|', '')).toContain(payee);
  });

  const printed = ['Escrow trust account', '1 Main Street', 'A bank', '70-5678/1234', 'ORDER OF', 'MEMO', 'SIGNATURE'];

  it('has on blank paper what other paper has already', async () => {
    const [blank] = await sheetsOf();
    for (const said of printed) expect(between(blank, 0, 3.5)).toContain(said);
    const [other] = await sheetsOf({ layout: { ...layout, isBlankPaper: false } });
    for (const said of printed) expect(between(other, 0, 3.5)).not.toContain(said);
    expect(between(other, 0, 3.5)).toContain('County Recorder');
  });

  it('has a second line to sign on from the amount of the layout on, and says nothing that the layout does not', async () => {
    const lined = async (amount: number) => {
      const [sheet] = await sheetsOf({ checks: [checkOf(1, 0, { amount })] });
      return between(sheet, 0, 3.5).split('AUTHORIZED SIGNATURE').length - 1;
    };
    expect(await Promise.all([9_999_99, 10_000_00].map(lined))).toEqual([1, 2]);
    const [sheet] = await sheetsOf({ layout: { ...layout, voidAfterDays: null } });
    expect(between(sheet, 0, 3.5)).not.toContain('VOID');
  });
});

describe.each(checkPlaces)('checks at %s', (place) => {
  it('stand in their order, each with its stubs, which come to it', async () => {
    const read = await sheetsOf({
      layout: { ...layout, place },
      checks: [1, 2, 3, 4].map((each) => checkOf(each, 30)),
    });
    const three = place === 'Three on a page';
    expect(read).toHaveLength(three ? 2 : 4);
    const numbers = read.flatMap((sheet) =>
      sheet.texts
        .filter(({ text, size, left }) => /^\d$/.test(text) && size > 13 && left > 500)
        .map(({ text }) => text),
    );
    expect(numbers).toEqual(['1', '2', '3', '4']);
    for (const sheet of read) {
      const sums = textsOf(drawn(sheet)).filter((text) => text === '$3,004.35');
      // As a fact and as the sum, on each of two stubs.
      expect(sums).toHaveLength(three ? 0 : 4);
      const more = textsOf(drawn(sheet)).filter((text) => /^And \d+ more lines$/.test(text));
      expect(more).toEqual(three ? [] : expect.arrayContaining(['And 21 more lines', 'And 18 more lines']));
    }
  });

  it.each([
    [0, 0],
    [-30, 20],
  ])(
    'hold whatever is said within the sheet, moved by %i and %i, and nothing stands on something else',
    async (right, down) => {
      const long = 'An extraordinarily long text that nobody would think of, '.repeat(3).slice(0, 119).trim();
      const wide = 'W'.repeat(120);
      const hostile: Partial<CheckFace>[] = [
        { payee: long, memo: long, address: Array.from({ length: 4 }, () => long) },
        { payee: wide, memo: wide, address: Array.from({ length: 35 }, () => wide), fileNumber: 'W'.repeat(60) },
        { payee: '漢字 😀 #read("/etc/passwd") *a*', memo: '$x^2$ _b_ `c` <l> @r \\', address: ['#panic("no")'] },
        { amount: 8_888_888_888_888_88, lines: [{ label: wide, amount: 8_888_888_888_888_88 }], address: [] },
      ];
      const checks = hostile.map((more, at) => checkOf(123_456_789_0 + at, 35, more));
      const office = [wide, long, ...Array.from({ length: 12 }, () => long)];
      const read = await sheetsOf({
        drawer: { ...drawer, office, bankName: wide, fractionalRouting: long },
        layout: { ...layout, place, secondSignatureFrom: 0 },
        checks: checks.map((check) => ({
          ...check,
          lines: check.lines.map((line) => ({ ...line, label: line.label + long })),
        })),
        offset: { right, down },
        coverLetters: true,
      });
      expect(read.flatMap(overlaps)).toEqual([]);
      for (const { left, top, width, text } of read.flatMap(drawn)) {
        expect(left, text).toBeGreaterThan(0);
        expect(rightOf({ left, width }), text).toBeLessThan(612);
        expect(top, text).toBeGreaterThan(0);
      }
      const said = read.map(lettersOf).join('');
      for (const text of [long, wide, '□□ □ #read("/etc/passwd") *a*', '$x^2$ _b_ `c` <l> @r \\', '#panic("no")'])
        expect(said).toContain(plain(text));
      expect(said).toContain(plain('**Eight trillion eight hundred eighty-eight billion'));
    },
  );
});

describe('letters', () => {
  const letters = async (...checks: CheckFace[]) =>
    (await sheetsOf({ checks, coverLetters: true })).filter((sheet) =>
      /of \d+$/.test(textsOf(drawn(sheet)).at(-1) ?? ''),
    );

  it('come after all checks, in their order, and say date, payee with address, file, lines and what they come to', async () => {
    const read = await sheetsOf({ checks: [checkOf(1), checkOf(2, 3)], coverLetters: true });
    expect(read.map((sheet) => /Page \d/.test(sheet.text))).toEqual([false, false, true, true]);
    const said = read[3] ? textsOf(drawn(read[3])) : [];
    for (const text of [
      ...['Escrow trust account', '03/04/2026', 'County Recorder', '2 Court Square', 'Check 2 of file 12-3456'],
      ...['Line 0', '100.00', 'Line 2', '100.02', '$300.03'],
    ])
      expect(said).toContain(text);
    expect(read[3]?.text).toContain('our check 2 of 03/04/2026 for $300.03, payable to County Recorder.');
  });

  it('have pages of their own, each with its number, the heads of the lines and none of them twice', async () => {
    const read = await letters(checkOf(1, 90), checkOf(2));
    const feet = read.map((sheet) => textsOf(drawn(sheet)).at(-1));
    expect(feet).toEqual([
      ...[1, 2, 3].map((page) => `Check 1 · File 12-3456 · Page ${page} of 3`),
      'Check 2 · File 12-3456 · Page 1 of 1',
    ]);
    const lines = read.slice(0, 3).flatMap((sheet) => textsOf(drawn(sheet)).filter((text) => /^Line \d+$/.test(text)));
    expect(lines).toEqual(Array.from({ length: 90 }, (_, at) => `Line ${at}`));
    for (const sheet of read) expect(textsOf(drawn(sheet))).toContain('What it pays');
  });
});

describe('the file', () => {
  it('asks who prints it not to scale it, and is PDF/UA with a heading for each check', async () => {
    const bytes = await printer.checks(checksOf({ checks: [checkOf(1), checkOf(2)] }), 'epsilon');
    const loading = getDocument({ data: new Uint8Array(bytes) });
    const document = await loading.promise;
    expect(Object.fromEntries((await document.getViewerPreferences()) ?? [])).toMatchObject({
      PrintScaling: 'None',
      DisplayDocTitle: true,
    });
    await loading.destroy();
    expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const { pages, info } = await readPdf(bytes);
    expect(info).toMatchObject({ Title: head.title, Language: 'en-US' });
    for (const { roles } of pages)
      expect(roles.filter((role) => /^(H\d|Table)$/.test(role))).toEqual(['H1', 'Table', 'Table']);
  });

  it('has each object where its table says: readers need not mend it', async () => {
    const bytes = Buffer.from(await printer.checks(checksOf(), 'epsilon')).toString('latin1');
    const table = Number(/startxref\n(\d+)\n%%EOF/.exec(bytes)?.[1]);
    expect(bytes.slice(table, table + 4)).toBe('xref');
    const places = [...bytes.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at));
    expect(places.length).toBeGreaterThan(10);
    for (const [at, place] of places.entries()) expect(bytes.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj`));
  });

  it('of the same checks has the same bytes', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => printer.checks(checksOf({ coverLetters: true }), 'epsilon')),
    );
    expect(Buffer.compare(one as Uint8Array, other as Uint8Array)).toBe(0);
  });
});

describe.each(checkPlaces)('a test sheet of checks at %s', (place) => {
  const print = async (right: number, down: number, printerName: string | null = 'Back office') => {
    const sheet = { ...head, title: 'Test sheet', layout: { ...layout, place }, offset: { right, down }, printerName };
    return (await readPdf(await printer.checkTestSheet(sheet, 'epsilon'))).pages;
  };

  it('is one sheet that has VOID on each check, rulers on both axes, and says what to do', async () => {
    const [sheet, ...others] = await print(5, -3);
    expect(others).toEqual([]);
    const said = sheet ? textsOf(drawn(sheet)) : [];
    expect(said.filter((text) => text === 'VOID')).toHaveLength(place === 'Three on a page' ? 2 : 1);
    expect(sheet?.text).toContain('Printed with Right 5 and Down −3, in hundredths of an inch: Back office.');
    expect(sheet?.text).toContain('make Right one less');
    expect(sheet && overlaps(sheet)).toEqual([]);
    expect((await print(0, 0, null))[0]?.text).toContain('Right 0 and Down 0, in hundredths of an inch.');
  });

  it('is moved as checks are', async () => {
    const places = async (right: number, down: number) =>
      (await print(right, down))[0]?.texts
        .filter(({ text }) => /^[\d⑆⑈]+$/.test(text))
        .map(({ left, top }) => [left, top]);
    const moved = await places(10, 20);
    expect(moved?.length).toBeGreaterThan(15);
    expect(await places(0, 0)).toEqual(
      moved?.map(([left = 0, top = 0]) => [expect.closeTo(left - 7.2, 3), expect.closeTo(top + 14.4, 3)]),
    );
  });
});
