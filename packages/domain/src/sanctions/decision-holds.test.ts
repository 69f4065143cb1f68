import { expect, it } from 'vitest';
import { decisionHolds, type ScreenedHit } from './decision-holds.ts';
import { listed } from './sanctions.fixture.ts';

const hit = (over: Partial<ScreenedHit> = {}): ScreenedHit => ({
  ...listed(1, 'MADURO MOROS, Nicolas', { remarks: 'DOB 23 Nov 1962.' }),
  ...{ score: 97, screened: 'Nicolas Maduro' },
  ...over,
});
const other = hit({ entry: 2, name: 'MADURO, Nicolas Ernesto', score: 91 });

it.each<[string, ScreenedHit[], ScreenedHit[], boolean]>([
  ['the same', [hit()], [hit()], true],
  ['in another order', [hit(), other], [other, hit()], true],
  ['with another score', [hit()], [hit({ score: 90 })], true],
  ['one more', [hit()], [hit(), other], false],
  ['one less', [hit(), other], [hit()], false],
  ['of another name', [hit()], [hit({ screened: 'Nicolas Maduro Jr.' })], false],
  ['with another remark', [hit()], [hit({ remarks: 'DOB 23 Nov 1962; POB Caracas.' })], false],
  ['of another program', [hit()], [hit({ program: 'VENEZUELA' })], false],
  ['by an alias', [hit()], [hit({ kind: 'alias' })], false],
])('a decision about hits: %s', (_what, before, now, holds) => {
  expect(decisionHolds(before, now)).toBe(holds);
});
