import { join } from 'node:path';
import { addToKeyFile, keyFileName, keyFileStamp, loadKeyFile, parseKeys, presentKeys, saveKeyFile } from './keys.ts';
import type { Keys } from './secret-box.ts';

/** The keys of this installation. */
export interface KeySource {
  /** Where they are kept, as an operator knows it. */
  readonly place: string;
  /** The keys, newest first. Where the product keeps them, the first call makes them. */
  read(now: Date): Keys;
  /** The keys that there are; none are made. */
  present(now: Date): Keys;
  /** Another text whenever the keys are others. */
  stamp(): string;
  /** The file in which the product keeps them; null where the operator does. */
  readonly file: KeyFile | null;
}

/** Changes of a file of keys. */
interface KeyFile {
  /** Adds keys behind those that are there. */
  add(given: Keys, now: Date): void;
  /** Replaces them all, newest first. */
  save(keys: Keys): void;
}

/** The keys from the environment, or from a generated file in the data folder. */
export function keySource({ keys, dataDir }: { readonly keys: string | null; readonly dataDir: string }): KeySource {
  if (keys !== null) {
    const given = parseKeys(keys);
    return { place: 'CLOSEWRIGHT_KEYS', read: () => given, present: () => given, stamp: () => '', file: null };
  }
  return {
    place: join(dataDir, keyFileName),
    read: (now) => loadKeyFile(dataDir, now),
    present: (now) => presentKeys(dataDir, now),
    stamp: () => keyFileStamp(dataDir),
    file: {
      add: (given, now) => addToKeyFile(dataDir, given, now),
      save: (all) => saveKeyFile(dataDir, all),
    },
  };
}
