import { expect, test, vi } from 'vitest';
import type { ServerPage, ServerRequest } from './server.types.ts';
import { createServerRows } from './server-rows.ts';

interface Asked {
  request: ServerRequest;
  answer: (page: ServerPage<string>) => void;
  fail: (error: Error) => void;
}

const query = { sort: [], filters: {}, filter: '' };
function server() {
  const asked: Asked[] = [];
  const rows = createServerRows<string>(
    (request) => new Promise((answer, fail) => asked.push({ request, answer, fail })),
    { pageSize: 10, messageOf: (error) => (error as Error).message },
  );
  return { asked, rows };
}
const page = (start: number) => Array.from({ length: 10 }, (_, at) => `row ${start + at}`);
const settled = () => new Promise<void>((done) => setTimeout(done));

test('asks for the pages in view, once each, with sort and filters handed out', async () => {
  const { asked, rows } = server();
  const listener = vi.fn();
  rows.subscribe(listener);
  rows.setQuery({ ...query, filter: 'quarry' });
  rows.need(5, 24);
  rows.need(5, 24);
  expect(asked.map(({ request }) => [request.start, request.end, request.filter])).toEqual([
    [0, 10, 'quarry'],
    [10, 20, 'quarry'],
    [20, 30, 'quarry'],
  ]);
  asked[1]?.answer({ rows: page(10), total: 95 });
  await settled();
  expect(rows.lines()).toMatchObject({ count: 95 });
  expect([rows.lines().rowAt(9), rows.lines().rowAt(12)]).toEqual([undefined, 'row 12']);
  expect(listener).toHaveBeenCalled();
});

test('an answer to an older query is dropped; the old rows stay until the new ones come', async () => {
  const { asked, rows } = server();
  rows.setQuery(query);
  asked[0]?.answer({ rows: page(0), total: 40 });
  await settled();
  rows.need(10, 12);
  rows.setQuery({ ...query, filter: 'a' });
  expect(asked[1]?.request.signal.aborted).toBe(true);
  asked[1]?.answer({ rows: page(10), total: 40 });
  await settled();
  expect([rows.lines().rowAt(0), rows.lines().rowAt(10)]).toEqual(['row 0', undefined]);
  asked[2]?.answer({ rows: ['only'], total: 1 });
  await settled();
  expect([rows.lines().rowAt(0), rows.lines().rowAt(1), rows.lines().count]).toEqual(['only', undefined, 1]);
});

test('a page that failed says why and is asked for again on retry only', async () => {
  const { asked, rows } = server();
  rows.setQuery(query);
  asked[0]?.fail(new Error('The server did not answer.'));
  await settled();
  expect(rows.lines().errorAt?.(3)).toBe('The server did not answer.');
  rows.need(0, 5);
  expect(asked).toHaveLength(1);
  rows.retry();
  expect(asked).toHaveLength(2);
  asked[1]?.answer({ rows: page(0), total: 10 });
  await settled();
  expect(rows.lines().errorAt?.(3)).toBeUndefined();
});

test('the same query asks for nothing new; leaving takes back what is under way, coming back asks again', () => {
  const { asked, rows } = server();
  const leave = rows.open();
  rows.setQuery(query);
  rows.setQuery({ ...query });
  expect(asked).toHaveLength(1);
  leave();
  expect(asked[0]?.request.signal.aborted).toBe(true);
  rows.open();
  expect(asked).toHaveLength(2);
});

test('refreshed, the lines in view are asked for anew, shown until the answer comes, and the others forgotten', async () => {
  const { asked, rows } = server();
  rows.refresh();
  expect(asked).toEqual([]);
  rows.setQuery(query);
  asked[0]?.answer({ rows: page(0), total: 40 });
  rows.need(10, 12);
  asked[1]?.answer({ rows: page(10), total: 40 });
  await settled();
  rows.refresh();
  rows.refresh();
  expect(asked.map(({ request }) => [request.start, request.signal.aborted])).toEqual([
    [0, false],
    [10, false],
    [10, true],
    [10, false],
  ]);
  expect([rows.lines().rowAt(0), rows.lines().rowAt(10), rows.lines().count]).toEqual(['row 0', 'row 10', 40]);
  asked[3]?.answer({ rows: page(20), total: 39 });
  await settled();
  expect([rows.lines().rowAt(0), rows.lines().rowAt(10), rows.lines().count]).toEqual([undefined, 'row 20', 39]);
});

test('reads lines that are not here, up to the last one, and gives up when others are sought', async () => {
  const { asked, rows } = server();
  rows.setQuery(query);
  asked[0]?.answer({ rows: page(0), total: 25, totals: { amount: 7 } });
  await settled();
  const read = rows.read(8, Number.POSITIVE_INFINITY);
  await settled();
  expect(asked).toHaveLength(2);
  asked[1]?.answer({ rows: page(10), total: 25 });
  await settled();
  expect(asked.map(({ request }) => request.start)).toEqual([0, 10, 20]);
  asked[2]?.answer({ rows: page(20).slice(0, 5), total: 25 });
  expect(await read).toEqual(Array.from({ length: 17 }, (_, at) => `row ${8 + at}`));
  expect(await rows.read(2, 3)).toEqual(['row 2', 'row 3']);
  const other = rows.read(12, 14);
  rows.setQuery({ ...query, filter: 'a' });
  asked[3]?.answer({ rows: page(10), total: 25 });
  await expect(other).rejects.toThrow('Other rows are sought now.');
});

test('totals are of the query, and stay when a page brings none', async () => {
  const { asked, rows } = server();
  // Totals of a server go by the id of the column alone.
  const sum = () => rows.lines().total({ id: 'amount' } as never);
  rows.setQuery(query);
  expect(sum()).toBeNull();
  asked[0]?.answer({ rows: page(0), total: 25, totals: { amount: 700 } });
  await settled();
  rows.need(10, 12);
  asked[1]?.answer({ rows: page(10), total: 25 });
  await settled();
  expect(sum()).toBe(700);
  rows.setQuery({ ...query, filter: 'a' });
  asked[2]?.answer({ rows: ['only'], total: 1 });
  await settled();
  expect(sum()).toBeNull();
});
