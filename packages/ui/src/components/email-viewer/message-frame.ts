import createPurifier from 'dompurify';
import { describeLink, type MessageLink } from './link-doubts.ts';

/** A message made safe to show. */
export interface MessageFrame {
  /** The page of the frame, pictures of other places included only if asked for. */
  readonly page: string;
  /** There are pictures that were left out, or would be. */
  readonly hasRemote: boolean;
  /** Where its links lead, once each. */
  readonly links: readonly MessageLink[];
}

const REMOTE = /^\s*(?:https?:)?\/\//i;
const REMOTE_STYLE = /url\(\s*['"]?\s*(?:https?:)?\/\//i;

/** Nothing is loaded, nothing runs, nothing is sent: a message is paper. */
const policy = (remote: boolean) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:${remote ? ' https: http:' : ''}; form-action 'none'; base-uri 'none'; frame-src 'none'`;

const STYLE =
  'html{color-scheme:light;background:#fff;color:#12191e}body{margin:12px;font:13px/18px "InterVariable",system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}a{color:#0f5e78}';

/** What stands for a link: its words, else those for its pictures. */
const textOf = (link: Element): string =>
  link.textContent?.trim().slice(0, LONGEST) ||
  [...link.querySelectorAll('img')]
    .map(({ alt }) => alt)
    .join(' ')
    .slice(0, LONGEST);
const LONGEST = 120;

/**
 * Cleans a message and wraps it into a page with a policy of its own. The frame must still be sandboxed without scripts and without
 * same origin: each of the three alone would do.
 */
export function messageFrame(
  html: string,
  { remote, pictures = {} }: { remote: boolean; pictures?: Readonly<Record<string, string>> | undefined },
): MessageFrame {
  const purifier = createPurifier(window);
  const links = new Map<string, string[]>();
  let hasRemote = false;
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && REMOTE_STYLE.test(node.textContent ?? '')) hasRemote = true;
  });
  purifier.addHook('uponSanitizeAttribute', (_, data) => {
    if (data.attrName === 'src' || data.attrName === 'background') {
      const id = /^cid:(.+)$/i.exec(data.attrValue)?.[1];
      if (id !== undefined) {
        const picture = pictures[id] ?? '';
        data.attrValue = picture.startsWith('data:image/') ? picture : '';
        data.keepAttr = data.attrValue !== '';
      } else if (REMOTE.test(data.attrValue)) {
        hasRemote = true;
        if (!remote) data.keepAttr = false;
      }
    } else if (data.attrName === 'style' && REMOTE_STYLE.test(data.attrValue)) {
      hasRemote = true;
      if (!remote) data.keepAttr = false;
    }
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
    const href = element.getAttribute('href');
    if (href === null) return;
    if (/^(?:https?|mailto):/i.test(href)) links.set(href, [...(links.get(href) ?? []), textOf(element)]);
    // The sandbox would refuse to follow it anyhow: links are listed with their true addresses below the message.
    element.setAttribute('title', href);
    element.removeAttribute('href');
  });
  const clean = purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORCE_BODY: true,
    ADD_TAGS: ['style'],
    FORBID_TAGS: [
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'video',
      'audio',
      'source',
      'track',
      'dialog',
      'link',
      'meta',
      'base',
    ],
    FORBID_ATTR: ['srcset', 'autofocus', 'tabindex', 'accesskey'],
  });
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy(remote)}"><title>Message</title><style>${STYLE}</style></head><body>${clean}</body></html>`;
  const described = [...links].map(([href, texts]) => describeLink(href, texts)).filter((link) => link !== null);
  return { page, hasRemote, links: described };
}
