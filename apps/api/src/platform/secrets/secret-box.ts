import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Where a secret is stored. A sealed value opens nowhere else: not in another row or column, not in another tenant. */
export interface SecretPlace {
  readonly tenant: string;
  readonly table: string;
  readonly column: string;
  /** Its row as the audit names it: the key without the tenant, slashes between its parts. Null: it is stored in no row. */
  readonly row: string | number | null;
}

/** Keys by name, the newest first: the first seals, all of them open. */
export type Keys = readonly { readonly id: string; readonly key: Buffer }[];

/** A mark under a text that only the holder of the keys can make, and the key it was made with. */
export interface Signature {
  readonly key: string;
  readonly mark: Buffer;
}

/** Seals and opens sensitive values (SSN, account numbers) with AES-256-GCM, and signs with HMAC-SHA-256. */
export interface SecretBox {
  encrypt(plain: string, place: SecretPlace): Buffer;
  decrypt(sealed: Uint8Array, place: SecretPlace): string;
  /** Whether the value was sealed with the newest key, in the newest form. */
  isCurrent(sealed: Uint8Array): boolean;
  /** Signs a text for one purpose with the newest key: it proves nothing for another purpose. */
  sign(text: string, purpose: string): Signature;
  /** Whether a text was signed here for the purpose; null where the key it names is missing. */
  isSigned(text: string, purpose: string, signature: Signature): boolean | null;
  /** The bytes with which every value begins that was sealed with the newest key in the newest form, and no other. */
  currentPrefix(): Buffer;
}

/** What a value is sealed to: before decision 0028 not to its row. */
const format = 2;
const formatWithoutRow = 1;
const ivLength = 12;
const tagLength = 16;

/** A value cannot be opened: its key is missing, it was changed, or it is not from this place. */
export class SecretUnreadable extends Error {
  constructor(reason: string, { tenant, table, column, row }: SecretPlace) {
    const named = row === null ? '' : `, row ${row},`;
    super(`A value of ${table}.${column}${named} of tenant ${tenant} cannot be read: ${reason}`);
    this.name = 'SecretUnreadable';
  }
}

/**
 * @param loadKeys reads the keys. Asked again when a value names a key that is not known: another process may have rotated them.
 * @param stamp tells whether the keys are still those that were read: the newest seals from the moment it is there, because the
 * others may be dropped as soon as everything stored is sealed with it
 */
export function createSecretBox(loadKeys: () => Keys, stamp: () => string = () => ''): SecretBox {
  let known = stamp();
  let keys = loadKeys();
  const newest = (): Keys[number] => {
    const now = stamp();
    if (now !== known) {
      keys = loadKeys();
      known = now;
    }
    const [key] = keys;
    if (!key) throw new Error('There is no key to seal or sign with');
    return key;
  };
  const prefix = (id: string): Buffer => Buffer.concat([Buffer.from([format, id.length]), Buffer.from(id, 'ascii')]);
  const held = (id: string): Buffer | undefined => keys.find((key) => key.id === id)?.key;
  const find = (id: string): Buffer | undefined => {
    const key = held(id);
    if (key) return key;
    keys = loadKeys();
    return held(id);
  };

  return {
    encrypt(plain, place) {
      const sealing = newest();
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', sealing.key, iv);
      cipher.setAAD(contextOf(place, format));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([prefix(sealing.id), iv, cipher.getAuthTag(), body]);
    },

    decrypt(sealed, place) {
      const { id, iv, tag, body } = partsOf(sealed, place);
      const key = find(id);
      if (!key) throw new SecretUnreadable(`the key "${id}" is missing`, place);
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
      decipher.setAAD(contextOf(place, sealed[0]));
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        throw new SecretUnreadable('it was changed, or belongs somewhere else', place);
      }
    },

    isCurrent(sealed) {
      const current = prefix(newest().id);
      return current.equals(sealed.subarray(0, current.length));
    },

    currentPrefix() {
      return prefix(newest().id);
    },

    sign(text, purpose) {
      const { id, key } = newest();
      return { key: id, mark: markOf(key, text, purpose) };
    },

    isSigned(text, purpose, { key: id, mark }) {
      const key = find(id);
      if (!key) return null;
      const expected = markOf(key, text, purpose);
      return mark.length === expected.length && timingSafeEqual(mark, expected);
    },
  };
}

/** The signing key is derived for its purpose: a signature gives nothing away about what is sealed. */
function markOf(key: Buffer, text: string, purpose: string): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, '', `closewright ${purpose}`, 32));
  return createHmac('sha256', derived).update(text, 'utf8').digest();
}

/** A secret box for text columns and for one place, for instance the signing keys of the development sign-in. */
export function textSeal(
  box: SecretBox,
  place: SecretPlace,
): { seal(text: string): string; open(sealed: string): string } {
  return {
    seal: (text) => box.encrypt(text, place).toString('base64url'),
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      // Decoding forgives what is added at the end: one value has one text.
      if (bytes.toString('base64url') !== sealed) throw new SecretUnreadable('it is not a sealed value', place);
      return box.decrypt(bytes, place);
    },
  };
}

/** Lengths go first so that no two places share a text: (a, bc) is not (ab, c). */
function contextOf({ tenant, table, column, row }: SecretPlace, form: number | undefined): Buffer {
  const parts = [tenant, table, column];
  return Buffer.from(JSON.stringify(form === formatWithoutRow ? parts : [...parts, row === null ? null : String(row)]));
}

const keyIDOf = (sealed: Uint8Array): string => Buffer.from(sealed.subarray(2, 2 + (sealed[1] ?? 0))).toString('ascii');

function partsOf(sealed: Uint8Array, place: SecretPlace) {
  const start = 2 + (sealed[1] ?? 0);
  const isKnown = sealed[0] === format || sealed[0] === formatWithoutRow;
  if (!isKnown || sealed.length < start + ivLength + tagLength)
    throw new SecretUnreadable('it is not a sealed value', place);
  const iv = sealed.subarray(start, start + ivLength);
  const tag = sealed.subarray(start + ivLength, start + ivLength + tagLength);
  return { id: keyIDOf(sealed), iv, tag, body: sealed.subarray(start + ivLength + tagLength) };
}
