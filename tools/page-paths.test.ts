import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPagePath } from '@closewright/domain/navigation';
import { describe, expect, it } from 'vitest';
import { root } from './programs.mjs';

/** The server answers the web app where the domain knows a page: it must know every route that the web app has. */
describe('a path', () => {
  const generated = readFileSync(join(root, 'apps', 'web', 'src', 'routeTree.gen.ts'), 'utf8');
  // The pages of the statement have one route; which of them are drawn is tested beside it.
  const paths = [...generated.matchAll(/fullPath: '([^'$]*(?:\$\w+[^'$]*)*)'/g)].map(([, path = '']) =>
    path.replace(/(?<=settlement\/)\$page$/, 'fees'),
  );

  it('of every route of the web app is one of a page', () => {
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !isPagePath(path.replace(/\$\w+/g, '12')))).toEqual([]);
  });

  it.each([
    '/metrics',
    '/.env',
    '/.git/HEAD',
    '/wp-login.php',
    '/actuator/health',
    '/index.html',
    '/%00',
    '/recent-files/x',
    '/no/such/page',
    '//',
    '',
  ])('%s is none', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});
