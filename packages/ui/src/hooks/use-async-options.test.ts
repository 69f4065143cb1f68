import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AsyncOptions, type OptionsPage, type PageRequest } from './use-async-options.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search whose replies the test gives, in any order. */
function scripted() {
  const calls: (PageRequest & { reply: (page: OptionsPage<string>) => Promise<void>; fail: () => Promise<void> })[] =
    [];
  const search = (request: PageRequest) =>
    new Promise<OptionsPage<string>>((resolve, reject) => {
      const settled = () => vi.advanceTimersByTimeAsync(0).then(() => {});
      calls.push({
        ...request,
        reply: (page) => {
          resolve(page);
          return settled();
        },
        fail: () => {
          reject(new Error('lost'));
          return settled();
        },
      });
    });
  const engine = new AsyncOptions<string>({ search, debounce: 200, minLength: 1 });
  return { engine, calls, asked: () => calls.map((call) => `${call.text}/${call.page}`) };
}
const pause = () => vi.advanceTimersByTimeAsync(200);

// holds blocks 9.1
it('searches once the typing pauses, with the text trimmed', async () => {
  const { engine, asked } = scripted();
  for (const text of ['f', 'fi', 'fic ']) engine.ask(text);
  expect(engine.state.status).toBe('waiting');
  await vi.advanceTimersByTimeAsync(199);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(['fic/0']);
  expect(engine.state.status).toBe('loading');
});

it('never searches for less than the least length', async () => {
  const { engine, asked } = scripted();
  engine.settings = { ...engine.settings, minLength: 3 };
  engine.ask('12 ');
  await pause();
  expect(engine.state.status).toBe('short');
  expect(asked()).toEqual([]);
});

it('aborts what is under way and applies the newest only, in whatever order the replies come', async () => {
  const { engine, calls } = scripted();
  engine.ask('fic');
  await pause();
  engine.ask('ficus');
  await pause();
  expect(calls[0]?.signal.aborted).toBe(true);
  await calls[1]?.reply({ items: ['Ficus Bank'], total: 1 });
  await calls[0]?.reply({ items: ['Fiction Credit Union'], total: 1 });
  expect(engine.state).toMatchObject({ status: 'ready', text: 'ficus', items: ['Ficus Bank'], settled: 1 });
});

it('ignores a late reply to a text that was emptied', async () => {
  const { engine, calls } = scripted();
  engine.ask('fic');
  await pause();
  engine.ask('');
  await calls[0]?.reply({ items: ['Ficus Bank'] });
  expect(engine.state).toMatchObject({ status: 'short', items: [], settled: 0 });
});

it('keeps what was found while the next text is searched', async () => {
  const { engine, calls } = scripted();
  engine.ask('fic');
  await pause();
  await calls[0]?.reply({ items: ['Ficus Bank'] });
  engine.ask('ficus');
  expect(engine.state).toMatchObject({ status: 'waiting', items: ['Ficus Bank'] });
});

it('asks no text twice: pages are kept', async () => {
  const { engine, calls, asked } = scripted();
  engine.ask('a');
  await pause();
  await calls[0]?.reply({ items: ['1', '2'], total: 4 });
  void engine.more();
  await calls[1]?.reply({ items: ['3', '4'], total: 4 });
  engine.ask('ab');
  await pause();
  await calls[2]?.reply({ items: [] });
  engine.ask('a');
  expect(engine.state).toMatchObject({ status: 'ready', items: ['1', '2', '3', '4'], hasMore: false });
  expect(asked()).toEqual(['a/0', 'a/1', 'ab/0']);
});

it('appends the next page without counting as a search of its own', async () => {
  const { engine, calls } = scripted();
  engine.ask('a');
  await pause();
  await calls[0]?.reply({ items: ['1', '2'], total: 3 });
  expect(engine.state).toMatchObject({ hasMore: true, settled: 1 });
  void engine.more();
  expect(engine.state.more).toBe('loading');
  void engine.more();
  await calls[1]?.reply({ items: ['3'], total: 3 });
  expect(calls).toHaveLength(2);
  expect(engine.state).toMatchObject({ items: ['1', '2', '3'], hasMore: false, more: 'idle', settled: 1 });
});

it('drops the next page of a text that is no longer asked', async () => {
  const { engine, calls } = scripted();
  engine.ask('a');
  await pause();
  await calls[0]?.reply({ items: ['1'], total: 2 });
  void engine.more();
  engine.ask('b');
  expect(engine.state.more).toBe('idle');
  await calls[1]?.reply({ items: ['2'], total: 2 });
  await pause();
  await calls[2]?.reply({ items: ['b'] });
  expect(engine.state.items).toEqual(['b']);
});

it('offers the page again after it failed', async () => {
  const { engine, calls } = scripted();
  engine.ask('a');
  await pause();
  await calls[0]?.reply({ items: ['1'], total: 2 });
  void engine.more();
  await calls[1]?.fail();
  expect(engine.state).toMatchObject({ status: 'ready', more: 'error', items: ['1'] });
  void engine.more();
  await calls[2]?.reply({ items: ['2'], total: 2 });
  expect(engine.state).toMatchObject({ more: 'idle', items: ['1', '2'] });
});

it('says that a search failed and searches again', async () => {
  const { engine, calls } = scripted();
  engine.ask('a');
  await pause();
  await calls[0]?.fail();
  expect(engine.state).toMatchObject({ status: 'error', items: [], settled: 1 });
  engine.retry();
  await calls[1]?.reply({ items: ['1'] });
  expect(engine.state).toMatchObject({ status: 'ready', settled: 2 });
});

it('says that the user may not search', async () => {
  const { engine, calls } = scripted();
  engine.ask('a');
  await pause();
  await calls[0]?.reply({ items: [], denied: true });
  expect(engine.state.status).toBe('denied');
});

it('answers a queued commit without waiting for the pause', async () => {
  const { engine, calls, asked } = scripted();
  engine.ask('fic');
  const answer = engine.settledFor('fic');
  expect(asked()).toEqual(['fic/0']);
  await calls[0]?.reply({ items: ['Ficus Bank'] });
  expect((await answer)?.items).toEqual(['Ficus Bank']);
  expect(await engine.settledFor('fic')).toBe(engine.state);
});

it('answers null to who waits for a text that was typed on, and on a new scope', async () => {
  const { engine, calls } = scripted();
  const first = engine.settledFor('fic');
  engine.ask('ficus');
  expect(await first).toBeNull();
  const second = engine.settledFor('ficus');
  engine.reset();
  expect(await second).toBeNull();
  await calls[1]?.reply({ items: ['late'] });
  expect(engine.state).toMatchObject({ status: 'short', items: [] });
});

it('forgets its answers with the scope', async () => {
  const { engine, calls, asked } = scripted();
  engine.ask('a');
  await pause();
  await calls[0]?.reply({ items: ['old'] });
  engine.reset();
  engine.ask('a');
  await pause();
  expect(asked()).toEqual(['a/0', 'a/0']);
});

it('starts anew after it was stopped in the middle', async () => {
  const { engine, calls } = scripted();
  engine.ask('a');
  await pause();
  engine.stop();
  expect(engine.state.status).toBe('short');
  engine.ask('a');
  await pause();
  await calls[1]?.reply({ items: ['1'] });
  expect(engine.state).toMatchObject({ status: 'ready', items: ['1'] });
});
