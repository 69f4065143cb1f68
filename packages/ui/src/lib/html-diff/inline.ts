import { TagReader } from './tag-reader.ts';
import { kindOf } from './tags.ts';
import { canonicalTag, canonicalText, isSpace, splitWords } from './text.ts';

/** Numbers for strings: equal strings get equal numbers. One per comparison, shared by both sides. */
export class Interner {
  private readonly ids = new Map<string, number>();

  id(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    this.ids.set(text, this.ids.size);
    return this.ids.size - 1;
  }
}

interface Path {
  readonly parent: number;
  readonly name: string;
  readonly open: string;
  readonly depth: number;
}

/** Nestings of inline elements, numbered: `<b><i>` is one path wherever it occurs, and 0 is none. */
export class Paths {
  private readonly list: Path[] = [{ parent: 0, name: '', open: '', depth: 0 }];
  private readonly known = new Map<string, number>();

  child(parent: number, name: string, open: string): number {
    const key = `${parent} ${open}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.list.push({ parent, name, open, depth: this.at(parent).depth + 1 });
    this.known.set(key, this.list.length - 1);
    return this.list.length - 1;
  }

  at(path: number): Path {
    return this.list[path] as Path;
  }

  /** Tags that lead from one path to another: closings, then openings. */
  between(from: number, to: number): string {
    if (from === to) return '';
    let [a, b] = [from, to];
    let closes = '';
    let opens = '';
    while (a !== b) {
      if (this.at(a).depth >= this.at(b).depth) {
        closes += `</${this.at(a).name}>`;
        a = this.at(a).parent;
      } else {
        opens = this.at(b).open + opens;
        b = this.at(b).parent;
      }
    }
    return closes + opens;
  }
}

/** The content of one run: words, signs, spaces and elements without content, each with the inline elements around it. */
export interface Tokens {
  readonly text: string[];
  readonly path: number[];
}

/**
 * Takes a run apart. `start` is the path that is open before it (an element closed late); `leave` hears the one open after it.
 * Misnested and unclosed tags are mended as a browser would: a closing tag ends everything inside its element.
 */
export function flatten(
  html: string,
  paths: Paths,
  preformatted: boolean,
  start = 0,
  leave?: (path: number) => void,
): Tokens {
  const tokens: Tokens = { text: [], path: [] };
  let path = start;
  let spaced = !preformatted;
  /** Number of tokens when each open element began: one that closes at the same number is empty. */
  const began: number[] = [];

  const push = (text: string) => {
    tokens.text.push(text);
    tokens.path.push(path);
  };
  const words = (text: string) => {
    if (text === '') return;
    for (const word of splitWords(canonicalText(text))) {
      const space = !preformatted && /^[ \t\n\r\f]/.test(word);
      if (!(space && spaced)) push(space ? ' ' : word);
      spaced = space;
    }
  };
  const close = () => {
    const { parent, open } = paths.at(path);
    const empty = began.pop() === tokens.text.length;
    const { name } = paths.at(path);
    path = parent;
    // An element without content is content itself if it says something (an anchor, a placeholder).
    if (empty && open !== `<${name}>`) {
      push(`${open}</${name}>`);
      spaced = false;
    }
  };

  const reader = new TagReader(html);
  let at = 0;
  for (let lt = html.indexOf('<'); lt >= 0; lt = html.indexOf('<', at)) {
    words(html.slice(at, lt));
    const isTag = reader.read(lt);
    at = reader.end;
    if (!isTag) {
      if (at === lt + 1) words('<');
      continue;
    }
    const { name, rest } = reader;
    const kind = kindOf(name);
    if (reader.closing) {
      let depth = path;
      while (depth !== 0 && paths.at(depth).name !== name) depth = paths.at(depth).parent;
      if (depth === 0) continue;
      const outer = paths.at(depth).parent;
      while (path !== outer) close();
    } else if (kind === 'void-inline') {
      push(canonicalTag(name, name + rest));
      spaced = name === 'br' && !preformatted;
    } else if (kind === 'inline' && NAME.test(name)) {
      path = paths.child(path, name, canonicalTag(name, name + rest));
      began.push(tokens.text.length);
    }
  }
  words(html.slice(at));
  if (leave) leave(path);
  else while (path !== 0 && began.length > 0) close();
  const last = tokens.text.length - 1;
  if (!preformatted && tokens.text[last] === ' ') {
    tokens.text.pop();
    tokens.path.pop();
  }
  return tokens;
}

/** Names as elements have them: anything else between `<` and `>` is dropped. */
const NAME = /^[a-z][a-z0-9:-]*$/;

/** Tokens as HTML, always nested right. */
export function serialize(tokens: Tokens, paths: Paths): string {
  let html = '';
  let path = 0;
  for (let i = 0; i < tokens.text.length; i++) {
    const to = tokens.path[i] as number;
    html += paths.between(path, to) + tokens.text[i];
    path = to;
  }
  return html + paths.between(path, 0);
}

/** What two tokens are compared by, under the options of the comparison. */
export function tokenKey(
  text: string,
  path: number,
  ignore: { case: boolean; space: boolean; format: boolean },
): string {
  let key = text;
  if (ignore.space && isSpace(key)) key = ' ';
  if (ignore.case && !key.startsWith('<')) key = key.toLowerCase();
  return ignore.format ? key : `${path} ${key}`;
}
