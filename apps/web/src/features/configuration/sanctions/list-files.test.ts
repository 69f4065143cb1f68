import { describe, expect, it } from 'vitest';
import { importObstacle, listFileOf, listProblems } from './list-files.ts';

const read = { fileName: 'sdn.csv', content: '' };

it.each([
  ['sdn.csv', 'names'],
  ['SDN (1).CSV', 'names'],
  ['alt.csv', 'aliases'],
  ['cons_prim.csv', 'consolidatedNames'],
  ['cons_alt.csv', 'consolidatedAliases'],
  ['add.csv', null],
  ['sdn_comments.csv', null],
  ['payees.csv', null],
])('%s is %s of a list', (fileName, kind) => {
  expect(listFileOf(fileName)).toBe(kind);
});

describe('a list is imported', () => {
  it.each([
    [{}, null, 'Choose sdn.csv first'],
    [{ names: read }, null, 'Say of which day the list is'],
    [{ names: read, consolidatedAliases: read }, '2026-11-28', 'Choose cons_prim.csv, whose aliases these are'],
    [{ names: read }, '2026-11-28', null],
  ])('%o of %s: %s', (files, day, obstacle) => {
    expect(importObstacle(files, day)).toBe(obstacle);
  });
});

it('is refused by file and line', () => {
  const said = { aliases: ['Line 7: Alias 1 of entry 2 stands twice'], names: ['The file is empty'], listDate: ['No'] };
  expect(listProblems(said)).toEqual([
    { file: 'sdn.csv', line: '', text: 'The file is empty' },
    { file: 'alt.csv', line: '7', text: 'Alias 1 of entry 2 stands twice' },
  ]);
});
