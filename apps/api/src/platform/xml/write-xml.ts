/** An element to write: attributes in their order, and either elements or a text in it. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly XmlNode[];
  readonly text: string;
}

/** An XML 1.0 in UTF-8, an element a line. Characters that XML cannot have are left out. */
export const writeXml = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;

function written({ name, attributes, children, text }: XmlNode, indent: string): string {
  const tag = [name, ...attributes.map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  if (children.length > 0) {
    const inside = children.map((child) => written(child, `${indent} `)).join('');
    return `${indent}<${tag}>\n${inside}${indent}</${name}>\n`;
  }
  return text === '' ? `${indent}<${tag}/>\n` : `${indent}<${tag}>${escaped(text)}</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** All but what XML 1.0 allows; halves of a pair are no characters. */
const notAllowed = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Tabs and ends of lines are written as numbers: a reader would make spaces of them in an attribute. */
const escaped = (text: string): string =>
  text
    .replace(notAllowed, '')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
    .replace(/[\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);
