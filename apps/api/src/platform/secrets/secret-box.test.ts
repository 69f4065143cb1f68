import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sealedForNoRow } from '../../../test/harness/old-seal.ts';
import { openBeside, openSecretBox } from './index.ts';
import { formatKey, loadKeyFile, newKey, parseKeys, saveKeyFile } from './keys.ts';
import { createSecretBox, type Keys, SecretUnreadable, textSeal } from './secret-box.ts';

const place = { tenant: 'epsilon', table: 'order_parties', column: 'tax_id_encrypted', row: 12 };
const key = (id: string, fill: number): Keys[number] => ({ id, key: Buffer.alloc(32, fill) });

describe('the secret box', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const box = createSecretBox(() => [key('k1', 1)]);
    const [first, second] = [box.encrypt('123-45-6789', place), box.encrypt('123-45-6789', place)];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('6789')).toBe(false);
    expect([box.decrypt(first, place), box.decrypt(second, place)]).toEqual(['123-45-6789', '123-45-6789']);
  });

  it('opens a value nowhere but where it belongs', () => {
    const box = createSecretBox(() => [key('k1', 1)]);
    const sealed = box.encrypt('123-45-6789', place);
    for (const other of [
      { tenant: 'ficus' },
      { table: 'users' },
      { column: 'account_encrypted' },
      { row: 13 },
      { row: null },
    ]) {
      expect(() => box.decrypt(sealed, { ...place, ...other })).toThrow(SecretUnreadable);
    }
  });

  it('opens what was sealed before rows were named, and seals it for its row', () => {
    const box = createSecretBox(() => [key('k1', 1)]);
    for (const row of [12, 13]) expect(box.decrypt(sealedForNoRow, { ...place, row })).toBe('123-45-6789');
    expect(() => box.decrypt(sealedForNoRow, { ...place, tenant: 'ficus' })).toThrow(SecretUnreadable);
    expect(box.isCurrent(sealedForNoRow)).toBe(false);
    expect(box.isCurrent(box.encrypt('x', place))).toBe(true);
    const renamed = Buffer.from(box.encrypt('123-45-6789', place));
    renamed[0] = 1;
    expect(() => box.decrypt(renamed, place)).toThrow(SecretUnreadable);
  });

  it('opens a value beside which its end is stored with that end only', () => {
    const box = createSecretBox(() => [key('k1', 1)]);
    for (const sealed of [sealedForNoRow, box.encrypt('123-45-6789', place)]) {
      expect(openBeside(box, place, sealed, '6789')).toBe('123-45-6789');
      for (const last4 of ['6780', '', null])
        expect(() => openBeside(box, place, sealed, last4)).toThrow(/order_parties\.tax_id_encrypted, row 12, .* end/);
    }
  });

  it('refuses a value with any bit changed', () => {
    const box = createSecretBox(() => [key('k1', 1)]);
    const sealed = box.encrypt('x', place);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => box.decrypt(changed, place), `byte ${index}`).toThrow(SecretUnreadable);
    }
    expect(() => box.decrypt(sealed.subarray(0, 10), place)).toThrow(SecretUnreadable);
  });

  it('opens old values after a rotation, and notices a rotation by another process', () => {
    let keys: Keys = [key('k1', 1)];
    const running = createSecretBox(() => keys);
    const old = running.encrypt('old', place);
    keys = [key('k2', 2), key('k1', 1)];
    const fresh = createSecretBox(() => keys).encrypt('new', place);
    expect(running.decrypt(fresh, place)).toBe('new');
    expect(running.decrypt(old, place)).toBe('old');
    expect([running.isCurrent(old), running.isCurrent(fresh)]).toEqual([false, true]);
    keys = [key('k2', 2)];
    expect(() => createSecretBox(() => keys).decrypt(old, place)).toThrow(/the key "k1" is missing/);
  });

  it('seals with a new key from the moment it is there, before a value of it was seen', () => {
    const folder = mkdtempSync(join(tmpdir(), 'closewright-keys-'));
    const clock = { now: () => new Date('2026-01-02T03:04:05Z') };
    const running = openSecretBox({ keys: null, dataDir: folder }, clock);
    const old = running.encrypt('old', place);
    const fresh = newKey(new Date('2026-02-02T00:00:00Z'));
    saveKeyFile(folder, [fresh, ...loadKeyFile(folder, clock.now())]);
    expect(running.isCurrent(old)).toBe(false);
    const sealed = running.encrypt('new', place);
    expect(sealed.subarray(0, 2 + fresh.id.length).equals(running.currentPrefix())).toBe(true);
    expect(createSecretBox(() => [fresh]).decrypt(sealed, place)).toBe('new');
    rmSync(folder, { recursive: true });
  });

  it('seals text for text columns, and opens it as it was written only', () => {
    const seal = textSeal(
      createSecretBox(() => [key('k1', 1)]),
      place,
    );
    expect(seal.open(seal.seal('{"kty":"RSA"}'))).toBe('{"kty":"RSA"}');
    for (const text of ['a', 'ab', 'abc'])
      for (const added of ['A', '==', ' ']) expect(() => seal.open(seal.seal(text) + added)).toThrow();
  });
});

describe('the key file', () => {
  it('is made once, for its owner only, and refused when others can read it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'closewright-keys-'));
    const now = new Date('2026-01-02T03:04:05Z');
    const made = loadKeyFile(folder, now);
    expect(made).toMatchObject([{ id: expect.stringMatching(/^k20260102030405/) }]);
    expect(loadKeyFile(folder, new Date())).toEqual(made);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    saveKeyFile(folder, [newKey(new Date('2026-02-02T00:00:00Z')), ...made]);
    expect(loadKeyFile(folder, now).map(({ id }) => id)).toEqual([
      expect.stringMatching(/^k20260202000000/),
      made[0]?.id,
    ]);
    chmodSync(join(folder, 'keys.json'), 0o644);
    expect(() => loadKeyFile(folder, now)).toThrow(/chmod 600/);
    rmSync(folder, { recursive: true });
  });

  it('has the format of the environment too', () => {
    const keys = [key('k2', 2), key('k1', 1)];
    expect(parseKeys(keys.map(formatKey).join(','))).toEqual(keys);
    expect(() => parseKeys('k1:c2hvcnQ=')).toThrow(/32 bytes/);
  });
});
