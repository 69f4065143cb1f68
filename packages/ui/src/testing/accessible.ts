const tidy = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** The text of an element as a screen reader would come by it: without what is hidden from it. */
export function textOf(element: Element): string {
  const walk = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element)) return '';
    if (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden')) return '';
    const label = node === element ? null : node.getAttribute('aria-label');
    if (label) return ` ${label} `;
    const inner = [...node.childNodes].map(walk).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  };
  return tidy(walk(element));
}

const textsOf = (ids: string | null): string =>
  tidy(
    (ids ?? '')
      .split(/\s+/)
      .map((id) => (id ? document.getElementById(id) : null))
      .map((element) => (element ? textOf(element) : ''))
      .join(' '),
  );

/** The accessible name: by other elements, by label, by its own text, by title. */
export function nameOf(element: Element): string {
  const by = textsOf(element.getAttribute('aria-labelledby'));
  if (by) return by;
  const own = tidy(element.getAttribute('aria-label') ?? '');
  if (own) return own;
  const { labels } = element as HTMLInputElement;
  if (labels && labels.length > 0) return tidy([...labels].map(textOf).join(' '));
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return (field ? '' : textOf(element)) || tidy(element.getAttribute('title') ?? '');
}

/** The accessible description: help, error, reason, reading. */
export const descriptionOf = (element: Element): string => textsOf(element.getAttribute('aria-describedby'));

/** A text as it is, or a pattern. */
export type Match = string | RegExp;

export const matches = (text: string, match: Match): boolean =>
  typeof match === 'string' ? text === tidy(match) : match.test(text);

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');

/**
 * The one shown element of a kind that has the name.
 * @throws naming what there is instead, when there is none or more than one
 */
export function findNamed(root: ParentNode, selector: string, what: string, name?: Match): HTMLElement {
  const shown = [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const found = name === undefined ? shown : shown.filter((element) => matches(nameOf(element), name));
  const [first] = found;
  if (first && found.length === 1) return first;
  const wanted = name === undefined ? what : `${what} named ${name instanceof RegExp ? name : `"${name}"`}`;
  const names = shown.map((element) => `"${nameOf(element)}"`).join(', ') || 'none';
  throw new Error(
    found.length === 0
      ? `No ${wanted} is shown. There is: ${names}.`
      : `${found.length} times ${wanted}. Look inside a dialog or another part of the page.`,
  );
}
