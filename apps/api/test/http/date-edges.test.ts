import { endpoints } from '@closewright/contract';
import type { Endpoint } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { type TestDatabase, takeSharedDatabase } from '../harness/each-database.ts';
import type { Answer } from './api-under-test.ts';
import { newSent } from './custom-data-world.ts';
import { type DateSpot, dateSpots, edgeDates, plainDates, withValueAt } from './date-spots.ts';
import { names, useMapWorld } from './endpoint-map-world.ts';
import type { Example } from './example.ts';
import { investmentCalls } from './investments-world.ts';
import { storedRow } from './statement-call-examples.ts';
import { storedTime } from './time-examples.ts';
import { tasks } from './workflow-world.ts';
import { files } from './world.ts';

type Name = keyof typeof endpoints;

/** A date that a call takes: where it stands, by the part of the call. */
interface Asked extends DateSpot {
  readonly part: 'params' | 'query' | 'body';
}

const askedOf = (endpoint: Endpoint): Asked[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    dateSpots(endpoint[part]).map((spot): Asked => ({ ...spot, part })),
  );

const walked = names.flatMap((name) =>
  askedOf(endpoints[name]).map((asked) => [name, asked.path.join('.'), asked] as const),
);

/** Dates inside of texts: the contract knows them as texts, the rules of their screens as dates. */
const texts: readonly (readonly [Name, string, (date: string, given: Example) => Example])[] = [
  [
    'saveSystemSettings',
    'settings.addFileTooltipDate',
    (value) => ({ body: { settings: [{ name: 'addFileTooltipDate', value, version: 1 }] } }),
  ],
  ['saveCustomDataValues', 'surveyed', (dateTimeValue) => ({ body: customValue('surveyed', 'Date', dateTimeValue) })],
  [
    'saveCustomDataValues',
    'inspection',
    (date) => ({ body: customValue('inspection', 'DateTime', `${date}T10:00:00`) }),
  ],
  ['stopTimer', 'startedAt', (date, { body }) => ({ body: { ...body, startedAt: `${date}T13:00:00.000Z` } })],
  [
    'listRates',
    'effectiveDate',
    (date) => ({ query: `?state=TX&effectiveDate=${date.slice(5).replace('-', '')}${date.slice(0, 4)}` }),
  ],
  ['listDashboardTasks', 'after', (date) => ({ query: `?after=${date}_1` })],
  ...(['ascending', 'descending'] as const).map(
    (direction) =>
      [
        'listPortfolio',
        `after, ${direction}`,
        (date: string) => ({
          query: `?sort=closingDate&direction=${direction}&after=${encodeURIComponent(`${date}|1`)}`,
        }),
      ] as const,
  ),
];

function customValue(field: 'surveyed' | 'inspection', type: 'Date' | 'DateTime', dateTimeValue: string) {
  return {
    referenceTable: 6,
    referenceTablePKValue: files.open,
    customDataTabID: 1,
    values: [newSent(field, type, { dateTimeValue })],
  };
}

/** Fields that name what waits on some days and is not there on others. */
const ofItsDay: Partial<Record<Name, string>> = { matchItems: '^bankItemIDs\\.0$', postBankItem: '^bankItemID$' };

/** Of the database, to whoever has no right to change a row. */
const permissionDenied = '42501';

