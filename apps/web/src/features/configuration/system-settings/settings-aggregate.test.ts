import type { StoredSetting } from '@closewright/contract/system-settings';
import { expect, it } from 'vitest';
import { mergeDocument } from '../../../records/editor/merge-rows.ts';
import { rowChanges, rowsOf, singleKey, withRow } from '../../../records/editor/rows.ts';
import { settingsAggregate, settingsKinds, settingValues } from './settings-aggregate.ts';

const setting = (name: StoredSetting['name'], value: string, version: number): StoredSetting => ({
  name,
  value,
  version,
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: 'Administrator',
});
const stored = [setting('idleTimeoutMinutes', '45', 3)];
const typed = (values: Record<string, string | null>) =>
  withRow(rowsOf(settingsAggregate, stored), 'settings', singleKey, values);

it('a save sends each setting that differs with its version, and says by setting what is wrong', () => {
  expect(rowChanges(settingsAggregate, stored, typed({}))).toBeNull();
  expect(rowChanges(settingsAggregate, stored, typed({ idleTimeoutMinutes: '60' }))).toEqual({
    settings: [{ name: 'idleTimeoutMinutes', value: '60', version: 3 }],
  });
  expect(settingsAggregate.problems?.(stored, typed({ addFileTooltip: 'true' }))).toEqual({
    'settings.0.addFileTooltipDate': 'The notice needs a date',
  });
});

it('what somebody else saved joins; of one setting both sides are told in words', () => {
  const theirs = [setting('idleTimeoutMinutes', '50', 4), setting('anyDevice', 'true', 1)];
  const joined = mergeDocument(settingsAggregate, { base: stored, mine: typed({ demoNavigation: 'true' }) }, theirs);
  expect(settingValues(joined.form)).toMatchObject({
    anyDevice: 'true',
    demoNavigation: 'true',
    idleTimeoutMinutes: '50',
  });
  const { conflicts } = mergeDocument(
    settingsAggregate,
    { base: stored, mine: typed({ idleTimeoutMinutes: null }) },
    theirs,
  );
  expect(conflicts).toMatchObject([{ field: 'idleTimeoutMinutes', mine: null, theirs: '50' }]);
  const words = settingsKinds.settings.words;
  expect([null, '50'].map((value) => words?.('idleTimeoutMinutes', value))).toEqual(['Default: 30 minutes', '50']);
  expect(words?.('anyDevice', 'true')).toBe('on');
});
