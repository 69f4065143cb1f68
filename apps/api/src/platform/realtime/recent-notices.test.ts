import { expect, it } from 'vitest';
import { RecentNotices } from './recent-notices.ts';

function setUp(limit?: number) {
  let now = 1000;
  const notices = new RecentNotices<string>(() => now, limit);
  const at = (moment: number, tenant: string, notice: string) => {
    now = moment;
    notices.add(tenant, notice);
  };
  return { notices, at, pass: (moment: number) => (now = moment) };
}

it('knows what a tenant was told since a moment, the moment itself included', () => {
  const { notices, at } = setUp();
  at(1100, 'alpha', 'early');
  at(1200, 'alpha', 'at the moment');
  at(1300, 'beta', 'of another');
  at(1400, 'alpha', 'late');
  expect(notices.since('alpha', 1200)).toEqual(['at the moment', 'late']);
  expect(notices.since('gamma', 1200)).toEqual([]);
});

it('does not know what was before it began, before a gap, or more than a minute ago', () => {
  const { notices, at, pass } = setUp();
  expect(notices.since('alpha', 999)).toBeNull();
  expect(notices.since('alpha', 1000)).toEqual([]);
  at(1100, 'alpha', 'before the gap');
  pass(2000);
  notices.missedSome();
  expect(notices.since('alpha', 1999)).toBeNull();
  expect(notices.since('alpha', 2000)).toEqual([]);
  pass(62_001);
  expect(notices.since('alpha', 2000)).toBeNull();
});

it('keeps no more than it may, and says so', () => {
  const { notices, at } = setUp(3);
  for (let nth = 1; nth <= 6; nth++) at(1000 + nth, 'alpha', `${nth}`);
  expect(notices.since('alpha', 1003)).toBeNull();
  expect(notices.since('alpha', 1004)).toEqual(['4', '5', '6']);
});
