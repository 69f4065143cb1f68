import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceProblems, problemsOf } from './check-lockfile.mjs';
import { root } from './programs.mjs';

interface Lockfile {
  packages: Record<
    string,
    { version?: string; resolved?: string; integrity?: string; optionalDependencies?: Record<string, string> }
  >;
}
const read = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const first = Object.entries(read().packages).find(([path, entry]) => path !== '' && entry.optionalDependencies);
if (!first) throw new Error('No entry of the lockfile has optional packages.');
const [holder, entry] = first;
const optional = Object.keys(entry.optionalDependencies ?? {})[0] ?? '';

describe('the check of the lockfile', () => {
  it('passes ours', () => {
    expect(problemsOf(read())).toEqual([]);
  });

  it('misses a platform package that is not listed', () => {
    const lockfile = read();
    for (const path of Object.keys(lockfile.packages)) {
      if (path.endsWith(`node_modules/${optional}`)) delete lockfile.packages[path];
    }
    expect(problemsOf(lockfile).join('\n')).toContain(`${holder}: its optional ${optional}`);
  });

  it('sees a platform package of another version', () => {
    const lockfile = {
      packages: {
        'node_modules/a': { version: '1.0.0', integrity: 'x', optionalDependencies: { b: '1.0.0' } },
        'node_modules/b': { version: '0.9.0', integrity: 'x' },
      },
    };
    expect(problemsOf(lockfile)).toEqual(['node_modules/a: its optional b is 0.9.0 instead of 1.0.0']);
  });

  it('looks for a package where Node would', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/a/node_modules/c': { version: '1.0.0', integrity: 'x', optionalDependencies: { b: '2.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'x' },
      'node_modules/b': { version: '1.0.0', integrity: 'x' },
    };
    expect(problemsOf({ packages })).toEqual([]);
  });

  it.each(['https://host.invalid/a.tgz', 'http://host.invalid/a.tgz', 'git+ssh://git@host.invalid/a', 'file:../a.tgz'])(
    'refuses the download address %s',
    (resolved) => {
      expect(problemsOf({ packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x', resolved } } })).toEqual([
        'node_modules/a: holds a download address',
      ]);
    },
  );

  it('wants the integrity of every package', () => {
    expect(problemsOf({ packages: { 'node_modules/a': { version: '1.0.0' } } })).toEqual([
      'node_modules/a: has no integrity',
    ]);
  });

  it('does not pass an empty lockfile', () => {
    expect(problemsOf({ packages: {} })).not.toEqual([]);
  });
});

describe('the licences of what is delivered', () => {
  it('are all agreed to', () => {
    expect(licenceProblems(read())).toEqual([]);
  });

  it.each([
    ['another licence', { license: 'GPL-3.0-only' }, ['a: its licence is GPL-3.0-only']],
    ['no licence', {}, ['a: its licence is none']],
    ['two that both have to be kept', { license: '(MIT AND GPL-2.0)' }, ['a: its licence is MIT AND GPL-2.0']],
    ['one of two', { license: '(MPL-2.0 OR Apache-2.0)' }, []],
    ['what is only built with', { license: 'GPL-3.0-only', dev: true }, []],
  ])('%s', (_, entry, problems) => {
    expect(licenceProblems({ packages: { 'node_modules/a': entry } })).toEqual(problems);
  });
});
