import { localFiles } from '../../src/operator/caller-files.ts';
import type { Caller } from '../../src/operator/command.ts';

/** A caller whose lines can be looked at. */
export function callerIn(folder: string, signal = new AbortController().signal) {
  const said: string[] = [];
  const caller: Caller = {
    files: localFiles(folder),
    out: async (line) => void said.push(`out ${line}`),
    err: async (line) => void said.push(`err ${line}`),
    signal,
  };
  return { said, caller };
}
