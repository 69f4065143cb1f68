import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './programs.mjs';

/** Tests, journeys and benches, and what they are made with. */
const watched = [
  '{apps,packages}/*/src/**/*.test.{ts,tsx}',
  'apps/*/{test,e2e}/**/*.ts',
  'bench/{src,api,apps}/**/*.{ts,tsx}',
  'packages/testkit/src/**/*.ts',
  'tools/**/*.ts',
];

/** A cast that takes anything for anything: a made-up value behind it goes on compiling when what it stands for grows. */
const blind = /\bas (?:never|any|unknown as)\b/;
const isComment = (line = '') => /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line);

/** The lines that cast blindly without a reason: in a comment above the statement, which a cast may end some lines later. */
function castsWithoutReason(source: string): number[] {
  const lines = source.split('\n');
  const hasReason = (at: number): boolean => {
    for (let above = at; above >= 0 && lines[above]?.trim() !== ''; above -= 1)
      if (isComment(lines[above])) return true;
    return false;
  };
  return lines.flatMap((line, at) => (blind.test(line) && !isComment(line) && !hasReason(at) ? [at + 1] : []));
}

it('a cast to never, any or by way of unknown in a test or a bench has its reason beside it', () => {
  const files = globSync(watched, { cwd: root, exclude: ['**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !file.endsWith('casts.test.ts'))
    .flatMap((file) => castsWithoutReason(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

it('a cast without a reason is found', () => {
  const source = [
    'const a = b as never;',
    '',
    '// The reader only listens.',
    'const c = {',
    '} as unknown as D;',
    '',
    'f(x as any);',
  ];
  expect(castsWithoutReason(source.join('\n'))).toEqual([1, 7]);
});
