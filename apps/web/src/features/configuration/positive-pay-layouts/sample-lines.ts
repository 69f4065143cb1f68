import { delimiterOf, type PositivePayField, type PositivePayLayout, rowsOf } from '@closewright/domain/positive-pay';

/** A piece of a line: what a field says, or what stands between two of them. */
export interface SamplePiece {
  readonly text: string;
  /** The way to its field in the layout, `detail.3`; null between fields. */
  readonly path: string | null;
}

/** The lines of a file in pieces, so that it can be shown which field says what. */
export function sampleLines(layout: PositivePayLayout, lines: readonly string[], checks: number): SamplePiece[][] {
  const rows = rowsOf(layout).flatMap((row) => (row.isDetail ? Array.from({ length: checks }, () => row) : [row]));
  const separator = layout.delimiter === null ? null : delimiterOf[layout.delimiter];
  return lines.map((line, at) => {
    const row = rows[at];
    if (row === undefined) return [{ text: line, path: null }];
    return separator === null ? fixedPieces(line, row) : delimitedPieces(line, row.path, separator);
  });
}

function fixedPieces(
  line: string,
  { path, fields }: { path: string; fields: readonly PositivePayField[] },
): SamplePiece[] {
  let from = 0;
  return fields.map(({ width }, at) => {
    const text = line.slice(from, from + (width ?? 0));
    from += width ?? 0;
    return { text, path: `${path}.${at}` };
  });
}

function delimitedPieces(line: string, path: string, separator: string): SamplePiece[] {
  const pieces: SamplePiece[] = [];
  let field = 0;
  let text = '';
  let isQuoted = false;
  for (const each of line) {
    if (each === '"') isQuoted = !isQuoted;
    if (each !== separator || isQuoted) {
      text += each;
      continue;
    }
    pieces.push({ text, path: `${path}.${field++}` }, { text: separator, path: null });
    text = '';
  }
  return [...pieces, { text, path: `${path}.${field}` }];
}

/** The columns above lines of so many characters: `----+----1----+----2`. */
export function rulerOf(length: number): string {
  const tens = Math.ceil(length / 10);
  const ruler = Array.from({ length: tens }, (_, at) => `----+----${(at + 1) % 10}`).join('');
  return ruler.slice(0, length);
}
