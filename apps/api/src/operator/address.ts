import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Address, addressSchema } from './messages.ts';

const folderOf = (dataDir: string): string => join(dataDir, 'operator');
const fileOf = (dataDir: string): string => join(folderOf(dataDir), 'address.json');

/** Paths of sockets may be about 100 characters long. */
const longest = 100;

/**
 * A place to listen for commands, which only the owner of this process may open: a socket in a folder of its own, or a named pipe.
 * Whoever connects shows the token as well, which stands in a file for the owner alone: on Windows nothing else guards the pipe.
 */
export function makeAddress(dataDir: string): Address {
  const folder = folderOf(dataDir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  chmodSync(folder, 0o700);
  return { pid: process.pid, socket: socketIn(folder), token: randomBytes(32).toString('base64url') };
}

function socketIn(folder: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\closewright-${randomUUID()}`;
  const near = join(folder, 'socket');
  // The folder is made for this process, for its owner only, and its name cannot be known before.
  return Buffer.byteLength(near) <= longest ? near : join(mkdtempSync(join(tmpdir(), 'closewright-')), 'socket');
}

/** Writes where commands are taken, once they are. */
export function publishAddress(dataDir: string, address: Address): void {
  const draft = `${fileOf(dataDir)}.part`;
  writeFileSync(draft, JSON.stringify(address), { mode: 0o600, flag: 'wx' });
  renameSync(draft, fileOf(dataDir));
}

/** Removes what `makeAddress` and `publishAddress` made. The socket itself goes when nobody listens any more. */
export function removeAddress(dataDir: string, { socket }: Address): void {
  rmSync(fileOf(dataDir), { force: true });
  if (process.platform !== 'win32' && dirname(socket) !== folderOf(dataDir))
    rmSync(dirname(socket), { recursive: true, force: true });
}

/** Where the holder of a data folder takes commands; null where it does not, or not any more. */
export function readAddress(dataDir: string): Address | null {
  try {
    const file = fileOf(dataDir);
    // What somebody else laid there would be told SSNs.
    if (process.getuid !== undefined && lstatSync(file).uid !== process.getuid()) return null;
    return addressSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
