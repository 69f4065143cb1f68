import { packProblems } from '@closewright/domain/reconciliation';
import { afterAll, expect, it } from 'vitest';
import { packPaper } from '../../src/modules/reconciliation/statements/pack-paper.ts';
import { Printer } from '../../src/platform/pdf/index.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { packSample, signedSample } from './pack-sample.ts';

const printer = new Printer();
afterAll(() => printer.close());
const textOf = ({ text }: { readonly text: string }): string => text.replaceAll(/\s+/g, ' ');

it('of a final reconciliation has all of its parts in their order, both names, and the account on each page', async () => {
  const pack = packSample();
  const row = signedSample(pack);
  expect(packProblems(pack)).toEqual([]);
  const pages = (await readPdf(await printer.pack(packPaper(pack, { signed: row }), 'epsilon'))).pages.map(textOf);
  const text = pages.join('\n');
  const headings = [
    'Three-way reconciliation',
    'Adjusted bank balance',
    'Deposits in transit',
    'Outstanding payments by age',
  ];
  const places = [...headings, 'Exceptions', 'Trial balance', 'Journal of matches', 'Proof'].map((each) =>
    text.lastIndexOf(each),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(pages[0]).toContain('2 files lack money: 2,700.00 in all. It is not made up for by what other files have.');
  for (const words of ['The officer', 'The bookkeeper', 'As every month']) expect(pages[0]).toContain(words);
  const trial = text.slice(text.lastIndexOf('Trial balance'));
  expect(trial).toContain('26-000003');
  expect(trial.indexOf('(350.00)')).toBeLessThan(trial.indexOf('26-000003'));
  pages.forEach((page, at) => {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(page).toContain('Trust 1, First Bank ***1234');
    expect(page).not.toContain('DRAFT');
  });
});

it('of a day as it stands says on each page that it is a draft, and of what was reopened that it is replaced', async () => {
  const pack = packSample();
  const draft = packPaper(pack, { drawn: new Date('2026-04-01T14:05:06Z'), by: 'The officer' });
  const { pages } = await readPdf(await printer.pack(draft, 'epsilon'));
  expect(pages.filter((page) => !page.text.includes('DRAFT'))).toEqual([]);
  const reopened = { by: 'The bookkeeper', at: '2026-04-02T14:05:06Z', note: null, isOwn: false };
  const old = {
    ...signedSample(pack),
    isReconFinalized: false,
    reopenAsked: { ...reopened, by: 'The officer' },
    reopened,
  };
  const replaced = await readPdf(await printer.pack(packPaper(pack, { signed: old }), 'epsilon'));
  expect(replaced.pages.filter((page) => !page.text.includes('REPLACED'))).toEqual([]);
});

it('is the same bytes for the same data, also with 1,000 files, 500 outstanding checks and 500 matches', {
  timeout: 120_000,
}, async () => {
  const pack = packSample({ files: 1000, checks: 500, matches: 500 });
  const make = () => printer.pack(packPaper(pack, { signed: signedSample(pack) }), 'epsilon');
  const made = await make();
  expect(Buffer.from(made).equals(Buffer.from(await make()))).toBe(true);
});
