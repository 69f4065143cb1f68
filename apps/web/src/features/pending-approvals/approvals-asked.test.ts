import { expect, it } from 'vitest';
import { type AskedApprovals, readAsked } from './approvals-asked.ts';

it.each<[Record<string, unknown>, AskedApprovals]>([
  [{}, {}],
  [{ show: 'decided' }, { show: 'decided' }],
  [
    { show: 'decided', kind: 'advance' },
    { show: 'decided', kind: 'advance' },
  ],
  [{ show: 'pending', kind: 'anything' }, {}],
  [{ show: 7, kind: null }, {}],
])('of %j it asks for %j', (search, asked) => {
  expect(readAsked(search)).toEqual(asked);
});
