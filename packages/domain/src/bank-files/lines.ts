/** A line of a text, from 1. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

/** The lines of a text one by one, however they end. */
export function* linesOf(text: string): Generator<Line> {
  const end = /\r\n?|\n/g;
  let from = 0;
  for (let line = 1; from <= text.length; line++) {
    const at = end.exec(text);
    yield { line, text: text.slice(from, at?.index) };
    if (at === null) return;
    from = end.lastIndex;
  }
}
