import { createHmac, hkdfSync } from 'node:crypto';
import { createSecretBox } from '../secrets/secret-box.ts';

/** What is stored of a key and of the call that came with it, and how its answer is sealed. */
export interface KeySecrets {
  readonly keyDigest: Buffer;
  /** Of anything that can be written as JSON. */
  digest(call: unknown): Buffer;
  seal(answer: string): Buffer;
  open(sealed: Uint8Array): string;
}

const length = 32;

/**
 * Three secrets made of one key, none of which tells another: whoever reads the table has no key, so neither guesses what a call was sent with
 * (a tax id has a billion values) nor opens what it answered.
 */
export function secretsOf({ tenant, usersID }: { tenant: string; usersID: number }, key: string): KeySecrets {
  const salt = JSON.stringify([tenant, usersID]);
  const made = Buffer.from(hkdfSync('sha256', key, salt, 'closewright idempotency key', 3 * length));
  const [keyDigest, digestKey, sealKey] = [0, 1, 2].map((at) => made.subarray(at * length, (at + 1) * length)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const box = createSecretBox(() => [{ id: 'key', key: sealKey }]);
  // The key that seals is of this user and key alone: what it seals opens in no other row.
  const place = { tenant, table: 'idempotency_keys', column: 'answer', row: null };
  return {
    keyDigest,
    digest: (call) => createHmac('sha256', digestKey).update(JSON.stringify(call)).digest(),
    seal: (answer) => box.encrypt(answer, place),
    open: (sealed) => box.decrypt(sealed, place),
  };
}
