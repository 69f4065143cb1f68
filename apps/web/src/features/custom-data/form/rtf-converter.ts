import type { RichTextConverter } from '@closewright/domain/custom-fields';
import { htmlToText } from './plain-text.ts';

/** Groups that hold no text of their own: tables of fonts and colours, pictures, and what writers add behind `\*`. */
const hiddenGroups = /^\\(fonttbl|colortbl|stylesheet|info|pict|object|header|footer|listtable|listoverridetable|\*)/;
const tokens = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi;
const marks: Readonly<Record<string, string>> = { b: 'b', i: 'i', ul: 'u' };
const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
const windows1252 = new TextDecoder('windows-1252');

/**
 * Words, paragraphs and bold, italic and underlined runs of an RTF as HTML. Fonts, colours, tables and pictures have no
 * place in a field that is edited as plain lines; what is stored keeps them until its words change.
 */
function rtfToHtml(rtf: string): string {
  const html: string[] = [];
  const open: string[] = [];
  const groups: { isHidden: boolean; open: number; skip: number }[] = [];
  let group = { isHidden: false, open: 0, skip: 1 };
  let toSkip = 0;
  const write = (text: string) => {
    if (group.isHidden) return;
    html.push(text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'));
  };
  const close = (count: number) => {
    while (open.length > count) html.push(`</${open.pop()}>`);
  };
  for (const match of rtf.matchAll(tokens)) {
    const [, word, figure, hex, symbol, brace, text] = match;
    if (brace === '{') {
      groups.push(group);
      const isHidden = group.isHidden || hiddenGroups.test(rtf.slice(match.index + 1));
      group = { ...group, isHidden, open: open.length };
    } else if (brace === '}') {
      if (!group.isHidden) close(group.open);
      group = groups.pop() ?? group;
    } else if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1;
      else write(windows1252.decode(new Uint8Array([Number.parseInt(hex, 16)])));
    } else if (symbol !== undefined) {
      write({ '~': '\u00a0', _: '-', '-': '' }[symbol] ?? symbol);
    } else if (text !== undefined) {
      const skipped = Math.min(toSkip, text.length);
      toSkip -= skipped;
      write(text.slice(skipped));
    } else if (word === 'par' || word === 'line') {
      if (!group.isHidden) html.push('<br>');
    } else if (word === 'u') {
      const code = Number(figure);
      write(String.fromCharCode(code < 0 ? code + 65_536 : code));
      toSkip = group.skip;
    } else if (word === 'uc') {
      group.skip = Number(figure ?? 1);
    } else if (word !== undefined && word in characters) {
      write(characters[word] ?? '');
    } else if (word !== undefined && word in marks && !group.isHidden) {
      const mark = marks[word] ?? '';
      if (figure !== '0' && !open.includes(mark)) {
        open.push(mark);
        html.push(`<${mark}>`);
      } else if (figure === '0' && open.at(-1) === mark) close(open.length - 1);
    }
  }
  close(0);
  return html.join('').replace(/(<br>)+$/, '');
}

/** Plain lines as RTF: one paragraph a line. */
function htmlToRtf(html: string): string {
  const escaped = (line: string) =>
    line
      .replace(/[\\{}]/g, '\\$&')
      // Beyond ASCII by code units, each with one character for readers that know no Unicode.
      .replace(/[^\x20-\x7e]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`);
  const paragraphs = htmlToText(html)
    .split('\n')
    .map((line) => `${escaped(line)}\\par`);
  return `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0\\uc1 ${paragraphs.join('\n')}\n}`;
}

/** The converter of the web (core.md §5 Rich text). */
export const rtfConverter: RichTextConverter = {
  rtfToHtml: async (rtf) => rtfToHtml(rtf),
  htmlToRtf: async (html) => htmlToRtf(html),
};
