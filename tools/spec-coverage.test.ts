import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './programs.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const document = read('docs/spec-coverage.md');
const states = ['tested', 'open', 'no rule'];

/** The headings of the specification, in its order; its texts are not ours to copy. */
const headings = [
  ['§1 What the product does and for whom', '§1 Start-up sequence'],
  [
    '§2 Full-page notices',
    '§2 Fixed routes',
    '§2 Navigation menu tree',
    '§2 Route guard and navigation behaviour',
    '§2 Dialog services',
    '§2 Custom data form',
  ],
  ['§3 Entities and their fields'],
  [
    '§4 Session',
    '§4 Page read-only logic on each navigation',
    '§4 File becomes available',
    '§4 Save',
    '§4 Navigation item state',
    '§4 Other',
  ],
  ['§5 Custom fields', '§5 Patterns'],
  ['§6 Roles and permissions'],
  ['§7 The calls it makes'],
  ['§8 The error catalogue'],
  ['§9 Business constants and limits'],
].flat();

interface Row {
  readonly nr: string;
  readonly sentence: string;
  readonly where: string;
  readonly state: string;
}

const rowOf = (line: string): Row => {
  const [nr = '', sentence = '', where = '', state = ''] = line
    .split(/(?<!\\)\|/)
    .slice(1)
    .map((cell) => cell.trim());
  return { nr, sentence, where, state };
};
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map(rowOf);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const fileNamed = (name: string): string[] => files.filter((file) => file === name || file.endsWith(`/${name}`));
const texts = new Map<string, string>();
const textOf = (file: string): string => {
  texts.set(file, texts.get(file) ?? read(file));
  return texts.get(file) ?? '';
};

/** A title as it stands in a test: a literal of its own. A title with a quote in it is written in other quotes. */
const hasTitle = (text: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
const hasStory = (text: string, name: string): boolean => new RegExp(`export const ${name}\\b`).test(text);

/** What of a row's tests is not there: `file` "title", further titles of the same file, stories by `Name`. */
function missing({ where }: Row): string[] {
  const problems: string[] = [];
  let text = '';
  for (const [, name, title] of where.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (title !== undefined) {
      if (!hasTitle(text, title)) problems.push(`no test "${title}"`);
    } else if (/^[A-Z]\w+$/.test(name ?? '')) {
      if (!hasStory(text, name ?? '')) problems.push(`no story ${name}`);
    } else {
      const found = fileNamed(name ?? '');
      if (found.length !== 1) problems.push(`${found.length} files ${name}`);
      text = found.map(textOf).join('\n');
    }
  }
  return problems;
}

describe('docs/spec-coverage.md', () => {
  it('has every section of the specification, in its order, each with rows', () => {
    const named = document.split('\n').filter((line) => line.startsWith('## '));
    expect(named).toEqual(headings.map((heading) => `## ${heading}`));
    for (const part of document.split(/^## /m).slice(1)) expect(part.split('\n')[0], part).toMatch(/^§/);
    for (const part of document.split(/^## /m).slice(1)) expect(part).toMatch(/^\| \d+\.\d+ \|/m);
  });

  it('numbers its rows through each section', () => {
    for (let section = 1; section <= 9; section++) {
      const numbers = rows.filter(({ nr }) => nr.startsWith(`${section}.`)).map(({ nr }) => nr);
      expect(numbers).toEqual(numbers.map((_, at) => `${section}.${at + 1}`));
      expect(numbers.length).toBeGreaterThan(0);
    }
  });

  it('gives each row a sentence, a state, and a test or a reason', () => {
    for (const { nr, sentence, where, state } of rows) {
      expect(sentence, nr).not.toBe('');
      expect(states, nr).toContain(state);
      expect(where, nr).toMatch(state === 'tested' ? /^`[^`]+\.(?:test|journey|stories)\.tsx?`/ : /\w{3}/);
    }
    expect(new Set(rows.map(({ nr, sentence }) => `${nr[0]} ${sentence}`)).size).toBe(rows.length);
  });

  it('names only files and tests that are there', () => {
    const found = rows.flatMap((row) => missing(row).map((problem) => `${row.nr}: ${problem}`));
    expect(found).toEqual([]);
  });

  it('names a test for each row that says it is tested', () => {
    const without = rows.filter(({ state, where }) => state === 'tested' && !/`[^`]+`,? (?:"|`[A-Z])/.test(where));
    expect(without.map(({ nr }) => nr)).toEqual([]);
  });

  it('counts right', () => {
    for (const state of states) {
      expect(document, state).toContain(`| ${state} | ${rows.filter((row) => row.state === state).length} |`);
    }
  });
});
