import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { difference } from './ensure-install.mjs';

describe('what differs between lockfile and node_modules', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-install-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const a = { version: '1.0.0', integrity: 'sha512-a' };
  const put = (wanted: object, present?: object) => {
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
    if (!present) return;
    for (const path of Object.keys(present)) mkdirSync(join(folder, path), { recursive: true });
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
  };

  it('is nothing when both are the same', () => {
    put({ 'node_modules/a': a }, { 'node_modules/a': a });
    expect(difference(folder)).toBeUndefined();
  });

  it('is everything before the first install', () => {
    put({ 'node_modules/a': a });
    expect(difference(folder)).toContain('nothing is installed');
  });

  it('names a missing, a changed and a superfluous package', () => {
    put({ 'node_modules/a': a }, {});
    expect(difference(folder)).toBe('node_modules/a is missing');
    put({ 'node_modules/a': { ...a, version: '1.1.0' } }, { 'node_modules/a': a });
    expect(difference(folder)).toBe('node_modules/a is not 1.1.0');
    put({}, { 'node_modules/a': a });
    expect(difference(folder)).toBe('node_modules/a is no longer wanted');
  });

  it('sees a folder that was deleted by hand', () => {
    put({ 'node_modules/a': a }, { 'node_modules/a': a });
    rmSync(join(folder, 'node_modules/a'), { recursive: true });
    expect(difference(folder)).toBe('node_modules/a was removed');
  });

  it('accepts that packages for other systems are absent, but not that they are installed here', () => {
    const other = { ...a, optional: true, os: ['no-such-system'] };
    put({ 'node_modules/a': other }, {});
    expect(difference(folder)).toBeUndefined();
    put({ 'node_modules/a': other }, { 'node_modules/a': other });
    expect(difference(folder)).toBe('node_modules/a was installed for another system');
  });
});
