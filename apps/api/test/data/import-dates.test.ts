import { businessDates, dateProblem, isWireDate } from '@closewright/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../seed/demo.ts';
import { columnNames, findColumn } from '../../src/modules/file-exchange/columns.ts';
import { databaseDocuments } from '../../src/platform/documents/index.ts';
import { type TestDatabase, takeSharedDatabase } from '../harness/each-database.ts';
import { importText } from '../harness/import-text.ts';
import { edgeDates } from '../http/date-spots.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import { asked, pdfDocument } from './rich-file.ts';

const pdf = pdfDocument('Letter');
const prefixed = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

/** What a row needs before it takes a date, by the beginning of its columns. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  loan: { 'loan.lenderName': 'Ficus Bank' },
  note: { 'note.body': 'A note' },
  'task.earlier': {
    'task.name': 'Order payoff',
    'task.earlier.taskNote': 'Asked',
    'task.earlier.notedAt': '2026-01-05T10:00:00Z',
  },
  task: { 'task.name': 'Order payoff', 'task.isComplete': 'yes' },
  'settlement.payoff': { 'settlement.payoff.lenderName': 'Rho Servicing' },
  'settlement.escrowItem': { 'settlement.escrowItem.label': 'County taxes' },
  'settlement.proration': { 'settlement.proration.label': 'Dues' },
  'commercial.tenant': { 'commercial.tenant.unit': '101' },
  letter: {
    ...prefixed('document', pdf),
    ...prefixed('letter', {
      ...asked,
      state: 'Voided',
      letterNumber: 'L-1',
      documentID: '1',
      requestedAt: '2026-01-05T10:00:00Z',
      issuedAt: '2026-01-05T10:00:00Z',
      voidedAt: '2026-01-06T10:00:00Z',
    }),
  },
};
const needs = (column: string) =>
  Object.entries(needed).find(([beginning]) => column.startsWith(`${beginning}.`))?.[1] ?? {};

/** The columns of dates, and those of moments with what follows the date. */
const columns = columnNames().flatMap((name) => {
  const schema = findColumn(name)?.field?.schema;
  const takes = (text: string) => schema?.safeParse(text).success ?? false;
  const suffix = ['', 'T12:00:00Z'].find((each) => takes(`2024-02-29${each}`) && !takes(`2024-02-30${each}`));
  return suffix === undefined ? [] : [{ name, suffix }];
});

describe('an import of dates at the ends', () => {
  let test: TestDatabase;
  let of: Exchange;

  beforeAll(async () => {
    test = await takeSharedDatabase('server');
    of = exchangeOf(test.database);
    await seedDemo(test.database, of.secrets);
  });
  afterAll(() => test.close());

  const importing = (text: string, more: object = {}) =>
    importText(
      { database: test.database, secrets: of.secrets, documents: databaseDocuments(test.database), ...more },
      of.actor('epsilon'),
      { format: text.startsWith('[') ? 'json' : 'csv', text },
    );

  it('knows every column of dates', () => {
    expect(columns.filter(({ suffix }) => suffix === '').length).toBeGreaterThan(13);
    expect(columns.filter(({ suffix }) => suffix !== '').length).toBeGreaterThan(4);
  });

  it.each(columns)('takes or refuses each at $name, by its line and column', async ({ name, suffix }) => {
    const around = needs(name);
    const headers = ['fileNumber', ...Object.keys(around).filter((each) => each !== name), name];
    // A file number has at most 50 characters.
    const records = edgeDates.map((date) => ({
      fileNumber: `${name.slice(-38)} ${date}`,
      ...around,
      [name]: date + suffix,
    }));
    const lines = records.map((record) => headers.map((each) => (record as Record<string, string>)[each]).join(','));
    const report = await importing([headers.join(','), ...lines].join('\n'));
    expect(report.stored + report.refused).toBe(edgeDates.length);
    const wrong = edgeDates.flatMap((date, at) =>
      (suffix === '' ? dateProblem(date, businessDates) !== null : !isWireDate(date)) ? [at + 2] : [],
    );
    expect(report.problems.map(({ line, column }) => ({ line, column }))).toEqual(
      wrong.map((line) => ({ line, column: name })),
    );
    for (const { fileNumber } of records) {
      const ordersID = await of.idOf('epsilon', fileNumber);
      if (ordersID > 0) expect((await of.exported('epsilon', ordersID)).files).toHaveLength(1);
    }
  });

  it('goes on behind a file whose storing fails in a way nobody foresaw, and ends with its counts', async () => {
    const documents = {
      ...databaseDocuments(test.database),
      put: () => Promise.reject(new Error('The disk is full')),
    };
    const report = await importing(
      JSON.stringify([
        { fileNumber: 'U-1' },
        { fileNumber: 'U-2', documents: [pdf] },
        { fileNumber: 'U-3' },
      ]).replaceAll('},{"fileNumber', '},\n{"fileNumber'),
      { documents },
    );
    expect(report).toMatchObject({ stored: 2, alreadyThere: 0, refused: 1 });
    expect(report.problems).toEqual([{ line: 2, column: 'document1', why: 'cannot be stored: The disk is full' }]);
    expect(await of.idOf('epsilon', 'U-2')).toBe(0);
    expect(await of.idOf('epsilon', 'U-3')).toBeGreaterThan(0);
  });
});
