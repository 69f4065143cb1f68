import { expect, it } from 'vitest';
import { clockOf } from './clock.ts';

const clock = clockOf('America/Chicago', () => Date.parse('2013-04-12T18:00:00Z'));

it('tells instants in the zone of the company', () => {
  expect(clock.today()).toBe('2013-04-12');
  expect(clock.time('2013-04-12T14:41:00Z')).toBe('9:41 AM');
  expect(clock.moment('2013-04-12T14:41:00Z')).toBe('04/12/2013 9:41 AM');
  expect(clock.local('2013-04-12T14:41:00Z')).toBe('2013-04-12T09:41');
});

it('leaves out the date of today only', () => {
  expect(clock.since('2013-04-12T14:12:00Z')).toBe('9:12 AM');
  expect(clock.since('2013-04-12T03:12:00Z')).toBe('04/11/2013 10:12 PM');
});
