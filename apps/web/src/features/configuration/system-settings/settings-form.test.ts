import type { StoredSetting } from '@closewright/contract/system-settings';
import { describe, expect, it } from 'vitest';
import { changesOf, errorsOf, valuesOf } from './settings-form.ts';

const stored: StoredSetting[] = [
  {
    name: 'idleTimeoutMinutes',
    value: '45',
    version: 3,
    updatedAt: '2026-01-01T00:00:00Z',
    updatedBy: 'Administrator',
  },
];

describe('the form of the system settings', () => {
  it('shows what is stored and the default elsewhere', () => {
    expect(valuesOf(stored)).toMatchObject({ idleTimeoutMinutes: '45', anyDevice: null });
    expect(changesOf(stored, valuesOf(stored))).toEqual([]);
  });

  it('sends what differs, with the version it is based on; a default is not stored', () => {
    const values = { ...valuesOf(stored), idleTimeoutMinutes: '30', anyDevice: 'true', demoNavigation: 'false' };
    expect(changesOf(stored, values)).toEqual([
      { name: 'idleTimeoutMinutes', value: null, version: 3 },
      { name: 'anyDevice', value: 'true', version: 0 },
    ]);
  });

  it('says what is wrong, alone and together', () => {
    expect(errorsOf(valuesOf(stored))).toEqual({});
    expect(errorsOf({ ...valuesOf([]), idleTimeoutMinutes: '4' })).toMatchObject({
      idleTimeoutMinutes: expect.stringContaining('from 5 to 480'),
    });
    expect(errorsOf({ ...valuesOf([]), addFileTooltip: 'true' })).toEqual({
      addFileTooltipDate: 'The notice needs a date',
    });
  });
});
