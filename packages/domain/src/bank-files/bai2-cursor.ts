/** The fields of a record, one by one. */
export interface Bai2Fields {
  /** The next field without blanks around it; null behind the last one. */
  readonly next: () => string | null;
  /** What is left, a text for each line. */
  readonly rest: () => readonly string[];
  /** How far a line is read: whole, not at all, or up to a field. */
  readonly place: (piece: number) => number | undefined;
}

/** Reads the fields of a record over its lines: a comma or the end of a line ends one, and `/` the line. */
export function fieldsOf(pieces: readonly string[], endsWithComma = false): Bai2Fields {
  let piece = 0;
  let from = 0;
  const nextLine = () => {
    piece++;
    from = 0;
  };
  return {
    next() {
      const line = pieces[piece];
      if (line === undefined) return null;
      const comma = line.indexOf(',', from);
      if (comma === -1) {
        const last = line.slice(from).trimEnd().replace(/\/$/, '').trim();
        nextLine();
        return last;
      }
      const field = line.slice(from, comma).trim();
      from = comma + 1;
      const left = line.length - from;
      const isEnd = left === 0 || (left === 1 && line.endsWith('/'));
      if (endsWithComma && isEnd && piece < pieces.length - 1) nextLine();
      return field;
    },
    rest: () => (piece >= pieces.length ? [] : [(pieces[piece] ?? '').slice(from), ...pieces.slice(piece + 1)]),
    place: (of) => (piece > of ? undefined : piece < of ? 0 : from),
  };
}
