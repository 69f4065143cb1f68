import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './programs.mjs';

/** What no tracked file may hold. Written in pieces, so that this file does not find itself. */
const forbidden: Record<string, RegExp> = {
  'a package host': new RegExp(
    [
      'registry\\.npm' + 'js\\.org',
      'npm\\.pkg\\.github' + '\\.com',
      'registry\\.yarn' + 'pkg\\.com',
      'repo1?\\.maven' + '\\.(apache\\.)?org',
      'arti' + 'factory',
      '/api/npm' + '/',
    ].join('|'),
    'i',
  ),
  'a login of a package host': new RegExp('_auth' + '(Token)?\\s*=', 'i'),
  'a private key': new RegExp('-----BEGIN [A-Z ]*PRIVATE' + ' KEY-----'),
  'a private key as JWK': new RegExp('"d"\\s*:\\s*"[\\w-]{40,}' + '"'),
  'a cloud key': new RegExp('\\bAKIA' + '[0-9A-Z]{16}\\b'),
  'an access token': new RegExp('\\b(ghp|gho|ghs|github_pat|npm|glpat|xox[bap])' + '[_-][A-Za-z0-9_-]{20,}'),
  'a signed token': new RegExp('\\beyJ[\\w-]{20,}' + '\\.eyJ[\\w-]{20,}\\.[\\w-]{20,}'),
  'a path of one machine': new RegExp('(^|[\\s"\'`(=:])/(work|home/[a-z]|Users/[A-Za-z]|root)' + '/', 'm'),
};

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\0')
  .filter(Boolean);

const texts = tracked.flatMap((path) => {
  const file = join(root, path);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > 2_000_000) return [];
  const content = readFileSync(file);
  return content.includes(0) ? [] : [{ path, text: content.toString('utf8') }];
});

describe('the tracked files', () => {
  it('were read', () => {
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.some(({ path }) => path === 'package-lock.json')).toBe(true);
  });

  it.each(Object.keys(forbidden))('hold no %s', (what) => {
    const pattern = forbidden[what];
    expect(texts.filter(({ text }) => pattern?.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('hold no file that belongs to one machine', () => {
    const stray = /(^|\/)(\.env(\..+)?|node_modules|\.data|test-results|.*\.(pem|p12|key|sqlite|log))(\/|$)/;
    expect(tracked.filter((path) => stray.test(path) && !path.endsWith('.env.example'))).toEqual([]);
  });

  it('have names of the house: lower case with dashes', () => {
    const named = /^(packages|apps|tools|bench)\/.*\.(ts|tsx|mjs|css)$/;
    const routes = /^apps\/web\/src\/routes|routeTree\.gen\.ts$/;
    const odd = tracked.filter(
      (path) => named.test(path) && !routes.test(path) && /[A-Z]|_(?!_)/.test(path.split('/').at(-1) ?? ''),
    );
    expect(odd).toEqual([]);
  });

  it('are searched with patterns that find something', () => {
    expect(forbidden['a package host']?.test(`https://registry.npm${'js.org'}/a`)).toBe(true);
    expect(forbidden['a private key']?.test(`-----BEGIN RSA PRIVATE${' KEY-----'}`)).toBe(true);
    expect(forbidden['a path of one machine']?.test(`"/wo${'rk'}/main"`)).toBe(true);
  });
});
