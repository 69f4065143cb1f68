/** What people and programs put between the digits of a number. */
const gap = String.raw`[\s.+\p{Pd}\u2212\p{Cf}\ufffd]{0,3}`;
/** Digits, `gap` between them or not. */
const digits = (...lengths: number[]): string => lengths.map((length) => String.raw`\d{${length}}`).join(gap);
const alone = (shape: string): RegExp => new RegExp(String.raw`(?<!\d)${shape}(?!\d)`, 'gu');
/** Any number of four digits and more behind its name, whatever few characters are between. */
const numberOf = (names: string): RegExp => new RegExp(String.raw`((?:${names})[^\d]{0,16})\d(?:${gap}\d){3,}`, 'giu');
const mark = '["\'`]';
/** What stands between a name and its value in addresses, headers, JSON and printed objects. */
const is = String.raw`(?:${mark}?\s*(?:=>?|:)\s*|${mark}\s*,\s*(?=${mark}))`;
/** A value in quotes: up to a quote that ends something, or to the end where the text was cut off. */
const quoted = String.raw`(?<quote>${mark})(?:(?!\k<quote>\s*(?:[,;:}\])&]|$))[^])*`;
const valueBehind = (names: string, unquoted: string): RegExp =>
  new RegExp(`((?:${names})${is})(?:${quoted}|(?!${mark})${unquoted})`, 'giu');

const secretNames = [
  'token|passw(?:or)?d|passphrase|pwd|secret|credentials?|signature|ticket|(?:api|access|private)[-_ ]?key',
  '(?<![a-z])session(?:[-_]?(?:id|key|state))?|sess(?:ion)?[-_]?id|(?<![a-z])(?:sid|otp|cvv|cvc)',
  '(?<![a-z_])code|auth(?:orization)?_?code|code_?verifier',
].join('|');
const secret = (_all: string, name: string, quote: string | undefined): string => `${name}${quote ?? ''}[secret]`;

const scheme = /(bearer|basic)([\s+:="',]+)(?!\[)[^\s"',]{8,}/giu;

type Shape = readonly [RegExp, string | ((...found: string[]) => string)];

/** In the order in which they are looked for: what has a name first. */
const shapes: readonly Shape[] = [
  [valueBehind('authorization|cookie', String.raw`[^\n]+`), secret],
  [valueBehind(secretNames, String.raw`[^\s"'&]+`), secret],
  // From the beginning of a word on, so that one without an end is read once.
  [/(?<![\w-])((?:(?!eyJ)[\w-])*)eyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]*)?/gu, '$1[token]'],
  [scheme, '$1$2[token]'],
  [numberOf('(?<!cla)ssn|social[-_ ]?security'), '$1[SSN]'],
  [numberOf('tax(?:payer)?[-_ ]?id|itin|(?<![a-z])(?:ein|tin)(?![a-z])'), '$1[tax id]'],
  [numberOf('(?:account|acct|routing)(?:[-_ ]?(?:number|num|no|nr))?(?![a-z])'), '$1[account]'],
  // Nine digits in a row too: a number that was none is lost to a log, and nothing else.
  [alone(digits(3, 2, 4)), '[SSN]'],
  [alone(digits(2, 7)), '[tax id]'],
  [alone(String.raw`\d(?:${gap}\d){12,}`), withoutCards],
];

/**
 * What a browser reports of an error, without what no log may hold: tokens and passwords, social security and tax numbers, numbers of cards and
 * accounts. It is known by its shape or by the name before it, because a message of an error holds what somebody typed. Escapes of addresses and
 * of JSON are read first; a text in which nothing was found stays as it was. Characters that cannot be stored become `�`.
 */
export function scrubReport(text: string): string {
  // Before its escapes are read, too: what stands before a scheme may make one of its first letters.
  const written = storable(text).replace(scheme, '$1$2[token]');
  const plain = storable(unescaped(written));
  const scrubbed = shapes.reduce(
    // Both kinds of replacement are one argument to the engine, and two overloads to the compiler.
    (rest, [shape, by]) => (typeof by === 'string' ? rest.replace(shape, by) : rest.replace(shape, by)),
    plain,
  );
  return scrubbed === plain ? written : scrubbed;
}

const storable = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '\ufffd');

const escapeAtEnd = /(?:(?:%|\\x|\\u00)([0-7][\da-f])|\\u([\da-f]{4})|%[89a-f][\da-f])$/iu;
const longestEscape = '\\u0000'.length;

/**
 * Without the escapes of addresses and of JSON, also those within others. An escape is read as soon as its last sign is there, which another may
 * have given: so each sign is looked at as often as it is made, however deep they stand in each other.
 */
function unescaped(text: string): string {
  const read: string[] = [];
  const take = (sign: string): string | undefined => {
    if (sign === '"' || sign === "'") while (read.at(-1) === '\\') read.pop();
    read.push(sign);
    if (!/[\da-f]/iu.test(sign)) return;
    const found = escapeAtEnd.exec(read.slice(-longestEscape).join(''));
    if (found === null) return;
    read.length -= found[0].length;
    const code = found[1] ?? found[2];
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    // A byte of a longer character, which is read when all of them are there.
    read.push(found[0]);
    return;
  };
  for (let at = 0; at < text.length; at += 1)
    for (let sign: string | undefined = text.charAt(at); sign !== undefined; ) sign = take(sign);
  return read.join('').replace(/(?:%[89a-f][\da-f])+/giu, decoded);
}

function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return '\ufffd';
  }
}

/** The run without each number of a card in it, which begins and ends where a group of digits does. */
function withoutCards(run: string): string {
  const groups = [...run.matchAll(/\d+/gu)].map(({ index, 0: digits }) => ({
    index,
    digits,
    end: index + digits.length,
  }));
  let kept = '';
  let from = 0;
  for (let at = 0; at < groups.length; ) {
    const last = endOfCard(groups, at);
    if (last !== null) {
      kept += `${run.slice(from, groups[at]?.index)}[card]`;
      from = groups[last]?.end ?? run.length;
    }
    at = (last ?? at) + 1;
  }
  return kept + run.slice(from);
}

const longestCard = 19;

/** The group that ends the number of a card which begins with the one at `first`; null when none does. */
function endOfCard(groups: readonly { digits: string }[], first: number): number | null {
  let number = '';
  for (let last = first; last < groups.length && number.length < longestCard; last += 1) {
    number += groups[last]?.digits ?? '';
    if (isCardNumber(number)) return last;
  }
  return null;
}

const zero = '0'.charCodeAt(0);

/** The check of Luhn, which every number of a card passes. */
function isCardNumber(text: string): boolean {
  if (!/^[2-6]\d{12,18}$/u.test(text)) return false;
  let sum = 0;
  for (let back = 1; back <= text.length; back += 1) {
    const counted = (text.charCodeAt(text.length - back) - zero) * (back % 2 === 0 ? 2 : 1);
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
