import { empty, plainSpaces, type Reading, read, refused } from './result.ts';

export type DecimalRefusal = 'not-a-number' | 'grouping' | 'too-many-decimals' | 'too-large' | 'negative' | 'two-signs';

/** An exact decimal: digits only, so nothing passes through a float. `whole` has no leading zeros ('0' for none). */
export interface Decimal {
  negative: boolean;
  whole: string;
  fraction: string;
}

export interface DecimalRules {
  /** Digits allowed after the point; more are refused, never cut. */
  decimals: number;
  /** A symbol that may stand before or after the figure, such as `$` or `%`. */
  symbols?: readonly string[];
  /** `CR` (a credit) after the figure means negative and `DR` positive, as on bank statements. */
  creditMarks?: boolean;
  /** False refuses figures below zero. Default true. */
  allowNegative?: boolean;
}

const grouped = /^\d{1,3}(,\d{3})+$/;
const digits = /^\d*$/;

function takeSign(text: string, rules: DecimalRules): { text: string; signs: number; negative: boolean } {
  let rest = text;
  let signs = 0;
  let negative = false;
  const strip = (pattern: RegExp, below: boolean) => {
    const next = rest.replace(pattern, '');
    if (next === rest) return false;
    rest = next.trim();
    signs += 1;
    negative ||= below;
    return true;
  };
  const symbols = (rules.symbols ?? []).map((symbol) => symbol.toLowerCase());
  const dropSymbols = () => {
    for (const symbol of symbols) {
      if (rest.toLowerCase().startsWith(symbol)) rest = rest.slice(symbol.length).trim();
      else if (rest.toLowerCase().endsWith(symbol)) rest = rest.slice(0, -symbol.length).trim();
      else continue;
      return;
    }
  };
  if (rules.creditMarks && !strip(/\s*cr\.?$/i, true)) rest = rest.replace(/\s*dr\.?$/i, '').trim();
  dropSymbols();
  if (/^\(.*\)$/.test(rest)) {
    rest = rest.slice(1, -1).trim();
    signs += 1;
    negative = true;
  }
  if (!strip(/^-/, true)) strip(/^\+/, false);
  strip(/-$/, true);
  dropSymbols();
  // A sign after the symbol, as in `$-5` and `$(5)`; the symbol may be taken once more, a second sign is counted and refused.
  if (!strip(/^-/, true) && /^\(.*\)$/.test(rest)) {
    rest = rest.slice(1, -1).trim();
    signs += 1;
    negative = true;
  }
  return { text: rest, signs, negative };
}

/**
 * Reads a US figure strictly: commas only where thousands stand, one point, at most one sign in any of the ways people write it
 * (`-5`, `5-`, `(5)`, U+2212, `5 CR`). `1.234,56`, `1 234` and `1.5k` are refused instead of guessed.
 */
export function parseDecimal(text: string, rules: DecimalRules): Reading<Decimal, DecimalRefusal> {
  const plain = plainSpaces(text).replace(/[\u2212\u2012\u2013\ufe63\uff0d]/g, '-');
  if (plain === '') return empty;
  const { text: figure, signs, negative } = takeSign(plain, rules);
  const match = /^([\d,]*)(?:\.(\d*))?$/.exec(figure);
  if (!match || !/\d/.test(figure)) return refused('not-a-number');
  if (signs > 1) return refused('two-signs');
  const [, left = '', fraction = ''] = match;
  if (!digits.test(left) && !grouped.test(left)) return refused('grouping');
  if (fraction.length > rules.decimals) return refused('too-many-decimals');
  const whole = left.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  const zero = /^0*$/.test(whole + fraction);
  if (negative && !zero && rules.allowNegative === false) return refused('negative');
  return read({ negative: negative && !zero, whole, fraction });
}
