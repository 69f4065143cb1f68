import { expect, it } from 'vitest';
import { hasScript } from './index.ts';

it.each(['<script>', '</script', '< / SCRIPT >', '<\n/script>', '<  script'])('%j has a script element', (text) => {
  expect(hasScript(text)).toBe(true);
});

it.each(['<scripts', 'script', '<//script', '< scr ipt'])('%j has none', (text) => {
  expect(hasScript(text)).toBe(false);
});

it('blanks without an end are read once', () => {
  const start = performance.now();
  expect(hasScript(`<${' '.repeat(100_000)}`)).toBe(false);
  // Read again from each blank they take many seconds.
  expect(performance.now() - start).toBeLessThan(1000);
});
