import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretsOf } from './key-secrets.ts';

const user = { tenant: 'epsilon', usersID: 1 };
const key = randomUUID();
const call = ['askCompanyTaxID', { body: { taxID: '12-3456789' } }];

describe('the secrets of a key', () => {
  it('are the same for the same user and key, and others for anybody else', () => {
    const made = [
      secretsOf(user, key),
      secretsOf(user, randomUUID()),
      secretsOf({ ...user, usersID: 11 }, key),
      secretsOf({ ...user, tenant: 'epsilon1' }, key),
    ];
    const shown = made.flatMap((each) => [each.keyDigest.toString('hex'), each.digest(call).toString('hex')]);
    expect(new Set(shown).size).toBe(8);
    const again = secretsOf({ ...user }, key);
    expect([again.keyDigest.toString('hex'), again.digest(call).toString('hex')]).toEqual(shown.slice(0, 2));
  });

  it('open their own answer and no other, and tell calls apart', () => {
    const [own, other] = [secretsOf(user, key), secretsOf(user, randomUUID())];
    const sealed = own.seal('{"last4":"6789"}');
    expect(secretsOf(user, key).open(sealed)).toBe('{"last4":"6789"}');
    expect(() => other.open(sealed)).toThrow('cannot be read');
    expect(own.digest(call).equals(own.digest(['askCompanyTaxID', { body: { taxID: '12-3456788' } }]))).toBe(false);
  });
});
