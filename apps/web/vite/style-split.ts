/** What one style sheet becomes: what the first screen needs, and what makes it whole. */
export interface StyleSplit {
  readonly first: string;
  readonly rest: string;
}

/** Layers that go into the first sheet as they are: tokens and page defaults, which hold for every page. */
const common = ['theme', 'tokens', 'base'];

/**
 * Splits a built style sheet of Tailwind in two. `first` has tokens, page defaults and the utilities that `isUsed` knows; `rest`
 * has all utilities and everything else. Loaded one after the other, in this order, they say what the whole sheet says: both name
 * the layers in its order, and among the utilities the later sheet is complete and in order.
 * @param css minified, utilities in a layer `utilities`
 * @param isUsed whether the first screen names a class
 */
export function splitStyles(css: string, isUsed: (className: string) => boolean): StyleSplit {
  const blocks = topBlocks(css.replace(/^\s*\/\*[\s\S]*?\*\//, ''));
  const layers = new Set(blocks.flatMap((block) => /^@layer ([^{;]+)/.exec(block)?.[1]?.split(/\s*,\s*/) ?? []));
  let first = '';
  let rest = '';
  for (const block of blocks) {
    const layer = /^@layer ([\w-]+)\s*\{/.exec(block)?.[1];
    if (layer !== undefined && common.includes(layer)) first += block;
    else if (layer === 'utilities') {
      first += `@layer utilities{${usedRules(inside(block), isUsed)}}`;
      rest += block;
    } else rest += block;
  }
  // A registered property, and an animation, is part of the rules that name it.
  for (const block of blocks) {
    const name = /^@(?:property|keyframes) ([\w-]+)/.exec(block)?.[1];
    if (name !== undefined && first.includes(name)) first += block;
  }
  const order = `@layer ${[...layers].join(',')};`;
  return { first: order + first, rest: order + rest };
}

/** The rules of a layer whose class is used, within their conditions; what is for paper can wait. */
function usedRules(css: string, isUsed: (className: string) => boolean): string {
  return topBlocks(css)
    .map((block) => {
      const head = block.slice(0, block.indexOf('{'));
      if (/^@media print\b/.test(head)) return '';
      if (head.startsWith('@')) {
        const rules = usedRules(inside(block), isUsed);
        return rules && `${head}{${rules}}`;
      }
      const subjects = selectors(head).map(firstClass);
      return subjects.some((name) => name === null || isUsed(name)) ? block : '';
    })
    .join('');
}

const inside = (block: string) => block.slice(block.indexOf('{') + 1, -1);

/** The class a utility is named by: the first of its selector. Null where there is none. */
function firstClass(selector: string): string | null {
  const escaped = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/iu.exec(selector)?.[1];
  if (escaped === undefined) return null;
  return escaped.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, char: string) =>
    code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** The parts of a selector list. */
const selectors = (list: string) => cut(list, (char, depth) => char === ',' && depth === 0);

/** The rules and statements of a sheet or a block, each with its end. */
const topBlocks = (css: string) =>
  cut(css, (char, depth) => (char === '}' || char === ';') && depth === 0)
    .map((block) => block.trim())
    .filter(Boolean);

/** Cuts a text behind each character that `isEnd` takes, given the depth of brackets after it. Strings and escapes are passed over. */
function cut(text: string, isEnd: (char: string, depth: number) => boolean): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '\\') at++;
    else if (char === '"' || char === "'") {
      for (at++; at < text.length && text[at] !== char; at++) if (text[at] === '\\') at++;
    } else {
      if ('{(['.includes(char)) depth++;
      if ('})]'.includes(char)) depth--;
      if (isEnd(char, depth)) {
        parts.push(text.slice(start, at + 1));
        start = at + 1;
      }
    }
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}
