/**
 * `node tools/micr-font.mjs`: writes apps/api/fonts/ClosewrightMICR.otf, the 14 characters of E-13B for the MICR line of checks. Their shapes are those of ISO 1004: edges on
 * a grid of cells of 0.013 inch, 9 high and up to 7 wide, with corners of half a cell. The em is the pitch of the line, 1/8 inch: set at 9 points, 8 characters make an inch.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font, Glyph, Path } from 'opentype.js/dist/opentype.mjs';
import { root } from './programs.mjs';

/** Units of the em, and of a cell: 0.013 of 0.125 inch. */
export const em = 1000;
export const cell = 104;
export const rows = 9;
export const columns = 7;
/** Characters end here, however wide they are: readers go by their right edges. A character of 7 cells stands in the middle of its place. */
export const right = (em + columns * cell) / 2;

/** A rectangle of cells, from the left and from the top. */
const block = (left, top, width, height) => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

/**
 * What each character is: outlines in cells from its left upper corner, clockwise, and holes in them. A corner is as round as it says, half a cell where it says nothing.
 * @type {Record<string, { name: string, outlines: number[][][], holes?: number[][][], corner?: number, holeCorner?: number }>}
 */
export const characters = {
  0: { name: 'zero', outlines: [block(0, 0, 7, 9)], holes: [block(1, 1, 5, 7)], corner: 2, holeCorner: 1 },
  1: {
    name: 'one',
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [2, 0], [2, 5], [4, 5], [4, 9], [0, 9], [0, 5], [1, 5], [1, 1], [0, 1]]],
  },
  2: {
    name: 'two',
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [4, 0], [4, 5], [1, 5], [1, 8], [4, 8], [4, 9], [0, 9], [0, 4], [3, 4], [3, 1], [0, 1]]],
  },
  3: {
    name: 'three',
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [4, 0], [4, 4.5], [5, 4.5], [5, 9], [0, 9], [0, 8], [3, 8], [3, 5], [0, 5], [0, 4], [3, 4], [3, 1], [0, 1]]],
  },
  4: {
    name: 'four',
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [2, 0], [2, 6], [4, 6], [4, 5], [6, 5], [6, 9], [4, 9], [4, 7], [0, 7]]],
  },
  5: {
    name: 'five',
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [5, 0], [5, 1], [1, 1], [1, 4], [5, 4], [5, 9], [0, 9], [0, 8], [4, 8], [4, 5], [0, 5]]],
  },
  6: {
    name: 'six',
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [4, 0], [4, 2.5], [3, 2.5], [3, 1], [1, 1], [1, 5], [6, 5], [6, 9], [0, 9]]],
    holes: [block(1, 6, 4, 2)],
  },
  7: {
    name: 'seven',
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [5, 0], [5, 4], [3, 5], [3, 9], [2, 9], [2, 4.25], [4, 3.25], [4, 1], [1, 1], [1, 3], [0, 3]]],
  },
  8: {
    name: 'eight',
    // biome-ignore format: a corner after the other
    outlines: [[[1, 0], [6, 0], [6, 4.5], [7, 4.5], [7, 9], [0, 9], [0, 4.5], [1, 4.5]]],
    holes: [block(2, 1, 3, 3), block(2, 5, 3, 3)],
  },
  9: {
    name: 'nine',
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [6, 0], [6, 9], [4, 9], [4, 5], [0, 5]]],
    holes: [block(1, 1, 4, 3)],
  },
  '⑆': { name: 'transit', outlines: [block(0, 1.5, 2, 6), block(4, 0, 3, 3), block(4, 6, 3, 3)] },
  '⑇': { name: 'amount', outlines: [block(0, 5, 2, 4), block(3, 2.25, 1, 4.5), block(5, 0, 2, 4)] },
  '⑈': { name: 'onus', outlines: [block(0, 2, 1, 6), block(2, 2, 1, 6), block(4, 1, 3, 4)] },
  '⑉': { name: 'dash', outlines: [block(0, 2.5, 2, 4), block(3, 2.5, 2, 4), block(6, 2.5, 1, 4)] },
};

/** How many cells wide a character is. */
export const widthOf = ({ outlines }) => Math.max(...outlines.flat().map(([x]) => x));

/** Of a quarter of a circle as a curve. */
const roundness = 0.5523;

/** Draws an outline whose corners are round. */
function draw(path, corners, corner, place) {
  const between = ([x, y], [toX, toY], part) => [x + (toX - x) * part, y + (toY - y) * part];
  const towards = (from, to, length) => between(from, to, length / Math.hypot(to[0] - from[0], to[1] - from[1]));
  for (const [at, point] of corners.entries()) {
    const begin = towards(point, corners.at(at - 1), corner);
    const end = towards(point, corners[(at + 1) % corners.length], corner);
    const [from, one, other, to] = [begin, between(begin, point, roundness), between(end, point, roundness), end].map(
      place,
    );
    if (at === 0) path.moveTo(...from);
    else path.lineTo(...from);
    path.curveTo(...one, ...other, ...to);
  }
  path.close();
}

function glyphOf(text, character) {
  const { name, outlines, holes = [], corner = 0.5, holeCorner = corner } = character;
  const left = right - widthOf(character) * cell;
  const place = ([x, y]) => [Math.round(left + x * cell), Math.round((rows - y) * cell)];
  const path = new Path();
  for (const outline of outlines) draw(path, outline, corner, place);
  // The other way round, so that they are left out.
  for (const hole of holes) draw(path, hole.toReversed(), holeCorner, place);
  return new Glyph({ name, unicode: text.codePointAt(0), advanceWidth: em, path });
}

const madeAt = Date.UTC(2026, 0, 1);

/** What a font says when it was made would be another time each time. */
function atOneTime(make) {
  const Now = globalThis.Date;
  globalThis.Date = class extends Now {
    constructor() {
      super(madeAt);
    }
  };
  try {
    return make();
  } finally {
    globalThis.Date = Now;
  }
}

/** @returns {Uint8Array} the font, the same bytes each time */
export function micrFont() {
  const empty = (name, unicode) => new Glyph({ name, unicode, advanceWidth: em, path: new Path() });
  const font = new Font({
    familyName: 'Closewright MICR',
    styleName: 'Regular',
    unitsPerEm: em,
    ascender: rows * cell,
    descender: cell - em,
    glyphs: [
      empty('.notdef'),
      empty('space', 0x20),
      ...Object.entries(characters).map(([text, character]) => glyphOf(text, character)),
    ],
  });
  return new Uint8Array(atOneTime(() => font.toArrayBuffer()));
}

/** Where it stands. */
export const fontFile = join(root, 'apps/api/fonts/ClosewrightMICR.otf');

if (import.meta.main) writeFileSync(fontFile, micrFont());
