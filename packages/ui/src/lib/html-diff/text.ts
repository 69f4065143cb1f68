const named: Record<string, string> = {
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  sect: '§',
  para: '¶',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  middot: '·',
  bull: '•',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  shy: '\u00ad',
};

/** Characters that must stay written out, and the no-break space, which is invisible otherwise. */
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

function decodeReference(reference: string): string {
  const body = reference.slice(1, -1);
  if (body === 'amp' || body === 'lt' || body === 'gt') return reference;
  if (body.startsWith('#')) {
    const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
    if (!(code > 0) || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
    const character = String.fromCodePoint(code);
    return escapes[character] ?? character;
  }
  const known = named[body];
  return known === undefined ? reference : (escapes[known] ?? known);
}

/** Text between tags in one spelling: references that have a character become it, stray `&`, `<` and `>` are escaped. */
export function canonicalText(text: string): string {
  return /[&<>\u00a0]/.test(text)
    ? text.replace(/&(?:#\d+|#[xX][\da-fA-F]+|[a-zA-Z][a-zA-Z\d]*);|[&<>\u00a0]/g, (found) =>
        found.length > 1 ? decodeReference(found) : (escapes[found] as string),
      )
    : text;
}

/** Runs of HTML white space become one space. No-break spaces are content. */
export function collapse(text: string): string {
  return /[\t\n\r\f]| {2}/.test(text) ? text.replace(/[ \t\n\r\f]+/g, ' ') : text;
}

/** `collapse`, without the space at the ends. */
export function collapseAndTrim(text: string): string {
  const collapsed = collapse(text);
  const from = collapsed.charCodeAt(0) === 32 ? 1 : 0;
  const to = collapsed.length - (collapsed.length > from && collapsed.charCodeAt(collapsed.length - 1) === 32 ? 1 : 0);
  return from === 0 && to === collapsed.length ? collapsed : collapsed.slice(from, to);
}

/**
 * Words, numbers with their separators (`1,200.00`, `04/12/2013`, `12-3456`), references, spaces, single signs: what is replaced as a
 * whole. A sign outside the basic plane stays in one piece.
 */
const WORD =
  /&(?:#\d+|#[xX][\da-fA-F]+|[a-zA-Z][a-zA-Z\d]*);|[\p{L}\p{M}\p{N}_]+(?:(?:['’-]|[.,/:](?=\p{N}))[\p{L}\p{M}\p{N}_]+)*|[ \t\n\r\f]+|./gsu;

/** Splits text into the pieces that are compared. */
export const splitWords = (text: string): string[] => text.match(WORD) ?? [];

/** True for white space, no-break spaces included. */
export const isSpace = (text: string): boolean => /^(?:[ \t\n\r\f]|&nbsp;)+$/.test(text);

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const canonicalTags = new Map<string, string>();

/**
 * An opening tag in one spelling: lower-case names, double quotes, single spaces (in values too), no slash, and none of our own marks. Order is kept.
 * `raw` is everything between `<` and `>`.
 */
export function canonicalTag(name: string, raw: string): string {
  if (raw.length === name.length) return `<${name}>`;
  const known = canonicalTags.get(raw);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  let tag = `<${name}`;
  for (const [, attribute = '', double, single, bare] of raw.slice(name.length).matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    if (seen.has(key) || key === 'data-diff' || key === 'data-diff-before' || key === 'data-change') continue;
    seen.add(key);
    const value = double ?? single ?? bare;
    tag += value === undefined ? ` ${key}` : ` ${key}="${canonicalText(collapse(value)).replaceAll('"', '&quot;')}"`;
  }
  tag += '>';
  // Tags of a document repeat; a hostile one with a million different tags must not fill the memory.
  if (canonicalTags.size > 5000) canonicalTags.clear();
  canonicalTags.set(raw, tag);
  return tag;
}
