import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@closewright/contract';
import { pinCalls } from '@closewright/domain/check-writing-pin';
import { expect, it } from 'vitest';
import { root } from './programs.mjs';

it('each call that asks for a PIN is there, and changes something', () => {
  const methods = new Map(Object.values(endpoints).map(({ name, method }) => [name as string, method]));
  expect([...pinCalls].filter((name) => methods.get(name) !== 'POST')).toEqual([]);
});

it('no screen makes such a call past the dialog of the PIN', () => {
  const past = new RegExp(`\\b(?:call|send)\\(\\s*'(?:${[...pinCalls].join('|')})'`);
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => past.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
