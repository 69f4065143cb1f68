import { describe, expect, it } from 'vitest';
import { officer, withSettings } from './decisions.fixture.ts';
import { freeFile, isFileAvailableNow, waitsForFile } from './index.ts';

// holds core 4.20
describe('file becomes available (core.md §4)', () => {
  const open = { fileNumber: '12-3456', file: { ...freeFile, isFileInUse: true } };
  const message = { Event: 'FileAvailable', FileNumber: '12-3456' };
  const mayOpen = { ...officer, allowOpenFileInUse: true };
  const readOnly = withSettings(officer, { IsAppReadOnly: 1 });
  it.each([
    ['in use', officer, open, message, true],
    ['another file', officer, open, { ...message, FileNumber: '12-3457' }, false],
    ['another event', officer, open, { ...message, Event: 'FileChanged' }, false],
    ['not in use', officer, { ...open, file: freeFile }, message, false],
    ['ignored', officer, { ...open, file: { ...open.file, ignoreFileInUse: true } }, message, false],
    ['user may open files in use', mayOpen, open, message, false],
    ['user only reads', readOnly, open, message, false],
  ])('%s: %s', (_name, actor, file, event, expected) => {
    expect(isFileAvailableNow(actor, file, event)).toBe(expected);
  });

  it('is waited for while somebody else has it, and only then', () => {
    expect(waitsForFile(officer, open.file)).toBe(true);
    expect(waitsForFile(officer, freeFile)).toBe(false);
    expect(waitsForFile(mayOpen, open.file)).toBe(false);
    expect(waitsForFile(readOnly, open.file)).toBe(false);
  });
});
