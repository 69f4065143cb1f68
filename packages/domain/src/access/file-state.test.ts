import { describe, expect, it } from 'vitest';
import { administrator, main, officer } from './decisions.fixture.ts';
import { can, changingFile, freeFile, ignoresFileInUse, pageMode } from './index.ts';

// holds core 3.10
describe('a file in use, ignored (core.md §3, §4)', () => {
  const trusted = { ...officer, allowOpenFileInUse: true };

  it.each([
    ['wished, with the user flag', trusted, true, true],
    ['not wished', trusted, false, false],
    ['wished, without the user flag', officer, true, false],
    ['neither', officer, false, false],
  ])('%s: %s', (_name, actor, isWished, counts) => {
    expect(ignoresFileInUse(actor, isWished)).toBe(counts);
  });

  // holds core 4.11
  it('is edited beside its holder, on the page and at the api', () => {
    const file = { ...freeFile, isFileInUse: true, ignoreFileInUse: ignoresFileInUse(trusted, true) };
    expect(pageMode(trusted, main, file).readOnly).toBe(false);
    expect(can(trusted, 'saveOrder', { file }).allowed).toBe(true);
  });

  it('is no free pass: a lock of the file holds all the same', () => {
    const file = { ...freeFile, isFileInUse: true, ignoreFileInUse: true, isLocked: true };
    expect(pageMode(administrator, main, file).readOnly).toBe(true);
  });

  it('nothing is ignored while the file is only being read', () => {
    expect(changingFile).toEqual({ ...freeFile, isFileInUse: true });
  });
});
