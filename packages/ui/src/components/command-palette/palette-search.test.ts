import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaletteItem } from './command-palette.types.ts';
import { createPaletteSearch, filterItems } from './palette-search.ts';

const item = (id: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id,
  label: id,
  onSelect: () => {},
  ...more,
});

describe('filterItems', () => {
  const items = [
    item('Title charges', { detail: 'B and C' }),
    item('File main'),
    item('Charges by title', { keywords: 'résumé' }),
    item('Jones', { code: '12-3456' }),
    item('Loans and liens', { late: true }),
    item('Loans of the seller'),
    item('New loans'),
    item('Loans'),
  ];
  test.each([
    ['title', ['Title charges', 'Charges by title']],
    ['char tit', ['Title charges', 'Charges by title']],
    ['itle', []],
    ['resume', ['Charges by title']],
    ['3456', ['Jones']],
    ['12-34', ['Jones']],
    [
      '',
      [
        'Title charges',
        'File main',
        'Charges by title',
        'Jones',
        'Loans and liens',
        'Loans of the seller',
        'New loans',
        'Loans',
      ],
    ],
    ['loans', ['Loans', 'Loans of the seller', 'New loans', 'Loans and liens']],
    ['loans and liens', ['Loans and liens']],
  ])('%s', (query, expected) => {
    expect(filterItems(items, query).map(({ id }) => id)).toEqual(expected);
  });
});

describe('asynchronous groups', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const make = () => {
    const asked: { query: string; signal: AbortSignal; resolve: (items: PaletteItem[]) => void; reject: () => void }[] =
      [];
    const search = createPaletteSearch([
      {
        id: 'files',
        label: 'Files',
        search: (query, signal) => new Promise((resolve, reject) => asked.push({ query, signal, resolve, reject })),
      },
      { id: 'screens', label: 'Screens', items: [item('File main')] },
    ]);
    const shown = () => search.getResults().map((result) => [result.status, result.items.map(({ id }) => id)]);
    return { asked, search, shown };
  };

  test('one question after the last key; static groups answer at once', () => {
    const { asked, search, shown } = make();
    for (const text of ['1', '12', '12-']) {
      search.query(text);
      vi.advanceTimersByTime(100);
    }
    expect(asked).toHaveLength(0);
    expect(shown()[1]).toEqual(['ready', []]);
    vi.advanceTimersByTime(100);
    expect(asked.map(({ query }) => query)).toEqual(['12-']);
  });

  test('late replies are dropped, whatever their order', async () => {
    const { asked, search, shown } = make();
    search.query('1');
    vi.advanceTimersByTime(200);
    search.query('12');
    vi.advanceTimersByTime(200);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.resolve([item('new')]);
    await vi.advanceTimersByTimeAsync(0);
    asked[0]?.resolve([item('old')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()[0]).toEqual(['ready', ['new']]);
  });

  test('old hits stay while new ones are fetched; a failure can be retried', async () => {
    const { asked, search, shown } = make();
    search.query('1');
    vi.advanceTimersByTime(200);
    asked[0]?.resolve([item('a')]);
    await vi.advanceTimersByTimeAsync(0);
    search.query('12');
    expect(shown()[0]).toEqual(['loading', ['a']]);
    vi.advanceTimersByTime(200);
    asked[1]?.reject();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()[0]).toEqual(['error', []]);
    search.retry('files');
    asked[2]?.resolve([item('b')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()[0]).toEqual(['ready', ['b']]);
  });

  test('nothing is asked for an empty text, and stop drops what is under way', async () => {
    const { asked, search, shown } = make();
    search.query('');
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(0);
    search.query('1');
    vi.advanceTimersByTime(200);
    search.stop();
    asked[0]?.resolve([item('late')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()[0]).toEqual(['loading', []]);
  });
});
