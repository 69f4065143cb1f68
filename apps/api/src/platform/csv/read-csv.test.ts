import { describe, expect, it } from 'vitest';
import { type ImportRecord, readCsv } from './read-csv.ts';

/** What is read of these pieces: the headers and the records. */
async function read(pieces: Iterable<string>, most?: number) {
  const records: ImportRecord[] = [];
  let headers: readonly string[] = [];
  async function* text() {
    yield* pieces;
  }
  const noted = (names: readonly string[]): void => {
    headers = names;
  };
  for await (const record of readCsv(text(), noted, most)) records.push(record);
  return { headers, records };
}

/** Pieces without an end, and how many of them were taken. */
function endless(begin: string, piece: string) {
  const taken = { pieces: 0 };
  function* pieces() {
    yield begin;
    for (; taken.pieces < 10_000; taken.pieces += 1) yield piece;
  }
  return { taken, pieces: pieces() };
}

describe('a CSV', () => {
  it('is read in one go: its headers, then its records with their lines', async () => {
    const { headers, records } = await read(['file', 'Number,buy', 'er\nA-1,"One\n', 'Two"\n\nA-2,', 'Three']);
    expect(headers).toEqual(['fileNumber', 'buyer']);
    expect(records.map(({ line, values }) => [line, ...values.values()])).toEqual([
      [2, 'A-1', 'One\nTwo'],
      [5, 'A-2', 'Three'],
    ]);
  });

  it('has no rows of commas alone, however many they are', async () => {
    const { headers, records } = await read([
      ',,\nfileNumber,buyer,seller\n,,\nA-1,One,\n',
      ',\n , ,"" \n,,,,,\nA-2,,Two\n,,',
    ]);
    expect(headers).toEqual(['fileNumber', 'buyer', 'seller']);
    expect(records.map(({ line, values, problem }) => [line, ...values.values(), problem])).toEqual([
      [4, 'A-1', 'One', '', undefined],
      [8, 'A-2', '', 'Two', undefined],
    ]);
  });

  it('of nothing is refused', async () => {
    await expect(read(['\n', '\n'])).rejects.toThrow('The file is empty: its first line names the columns');
  });

  it.each([
    ['a line without an end', '', 'a', 'line 1 has more than 64 characters'],
    ['a quote that is never closed', 'fileNumber\n"', 'a\n', 'line 2 has more than 64 characters'],
    ['many quotes', 'fileNumber\nA-1\n"', '""', 'line 3 has more than 64 characters'],
  ])('of %s is refused once it is too long', async (_what, begin, piece, sentence) => {
    const { taken, pieces } = endless(begin, piece);
    await expect(read(pieces, 64)).rejects.toThrow(`${sentence}, or a quote that is never closed`);
    expect(taken.pieces).toBeLessThan(200);
  });

  it('of columns without an end is refused before they fill the memory', async () => {
    const { taken, pieces } = endless('fileNumber\n', ','.repeat(1000));
    await expect(read(pieces)).rejects.toThrow('what begins in line 2 has more than 100,000 columns');
    expect(taken.pieces).toBeLessThan(300);
  });

  it.each(['\n', '\r\n', '\r'])('may have lines that end in %j, each as long as a record may be', async (end) => {
    const { headers, records } = await read([['fileNumber,buyer', 'A-1,One', 'A-2,Two', 'A-3,Six'].join(end)], 16);
    expect(headers).toEqual(['fileNumber', 'buyer']);
    expect(records.map(({ values }) => [...values.values()].join(' '))).toEqual(['A-1 One', 'A-2 Two', 'A-3 Six']);
  });

  it('may have as many commas and lines in quotes as it likes', async () => {
    const { records } = await read(['fileNumber\n', `"${'a,\n'.repeat(100_001)}"\n`, 'A-2']);
    expect(records.map(({ line }) => line)).toEqual([2, 100_004]);
  });
});
