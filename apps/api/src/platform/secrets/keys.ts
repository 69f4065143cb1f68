import { randomBytes, randomInt } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Keys } from './secret-box.ts';

/** The file of generated keys, where the environment gives none. */
export const keyFileName = 'keys.json';

/** Reads `name:base64,name:base64`, newest first, as `CLOSEWRIGHT_KEYS` holds it (checked by platform/config). */
export function parseKeys(text: string): Keys {
  return text.split(',').map((entry) => {
    const [id = '', base64 = ''] = entry.split(':');
    const key = Buffer.from(base64, 'base64');
    if (id === '' || key.length !== 32)
      throw new Error('CLOSEWRIGHT_KEYS must be name:base64 of 32 bytes, comma-separated');
    return { id, key };
  });
}

/** A new key with a name that sorts by time, and that no other key of that time has: a value only says the name of its key. */
export function newKey(now: Date): { id: string; key: Buffer } {
  const time = now.toISOString().slice(0, 19).replace(/\D/g, '');
  const other = randomInt(36 ** 5)
    .toString(36)
    .padStart(5, '0');
  return { id: `k${time}${other}`, key: randomBytes(32) };
}

export const formatKey = ({ id, key }: Keys[number]): string => `${id}:${key.toString('base64')}`;

/** The keys of the data folder. The first call makes them. */
export function loadKeyFile(dataDir: string, now: Date): Keys {
  const path = join(dataDir, keyFileName);
  if (!existsSync(path)) createKeyFile(dataDir, path, now);
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
    throw new Error(`${path} can be read by others, and it opens every stored SSN: chmod 600 it`);
  }
  return parseKeysText(readFileSync(path, 'utf8'));
}

/** Reads what `keysText` wrote. */
export function parseKeysText(text: string): Keys {
  const stored = JSON.parse(text) as { keys: { id: string; key: string }[] };
  return stored.keys.map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64') }));
}

/** Keys as a file holds them. */
export function keysText(keys: Keys): string {
  return `${JSON.stringify({ keys: keys.map(({ id, key }) => ({ id, key: key.toString('base64') })) }, null, 2)}\n`;
}

/** The keys that a data folder has; none are made. */
export function presentKeys(dataDir: string, now: Date): Keys {
  return existsSync(join(dataDir, keyFileName)) ? loadKeyFile(dataDir, now) : [];
}

/** Adds keys that a data folder does not have yet, behind its own: the newest of them goes on sealing. */
export function addToKeyFile(dataDir: string, given: Keys, now: Date): void {
  const own = presentKeys(dataDir, now);
  saveKeyFile(dataDir, [...own, ...given.filter(({ id }) => !own.some((key) => key.id === id))]);
}

/** Another text whenever the file of keys is another one: it is never written in place. */
export function keyFileStamp(dataDir: string): string {
  const stat = statSync(join(dataDir, keyFileName), { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino}:${stat.ctimeNs}` : '';
}

/** Replaces the keys of the data folder, newest first, in one step: a crash leaves the old or the new file, never half of one. */
export function saveKeyFile(dataDir: string, keys: Keys): void {
  const names = keys.map(({ id }) => id);
  const twice = names.find((id, at) => names.indexOf(id) !== at);
  if (twice !== undefined) throw new Error(`Two keys are named ${twice}: no value could say which of them opens it`);
  renameSync(writeDraft(dataDir, keys), join(dataDir, keyFileName));
}

function createKeyFile(dataDir: string, path: string, now: Date): void {
  const draft = writeDraft(dataDir, [newKey(now)]);
  try {
    // Unlike a rename, a link fails when another process was faster: its keys may already be in use.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDraft(dataDir: string, keys: Keys): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, `${keyFileName}.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(draft, keysText(keys), { mode: 0o600, flag: 'wx', flush: true });
  chmodSync(draft, 0o600);
  return draft;
}
