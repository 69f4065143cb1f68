import { empty, plainSpaces, type Reading, read, refused } from './result.ts';

export type FileNameRefusal = 'leading-dot' | 'trailing-dot' | 'reserved' | 'characters' | 'control' | 'too-long';

/** What a file name may not contain (core.md §5). */
export const FORBIDDEN = '| * ? \\ : < > / $ "';

const forbidden = /[|*?\\:<>/$"]/;
/** Device names of Windows, alone or with an ending (core.md §5). */
const device = /^(?:com\d|con|lpt\d|nul|prn)(?:\.|$)/i;
const LONGEST = 255;

/**
 * Reads a file name (core.md §5): spaces at the ends are dropped, everything else is taken as it is or refused. With an `extension`
 * (`.pdf`) the name is read without it.
 */
export function parseFileName(text: string, extension = ''): Reading<string, FileNameRefusal> {
  // Control characters are looked for first: the spaces among them are no spaces to a file system.
  if (/\p{Cc}/u.test(text)) return refused('control');
  const plain = plainSpaces(text);
  const doubled = extension !== '' && plain.toLowerCase().endsWith(extension.toLowerCase());
  const name = doubled ? plain.slice(0, -extension.length).trimEnd() : plain;
  if (name === '') return empty;
  if (name.startsWith('.')) return refused('leading-dot');
  if (name.endsWith('.')) return refused('trailing-dot');
  if (forbidden.test(name)) return refused('characters');
  if (device.test(name)) return refused('reserved');
  return name.length + extension.length > LONGEST ? refused('too-long') : read(name);
}
