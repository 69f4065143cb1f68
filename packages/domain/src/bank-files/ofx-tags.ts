import { shown } from './bank-words.ts';
import type { Findings } from './findings.ts';

/** A tag and the text behind it: `<TRNAMT>-50.00`. */
export interface OfxTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly text: string;
  readonly line: number;
}

/** A part of a file that is open, and the values that stand in it. */
export interface OfxPart {
  readonly name: string;
  readonly line: number;
  readonly values: Map<string, string>;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Characters that are written by name or number. No other ones are known, and none is ever fetched. */
const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : whole;
    },
  );

const longestName = 80;

/** The tags of SGML and XML alike, one by one. What declares anything is a fault, as is a tag that never ends. */
export function* ofxTags(text: string, findings: Findings): Generator<OfxTag> {
  let line = 1;
  let counted = 0;
  const lineAt = (at: number) => {
    for (; counted < at; counted++) if (text[counted] === '\n') line++;
    return line;
  };
  let at = nextTag(text, 0);
  while (at !== -1) {
    const here = lineAt(at);
    const aside = Object.keys(asides).find((begin) => text.startsWith(begin, at));
    if (aside === undefined && text[at + 1] === '!') {
      findings.problem(here, 'The file declares something: no bank needs that');
      return;
    }
    const endMark = asides[aside ?? ''] ?? '>';
    const end = text.indexOf(endMark, at);
    if (end === -1) {
      findings.problem(here, 'A tag begins here and never ends');
      return;
    }
    const from = end + endMark.length;
    const next = nextTag(text, from);
    if (aside === undefined) {
      const tag = text.slice(at + 1, Math.min(end, at + 2 + longestName + 1));
      const [, slash, name] = /^(\/?)([A-Za-z][\w.-]*)(?=[\s/]|$)/.exec(tag) ?? [];
      if (name === undefined || name.length > longestName) {
        findings.problem(here, `<${shown(tag)}> is no tag of OFX`);
        return;
      }
      const [content, behind] = contentOf(text, from, next);
      const tagged = { name: name.toUpperCase(), text: content, line: here };
      yield { ...tagged, isEnd: slash === '/' };
      // What is empty in XML ends where it begins.
      if (text[end - 1] === '/') yield { ...tagged, isEnd: true };
      at = behind;
    } else at = next;
  }
}

/** What stands aside of the tags, and what it ends with. */
const asides: Readonly<Record<string, string>> = { '<!--': '-->', '<?': '?>' };

/** Where the next tag begins; -1 where none does. A `<` before a blank is a text's. */
function nextTag(text: string, from: number): number {
  let at = text.indexOf('<', from);
  while (at !== -1 && !/[A-Za-z/!?]/.test(text[at + 1] ?? '/')) at = text.indexOf('<', at + 1);
  return at;
}

const cdata = '<![CDATA[';

/** The text from one tag to the next one, and where that begins. */
function contentOf(text: string, from: number, next: number): [content: string, next: number] {
  const parts: string[] = [decoded(text.slice(from, next === -1 ? undefined : next))];
  let at = next;
  while (at !== -1 && text.startsWith(cdata, at)) {
    const end = text.indexOf(']]>', at);
    if (end === -1) break;
    parts.push(text.slice(at + cdata.length, end));
    at = nextTag(text, end + 3);
    parts.push(decoded(text.slice(end + 3, at === -1 ? undefined : at)));
  }
  return [parts.join('').trim(), at];
}
