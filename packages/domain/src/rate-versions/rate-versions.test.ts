import { describe, expect, it } from 'vitest';
import { emptyRecordingDocument } from '../government-charges/index.ts';
import { cents } from '../money/index.ts';
import { type RateManual, rateManuals, ratesFigure } from '../premium/index.ts';
import { file, stored } from '../premium/stored-rates.fixture.ts';
import {
  codeOfVersion,
  type DatedVersion,
  hasOtherTerms,
  officeManualsOn,
  publicationProblem,
  pulledTerms,
  type RecordingSchedule,
  type ScheduledFee,
  scheduledFee,
  triedDocument,
  triedExamples,
  triedOrder,
  triedPolicies,
  versionName,
  versionOn,
  versionsOfPlace,
} from './index.ts';

const version = (code: string, number: number, effectiveFrom: string | null, county: string | null = null) =>
  ({ code, number, state: 'TX', county, effectiveFrom }) satisfies DatedVersion;
const named = (found: DatedVersion | undefined) => found && versionName(found);

describe('the version in force', () => {
  const versions = [
    version('a-tx', 1, '2025-01-01'),
    version('a-tx', 3, '2026-03-01'),
    version('a-tx', 2, '2026-03-01'),
    version('a-tx', 4, null),
    version('b-tx', 1, '2020-01-01'),
  ];

  it.each([
    ['2024-12-31', undefined],
    ['2025-01-01', 'a-tx#1'],
    ['2026-02-28', 'a-tx#1'],
    ['2026-03-01', 'a-tx#3'],
    ['2099-01-01', 'a-tx#3'],
  ])('on %s is %s', (day, expected) => {
    expect(named(versionOn(versions, 'a-tx', day))).toBe(expected);
  });

  it('of a place is that of its county, and that of the state where the county has none', () => {
    const all = [...versions, version('h-tx', 1, '2026-01-01', 'Harris'), version('t-tx', 1, '2026-01-01', 'Travis')];
    const of = (county: string | null, state: string | null = 'TX', day = '2026-06-01') =>
      versionsOfPlace(all, { state, county }, day).map(versionName);
    expect(of('Harris County')).toEqual(['h-tx#1']);
    expect(of('Bexar')).toEqual(['a-tx#3', 'b-tx#1']);
    expect(of(null)).toEqual(['a-tx#3', 'b-tx#1']);
    expect(of('Harris', 'TX', '2025-06-01')).toEqual(['a-tx#1', 'b-tx#1']);
    expect(of('Harris', null)).toEqual([]);
  });

  it.each([
    ['2026-02-28', '2026-12-31', 'The manual begins on 03/01/2026'],
    ['2026-03-01', '2026-12-31', undefined],
    ['2026-12-31', '2026-12-31', undefined],
    ['2027-01-01', '2026-12-31', 'The manual ended on 12/31/2026'],
    ['2099-01-01', undefined, undefined],
  ])('may begin on %s, of a manual from 2026-03-01 to %s: %s', (day, to, problem) => {
    const manual = { from: '2026-03-01', ...(to && { to }) };
    expect(publicationProblem({ kind: 'rate-manual', manual }, day)).toBe(problem);
    expect(publicationProblem({ kind: 'tax-table' }, day)).toBeUndefined();
  });

  it('is named by its code, which is found again in the name', () => {
    expect(codeOfVersion('a-tx#12')).toBe('a-tx');
  });
});

it('of the manuals of an office those in force on a day are taken, the last of each code, none that has ended or not begun', () => {
  const [texas] = rateManuals;
  if (!texas) throw new Error('There is no manual of Texas');
  const office = (name: string, effectiveFrom: string, manual: Partial<RateManual> = {}) => ({
    version: name,
    effectiveFrom,
    manual: { ...texas, from: '2026-01-01', ...manual },
  });
  const all = [
    office('a-tx#1', '2026-01-01'),
    office('a-tx#2', '2026-06-01', { to: '2026-09-30' }),
    office('b-tx#1', '2026-01-01', { from: '2026-07-01' }),
    office('c-nm#1', '2026-01-01', { state: 'NM' }),
  ];
  const on = (day: string) => officeManualsOn(all, 'TX', day).map((each) => each.version);
  expect(on('2025-12-31')).toEqual([]);
  expect(on('2026-05-31')).toEqual(['a-tx#1']);
  expect(on('2026-07-01')).toEqual(['a-tx#2', 'b-tx#1']);
  expect(on('2026-10-01')).toEqual(['b-tx#1']);
});

const fee = (recordedAs: ScheduledFee['recordedAs'], base: number, document: string | null = null): ScheduledFee => ({
  ...{ recordedAs, document, base, pagesIncluded: 1, perPage: 4_00, namesIncluded: 5, perName: 25 },
  surcharges: [
    { label: 'Archive', amount: 10_00 },
    { label: 'Housing', amount: 1_00 },
  ],
});
const schedule = (...fees: ScheduledFee[]): RecordingSchedule => ({
  ...{ code: 'a-tx', label: 'A', state: 'TX', county: null, source: { text: 'List' } },
  fees,
});
const first = { code: 'a-tx', number: 1, schedule: schedule(fee('Deed', 25_00)) };
const second = { code: 'a-tx', number: 2, schedule: schedule(fee('Deed', 27_00), fee('Other', 5_00, 'Affidavit')) };
const deed = { ...emptyRecordingDocument, label: 'Warranty deed', kind: 'Deed', pages: 3, names: 2 } as const;

