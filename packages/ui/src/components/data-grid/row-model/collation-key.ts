/** Signs, digits and letters in the order of the language (CLDR root): whitespace, signs, then digits, then letters without case. */
const signs = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const digits = 1 + signs.length;
const weights = new Uint16Array(128);
[...signs].forEach((sign, at) => {
  weights[sign.charCodeAt(0)] = at + 1;
});
for (let at = 0; at < 26; at++) {
  weights[65 + at] = digits + 1 + at;
  weights[97 + at] = digits + 1 + at;
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/** Longer texts are left to the collator. */
const LONGEST = 500;
const scratch = new Uint16Array(2 * LONGEST);

/** Behind every text: below all weights, so that a text stands before those it begins. */
export const KEY_END = 0;

/**
 * A key whose code units order as `Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })` orders the texts, ended by KEY_END and
 * the `tail` given; null if the text holds a character this knows nothing of. Sorting keys takes a third of the time of asking the collator.
 */
export function plainKey(text: string, tail: readonly number[] = []): string | null {
  if (text.length > LONGEST) return null;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      let from = at;
      while (at + 1 < text.length && isDigit(text.charCodeAt(at + 1))) at++;
      while (from < at && text.charCodeAt(from) === 48) from++;
      if (at - from > 200) return null;
      // Longer figures are larger; of one length the digits decide.
      scratch[length++] = digits;
      scratch[length++] = at - from + 1;
      for (; from <= at; from++) scratch[length++] = text.charCodeAt(from);
      continue;
    }
    const weight = code < 128 ? (weights[code] as number) : 0;
    if (weight === 0) return null;
    scratch[length++] = weight;
  }
  scratch[length++] = KEY_END;
  for (const unit of tail) scratch[length++] = unit;
  return String.fromCharCode.apply(null, scratch.subarray(0, length) as unknown as number[]);
}
