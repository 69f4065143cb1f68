/** What we use of it: it has no types of its own. */
declare module 'opentype.js/dist/opentype.mjs' {
  type Command =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };

  export class Path {
    readonly commands: readonly Command[];
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
    close(): void;
  }

  export class Glyph {
    constructor(options: { name: string; unicode?: number; advanceWidth: number; path: Path });
    readonly unicode?: number;
    readonly advanceWidth?: number;
    readonly path: Path;
    getBoundingBox(): { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  }

  export class Font {
    constructor(options: {
      familyName: string;
      styleName: string;
      unitsPerEm: number;
      ascender: number;
      descender: number;
      glyphs: Glyph[];
    });
    readonly unitsPerEm: number;
    readonly glyphs: { readonly length: number; get(at: number): Glyph };
    charToGlyph(character: string): Glyph;
    toArrayBuffer(): ArrayBuffer;
  }

  export function parse(bytes: ArrayBuffer): Font;
}