it('a document has the fee of its name before that of its kind', () => {
  const both = schedule(fee('Other', 5_00), fee('Other', 7_00, 'Affidavit'));
  const baseOf = (kind: ScheduledFee['recordedAs'] | null, label: string | null) =>
    scheduledFee(both, { kind, label })?.base;
  expect(baseOf('Other', ' affidavit ')).toBe(7_00);
  expect(baseOf('Other', 'Plat')).toBe(5_00);
  expect(baseOf('Deed', 'Affidavit')).toBeUndefined();
  expect(baseOf(null, null)).toBeUndefined();
});

it('what is pulled names its version, and differs once anything of it does', () => {
  const terms = pulledTerms(first, first.schedule, deed);
  expect(terms).toEqual({
    ...{ rateVersion: 'a-tx#1', baseFee: 25_00, pagesIncluded: 1, pageFee: 4_00 },
    ...{ namesIncluded: 5, nameFee: 25, surcharges: 11_00 },
  });
  if (!terms) throw new Error('Nothing was pulled');
  expect(hasOtherTerms({ ...deed, ...terms }, terms)).toBe(false);
  for (const name of Object.keys(terms)) expect(hasOtherTerms({ ...terms, [name]: null }, terms)).toBe(true);
  expect(pulledTerms(first, first.schedule, { ...deed, kind: 'Mortgage' })).toBeUndefined();
});

it('a trial tells what each example costs by the version in force and by the other', () => {
  const told = triedExamples(second, first).map(({ label, pages, before, after }) => [label, pages, before, after]);
  expect(told).toEqual([
    ['Deed', 1, 36_00, 38_00],
    ['Deed', 4, 48_00, 50_00],
    ['Deed', 22, 120_25, 122_25],
    ['Affidavit', 1, null, 16_00],
    ['Affidavit', 4, null, 28_00],
    ['Affidavit', 22, null, 100_25],
  ]);
  expect(triedExamples(second, null).every(({ before }) => before === null)).toBe(true);
});

it('a document of a file is told as it is and as a refresh would make it; what is typed stays', () => {
  const charged = { ...deed, ...pulledTerms(first, first.schedule, deed) };
  expect(triedDocument(charged, second)).toMatchObject({ label: 'Warranty deed', before: 44_00, after: 46_00 });
  expect(triedDocument({ ...charged, fee: 50_00 }, second)).toMatchObject({ before: 50_00, after: 50_00 });
  expect(triedDocument({ ...charged, pages: null }, second)).toMatchObject({ before: null, after: null });
});

describe('a version of a manual', () => {
  const [texas] = rateManuals.filter(({ id }) => id === 'texas-2026');
  if (!texas) throw new Error('There is no such manual');
  const dearer: RateManual = {
    ...texas,
    simultaneous: { ...texas.simultaneous, perLoan: cents(150_00) },
    endorsements: texas.endorsements.slice(1),
  };
  const office = { version: 'own-tx#2', effectiveFrom: '2026-06-01', manual: dearer };

  it('is told by what policies and endorsements cost', () => {
    const told = triedPolicies(dearer, texas);
    expect(told.find(({ label }) => label === 'Owner’s policy of $250,000')).toMatchObject({
      before: 1521_00,
      after: 1521_00,
    });
    const both = told.find(({ label }) => label === 'Both policies, $250,000 and $200,000');
    expect([both?.before, both?.after]).toEqual([1621_00, 1671_00]);
    const gone = told.filter(({ after }) => after === null);
    expect(gone.map(({ label }) => label)).toEqual([`${texas.endorsements[0]?.label}, on $250,000`]);
    expect(gone[0]?.before).not.toBeNull();
    expect(triedPolicies(dearer, null).every(({ before }) => before === null)).toBe(true);
  });

  it('stays with an order until it is refreshed', () => {
    const ofOrder = (rateVersion: string | null, manuals = [office]) =>
      ratesFigure(stored({ rateVersion }), { ...file, manuals });
    const totalOf = (...given: Parameters<typeof ofOrder>) => {
      const figure = ofOrder(...given);
      return figure.kind === 'figure' ? figure.total.value : figure.missing;
    };
    expect(totalOf(null)).toBe(1868_00);
    expect(totalOf('texas-2026')).toBe(1868_00);
    expect(totalOf('own-tx#2')).toBe(1918_00);
    expect(totalOf('own-tx#2', [])).toEqual({ state: 'The rates own-tx#2 are not known' });
    expect(totalOf('florida-2019')).toMatchObject({ state: expect.any(String) });
    // Also on a day of another manual.
    const later = ratesFigure(stored({ rateVersion: 'texas-2026', effectiveDate: '2019-10-01' }), file);
    expect(later).toMatchObject({ kind: 'figure', manual: { id: 'texas-2026' } });
  });

  it('is tried on an order', () => {
    const order = stored({ rateVersion: 'texas-2026' });
    expect(triedOrder(order, file, 'own-tx#2', dearer)).toMatchObject({ before: 1868_00, after: 1918_00 });
    expect(triedOrder(order, { ...file, salePrice: null }, 'own-tx#2', dearer)).toMatchObject({ before: null });
  });
});
