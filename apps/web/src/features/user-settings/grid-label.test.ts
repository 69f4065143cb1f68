import { expect, it } from 'vitest';
import { gridLabel } from './grid-label.ts';

it.each([
  ['grid:recent-files', 'Recent files'],
  ['grid:configuration.audit-log', 'Configuration audit log'],
  ['grid:', 'Unnamed grid'],
])('%s is called %s', (name, label) => {
  expect(gridLabel(name)).toBe(label);
});
