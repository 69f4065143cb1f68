/** What we use of it: it has no types of its own. */
declare module 'opentype.js/dist/opentype.mjs' {
  type Command =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | { readonly type: 'Z' };

  export interface Glyph {
    readonly unicode?: number;
    readonly advanceWidth?: number;
    readonly path: { readonly commands: readonly Command[] };
    getBoundingBox(): { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly glyphs: { readonly length: number; get(at: number): Glyph };
    charToGlyph(character: string): Glyph;
  }

  export function parse(bytes: ArrayBuffer): Font;
}
