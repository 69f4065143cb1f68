/**
 * `node tools/micr-font.mjs`: writes apps/api/fonts/ClosewrightMICR.ttf, the 14 characters of E-13B for the MICR line of checks. Their shapes are those of ISO 1004: edges on
 * a grid of cells of 0.013 inch, 9 high and up to 7 wide, with corners of half a cell. The em is the pitch of the line, 1/8 inch: set at 9 points, 8 characters make an inch.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';
import { trueType } from './true-type.mjs';

/** Units of the em, and of a cell: 0.013 of 0.125 inch. */
const em = 1000;
const cell = 104;
const rows = 9;
const columns = 7;
/** Characters end here, however wide they are: readers go by their right edges. A character of 7 cells stands in the middle of its place. */
const right = (em + columns * cell) / 2;

/** A rectangle of cells, from the left and from the top. */
const block = (left, top, width, height) => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

/**
 * What each character is: outlines in cells from its left upper corner, clockwise, and holes in them. A corner is as round as it says, half a cell where it says nothing.
 * @type {Record<string, { outlines: number[][][], holes?: number[][][], corner?: number, holeCorner?: number }>}
 */
const characters = {
  0: { outlines: [block(0, 0, 7, 9)], holes: [block(1, 1, 5, 7)], corner: 2, holeCorner: 1 },
  1: {
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [2, 0], [2, 5], [4, 5], [4, 9], [0, 9], [0, 5], [1, 5], [1, 1], [0, 1]]],
  },
  2: {
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [4, 0], [4, 5], [1, 5], [1, 8], [4, 8], [4, 9], [0, 9], [0, 4], [3, 4], [3, 1], [0, 1]]],
  },
  3: {
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [4, 0], [4, 4.5], [5, 4.5], [5, 9], [0, 9], [0, 8], [3, 8], [3, 5], [0, 5], [0, 4], [3, 4], [3, 1], [0, 1]]],
  },
  4: {
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [2, 0], [2, 6], [4, 6], [4, 5], [6, 5], [6, 9], [4, 9], [4, 7], [0, 7]]],
  },
  5: {
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [5, 0], [5, 1], [1, 1], [1, 4], [5, 4], [5, 9], [0, 9], [0, 8], [4, 8], [4, 5], [0, 5]]],
  },
  6: {
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [4, 0], [4, 2.5], [3, 2.5], [3, 1], [1, 1], [1, 5], [6, 5], [6, 9], [0, 9]]],
    holes: [block(1, 6, 4, 2)],
  },
  7: {
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [5, 0], [5, 4], [3, 5], [3, 9], [2, 9], [2, 4.25], [4, 3.25], [4, 1], [1, 1], [1, 3], [0, 3]]],
  },
  8: {
    // biome-ignore format: a corner after the other
    outlines: [[[1, 0], [6, 0], [6, 4.5], [7, 4.5], [7, 9], [0, 9], [0, 4.5], [1, 4.5]]],
    holes: [block(2, 1, 3, 3), block(2, 5, 3, 3)],
  },
  9: {
    // biome-ignore format: a corner after the other
    outlines: [[[0, 0], [6, 0], [6, 9], [4, 9], [4, 5], [0, 5]]],
    holes: [block(1, 1, 4, 3)],
  },
  '⑆': { outlines: [block(0, 1.5, 2, 6), block(4, 0, 3, 3), block(4, 6, 3, 3)] },
  '⑇': { outlines: [block(0, 5, 2, 4), block(3, 2.25, 1, 4.5), block(5, 0, 2, 4)] },
  '⑈': { outlines: [block(0, 2, 1, 6), block(2, 2, 1, 6), block(4, 1, 3, 4)] },
  '⑉': { outlines: [block(0, 2.5, 2, 4), block(3, 2.5, 2, 4), block(6, 2.5, 1, 4)] },
};

/** How many cells wide a character is. */
const widthOf = ({ outlines }) => Math.max(...outlines.flat().map(([x]) => x));

/** Between the ends of a quarter of a circle and its corner, where two curves that are nearly it bend to. */
const bend = 2 - Math.SQRT2;

/** An outline whose corners are round: each is where its curves begin, the two places that they bend to, and where they end. */
function rounded(corners, corner, place) {
  const towards = (from, to, length) => {
    const part = length / Math.hypot(to[0] - from[0], to[1] - from[1]);
    return place([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  };
  return corners.flatMap((point, at) => {
    const [before, after] = [corners.at(at - 1), corners[(at + 1) % corners.length]];
    return [
      { ...towards(point, before, corner), onCurve: true },
      { ...towards(point, before, corner * bend), onCurve: false },
      { ...towards(point, after, corner * bend), onCurve: false },
      { ...towards(point, after, corner), onCurve: true },
    ];
  });
}

function glyphOf(text, character) {
  const { outlines, holes = [], corner = 0.5, holeCorner = corner } = character;
  const left = right - widthOf(character) * cell;
  const place = ([x, y]) => ({ x: Math.round(left + x * cell), y: Math.round((rows - y) * cell) });
  return {
    unicode: text.codePointAt(0),
    advance: em,
    outlines: [
      ...outlines.map((outline) => rounded(outline, corner, place)),
      // The other way round, so that they are left out.
      ...holes.map((hole) => rounded(hole.toReversed(), holeCorner, place)),
    ],
  };
}

/** @returns {Uint8Array} the font, the same bytes each time */
export const micrFont = () =>
  trueType({
    family: 'Closewright MICR',
    em,
    ascender: rows * cell,
    descender: rows * cell - em,
    glyphs: [
      { advance: em, outlines: [] },
      { unicode: 0x20, advance: em, outlines: [] },
      ...Object.entries(characters).map(([text, character]) => glyphOf(text, character)),
    ],
  });

/** Where it stands. */
export const fontFile = join(root, 'apps/api/fonts/ClosewrightMICR.ttf');

if (import.meta.main) writeFileSync(fontFile, micrFont());
