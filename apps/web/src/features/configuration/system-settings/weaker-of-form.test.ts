import type { StoredSetting } from '@closewright/contract/system-settings';
import type { SystemSettingName } from '@closewright/domain/system-settings';
import { expect, it } from 'vitest';
import { valuesOf } from './settings-form.ts';
import { weakerOfForm } from './weaker-of-form.ts';

const stored = (name: SystemSettingName, value: string): StoredSetting => ({
  ...{ name, value, version: 1, updatedAt: '2026-05-01T12:00:00Z', updatedBy: 'Ann' },
});
const held = [stored('wireWaitingHours', '48'), stored('wireTwoReleaseFrom', '10000')];

it.each<[what: string, typed: Partial<Record<SystemSettingName, string | null>>, object]>([
  ['nothing', {}, { weaker: [], without: {}, isRest: false }],
  ['a stronger one', { wireWaitingHours: '72' }, { weaker: [], without: {}, isRest: true }],
  [
    'a weaker one',
    { wireWaitingHours: '12' },
    {
      weaker: [{ setting: 'wireWaitingHours', was: 48, becomes: 12 }],
      without: { wireWaitingHours: '48' },
      isRest: false,
    },
  ],
  [
    'a default that is weaker, beside another setting',
    { wireTwoReleaseFrom: null, noteEditMinutes: '30' },
    {
      weaker: [{ setting: 'wireTwoReleaseFrom', was: 10_000, becomes: 0 }],
      without: { wireTwoReleaseFrom: '10000' },
      isRest: true,
    },
  ],
])('a form with %s', (_what, typed, answer) => {
  expect(weakerOfForm(held, { ...valuesOf(held), ...typed })).toEqual(answer);
});
