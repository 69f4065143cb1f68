/** Why a link of a message may not be what it seems. */
export type LinkDoubt = 'other-site' | 'not-encrypted' | 'look-alike' | 'number' | 'before-at';

/** A link of a message, with its true address. */
export interface MessageLink {
  readonly href: string;
  /** What stands for it in the message, once each, without those that are its address. */
  readonly texts: readonly string[];
  /** Where it leads: a host, or an e-mail address. */
  readonly place: string;
  readonly doubts: readonly LinkDoubt[];
}

/** A name of a host, at the start of what a link shows. */
const SITE = /^(?:https?:\/\/)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})(?=[/:?#\s.,;)]|$)/i;
const NUMBER = /^(?:[\d.]+|\[.*\])$/;

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
const isWithin = (host: string, site: string) => host === site || host.endsWith(`.${site}`);

/** Whether a text names a site, and the address another one. A host within the site that is named, or around it, is the same. */
function namesAnother(text: string, host: string): boolean {
  const named = SITE.exec(text.trim())?.[1];
  if (named === undefined) return false;
  const [a, b] = [bare(named), bare(host)];
  return !isWithin(a, b) && !isWithin(b, a);
}

/** What is said about a link: where it leads, and what is doubtful about it. Null for an address that cannot be read. */
export function describeLink(href: string, texts: readonly string[]): MessageLink | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const shown = [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter(
    (text) => text !== '' && text !== href,
  );
  if (url.protocol === 'mailto:') return { href, texts: shown, place: decodeURIComponent(url.pathname), doubts: [] };
  const doubts: LinkDoubt[] = [];
  if (shown.some((text) => namesAnother(text, url.hostname))) doubts.push('other-site');
  if (url.username !== '' || url.password !== '') doubts.push('before-at');
  if (url.hostname.split('.').some((label) => label.startsWith('xn--'))) doubts.push('look-alike');
  if (NUMBER.test(url.hostname)) doubts.push('number');
  if (url.protocol === 'http:') doubts.push('not-encrypted');
  return { href, texts: shown, place: url.host, doubts };
}
