import { checkPlaces, micrLine, sheetGeometry } from '@closewright/domain/check-printing';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/harness/read-pdf.ts';
import { checkOf, drawer, head, layout, micrOf, printer, sheetsOf } from './checks.fixture.ts';

afterAll(() => printer.close());

/** Within half a hundredth of an inch. */
const near = (inches: number) => expect.closeTo(inches, 2);

/** Where each character of a line stands: its position counts from 5/16 inch, 8 to the inch; in the middle of a band from 3/16 to 7/16 inch above the foot of the check. */
const expected = (line: string, foot: number, { right, down }: { right: number; down: number }) =>
  [...line].flatMap((character, at) => {
    const position = line.length - at;
    const left = 8.5 - 5 / 16 - position / 8 + right / 100;
    return character === ' '
      ? []
      : [
          {
            character,
            left: near(left),
            bottom: near(11 - foot + 5 / 16 - 0.117 / 2 - down / 100),
            pitch: near(1 / 8),
          },
        ];
  });

const offsets = [
  { right: 0, down: 0 },
  { right: 12, down: -7 },
  { right: -50, down: 20 },
];

describe.each(checkPlaces)('the MICR line of a check at %s', (place) => {
  const { checks: parts } = sheetGeometry[place];
  const feet = parts.map(({ top, height }) => top + height);

  it.each(offsets)('stands where readers look for it, on a printer that is moved by %j', async (offset) => {
    const checks = feet.map((_, at) => checkOf(20417 + at));
    const [sheet] = await sheetsOf({ layout: { ...layout, place }, offset, checks });
    const lines = checks.map(({ number }) => micrLine({ ...drawer, checkNumber: number }));
    expect(sheet && micrOf(sheet)).toEqual(lines.flatMap((line, at) => expected(line, feet[at] ?? 0, offset)));
  });

  it('has nothing else in its band', async () => {
    const checks = feet.map((_, at) => checkOf(20417 + at, 40, { payee: 'W'.repeat(120), memo: 'W'.repeat(120) }));
    const [sheet] = await sheetsOf({ layout: { ...layout, place, secondSignatureFrom: 0 }, checks });
    const others = sheet?.texts.filter(({ text }) => text.trim() !== '' && !/[⑆⑈]/.test(text)) ?? [];
    expect(others.length).toBeGreaterThan(10);
    for (const { text, top, size } of others)
      for (const foot of feet) {
        const above = top / 72 - (11 - foot);
        expect(above < -size / 72 || above > 5 / 8, `${text} ${above}`).toBe(true);
      }
  });
});

it('paper that has a MICR line already is given none', async () => {
  const [sheet] = await sheetsOf({ layout: { ...layout, printsMicr: false } });
  expect(sheet && micrOf(sheet)).toEqual([]);
});

it('what has no room in the line is not printed at all', async () => {
  const accountNumber = '1'.repeat(18);
  await expect(sheetsOf({ drawer: { ...drawer, accountNumber } })).rejects.toThrow('room for 17 digits');
  await sheetsOf({ drawer: { ...drawer, accountNumber }, layout: { ...layout, printsMicr: false } });
});

it('the line of a test sheet is zeros, which no bank pays', async () => {
  const bytes = await printer.checkTestSheet(
    { ...head, layout, offset: { right: 0, down: 0 }, printerName: null },
    'epsilon',
  );
  const [sheet] = (await readPdf(bytes)).pages;
  expect((sheet && micrOf(sheet))?.map(({ character }) => character).join('')).toBe('⑈000000⑈⑆000000000⑆0000000000⑈');
});
