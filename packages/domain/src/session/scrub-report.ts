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

type Shape = readonly [RegExp, string | ((...found: string[]) => string)];

/** In the order in which they are looked for: what has a name first. */
const shapes: readonly Shape[] = [
  [valueBehind('authorization|cookie', String.raw`[^\n]+`), secret],
  [valueBehind(secretNames, String.raw`[^\s"'&]+`), secret],
  [/eyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]*)?/gu, '[token]'],
  [/(bearer|basic)([\s+:="',]+)(?!\[)[\w.~+/=!#$%*:-]{8,}/giu, '$1$2[token]'],
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
  const written = storable(text);
  const plain = storable(unescaped(written));
  const scrubbed = shapes.reduce(
    // Both kinds of replacement are one argument to the engine, and two overloads to the compiler.
    (rest, [shape, by]) => (typeof by === 'string' ? rest.replace(shape, by) : rest.replace(shape, by)),
    plain,
  );
  return scrubbed === plain ? written : scrubbed;
}

const storable = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '\ufffd');

/** Without the escapes of addresses and of JSON, also those within others. Each turn makes the text shorter. */
function unescaped(text: string): string {
  const next = text
    .replace(/(?:%[89a-f][\da-f])+/giu, decoded)
    .replace(/(?:%|\\x|\\u00)([0-7][\da-f])/giu, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\u([\da-f]{4})/giu, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\+(?=["'])/gu, '');
  return next === text ? text : unescaped(next);
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
  const groups = [...run.matchAll(/\d+/gu)];
  for (const [at, { index }] of groups.entries()) {
    let number = '';
    for (let last = at; last < groups.length && number.length < longestCard; last += 1) {
      const [group] = groups[last] ?? [''];
      number += group;
      const end = (groups[last]?.index ?? 0) + group.length;
      if (isCardNumber(number)) return `${run.slice(0, index)}[card]${withoutCards(run.slice(end))}`;
    }
  }
  return run;
}

const longestCard = 19;

/** The check of Luhn, which every number of a card passes. */
function isCardNumber(text: string): boolean {
  if (!/^[2-6]\d{12,18}$/u.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, at) => {
    const counted = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
