import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addToKeyFile, loadKeyFile, newKey, saveKeyFile } from './keys.ts';

const now = new Date('2026-11-24T03:45:00.100Z');
const names = (keys: readonly { id: string }[]): string[] => keys.map(({ id }) => id);

describe('the keys of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('have names that differ, also of one moment, and that sort by time', () => {
    const same = Array.from({ length: 10 }, () => newKey(now));
    expect(new Set(names(same)).size).toBe(10);
    const next = newKey(new Date(now.getTime() + 1000));
    for (const { id } of same) expect(id < next.id).toBe(true);
    // As CLOSEWRIGHT_KEYS and the signed heads of the audit take them.
    for (const { id } of same) expect(id).toMatch(/^[a-z0-9-]{1,20}$/);
  });

  it('are not stored where two have one name', () => {
    const key = newKey(now);
    saveKeyFile(folder, [key]);
    expect(() => saveKeyFile(folder, [{ ...newKey(now), id: key.id }, key])).toThrow(/Two keys are named k2026/);
    expect(names(loadKeyFile(folder, now))).toEqual([key.id]);
  });

  it('may be added before there is a folder, behind its own, each once', () => {
    const [own, given] = [newKey(now), newKey(now)];
    const dataDir = join(folder, 'not', 'yet');
    addToKeyFile(dataDir, [own], now);
    addToKeyFile(dataDir, [given, own], now);
    expect(names(loadKeyFile(dataDir, now))).toEqual([own.id, given.id]);
    expect(existsSync(join(dataDir, 'keys.json'))).toBe(true);
  });
});
