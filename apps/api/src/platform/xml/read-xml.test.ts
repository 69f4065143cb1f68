import { describe, expect, it } from 'vitest';
import { readXml, readXmlInPieces, type XmlElement, type XmlLimits } from './read-xml.ts';
import { type XmlRefusal, XmlRefused } from './xml-refused.ts';

const limits: XmlLimits = { bytes: 100_000, depth: 5, elements: 1_000, text: 1_000, withoutContent: ['Picture'] };
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark = '\ufeff') => new Uint8Array(Buffer.from(mark + text, 'utf16le'));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());
const read = (text: string, more: Partial<XmlLimits> = {}) => readXml(utf8(text), { ...limits, ...more });

/** Why it is refused; what was read, where it is not. */
function refusalOf(bytes: Uint8Array, more: Partial<XmlLimits> = {}): [XmlRefusal, string] | XmlElement {
  try {
    return readXml(bytes, { ...limits, ...more });
  } catch (error) {
    if (error instanceof XmlRefused) return [error.refusal, error.message];
    throw error;
  }
}

describe('what is read', () => {
  it('is elements with their namespaces, attributes, children and texts', () => {
    expect(
      read(
        '<?xml version="1.0" encoding="utf-8"?>\n<!-- lender --><a xmlns="urn:one" xmlns:b="urn:two" kind="x" b:label="y">\n<b:c>1 &lt; 2 &#233;<![CDATA[<&>]]></b:c><?go now?></a>',
      ),
    ).toEqual({
      namespace: 'urn:one',
      name: 'a',
      attributes: [
        { namespace: '', name: 'kind', value: 'x' },
        { namespace: 'urn:two', name: 'label', value: 'y' },
      ],
      children: [{ namespace: 'urn:two', name: 'c', attributes: [], children: [], text: '1 < 2 é<&>', line: 3 }],
      text: '',
      line: 2,
    });
  });

  it('leaves the content of what is not asked for out, however long', () => {
    const { children } = read(`<a><Picture>${'A'.repeat(50_000)}</Picture><b>1</b></a>`);
    expect(children.map(({ name, text }) => [name, text])).toEqual([
      ['Picture', ''],
      ['b', '1'],
    ]);
  });

  it('counts the lines of what is left out, and reads what is no base64 in it', () => {
    const { children } = read('<a><Picture>QUJD\nREVG\n</Picture><b>1</b><Picture>&lt;<c/></Picture></a>');
    expect(children.map(({ name, text, line, children: inside }) => [name, text, line, inside.length])).toEqual([
      ['Picture', '', 1, 0],
      ['b', '1', 3, 0],
      ['Picture', '', 3, 1],
    ]);
  });

  it.each([
    ['UTF-8 with its mark', utf8('\ufeff<a>é</a>')],
    ['UTF-8 that says so', utf8('<?xml version="1.0" encoding="UTF-8"?><a>é</a>')],
    ['UTF-16, least first', utf16('<?xml version="1.0" encoding="UTF-16"?><a>é</a>')],
    ['UTF-16, greatest first', swapped(utf16('<?xml version="1.0" encoding="utf-16"?><a>é</a>'))],
    ['UTF-16 without its mark', utf16('<?xml version="1.0" encoding="UTF-16"?><a>é</a>', '')],
    ['UTF-16 without its mark, greatest first', swapped(utf16('<a>é</a>', ''))],
  ])('is %s', (_, bytes) => {
    expect(readXml(bytes, limits)).toMatchObject({ name: 'a', text: 'é' });
  });

  it('leaves out what indents elements, however much', () => {
    expect(read(`<a>${'<b>1</b>\r\n        '.repeat(400)}</a>`)).toMatchObject({ text: '' });
  });

  it('knows letters beyond the first plane where two pieces meet', () => {
    const text = `<a>${' '.repeat(64 * 1024 - 4)}\u{1f600}</a>`;
    expect(read(text, { text: 100_000 }).text.trim()).toBe('\u{1f600}');
  });
});

