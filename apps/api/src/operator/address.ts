import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { socketPath } from '../platform/db/index.ts';
import { type Address, addressSchema } from './messages.ts';

const folderOf = (dataDir: string): string => join(dataDir, 'operator');
const farPrefix = 'closewright-operator-';
const fileOf = (dataDir: string): string => join(folderOf(dataDir), 'address.json');

/**
 * A place to listen for commands, which only the owner of this process may open: a socket in a folder of its own, or a named pipe.
 * Whoever connects shows the token as well, which stands in a file for the owner alone: on Windows nothing else guards the pipe.
 */
export function makeAddress(dataDir: string): Address {
  const folder = folderOf(dataDir);
  // One that was killed has removed nothing.
  const before = readAddress(dataDir);
  if (before !== null && before !== 'foreign') removeFar(before);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  chmodSync(folder, 0o700);
  return { pid: process.pid, socket: socketIn(folder), token: randomBytes(32).toString('base64url') };
}

function socketIn(folder: string): string {
  return socketPath({
    near: join(folder, 'socket'),
    // A folder made for this process, for its owner only, whose name cannot be known before.
    far: () => join(mkdtempSync(join(tmpdir(), farPrefix)), 'socket'),
    pipe: `closewright-${randomUUID()}`,
  });
}

/** Writes where commands are taken, once they are. */
export function publishAddress(dataDir: string, address: Address): void {
  const draft = `${fileOf(dataDir)}.part`;
  writeFileSync(draft, JSON.stringify(address), { mode: 0o600, flag: 'wx' });
  renameSync(draft, fileOf(dataDir));
}

/** Removes what `makeAddress` and `publishAddress` made. The socket itself goes when nobody listens any more. */
export function removeAddress(dataDir: string, address: Address): void {
  rmSync(fileOf(dataDir), { force: true });
  removeFar(address);
}

/** Removes the folder that was made for a socket elsewhere. A file says which it is, so nothing else is removed, whatever it says. */
function removeFar({ socket }: Address): void {
  const folder = dirname(socket);
  if (process.platform === 'win32' || dirname(folder) !== tmpdir() || !basename(folder).startsWith(farPrefix)) return;
  rmSync(join(folder, 'socket'), { force: true });
  try {
    rmdirSync(folder);
  } catch {
    // It is gone, or it is somebody else's.
  }
}

/** Where the holder of a data folder takes commands; null where it does not, or not any more; `foreign` where it is another user's. */
export function readAddress(dataDir: string): Address | 'foreign' | null {
  try {
    const file = fileOf(dataDir);
    // What somebody else laid there would be told SSNs.
    if (process.getuid !== undefined && lstatSync(file).uid !== process.getuid()) return 'foreign';
    return addressSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'foreign' : null;
  }
}
