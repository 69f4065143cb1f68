import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './programs.mjs';
import { titlesOf } from './spec/holders.ts';
import { filesOfTheTree } from './tree.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Ids of the standard by chapter and level; its texts are not ours to copy. */
const requirements: Record<string, Record<'L1' | 'L2', string>> = JSON.parse(read('tools/asvs-requirements.json'));
const levelOf = new Map(
  Object.values(requirements).flatMap((levels) =>
    Object.entries(levels).flatMap(([level, ids]) => ids.split(' ').map((id) => [id, level.slice(1)] as const)),
  ),
);

const document = read('docs/asvs.md');
const isRequirement = /^V\d+\.\d+\.\d+$/;

/** The rows of all tables: id, level, topic, where, state. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => {
    const [id = '', level = '', topic = '', where = '', state = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { id, level, topic, where, state };
  });

/** The ids of the lists that need no row. */
const listed = document
  .split('\n')
  .filter((line) => /^- (Not applicable|Left to Keycloak)/.test(line))
  .flatMap((line) => line.split(/\s+/).filter((word) => isRequirement.test(word)));

const files = filesOfTheTree();

/** The files a cell names: in backticks, by the end of their path. */
const filesNamed = (where: string): string[][] =>
  [...where.matchAll(/`([^`\s]*(?:\/[\w.-]+\.\w+|^\.\w+\.json))`/g)].map(([, name]) =>
    files.filter((file) => file === name || file.endsWith(`/${name}`)),
  );
/** The titles a cell names: in quotes, which are none within code. */
const titlesNamed = (where: string): string[] =>
  [...where.replaceAll(/`[^`]*`/g, '').matchAll(/"([^"]+)"/g)].map(([, title]) => title ?? '');

describe('docs/asvs.md', () => {
  it('names every requirement of levels 1 and 2 exactly once, with its level', () => {
    expect(levelOf.size).toBe(253);
    const named = [...rows.map(({ id }) => id), ...listed];
    expect(named.toSorted()).toEqual([...levelOf.keys()].toSorted());
    for (const { id, level } of rows) expect(level, id).toBe(levelOf.get(id));
  });

  it('gives each row a topic, a place and a state, and an open one the area that closes it', () => {
    for (const { id, topic, where, state } of rows) {
      expect(topic, id).not.toBe('');
      expect(where, id).not.toBe('');
      expect(['checked', 'decided', 'open'], id).toContain(state);
      expect(/\[[a-z]+\]$/.test(where), id).toBe(state === 'open');
    }
  });

  it.each(rows.filter(({ state }) => state === 'checked'))('$id is checked where it says', ({ where }) => {
    const named = filesNamed(where);
    expect(named.length).toBeGreaterThan(0);
    if (named.flat().some((file) => file.includes('.test.'))) expect(titlesNamed(where)).not.toEqual([]);
  });

  it('takes no test that does not run for one that does', () => {
    const text = `// it('said', () => {});
      it.skip('skipped', () => {}); it.todo('to do'); describe.skip('group', () => { it('within', () => {}); });
      const text = "it('quoted')"; when(isOpen)('kinds', () => {}); describe('all', () => { it.each([1])('each %i', () => {}); });`;
    expect(titlesOf('a.test.ts', text)).toEqual(['kinds', 'all', 'each %i']);
  });

  it('names only files and tests that are there', () => {
    const missing: string[] = [];
    for (const { id, where } of rows) {
      const found = filesNamed(where);
      for (const matches of found) if (matches.length !== 1) missing.push(`${id}: ${matches.length} files: ${where}`);
      const titles = new Set(found.flat().flatMap((file) => titlesOf(file, read(file))));
      for (const title of titlesNamed(where)) if (!titles.has(title)) missing.push(`${id}: no test "${title}"`);
    }
    expect(missing).toEqual([]);
  });

  it('counts right', () => {
    for (const state of ['checked', 'decided', 'open']) {
      const counted = rows.filter((row) => row.state === state).length;
      expect(document, state).toContain(`| ${state} | ${counted} |`);
    }
  });
});
