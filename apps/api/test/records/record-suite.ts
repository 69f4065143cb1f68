import {
  blankOf,
  type Field,
  idColumnOf,
  orderColumnOf,
  type RecordKind,
  type RecordLists,
  removeName,
} from '@closewright/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { exchangeOf } from '../data/exchange.ts';
import type { TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from '../http/api-under-test.ts';
import { files } from '../http/world.ts';
import { someRow, someRows, wrongValues } from './record-examples.ts';

type Row = Readonly<Record<string, unknown>>;
type Document = Readonly<Record<string, readonly Row[]>>;

/** A part of a file that is read and saved as a whole. */
export interface AggregateUnderTest {
  readonly lists: RecordLists;
  /** The aggregate itself, by the name that its fields have in its document and in a save. */
  readonly root?: { readonly name: string; readonly record: RecordKind };
  path(ordersID: number): string;
  /** The version a save of it is based on. */
  versionOf(document: never): number;
  /** Files whose rows are read, but not changed. */
  readonly closed: readonly number[];
}

/** What holds for every record of an aggregate, by its fields: a new field or a new record is tested without a line. */
export function recordSuite(
  { lists, root, path, versionOf, closed }: AggregateUnderTest,
  make: () => Promise<TestDatabase>,
): void {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let other = 0;
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    const body = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };
    other = (await api.send('POST', '/api/orders', { body })).body.result.ordersID;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const read = async (ordersID: number = files.open): Promise<Document> =>
    (await api.send('GET', path(ordersID))).body.result;
  // The document is of the aggregate, which knows where its version stands.
  const versionIn = (document: Document) => versionOf(document as never);
  const save = async (changes: object, ordersID: number = files.open, version?: number) => {
    const known = version ?? versionIn(await read(ordersID));
    return api.send('PATCH', path(ordersID), { body: { version: known, changes } });
  };
  const saved = async (changes: object): Promise<Document> => {
    const answer = await save(changes);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.result;
  };
  /** The answer is this code, nothing was stored; what is wrong, by field. */
  const refused = async (answer: () => ReturnType<typeof save>, code = 'VALIDATION_FAILED'): Promise<object> => {
    const before = await api.auditCount();
    const { body } = await answer();
    expect(body.errorCode, JSON.stringify(body)).toBe(code);
    expect(await api.auditCount()).toBe(before);
    return body.result?.modelState ?? {};
  };

  if (root)
    describe(`${root.name}, which the lists belong to`, () => {
      const { name, record } = root;
      const filled = someRow({ [name]: { record, what: record.noun, many: record.noun } }, name);
      const blank = blankOf(record.fields);

      it('keeps what is entered in every field, one by one', async () => {
        expect((await saved({ [name]: filled }))[name]).toEqual({ ...blank, ...filled });
        for (const field of Object.keys(filled)) {
          const document = await saved({ [name]: { [field]: blank[field] } });
          expect(document[name]).toMatchObject({ [field]: blank[field] });
          expect((await saved({ [name]: { [field]: filled[field] } }))[name]).toEqual({ ...blank, ...filled });
        }
        expect((await saved({ [name]: blank }))[name]).toEqual(blank);
      });

      it('refuses what no field takes, each at its path', async () => {
        for (const [field, table] of Object.entries(record.fields))
          for (const value of wrongValues(table))
            expect(await refused(() => save({ [name]: { [field]: value } }))).toHaveProperty([
              `changes.${name}.${field}`,
            ]);
      });

      it('refuses a stale version, and any while its file is closed to changes', async () => {
        const version = versionIn(await read());
        await saved({ [name]: filled });
        await refused(() => save({ [name]: blank }, files.open, version), 'VERSION_CONFLICT');
        for (const ordersID of closed) await refused(() => save({ [name]: filled }, ordersID), 'FILE_LOCKED');
        await saved({ [name]: blank });
      });

      it('is told of in the audit of the file, by the words of its fields', async () => {
        await saved({ [name]: filled });
        const { results } = (await api.send('GET', `/api/orders/${files.open}/changes?take=200`)).body.result;
        const told = (results as { record: string; field: string }[])
          .filter((each) => each.record.startsWith(record.noun))
          .map(({ field }) => field);
        const labels = Object.entries(record.fields).flatMap(([field, { label }]) => (field in filled ? [label] : []));
        expect(told).toEqual(expect.arrayContaining(labels));
        await saved({ [name]: blank });
      });
    });

  describe.each(Object.entries(lists))('%s', (list, { record, parent }) => {
    const ids = (document: Document) => (document[list] ?? []).map((row) => Number(row[record.id]));
    const topmost = (name: string): string => {
      const above = lists[name]?.parent;
      return above === undefined ? name : topmost(above);
    };
    /** Adds a row with everything in it; answers the document, the row and what takes it away again. */
    const add = async () => {
      const before = await read();
      const document = await saved(someRows(lists, list));
      const [id = 0] = ids(document).filter((each) => !ids(before).includes(each));
      const row = document[list]?.find((each) => each[record.id] === id) ?? {};
      const top = topmost(list);
      const topID = lists[top]?.record.id ?? '';
      const known = new Set((before[top] ?? []).map((each) => each[topID]));
      const [made] = (document[top] ?? []).filter((each) => !known.has(each[topID]));
      return { before, document, id, row, clear: () => saved({ [removeName(top)]: [made?.[topID]] }) };
    };
    const secrets = Object.entries(record.fields).filter(([, { kind }]) => kind === 'secret');
    const shown = () => {
      const row = someRow(lists, list);
      for (const [name] of secrets) delete row[name];
      return row;
    };

    it('keeps what is entered in every field, and goes again with what belongs to it', async () => {
      const { before, document, row, clear } = await add();
      expect(row).toMatchObject(shown());
      for (const [name] of secrets) expect(row[`${name}Masked`]).toMatch(/\*/);
      expect(await read()).toEqual(document);
      expect(ids(await clear())).toEqual(ids(before));
    });

    it('changes one field and leaves the others as they are', async () => {
      const { id, row, clear } = await add();
      const isText = ({ kind, required }: Field) => !required && (kind === 'text' || kind === 'memo');
      // What another field asks for stays.
      const mayGo = (name: string) => {
        const left = { ...row, [name]: null };
        return Object.keys(record.problems?.(left, [left]) ?? {}).length === 0;
      };
      const [name] = Object.entries(record.fields).findLast(([key, field]) => isText(field) && mayGo(key)) ?? [];
      const changes = name === undefined ? {} : { [name]: null };
      const document = await saved({ [list]: [{ [record.id]: id, ...changes }] });
      expect(document[list]?.find((each) => each[record.id] === id)).toEqual({ ...row, ...changes });
      await clear();
    });

    it('refuses a stale version and stores nothing', async () => {
      const { before, clear } = await add();
      await refused(() => save(someRows(lists, list), files.open, versionIn(before)), 'VERSION_CONFLICT');
      await clear();
    });

    it('refuses what no field takes, each at its path', async () => {
      const wrong = Object.entries(record.fields).flatMap(([name, field]) =>
        wrongValues(field).map((value) => ({ name, value })),
      );
      const rows = wrong.map(({ name, value }, at) => ({ [record.id]: -1 - at, [name]: value }));
      const atOnce = Math.min(record.most ?? 40, 40);
      for (let from = 0; from < rows.length; from += atOnce) {
        const part = rows.slice(from, from + atOnce);
        const paths = part.map((_, at) => `changes.${list}.${at}.${wrong[from + at]?.name}`);
        expect(Object.keys(await refused(() => save({ [list]: part })))).toEqual(expect.arrayContaining(paths));
      }
    });

    it('refuses a row of another file, whether it is changed or removed', async () => {
      const { id, document, clear } = await add();
      const ofOther = (changes: object) => refused(() => save(changes, other), 'NOT_FOUND');
      await ofOther({ [list]: [{ [record.id]: id }] });
      await ofOther({ [removeName(list)]: [id] });
      expect(await read()).toEqual(document);
      await clear();
    });

    if (parent === undefined && record.most !== undefined)
      it('refuses more than it holds', async () => {
        const rows = Array.from({ length: (record.most ?? 0) + 1 }, (_, at) => ({ [record.id]: -1 - at }));
        expect(await refused(() => save({ [list]: rows }))).toHaveProperty([`changes.${list}`]);
      });

    it('is not changed while its file is closed to changes', async () => {
      for (const ordersID of closed) await refused(() => save(someRows(lists, list), ordersID), 'FILE_LOCKED');
    });

    const { order } = record;
    if (order !== undefined)
      it('goes on at its end, however many rows came and went', async () => {
        const { id, row, clear } = await add();
        const place = sql.ref(orderColumnOf(record));
        await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
          sql`update ${sql.table(record.table)} set ${place} = 32767
            where tenant_id = 'alpha' and ${sql.ref(idColumnOf(record))} = ${id}`.execute(tx),
        );
        const above = record.parent === undefined ? {} : { [record.parent]: row[record.parent] };
        const next = await saved({ [list]: [{ [record.id]: -1, ...above, ...someRow(lists, list, [row]) }] });
        const [before, last] = next[list]?.slice(-2) ?? [];
        expect([before?.[record.id], before?.[order], last?.[order]]).toEqual([id, 32_767, 32_768]);
        await saved({ [removeName(list)]: [last?.[record.id]] });
        await clear();
      });

    it('is told of in the audit of the file, by the words of its fields', async () => {
      const { clear } = await add();
      const { results } = (await api.send('GET', `/api/orders/${files.open}/changes?take=200`)).body.result;
      const told = (results as { record: string; field: string }[])
        .filter((each) => each.record.startsWith(record.noun))
        .map(({ field }) => field);
      const labels = Object.entries(record.fields).flatMap(([name, { label }]) =>
        name in someRow(lists, list) ? [label] : [],
      );
      expect(told).toEqual(expect.arrayContaining(labels));
      await clear();
    });

    it('goes along when its file is exported, and is the same where it is imported', async () => {
      const { clear } = await add();
      const of = exchangeOf(test.database);
      // The numbers are masked: they stay where they are.
      const open = (value: object) =>
        JSON.parse(JSON.stringify(value, (name, each) => (name === 'taxID' ? undefined : each)));
      const document = open(await of.exported('alpha', files.open, false));
      const fileNumber = `${list}-1`;
      const sent = document.files.map((file: object) => ({ ...file, fileNumber }));
      expect(await of.run('beta', { ...document, files: sent })).toMatchObject({ stored: 1, problems: [] });
      const again = open(await of.exported('beta', await of.idOf('beta', fileNumber), false));
      expect(again.files).toEqual(sent);
      await clear();
    });
  });
}
