import { readFileSync } from 'node:fs';
import { type Glyph, parse } from 'opentype.js/dist/opentype.mjs';
import { describe, expect, it } from 'vitest';
import { fontFile, micrFont } from './micr-font.mjs';

const bytes = readFileSync(fontFile);
const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** The characters as cells of 0.013 inch, 9 high and 7 wide, each at the right end of its place. What ends within a cell is looked at a little below its middle. */
const pictures = `
0        1        2        3        4        5        6
.#####.  ...##..  ...####  ..####.  .##....  ..#####  .####..
#.....#  ....#..  ......#  .....#.  .##....  ..#....  .#..#..
#.....#  ....#..  ......#  .....#.  .##....  ..#....  .#.....
#.....#  ....#..  ......#  .....#.  .##....  ..#....  .#.....
#.....#  ....#..  ...####  ..#####  .##....  ..#####  .#.....
#.....#  ...####  ...#...  .....##  .##..##  ......#  .######
#.....#  ...####  ...#...  .....##  .######  ......#  .#....#
#.....#  ...####  ...#...  .....##  .....##  ......#  .#....#
.#####.  ...####  ...####  ..#####  .....##  ..#####  .######

7        8        9        ⑆        ⑇        ⑈        ⑉
..#####  .#####.  .######  ....###  .....##  .......  .......
..#...#  .#...#.  .#....#  ##..###  .....##  ....###  .......
..#...#  .#...#.  .#....#  ##..###  ...#.##  #.#.###  ##.##.#
.....##  .#...#.  .#....#  ##.....  ...#.##  #.#.###  ##.##.#
....##.  #######  .######  ##.....  ...#...  #.#.###  ##.##.#
....#..  ##...##  .....##  ##.....  ##.#...  #.#....  ##.##.#
....#..  ##...##  .....##  ##..###  ##.#...  #.#....  .......
....#..  ##...##  .....##  ....###  ##.....  #.#....  .......
....#..  #######  .....##  ....###  ##.....  .......  .......
`
  .trim()
  .split('\n\n')
  .flatMap((part) => {
    const [names = '', ...rows] = part.split('\n');
    return names.split(/ +/).map((name, at) => [name, rows.map((row) => row.slice(at * 9, at * 9 + 7))] as const);
  });

type Point = readonly [number, number];

/** The outlines of a glyph as corners; a curve as its chords. */
function outlinesOf(glyph: Glyph): Point[][] {
  const outlines: Point[][] = [];
  let from: Point = [0, 0];
  for (const command of glyph.path.commands) {
    if (command.type === 'Z') continue;
    if (command.type === 'M') outlines.push([]);
    const to: Point = [command.x, command.y];
    const chords =
      command.type === 'C'
        ? [0.25, 0.5, 0.75].map((t): Point => curveAt(from, [command.x1, command.y1], [command.x2, command.y2], to, t))
        : [];
    outlines.at(-1)?.push(...chords, to);
    from = to;
  }
  return outlines;
}

function curveAt(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const one = (axis: 0 | 1) =>
    s ** 3 * a[axis] + 3 * s ** 2 * t * b[axis] + 3 * s * t ** 2 * c[axis] + t ** 3 * d[axis];
  return [one(0), one(1)];
}

/** How often outlines go around a point: ink is where it is not zero. */
function windings(outlines: Point[][], [x, y]: Point): number {
  let turns = 0;
  for (const outline of outlines)
    for (const [at, [x1, y1]] of outline.entries()) {
      const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) continue;
      if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) turns += y2 > y1 ? 1 : -1;
    }
  return turns;
}

describe('the font of MICR lines', () => {
  it('is what its script makes, byte for byte', () => {
    expect(Buffer.compare(bytes, micrFont())).toBe(0);
  });

  it('has the 14 characters of E-13B and a blank, each 1/8 inch wide at 9 points', () => {
    const all = Array.from({ length: font.glyphs.length }, (_, at) => font.glyphs.get(at)).filter(
      ({ unicode }) => unicode !== undefined,
    );
    const codes = [...' 0123456789⑆⑇⑈⑉'].map((character) => character.codePointAt(0));
    expect(new Set(all.map(({ unicode }) => unicode))).toEqual(new Set(codes));
    expect(all).toHaveLength(codes.length);
    for (const { advanceWidth } of all) expect(((advanceWidth ?? 0) / font.unitsPerEm) * (9 / 72)).toBe(1 / 8);
  });

  it.each(pictures)('draws %s as the standard has it', (character, expected) => {
    const outlines = outlinesOf(font.charToGlyph(character));
    // A cell is 0.013 of 0.125 inch. A place is a little wider than 7 of them, which stand in its middle.
    const [cell, left] = [104, (1000 - 7 * 104) / 2];
    const rows = Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 7 }, (__, column) =>
        windings(outlines, [left + (column + 0.5) * cell, (9 - row - 0.6) * cell]) === 0 ? '.' : '#',
      ).join(''),
    );
    expect(rows).toEqual(expected);
  });

  it('ends each character at the same place', () => {
    for (const character of '0123456789⑆⑇⑈⑉')
      expect(font.charToGlyph(character).getBoundingBox().x2, character).toBe(864);
  });
});
