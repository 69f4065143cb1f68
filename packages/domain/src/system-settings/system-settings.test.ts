import { describe, expect, it } from 'vitest';
import {
  addFileNotice,
  readSetting,
  type SystemSettingName,
  settingError,
  settingsErrors,
  systemSetting,
  systemSettingNames,
} from './index.ts';

describe('system settings', () => {
  it.each(systemSettingNames)('%s has a default that is allowed, and a reason for it', (name) => {
    const { default: standard, reason } = systemSetting(name);
    if (standard !== null) expect(settingError(name, String(standard))).toBeNull();
    expect(reason).toMatch(/\.$/);
    expect(readSetting({}, name)).toBe(standard);
  });

  it.each<[SystemSettingName, string, boolean | number | string]>([
    ['idleTimeoutMinutes', '45', 45],
    ['anyDevice', 'true', true],
    ['addFileTooltipDate', '2026-05-01', '2026-05-01'],
    ['addFileTooltipText', 'No more', 'No more'],
  ])('%s stored as %j reads %j', (name, text, value) => {
    expect(readSetting({ [name]: text }, name)).toBe(value);
  });

  it.each<[SystemSettingName, string, RegExp]>([
    ['idleTimeoutMinutes', '4', /from 5 to 480/],
    ['idleTimeoutMinutes', '481', /from 5 to 480/],
    ['idleTimeoutMinutes', '1e2', /whole number/],
    ['idleTimeoutMinutes', '', /whole number/],
    ['licenceAlertPercent', '101', /from 50 to 100/],
    ['anyDevice', 'yes', /on or off/],
    ['addFileTooltipDate', '2026-02-29', /must be a date/],
    ['addFileTooltipDate', '0026-02-28', /year from 1970 to 2099/],
    ['addFileTooltipText', ' ', /is required/],
    ['addFileTooltipText', 'x'.repeat(201), /at most 200/],
  ])('%s refuses %j, and reads its default where that is stored', (name, text, message) => {
    expect(settingError(name, text)).toMatch(message);
    expect(readSetting({ [name]: text }, name)).toBe(systemSetting(name).default);
  });

  it('knows no name of an object', () => {
    expect(readSetting(Object.create({ anyDevice: 'true' }), 'anyDevice')).toBe(false);
  });

  it('fit together', () => {
    expect(settingsErrors({})).toEqual({});
    expect(settingsErrors({ idleTimeoutMinutes: '5', idleNoticeSeconds: '299' })).toEqual({});
    expect(settingsErrors({ idleTimeoutMinutes: '5', idleNoticeSeconds: '300' })).toEqual({
      idleNoticeSeconds: 'The warning must be shorter than the time without activity',
    });
    expect(settingsErrors({ addFileTooltip: 'true' })).toEqual({ addFileTooltipDate: 'The notice needs a date' });
    expect(settingsErrors({ addFileTooltip: 'true', addFileTooltipDate: '2026-05-01' })).toEqual({});
  });
});

describe('notice at Add File (core.md §6)', () => {
  it('is off by default', () => {
    expect(addFileNotice({})).toBeNull();
    expect(addFileNotice({ addFileTooltipDate: '2026-05-01' })).toBeNull();
    expect(addFileNotice({ addFileTooltip: 'true' })).toBeNull();
  });

  // holds core 6.19
  it('names the date', () => {
    expect(addFileNotice({ addFileTooltip: 'true', addFileTooltipDate: '2026-05-01' })).toBe(
      'From 05/01/2026 new orders cannot be opened in the product.',
    );
  });
});
