/** Writes TrueType fonts (the tables that a PDF needs; glyphs of outlines alone), the same bytes for the same glyphs. */

const u16 = (...values) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2);
  return bytes;
};
const u32 = (...values) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4);
  return bytes;
};
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const checksum = (bytes) => {
  const words = padded(bytes);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
};

const boxOf = (points) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return points.length === 0 ? [0, 0, 0, 0] : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const steps = (values) => values.map((value, at) => value - (values[at - 1] ?? 0));

function glyf({ outlines }) {
  if (outlines.length === 0) return Buffer.alloc(0);
  const points = outlines.flat();
  let end = -1;
  const ends = outlines.map((outline) => (end += outline.length));
  return padded(
    Buffer.concat([
      u16(outlines.length, ...boxOf(points), ...ends, 0),
      Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
      u16(...steps(points.map(({ x }) => x)), ...steps(points.map(({ y }) => y))),
    ]),
  );
}

/** The highest power of two that is no more, what it is the power of, and what is left: for readers that search in halves. */
const halves = (count, size) => {
  const power = Math.floor(Math.log2(count));
  return [2 ** power * size, power, (count - 2 ** power) * size];
};

/** Which glyph a character is, format 4: a segment each, and the one that ends it. */
function cmap(glyphs) {
  const coded = glyphs
    .map(({ unicode }, at) => [unicode, at])
    .filter(([unicode]) => unicode !== undefined)
    .sort(([one], [other]) => one - other);
  const codes = [...coded.map(([code]) => code), 0xffff];
  const deltas = [...coded.map(([code, at]) => at - code), 1];
  const count = codes.length;
  const [range, power, rest] = halves(count, 2);
  const body = u16(count * 2, range, power, rest, ...codes, 0, ...codes, ...deltas, ...codes.map(() => 0));
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, body.length + 6, 0), body]);
}

function names(family) {
  const texts = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ];
  const encoded = texts.map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()]);
  let at = 0;
  const records = encoded.map(([id, text]) => {
    const record = u16(3, 1, 0x409, id, text.length, at);
    at += text.length;
    return record;
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...encoded.map(([, text]) => text)]);
}

/**
 * @param {{ family: string, em: number, ascender: number, descender: number,
 *   glyphs: { unicode?: number, advance: number, outlines: { x: number, y: number, onCurve: boolean }[][] }[] }} font the first glyph is drawn for what the font has not
 * @returns {Uint8Array}
 */
export function trueType({ family, em, ascender, descender, glyphs }) {
  const drawn = glyphs.map(glyf);
  const boxes = glyphs.map(({ outlines }) => boxOf(outlines.flat()));
  const all = glyphs.flatMap(({ outlines }) => outlines.flat());
  const advance = Math.max(...glyphs.map((each) => each.advance));
  let end = 0;
  const ends = drawn.map((bytes) => (end += bytes.length));
  const most = (count) => Math.max(0, ...glyphs.map(count));
  const left = boxes.map(([xMin]) => xMin);
  const rights = glyphs.map((each, at) => each.advance - boxes[at][2]);
  const tables = {
    cmap: cmap(glyphs),
    glyf: Buffer.concat(drawn),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, em),
      u32(0, 0, 0, 0),
      u16(...boxOf(all), 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(
        ascender,
        descender,
        0,
        advance,
        Math.min(...left),
        Math.min(...rights),
        boxOf(all)[2],
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        glyphs.length,
      ),
    ]),
    hmtx: u16(...glyphs.flatMap((each, at) => [each.advance, left[at]])),
    loca: u32(0, ...ends),
    maxp: Buffer.concat([
      u32(0x10000),
      u16(
        glyphs.length,
        most(({ outlines }) => outlines.flat().length),
        most(({ outlines }) => outlines.length),
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
      ),
    ]),
    name: names(family),
    post: u32(0x30000, 0, 0, 1, 0, 0, 0, 0),
  };
  const tags = Object.keys(tables).sort();
  let at = 12 + 16 * tags.length;
  const directory = tags.map((tag) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(checksum(tables[tag]), at, tables[tag].length)]);
    at += padded(tables[tag]).length;
    return entry;
  });
  const head = Buffer.concat([u32(0x10000), u16(tags.length, ...halves(tags.length, 16))]);
  const font = Buffer.concat([head, ...directory, ...tags.map((tag) => padded(tables[tag]))]);
  const place = directory[tags.indexOf('head')].readUInt32BE(8) + 8;
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, place);
  return new Uint8Array(font);
}