const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ''};`.repeat(10)}">`,
).join('')}]><lolz>&lol9;</lolz>`;

it('a large file is read in pieces, and others have their turn in between', async () => {
  const file = utf8(`<a>${'<b>1</b>'.repeat(20_000)}</a>`);
  const large = { ...limits, bytes: 1_000_000, elements: 60_000 };
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  expect(await readXmlInPieces(file, large)).toEqual(readXml(file, large));
  expect(turns).toBe(1);
});

describe('what is refused, by name', () => {
  it.each<[string, Uint8Array, XmlRefusal, string]>([
    ['an entity of its own', utf8('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'), 'doctype', 'DOCTYPE'],
    [
      'an entity of another file',
      utf8('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
      'doctype',
      'DOCTYPE',
    ],
    ['a definition elsewhere', utf8('<!DOCTYPE a SYSTEM "http://localhost/a.dtd"><a/>'), 'doctype', 'DOCTYPE'],
    ['a billion laughs', utf8(laughs), 'doctype', 'DOCTYPE'],
    ['an entity that nobody defined', utf8('<a>\n&nbsp;</a>'), 'entity', 'in line 2'],
    ['an entity in an attribute', utf8('<a b="&nbsp;"/>'), 'entity', 'in line 1'],
    ['an element that is not closed', utf8('<a><b></a>'), 'notWellFormed', 'in line 1'],
    ['half a file', utf8('<a><b>1</b>'), 'notWellFormed', 'unclosed tag'],
    ['two roots', utf8('<a/><b/>'), 'notWellFormed', 'one root'],
    ['what is no XML', utf8('{"a": 1}'), 'notWellFormed', 'well-formed'],
    ['nothing', utf8(''), 'notWellFormed', 'well-formed'],
    ['an attribute twice', utf8('<a b="1" b="2"/>'), 'notWellFormed', 'attribute'],
    ['a prefix that is bound to nothing', utf8('<gse:a/>'), 'notWellFormed', 'gse'],
    ['NUL', utf8('<a>\u0000</a>'), 'notWellFormed', 'character'],
    ['NUL as a number', utf8('<a>&#0;</a>'), 'notWellFormed', 'character'],
    ['a control character', utf8('<a>\u0001</a>'), 'notWellFormed', 'character'],
    ['half of a pair', utf8('<a>&#xd800;</a>'), 'notWellFormed', 'character'],
    ['XML 1.1', utf8('<?xml version="1.1"?><a/>'), 'version', 'XML 1.1'],
    [
      'Windows-1252',
      new Uint8Array(Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a>é</a>', 'latin1')),
      'encoding',
      'windows-1252',
    ],
    ['ISO-8859-1 that is ASCII', utf8('<?xml version="1.0" encoding="ISO-8859-1"?><a/>'), 'encoding', 'ISO-8859-1'],
    ['Latin bytes that say nothing', new Uint8Array(Buffer.from('<a>é</a>', 'latin1')), 'encoding', 'not UTF-8'],
    ['UTF-16 that is UTF-8', utf8('<?xml version="1.0" encoding="UTF-16"?><a/>'), 'encoding', 'written in UTF-8'],
    ['UTF-8 that is UTF-16', utf16('<?xml version="1.0" encoding="UTF-8"?><a/>'), 'encoding', 'written in UTF-16'],
    ['UTF-32', new Uint8Array([0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c]), 'encoding', 'UTF-32'],
    ['elements too deep', utf8('<a>'.repeat(6) + '</a>'.repeat(6)), 'tooLarge', 'nested too deep: at most 5'],
    ['a tower', utf8('<a>'.repeat(2_000)), 'tooLarge', 'nested too deep'],
    ['too many elements', utf8(`<a>${'<b/>'.repeat(1_000)}</a>`), 'tooLarge', '1,000 elements'],
    [
      'too many attributes',
      utf8(`<a ${Array.from({ length: 1_000 }, (_, at) => `b${at}="1"`).join(' ')}/>`),
      'tooLarge',
      '1,000 elements',
    ],
    ['comments without end', utf8(`<a>${'<!---->'.repeat(3_001)}</a>`), 'tooLarge', '< stands in it more than 3,000'],
    ['references without end', utf8(`<a>${'&#65;'.repeat(1_001)}</a>`), 'tooLarge', '& stands in it more than 1,000'],
    [
      'namespaces without end',
      utf8(`<a ${Array.from({ length: 1_001 }, (_, at) => `xmlns:b${at}="u"`).join(' ')}/>`),
      'tooLarge',
      'xmlns stands in it more than',
    ],
    ['a long text', utf8(`<a>${'1'.repeat(1_001)}</a>`), 'tooLarge', 'a has more than 1,000 characters'],
    ['a long text in pieces', utf8(`<a>${'1<b/>'.repeat(900)}${'1'.repeat(200)}</a>`), 'tooLarge', 'a has more than'],
    ['a long attribute', utf8(`<a b="${'1'.repeat(1_001)}"/>`), 'tooLarge', 'b has more than'],
    ['a large file', utf8(`<a>${' '.repeat(100_000)}</a>`), 'tooLarge', 'at most 97 KB'],
  ])('%s', (_, bytes, refusal, words) => {
    expect(refusalOf(bytes)).toEqual([refusal, expect.stringContaining(words)]);
  });

  it('50 MB before it is looked into', () => {
    expect(refusalOf(new Uint8Array(50 * 1024 * 1024).fill(0x20))).toEqual(['tooLarge', expect.any(String)]);
  });
});
