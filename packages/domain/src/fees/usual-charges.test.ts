import { expect, it } from 'vitest';
import { sampleFees } from '../settlement/sample-purchase.ts';
import { usualCharges } from './usual-charges.ts';

it.each([
  ['A', 'Application fee'],
  ['C', 'Pest inspection fee'],
  ['G', 'Aggregate adjustment'],
  [null, 'Application fee'],
  ['X', 'Application fee'],
])('of section %s begin with those of it', (section, first) => {
  expect(usualCharges(section)[0]).toBe(first);
});

it('have each name once, and those of form H-25(B) that have no figure in them', () => {
  const names = usualCharges('G');
  expect(new Set(names).size).toBe(names.length);
  // What is charged by another page has a name of that page.
  const typed = sampleFees.filter(({ section, label }) => section !== 'E' && !/\d|^Real estate/.test(label));
  expect(typed).toHaveLength(25);
  expect(typed.map(({ label }) => label).filter((label) => !names.includes(label))).toEqual([]);
});
