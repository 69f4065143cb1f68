/**
 * Reads what begins at a `<`, as browsers do: a tag ends at the first `>` outside a quoted value, and a value is quoted only right
 * after `=`. One reader per text; it remembers where the next quotes are, so that text without them costs nothing.
 */
export class TagReader {
  /** Lower-case name of the tag last read; empty if it was a comment, a declaration or a plain `<`. */
  name = '';
  closing = false;
  /** Where to go on. */
  end = 0;
  /** What stands behind the name, up to the `>`. */
  rest = '';
  /** The tag is not written as it should be, so it cannot be copied as it is. */
  irregular = false;

  private readonly source: string;
  private nextDouble = -2;
  private nextSingle = -2;

  constructor(source: string) {
    this.source = source;
  }

  /** Reads at the position of a `<`; true for a tag, false for anything else. */
  read(at: number): boolean {
    const { source } = this;
    this.closing = source.charCodeAt(at + 1) === 47;
    const from = at + (this.closing ? 2 : 1);
    const first = source.charCodeAt(from) | 32;
    this.irregular = false;
    this.name = '';
    if (!(first >= 97 && first <= 122)) {
      this.end = this.afterNoTag(at);
      return false;
    }
    const end = this.endOfTag(from);
    if (end < 0) {
      // The rest of the text is a tag that never ends: browsers drop it.
      this.end = source.length;
      return false;
    }
    let nameEnd = from + 1;
    for (; nameEnd < end; nameEnd++) {
      const code = source.charCodeAt(nameEnd);
      if (code <= 32 || code === 47) break;
    }
    this.name = source.slice(from, nameEnd).toLowerCase();
    this.rest = source.slice(nameEnd, end);
    if (this.rest !== '' && this.rest.includes('<')) this.irregular = true;
    this.end = end + 1;
    return true;
  }

  private afterNoTag(at: number): number {
    const { source } = this;
    const after = (index: number, length: number) => (index < 0 ? source.length : index + length);
    if (source.startsWith('<!--', at)) return after(source.indexOf('-->', at), 3);
    const mark = source.charCodeAt(at + 1);
    return mark === 33 || mark === 63 || mark === 47 ? after(source.indexOf('>', at), 1) : at + 1;
  }

  private endOfTag(from: number): number {
    const { source } = this;
    const first = source.indexOf('>', from);
    if (first < 0) return -1;
    if (this.nextDouble !== -1 && this.nextDouble < from) this.nextDouble = source.indexOf('"', from);
    if (this.nextSingle !== -1 && this.nextSingle < from) this.nextSingle = source.indexOf("'", from);
    const quoted = (next: number) => next >= 0 && next < first;
    if (!quoted(this.nextDouble) && !quoted(this.nextSingle)) return first;
    let equals = false;
    for (let i = from; i < source.length; i++) {
      const code = source.charCodeAt(i);
      if (code === 62) return i;
      if (code === 34 || code === 39) {
        if (!equals) {
          this.irregular = true;
          continue;
        }
        const close = source.indexOf(code === 34 ? '"' : "'", i + 1);
        if (close < 0) break;
        i = close;
      }
      if (code > 32) equals = code === 61;
    }
    // A quote that never ends: the first `>` after all.
    this.irregular = true;
    return first;
  }
}
