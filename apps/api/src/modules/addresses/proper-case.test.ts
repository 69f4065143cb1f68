import { expect, it } from 'vitest';
import { properCase } from './proper-case.ts';

it.each([
  ['456 SOMEWHERE AVE', '456 Somewhere Ave'],
  ['123 NW 5TH ST', '123 NW 5th St'],
  ["12 O'NEIL WINSTON-SALEM RD", "12 O'Neil Winston-Salem Rd"],
  ['1001 US HWY 75', '1001 US Hwy 75'],
  ['  ', ''],
])('%s', (given, expected) => {
  expect(properCase(given)).toBe(expected);
});
