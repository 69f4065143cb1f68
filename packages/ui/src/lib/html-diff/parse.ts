import { flatten, type Interner, Paths, serialize } from './inline.ts';
import { TagReader } from './tag-reader.ts';
import { endedBy, kindOf, tableParts } from './tags.ts';
import { canonicalTag, collapse, collapseAndTrim } from './text.ts';

/** What counts as equal although it differs. */
export interface Ignore {
  /** Letters that differ in case only. */
  readonly case: boolean;
  /** No-break against normal spaces, and spaces before or after signs. Other runs of white space never count: HTML shows one. */
  readonly space: boolean;
  /** Inline elements (bold, links, fonts) and attributes. */
  readonly format: boolean;
}

/** A block element, or a run of text and inline elements between two blocks (its `name` is empty). One shape, so that access stays fast. */
export interface DiffNode {
  readonly name: string;
  /** The opening tag in one spelling; empty for a run. */
  readonly open: string;
  /** The content of a run. */
  readonly html: string;
  readonly preformatted: boolean;
  readonly children: DiffNode[];
  /** Equal for subtrees that count as equal. */
  id: number;
  /** Cached by the pairing: the words of the subtree as sorted numbers. */
  words: Int32Array | null;
}

const node = (name: string, open: string, html: string, preformatted: boolean): DiffNode => ({
  name,
  open,
  html,
  preformatted,
  children: [],
  id: -1,
  words: null,
});

/** Parses HTML into blocks and runs. Tolerant: what is open stays open until its parent ends, what is closed twice is ignored. */
export function parse(source: string, interner: Interner, ignore: Ignore): DiffNode {
  return new Parser(source, interner, ignore).parse();
}

class Parser {
  private readonly root = node('', '', '', false);
  private readonly stack: DiffNode[] = [this.root];
  private preformatted = 0;
  /** Where the current run began, and whether it must be rebuilt because it is not well nested as it stands. */
  private runStart = 0;
  private dirty = false;
  private readonly inline: string[] = [];
  private readonly paths = new Paths();
  private carried = 0;

  private readonly source: string;
  private readonly reader: TagReader;
  private readonly interner: Interner;
  private readonly ignore: Ignore;

  constructor(source: string, interner: Interner, ignore: Ignore) {
    this.source = source;
    this.reader = new TagReader(source);
    this.interner = interner;
    this.ignore = ignore;
  }

  parse(): DiffNode {
    const { source } = this;
    let at = source.indexOf('<');
    while (at >= 0) at = source.indexOf('<', this.tag(at));
    this.endRun(source.length);
    while (this.stack.length > 1) this.pop();
    this.finish(this.root);
    return this.root;
  }

  /** Handles what begins at `<`; answers where to go on. */
  private tag(at: number): number {
    const { reader } = this;
    if (!reader.read(at)) {
      this.dirty = true;
      return reader.end;
    }
    const { name, closing, end } = reader;
    if (reader.irregular) this.dirty = true;
    switch (kindOf(name)) {
      case 'inline':
        if (!closing) this.inline.push(name);
        else if (this.inline.at(-1) === name) this.inline.pop();
        else this.dirty = true;
        return end;
      case 'void-inline':
        if (closing) this.dirty = true;
        return end;
      case 'wrapper':
        this.dirty = true;
        this.endRun(at);
        this.runStart = end;
        return end;
      case 'raw':
        return this.skip(at, end, name, closing);
      default:
        this.endRun(at);
        if (closing) this.close(name);
        else this.open(name, canonicalTag(name, name + reader.rest));
        this.runStart = end;
        return end;
    }
  }

  /** Drops an element with its content. It may sit inside a run, so what is before it is kept by cutting the run here. */
  private skip(at: number, end: number, name: string, closing: boolean): number {
    this.dirty = true;
    this.endRun(at);
    let go = end;
    if (!closing && this.source.charCodeAt(end - 2) !== 47) {
      const close = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi');
      close.lastIndex = go;
      go = close.exec(this.source) ? close.lastIndex : this.source.length;
    }
    this.runStart = go;
    return go;
  }

  private endRun(to: number): void {
    const { source, runStart } = this;
    const preformatted = this.preformatted > 0;
    const raw = source.slice(runStart, to);
    if (!this.dirty && this.carried === 0 && this.inline.length === 0) {
      this.addRun(preformatted ? raw : collapseAndTrim(raw), preformatted);
      return;
    }
    const tokens = flatten(raw, this.paths, preformatted, this.carried, (path) => {
      this.carried = path;
    });
    this.addRun(serialize(tokens, this.paths), preformatted);
    this.dirty = false;
    this.inline.length = 0;
  }

  private addRun(html: string, preformatted: boolean): void {
    if (html === '' || (!preformatted && html === ' ')) return;
    const siblings = this.top().children;
    const before = siblings.at(-1);
    // Two runs meet where something between them was dropped.
    if (before?.name === '' && before.html !== '') {
      siblings.pop();
      siblings.push(this.run(`${before.html} ${html}`, preformatted));
    } else siblings.push(this.run(html, preformatted));
  }

  private run(html: string, preformatted: boolean): DiffNode {
    const run = node('', '', html, preformatted);
    run.id = this.interner.id(this.runKey(html));
    return run;
  }

  private runKey(html: string): string {
    const { ignore } = this;
    let key = html;
    if (ignore.format) key = key.replace(/<(?!(?:br|img)\b)[^>]*>/gi, '');
    if (ignore.space)
      key = collapse(key.replace(/&nbsp;|&#160;|\u00a0/g, ' ')).replace(/ (?![\p{L}\p{N}])|(?<![\p{L}\p{N}]) /gu, '');
    if (ignore.case) key = key.toLowerCase();
    return key;
  }

  private top(): DiffNode {
    return this.stack.at(-1) as DiffNode;
  }

  private open(name: string, tag: string): void {
    if (this.top().name === 'p') this.pop();
    const rule = endedBy.get(name);
    if (rule) this.closeWhere(rule.ends, rule.within);
    const element = node(name, tag, '', false);
    this.top().children.push(element);
    if (kindOf(name) === 'void-block') {
      this.finish(element);
      return;
    }
    this.stack.push(element);
    if (name === 'pre') this.preformatted++;
  }

  private close(name: string): void {
    const throughCells = tableParts.has(name);
    for (let i = this.stack.length - 1; i > 0; i--) {
      const open = (this.stack[i] as DiffNode).name;
      if (open === name) {
        while (this.stack.length > i) this.pop();
        return;
      }
      if (!throughCells && tableParts.has(open)) return;
      if (throughCells && open === 'table') return;
    }
  }

  private closeWhere(ends: ReadonlySet<string>, within: ReadonlySet<string>): void {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const { name } = this.stack[i] as DiffNode;
      if (within.has(name)) return;
      if (!ends.has(name)) continue;
      while (this.stack.length > i) this.pop();
      return;
    }
  }

  private pop(): void {
    const element = this.stack.pop();
    if (!element) return;
    if (element.name === 'pre') this.preformatted--;
    this.finish(element);
  }

  private finish(element: DiffNode): void {
    let key = `\u0000${this.ignore.format ? element.name : element.open}`;
    for (const child of element.children) key += ` ${child.id}`;
    element.id = this.interner.id(key);
  }
}