describe('dates at the ends', () => {
  let test: TestDatabase;
  const { api, call, example } = useMapWorld(async () => {
    test = await takeSharedDatabase('server');
    return test;
  });

  const storedTask = async () =>
    (await api().send('GET', `/api/orders/${files.open}/tasks`)).body.result.find(
      ({ orderWorkflowTaskID }: { orderWorkflowTaskID: number }) => orderWorkflowTaskID === tasks.search,
    );
  const storedEntry = async () =>
    (await api().send('GET', `/api/orders/${files.open}/time`)).body.result.entries.find(
      ({ timeEntryID }: { timeEntryID: number }) => timeEntryID === storedTime.changed,
    );

  const investments = investmentCalls(api, () => test.database);
  let recipients = 0;
  let accounts = 0;
  let payees = 0;
  let layouts = 0;
  /** What stands around a date where the example of the endpoint has none, or an older version. */
  const around: Partial<Record<Name, (given: Example) => Promise<Example> | Example>> = {
    saveOrder: (given) => ({ ...given, body: { ...given.body, changes: { loans: [{ loanID: files.open }] } } }),
    saveTasks: async () => ({
      body: { changes: [{ orderWorkflowTaskID: tasks.search, version: (await storedTask()).version }] },
    }),
    saveTimeEntry: async (given) => ({ ...given, body: { version: (await storedEntry()).version, changes: {} } }),
    savePayoff: (given) => ({ ...given, body: { ...given.body, payoff: { payoffID: storedRow } } }),
    saveRateOrder: (given) => ({ ...given, body: { ...given.body, rateOrder: { rateOrderID: storedRow } } }),
    saveProrations: (given) => ({ ...given, body: { ...given.body, prorations: [{ prorationID: storedRow }] } }),
    saveAndCalculateProrations: (given) => ({
      ...given,
      body: { ...given.body, prorations: [{ prorationID: storedRow }] },
    }),
    saveStatementWithFile: (given) => ({
      ...given,
      body: {
        ...given.body,
        statement: {
          ...(given.body as { statement: object }).statement,
          changes: {
            payoffs: [{ payoffID: storedRow }],
            prorations: [{ prorationID: storedRow }],
            escrowBills: [{ escrowBillID: storedRow }],
            rateOrders: [{ rateOrderID: storedRow }],
            titlePolicies: [{ titlePolicyID: -1, rateOrderID: storedRow }],
          },
        },
        file: { ...(given.body as { file: object }).file, changes: { loans: [{ loanID: files.open }] } },
      },
    }),
    // No two have the same name.
    createBankAccount: (given) => {
      accounts += 1;
      return { ...given, body: { ...given.body, name: `Account ${accounts}` } };
    },
    createPositivePayLayout: (given) => {
      layouts += 1;
      return { ...given, body: { ...given.body, name: `Layout ${layouts}` } };
    },
    createWirePayee: (given) => {
      payees += 1;
      return { ...given, body: { ...given.body, name: `Payee ${payees}` } };
    },
    // Each in a bank account of its own, which has one open investment.
    askInvestment: async (given) => ({ ...given, body: { ...given.body, bankAccountID: await investments.newBank() } }),
    // Each another check: none stands there twice.
    createPositivePayException: (given) => {
      accounts += 1;
      return { ...given, body: { ...given.body, checkNumber: 70_000 + accounts } };
    },
    importPositivePayExceptions: (given) => {
      accounts += 1;
      const content = Buffer.from(`Serial,Amount\n${80_000 + accounts},1.00\n`).toString('base64');
      return { ...given, body: { ...given.body, content } };
    },
    // What is outstanding and on its way is older than any day on which an account begins.
    askOpening: (given) => {
      const older = (rows: readonly object[]) => rows.map((row) => ({ ...row, date: '1970-01-01' }));
      const { payments, deposits } = given.body as { payments: object[]; deposits: object[] };
      return { ...given, body: { ...given.body, payments: older(payments), deposits: older(deposits) } };
    },
    // Each to or by somebody else: nobody gets a version twice in one way, nor signs it twice.
    deliverStatementVersion: (given) => {
      recipients += 1;
      const body = { ...given.body, deliveredTo: `Recipient ${recipients}`, method: 'Mail', receivedOn: null };
      return { ...given, body };
    },
    signStatementVersion: (given) => {
      recipients += 1;
      return { ...given, body: { ...given.body, signedBy: `Signer ${recipients}` } };
    },
    // What is kept once leaves nothing to keep: the one before is taken back.
    recordKept: async (given) => {
      const file = `/api/orders/${given.path?.ordersID}`;
      const { kept } = (await api().send('GET', `${file}/ledger`)).body.result;
      for (const { keptID, takenBack } of kept)
        if (takenBack === null)
          await api().send('POST', `${file}/kept/${keptID}/take-back`, {
            body: { reason: 'For the next date' },
          });
      return given;
    },
    markAlerts: (given) => ({ ...given, body: { ...given.body, mark: { state: 'snoozed' } } }),
    markSystemAlert: (given) => ({ ...given, body: { ...given.body, mark: { state: 'snoozed' } } }),
  };

  async function askWith(name: Name, { part, path, suffix }: Asked, date: string): Promise<Answer> {
    const given = (await around[name]?.(await example(name))) ?? (await example(name));
    const value = date + suffix;
    const field = String(path[0]);
    const sent =
      part === 'body'
        ? { ...given, body: withValueAt(given.body, path, value) as object }
        : part === 'params'
          ? { ...given, path: { ...given.path, [field]: value } }
          : { ...given, query: `${given.query ?? '?'}&${field}=${value}` };
    return call(endpoints[name], sent);
  }

  it('are looked for wherever a text of the contract sounds like one', () => {
    const plain = names.flatMap((name) => {
      const { params, query, body }: Endpoint = endpoints[name];
      return [params, query, body].flatMap((part) => plainDates(part).map((field) => `${name}: ${field}`));
    });
    expect(plain.toSorted()).toEqual([
      'listRates: effectiveDate',
      'saveCustomDataValues: dateTimeValue',
      // How dates are written, and no date.
      'saveJournalSettings: dateMask',
      'stopTimer: startedAt',
    ]);
    expect(walked.length).toBeGreaterThan(30);
  });

  it.each(walked)('%s takes or refuses each at %s', async (name, _path, asked) => {
    const answers = new Map<string, string>();
    for (const date of edgeDates) {
      const { status, body } = await askWith(name, asked, date);
      expect(status, `${date}: ${JSON.stringify(body)}`).toBeLessThan(500);
      answers.set(date, body.errorCode ?? 'taken');
      // Refused at its field, and at no other.
      const field = new RegExp(`${asked.path.at(-1)}$|${ofItsDay[name] ?? '^$'}`);
      if (body.errorCode === 'VALIDATION_FAILED')
        expect(Object.keys(body.result.modelState), date).toEqual([expect.stringMatching(field)]);
    }
    // A moment is written to the log alone, which takes the year 0.
    for (const none of [...(asked.suffix === '' ? ['0000-01-01'] : []), '1900-02-29', '2023-02-29', '2100-02-29'])
      expect(answers.get(none), none).toBe('VALIDATION_FAILED');
  });

  it.each(texts)('%s takes or refuses each in %s', async (name, _what, exampleWith) => {
    for (const date of edgeDates) {
      const given = await example(name);
      const { status, body } = await call(endpoints[name], { ...given, ...exampleWith(date, given) });
      expect(status, `${date}: ${JSON.stringify(body)}`).toBeLessThan(500);
    }
  });

  it('of a closing are refused with the years there are, and the file stays as it was', async () => {
    const path = `/api/orders/${files.open}`;
    const { order } = (await api().send('GET', path)).body.result;
    for (const closingDate of ['0026-04-15', '1926-04-15', '9999-12-31']) {
      const body = { version: order.version, changes: { order: { closingDate } } };
      const refused = await api().send('PATCH', path, { body });
      expect(refused.body.errorCode, closingDate).toBe('VALIDATION_FAILED');
      expect(refused.body.result.modelState).toEqual({
        'changes.order.closingDate': ['Enter a year from 1970 to 2099'],
      });
    }
    expect((await api().send('GET', path)).body.result.order).toEqual(order);
  });

  it.each(['0001-01-01', '1899-12-31', '2024-02-29', '9999-12-31'])(
    'are read where they are stored: %s in every column',
    async (date) => {
      const columns = await test.asOwner(async (client) => {
        // A day that is a key (a closing day of the company) is refused by the contract outside of the years of the holidays.
        const found = await client.query<{ table: string; column: string }>(
          `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
           where c.table_schema = 'public' and c.data_type = 'date' and not exists (
             select from information_schema.key_column_usage k where k.table_name = c.table_name and k.column_name = c.column_name)`,
        );
        return found.rows;
      });
      let stored = 0;
      for (const { table, column } of columns) {
        const change = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${date}::date where tenant_id = 'alpha'`;
        try {
          await test.database.inTenant(systemActor('alpha', 'test'), (tx) => change.execute(tx));
          stored += 1;
        } catch (error) {
          // An acknowledged alert, say, is not put off to any day, and what was delivered or published is changed by nobody.
          const isRefused = error instanceof AppError && error.code === 'VALIDATION_FAILED';
          if (!isRefused && (error as { code?: unknown }).code !== permissionDenied) throw error;
        }
      }
      expect(stored).toBeGreaterThan(14);
      for (const name of names) {
        const endpoint: Endpoint = endpoints[name];
        if (endpoint.method !== 'GET') continue;
        const { status, body } = await call(endpoint, await example(name));
        expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(500);
      }
      // What is reckoned from the dates of a file is reckoned again.
      for (const name of ['saveOrder', 'refreshFileAlerts', 'addTemplateTasks'] as const) {
        const { body } = await call(endpoints[name], await example(name));
        expect(body, `${name}: ${JSON.stringify(body)}`).toMatchObject({ isSuccessful: true });
      }
    },
  );
});
