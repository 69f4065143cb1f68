import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceProblems, problemsOf, scriptProblems } from './check-lockfile.mjs';
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
    ['two that both have to be kept', { license: '(MIT AND GPL-2.0)' }, ['a: its licence is (MIT AND GPL-2.0)']],
    ['one of two', { license: '(MPL-2.0 OR Apache-2.0)' }, []],
    ['two of the list', { license: '(MIT AND ISC)' }, []],
    [
      'one of two together with another',
      { license: '(MIT OR X11) AND GPL-3.0-only' },
      ['a: its licence is (MIT OR X11) AND GPL-3.0-only'],
    ],
    ['one of two in brackets', { license: 'GPL-3.0-only OR (MIT AND (ISC OR GPL-2.0-only))' }, []],
    ['a name that is none', { license: '(MIT OR Mine' }, ['a: its licence is (MIT OR Mine']],
    ['what is only referred to', { license: 'SEE LICENSE IN MIT' }, ['a: its licence is SEE LICENSE IN MIT']],
    ['an exception', { license: 'GPL-2.0 WITH Classpath-exception-2.0' }, [expect.stringContaining('WITH')]],
    ['what is only built with', { license: 'GPL-3.0-only', dev: true }, []],
  ])('%s', (_, entry, problems) => {
    expect(licenceProblems({ packages: { 'node_modules/a': entry } })).toEqual(problems);
  });
});

describe('the scripts that packages want to run when they are installed', () => {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const manifest = (): { allowScripts: Record<string, boolean> } => JSON.parse(text('package.json'));
  const wants = { version: '1.0.0', integrity: 'x', hasInstallScript: true };

  it('are all known, and none is run', () => {
    expect(Object.keys(manifest().allowScripts).length).toBeGreaterThan(0);
    expect(scriptProblems(read(), manifest())).toEqual([]);
  });

  it.each([
    ['a package nobody has looked at', { 'node_modules/b/node_modules/a': wants }, {}, 'a: wants to run a script'],
    ['a package that is let through', { 'node_modules/a': wants }, { a: true }, 'a: is let run a script'],
    [
      'a version that is let through',
      { 'node_modules/a': wants },
      { a: false, 'a@1.0.0': true },
      'a@1.0.0: is let run a script',
    ],
    ['a package that is gone', {}, { a: false }, 'a: is refused a script, but wants none'],
  ])('%s is seen', (_, packages, allowScripts, problem) => {
    expect(scriptProblems({ packages }, { allowScripts })).toEqual([expect.stringContaining(problem)]);
  });

  it('are refused by npm, by the install before a start, and by the image', () => {
    expect(text('.npmrc').split('\n')).toContain('strict-allow-scripts=true');
    expect(text('.npmrc')).not.toMatch(/dangerously-allow-all-scripts|ignore-scripts=false/);
    expect(text('tools/ensure-install.mjs')).toMatch(/\['ci', '--ignore-scripts'\]/);
    const installs = [...text('deploy/Dockerfile').matchAll(/npm (?:ci|i|install)\b.*/g)].map(([line]) => line);
    expect(installs.length).toBeGreaterThan(0);
    for (const line of installs) expect(line).toContain('--ignore-scripts');
  });
});
