const blockTags = 'P,DIV,LI,UL,OL,H1,H2,H3,H4,H5,H6,TABLE,TR,BLOCKQUOTE,PRE';
const plainTags = new Set(['P', 'DIV', 'BR', 'HTML', 'HEAD', 'BODY']);

/** The text of an HTML as lines. Nothing of it is run or fetched. */
export function htmlToText(html: string): string {
  const lines: string[] = [''];
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      lines[lines.length - 1] += (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
      return;
    }
    if (!(node instanceof Element) || node.matches('script,style')) return;
    const isBlock = node.matches(blockTags);
    // A break at the end of a paragraph is what keeps an empty one open, no line of its own.
    if (node.tagName === 'BR' && !(node.nextSibling === null && node.parentElement?.matches(blockTags))) lines.push('');
    if (isBlock && lines.at(-1) !== '') lines.push('');
    for (const child of node.childNodes) walk(child);
    if (isBlock && (lines.at(-1) !== '' || node.querySelector(blockTags) === null)) lines.push('');
  };
  walk(parse(html).body);
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n+$/, '');
}

/** A plain text as HTML: one paragraph a line. Empty for a blank text. */
export function textToHtml(text: string): string {
  if (text.trim() === '') return '';
  const escaped = (line: string) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (line.trim() === '' ? '<p><br></p>' : `<p>${escaped(line)}</p>`))
    .join('');
}

/** Whether an HTML holds more than plain lines: bold words, tables, pictures. */
export function hasFormatting(html: string): boolean {
  return [...parse(html).querySelectorAll('*')].some(
    (element) => !plainTags.has(element.tagName) || element.hasAttribute('style'),
  );
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
