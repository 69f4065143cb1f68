import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { XmlRefused } from './xml-refused.ts';
import { xmlText } from './xml-text.ts';

/** An attribute by its local name; its namespace is empty where it has no prefix. */
interface XmlAttribute {
  readonly namespace: string;
  readonly name: string;
  readonly value: string;
}

/** An element by its local name, with the text that stands in it directly, if there is more than blanks. Comments and processing instructions are left out. */
export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
}

/** How much of an XML is read at most. Elements count with their attributes; text is that of one element or attribute, in UTF-16 units. */
export interface XmlLimits {
  readonly bytes: number;
  readonly depth: number;
  readonly elements: number;
  readonly text: number;
  /** Local names of elements whose content is not kept, and may be as long as the file. */
  readonly withoutContent?: readonly string[];
}

/** Letters given to the parser at once: limits are looked at in between. */
const pieceLength = 64 * 1024;

/**
 * The tree of an XML 1.0 with namespaces. It knows no entities but the five of XML: DOCTYPE is refused, so nothing is expanded or fetched.
 * Throws XmlRefused for what is beyond the limits, not well-formed, or not in UTF-8 or UTF-16.
 */
export function readXml(bytes: Uint8Array, limits: XmlLimits): XmlElement {
  const reading = piecesOf(bytes, limits);
  let piece = reading.next();
  while (!piece.done) piece = reading.next();
  return piece.value;
}

/** The same for files of others: between its pieces the process does what else there is, so that nobody waits for a large one. */
export async function readXmlInPieces(bytes: Uint8Array, limits: XmlLimits): Promise<XmlElement> {
  const reading = piecesOf(bytes, limits);
  let piece = reading.next();
  while (!piece.done) {
    await setImmediate();
    piece = reading.next();
  }
  return piece.value;
}

function* piecesOf(bytes: Uint8Array, limits: XmlLimits): Generator<undefined, XmlElement, undefined> {
  if (bytes.byteLength > limits.bytes)
    throw new XmlRefused('tooLarge', `The file is too large: at most ${inKB(limits.bytes)} are read`);
  const { text: whole, encoding } = xmlText(bytes);
  const text = withoutPictures(whole, limits.withoutContent);
  refuseCrowded(text, limits);
  const parser = new SaxesParser({ xmlns: true, position: true });
  const tree = treeBuilder(limits, () => parser.line);
  parser.on('xmldecl', (declaration) => refuseDeclared(declaration, encoding));
  parser.on('doctype', () => {
    throw new XmlRefused('doctype', 'The file has a DOCTYPE: files that define entities of their own are not read');
  });
  parser.on('error', (error) => {
    throw refusalOf(error.message);
  });
  parser.on('opentag', (tag) => tree.open(tag));
  parser.on('closetag', () => tree.close());
  parser.on('text', (piece) => tree.add(piece));
  parser.on('cdata', (piece) => tree.add(piece));
  for (let at = 0; at < text.length; at += pieceLength) {
    parser.write(text.slice(at, at + pieceLength));
    yield;
  }
  parser.close();
  const root = tree.root();
  if (root === null) throw new XmlRefused('notWellFormed', 'The file is not well-formed XML: it has no element');
  return root;
}

/**
 * A text without the base64 in elements whose content is not kept, which is most of a file and would take most of the time. It has no marks of XML in it; the
 * ends of its lines stay, so that lines are counted right.
 */
const withoutPictures = (text: string, names: readonly string[] = []): string =>
  names.reduce(
    (rest, name) =>
      rest.replace(
        new RegExp(`(<(?:[\\w.-]+:)?${name}>)([A-Za-z0-9+/=\\s]+)(?=</)`, 'g'),
        (_, begin: string, picture: string) => begin + picture.replace(/[^\n]+/g, ''),
      ),
    text,
  );

/** Refuses more marks than the elements of a file need, before the parser spends its time on them: comments, references and namespaces count too. */
function refuseCrowded(text: string, { elements }: XmlLimits): void {
  const most = [
    ['<', 3 * elements],
    ['&', elements],
    ['=', 2 * elements],
    ['xmlns', Math.min(1_000, elements)],
  ] as const;
  for (const [mark, count] of most) {
    let found = 0;
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) found += 1;
    if (found > count)
      throw new XmlRefused(
        'tooLarge',
        `The file is too large: ${mark} stands in it more than ${count.toLocaleString('en-US')} times`,
      );
  }
}

const inKB = (bytes: number) => `${Math.floor(bytes / 1024).toLocaleString('en-US')} KB`;

/** The declaration may not say something else than the bytes do. */
function refuseDeclared({ version, encoding: declared }: { version?: string; encoding?: string }, encoding: string) {
  if (version !== undefined && version !== '1.0')
    throw new XmlRefused('version', `The file is XML ${version}: only XML 1.0 is read`);
  if (declared === undefined) return;
  const name = declared.toUpperCase();
  if (name !== 'UTF-8' && name !== 'UTF-16')
    throw new XmlRefused('encoding', `The file is in ${declared}: only UTF-8 and UTF-16 are read`);
  if (name !== encoding)
    throw new XmlRefused('encoding', `The file says that it is in ${declared}, but it is written in ${encoding}`);
}

/** A problem as the parser tells it: `12:3: undefined entity.`. */
function refusalOf(message: string): XmlRefused {
  const [, line, words = message] = /^(\d+):\d+: (.*?)\.?$/s.exec(message) ?? [];
  const where = line === undefined ? '' : ` in line ${line}`;
  if (words.includes('undefined entity'))
    return new XmlRefused('entity', `The file uses an entity that XML does not know${where}: entities are not read`);
  return new XmlRefused('notWellFormed', `The file is not well-formed XML${where}: ${words}`);
}

interface Growing extends XmlElement {
  readonly children: Growing[];
  text: string;
}

/** Builds the tree within its limits. */
function treeBuilder(limits: XmlLimits, line: () => number) {
  const open: Growing[] = [];
  const withoutContent = new Set(limits.withoutContent);
  let first: Growing | null = null;
  let elements = 0;
  return {
    open({ local, uri, attributes }: SaxesTagNS): void {
      const listed = Object.values(attributes).filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns');
      elements += 1 + Object.keys(attributes).length;
      if (elements > limits.elements)
        throw new XmlRefused(
          'tooLarge',
          `The file is too large: at most ${limits.elements.toLocaleString('en-US')} elements and attributes are read`,
        );
      if (open.length >= limits.depth)
        throw new XmlRefused(
          'tooLarge',
          `The file is nested too deep: at most ${limits.depth} elements in one another`,
        );
      for (const { name, value } of listed) refuseLong(name, value, limits.text);
      const element: Growing = {
        namespace: uri,
        name: local,
        attributes: listed.map((each) => ({ namespace: each.prefix && each.uri, name: each.local, value: each.value })),
        children: [],
        text: '',
        line: line(),
      };
      open.at(-1)?.children.push(element);
      first ??= element;
      open.push(element);
    },
    close(): void {
      open.pop();
    },
    add(piece: string): void {
      const element = open.at(-1);
      if (!element || withoutContent.has(element.name)) return;
      // Between elements there is what indents them.
      if (element.text === '' && piece.trim() === '') return;
      element.text += piece;
      refuseLong(element.name, element.text, limits.text);
    },
    root: (): XmlElement | null => first,
  };
}

function refuseLong(name: string, text: string, most: number): void {
  if (text.length <= most) return;
  const letters = most.toLocaleString('en-US');
  throw new XmlRefused('tooLarge', `The file is too large: ${name.slice(0, 80)} has more than ${letters} characters`);
}
