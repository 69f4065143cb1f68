import { disclosureFileSchema, mostDisclosureBytes } from '@closewright/contract/lender-disclosures';
import { readBy } from '@closewright/contract/problems';
import { repeatedKeys } from '@closewright/domain/json';
import { type DisclosedStatement, disclosureProblem } from '@closewright/domain/lender-disclosure';
import { readXmlInPieces, type XmlLimits, XmlRefused } from '../../platform/xml/index.ts';
import { DisclosureRefused } from './disclosure-refused.ts';
import { readUcd } from './ucd/read-ucd.ts';

/** How much of a UCD is read: its picture may be as long as the file, and is not looked at. */
export const ucdLimits: XmlLimits = {
  bytes: mostDisclosureBytes,
  depth: 40,
  elements: 60_000,
  text: 4_000,
  withoutContent: ['EmbeddedContentXML'],
};

/** Our own JSON has no picture. */
const mostJsonBytes = 512 * 1024;

/** A disclosure of a lender, and what it was read from. */
export interface ReadDisclosure {
  readonly format: 'UCD' | 'JSON';
  readonly statement: DisclosedStatement;
}

/** The closing disclosure of a file: UCD, or our own JSON. Throws DisclosureRefused with what is wrong with it. */
export async function readDisclosure(bytes: Uint8Array): Promise<ReadDisclosure> {
  if (bytes.byteLength === 0) throw new DisclosureRefused('The file is empty');
  const read: ReadDisclosure = isJson(bytes)
    ? { format: 'JSON', statement: readJson(bytes) }
    : { format: 'UCD', statement: await readFromXml(bytes) };
  const problem = disclosureProblem(read.statement);
  if (problem !== null) throw new DisclosureRefused(problem);
  return read;
}

/** An object begins in a brace, and an XML never does. Letters of UTF-16 have a zero beside them, and its mark is no byte of a text. */
const isJson = (bytes: Uint8Array): boolean => {
  const begin = bytes.subarray(0, 64).filter((byte) => byte > 0 && byte < 0xfe);
  return /^\s*[[{]/.test(new TextDecoder().decode(begin));
};

async function readFromXml(bytes: Uint8Array): Promise<DisclosedStatement> {
  try {
    return readUcd(await readXmlInPieces(bytes, ucdLimits));
  } catch (error) {
    throw error instanceof XmlRefused ? new DisclosureRefused(error.message) : error;
  }
}

function readJson(bytes: Uint8Array): DisclosedStatement {
  if (bytes.byteLength > mostJsonBytes)
    throw new DisclosureRefused(`The file is too large: at most ${mostJsonBytes / 1024} KB of JSON are read`);
  const text = jsonText(bytes);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new DisclosureRefused('The file is not well-formed JSON');
  }
  const [repeated] = repeatedKeys(text);
  if (repeated) throw new DisclosureRefused(`"${repeated.key.slice(0, 80)}" stands twice in one object of the file`);
  const read = readBy(disclosureFileSchema, parsed);
  if (read.ok) return read.value;
  const [{ path, message }] = read.problems;
  const where = path.join('.').slice(0, 80);
  throw new DisclosureRefused(
    `The file is no closewright-disclosure-1: ${where ? `${where}: ` : ''}${message.slice(0, 200)}`,
  );
}

function jsonText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0 || second === 0 || (first ?? 0) >= 0xfe)
    throw new DisclosureRefused('The file is JSON in UTF-16: JSON is read in UTF-8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DisclosureRefused('The file is not UTF-8: some of its bytes are no text');
  }
}
