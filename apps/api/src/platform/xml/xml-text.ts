import { XmlRefused } from './xml-refused.ts';

type XmlEncoding = 'UTF-8' | 'UTF-16';

/** The first bytes of a file in each encoding, the mark of its order first (XML 1.0, appendix F). What none of them fits is UTF-8. */
const beginnings: readonly (readonly [begins: readonly number[], label: string])[] = [
  [[0x00, 0x00, 0xfe, 0xff], 'UTF-32'],
  [[0xff, 0xfe, 0x00, 0x00], 'UTF-32'],
  [[0x00, 0x00, 0x00, 0x3c], 'UTF-32'],
  [[0x3c, 0x00, 0x00, 0x00], 'UTF-32'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0x00, 0x3c, 0x00], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x4c, 0x6f, 0xa7, 0x94], 'EBCDIC'],
];

/** The text of an XML and what it is written in, by its first bytes. Throws XmlRefused for other encodings, and for bytes that are no text of theirs. */
export function xmlText(bytes: Uint8Array): { readonly text: string; readonly encoding: XmlEncoding } {
  const [, label = 'utf-8'] = beginnings.find(([begins]) => begins.every((byte, at) => bytes[at] === byte)) ?? [];
  if (label === 'UTF-32' || label === 'EBCDIC')
    throw new XmlRefused('encoding', `The file is in ${label}: only UTF-8 and UTF-16 are read`);
  const encoding = label === 'utf-8' ? 'UTF-8' : 'UTF-16';
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding };
  } catch {
    // Windows-1252 and its like are told by what they declare, where they do.
    const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
      new TextDecoder('latin1').decode(bytes.subarray(0, 200)),
    )?.[1];
    throw new XmlRefused(
      'encoding',
      declared === undefined || declared.toUpperCase() === encoding
        ? `The file is not ${encoding}: some of its bytes are no text`
        : `The file is in ${declared}: only UTF-8 and UTF-16 are read`,
    );
  }
}
