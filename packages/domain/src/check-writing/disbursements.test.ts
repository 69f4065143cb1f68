import { expect, it } from 'vitest';
import { takeBackObstacle } from './disbursements.ts';

const today = '2013-04-16';
const later = 'This was posted on 04/15/2013, and is taken back on that day alone: ask for its void';
const approved = 'This was approved, so nobody takes it back alone: ask for its void';

it.each<[string, Parameters<typeof takeBackObstacle>[0], string | null]>([
  ['on the day of its posting', { wasApproved: false, postedOn: today, today }, null],
  ['on the day after', { wasApproved: false, postedOn: '2013-04-15', today }, later],
  ['where the clock of the database is ahead', { wasApproved: false, postedOn: '2013-04-17', today }, null],
  ['of what was approved, even on that day', { wasApproved: true, postedOn: today, today }, approved],
  ['of what was approved before', { wasApproved: true, postedOn: '2013-04-15', today }, approved],
])('taking back a payment: %s', (_, payment, expected) => {
  expect(takeBackObstacle(payment)).toBe(expected);
});
