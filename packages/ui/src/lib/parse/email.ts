import emailAddresses from 'email-addresses';
import { plainSpaces } from './result.ts';

/** One recipient. An address that is no address is kept as it was typed: see `isEmail`. */
export interface EmailRecipient {
  address: string;
  /** The name it came with; absent for a bare address. */
  name?: string | undefined;
}

/** Letters of local parts that mail servers in the wild take; the quoted forms of the standard are refused. */
const local = /^[^\s"(),:;<>@[\\\]]{1,64}$/;
const label = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;

/** True for an address that can be sent to: one `@`, a domain with a dot and an ending of two letters or more. */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  return (
    at > 0 &&
    address.length <= 254 &&
    local.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    /^(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu.test(labels.at(-1) ?? '') &&
    emailAddresses.parseOneAddress({ input: address, rfc6532: true, rejectTLD: true }) !== null
  );
}

/** Two spellings of one address: the case of letters does not count. */
export const sameEmail = (a: EmailRecipient, b: EmailRecipient): boolean =>
  a.address.toLowerCase() === b.address.toLowerCase();

/** Cuts at separators that stand outside quotes, angle brackets and comments. */
function cut(text: string, separators: string): string[] {
  const pieces = [''];
  let quoted = false;
  let depth = 0;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === '<' || letter === '(')) depth += 1;
    else if (!quoted && (letter === '>' || letter === ')')) depth = Math.max(0, depth - 1);
    if (!quoted && depth === 0 && separators.includes(letter)) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** Commas part addresses, except the one in `Homebuyer, Jane <jane@home.com>` as Outlook writes names. */
function cutCommas(text: string): string[] {
  const whole: string[] = [];
  let name: string[] = [];
  for (const piece of cut(text, ',')) {
    if (!piece.includes('@')) name.push(piece);
    else if (piece.includes('<')) {
      whole.push([...name, piece].join(', '));
      name = [];
    } else {
      whole.push(...name, piece);
      name = [];
    }
  }
  return [...whole, ...name];
}

/** `a@b.com c@d.com`: words that are all addresses were parted by spaces. */
const cutSpaces = (text: string): string[] => {
  const words = text.split(/\s+/);
  return words.length > 1 && words.every((word) => /^[^<>"]+@[^<>"]+$/.test(word)) ? words : [text];
};

function readOne(text: string): EmailRecipient {
  const mailbox = emailAddresses.parseOneAddress({
    input: text,
    rfc6532: true,
    atInDisplayName: true,
    commaInDisplayName: true,
  });
  if (mailbox?.type !== 'mailbox') return { address: text };
  const address = mailbox.address.trim();
  // A quoted local part loses its quotes in parsing: then the text is kept as it was typed.
  if (!isEmail(address)) return { address: text };
  // `jane@home.com (Jane Homebuyer)`: the older way to give the name.
  const comment = /\(([^()]+)\)\s*$/.exec(text)?.[1];
  const name = (mailbox.name ?? (text.includes('<') ? undefined : comment))?.trim();
  return name && name.toLowerCase() !== address.toLowerCase() ? { address, name } : { address };
}

/**
 * Reads a list as typed or pasted: a whole "To" line of Outlook or Gmail with names, commas in names, quotes, `;`, line breaks, tabs
 * and groups. Nothing is dropped: what is no address comes back as it was, for the field to mark.
 */
export function parseEmails(text: string): EmailRecipient[] {
  return cut(text.replace(/[\r\n\t]+/g, ';'), ';')
    .map((piece) => plainSpaces(piece).replace(/^(?:to|cc|bcc|mailto|[^<>"@,]*):\s*/i, ''))
    .flatMap(cutCommas)
    .flatMap(cutSpaces)
    .map((piece) => readOne(piece.replace(/^mailto:/i, '')));
}

/** `Jane Homebuyer <jane@home.com>`, the name in quotes where it needs them; a bare address as it is. */
export function formatEmail({ address, name }: EmailRecipient): string {
  if (!name) return address;
  return /^[\p{L}\p{N} .'-]+$/u.test(name) ? `${name} <${address}>` : `"${name.replaceAll('"', "'")}" <${address}>`;
}

/** The list as mail programs take it: `Jane Homebuyer <jane@home.com>; deeds@title.com`. */
export const formatEmails = (list: readonly EmailRecipient[]): string => list.map(formatEmail).join('; ');
