/** How alike two words are, from 0 to 1, by Jaro and Winkler: letters in common, those out of order, and the first four for more. */
export function jaroWinkler(one: string, other: string): number {
  if (one === other) return 1;
  const jaro = jaroOf(one, other);
  let prefix = 0;
  while (prefix < 4 && prefix < one.length && one[prefix] === other[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

function jaroOf(one: string, other: string): number {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Uint8Array(other.length);
  const matched: number[] = [];
  for (let at = 0; at < one.length; at++) {
    const letter = one.charCodeAt(at);
    const last = Math.min(other.length - 1, at + reach);
    for (let there = Math.max(0, at - reach); there <= last; there++) {
      if (taken[there] === 1 || other.charCodeAt(there) !== letter) continue;
      taken[there] = 1;
      matched.push(letter);
      break;
    }
  }
  if (matched.length === 0) return 0;
  let moved = 0;
  let next = 0;
  for (let there = 0; there < other.length; there++) {
    if (taken[there] === 1 && other.charCodeAt(there) !== matched[next++]) moved++;
  }
  const common = matched.length;
  return (common / one.length + common / other.length + (common - moved / 2) / common) / 3;
}

const codes: Readonly<Record<string, string>> = {
  ...{ B: '1', F: '1', P: '1', V: '1' },
  ...{ C: '2', G: '2', J: '2', K: '2', Q: '2', S: '2', X: '2', Z: '2' },
  ...{ D: '3', T: '3', L: '4', M: '5', N: '5', R: '6' },
};

/** How a word sounds, as the archives of the census have it: `M530`. Empty where it does not begin with a Latin letter. */
export function soundex(word: string): string {
  const [first = ''] = word;
  if (!/[A-Z]/.test(first)) return '';
  let sounds = first;
  let last = codes[first];
  for (const letter of word.slice(1)) {
    const code = codes[letter];
    if (code !== undefined && code !== last) sounds += code;
    if (sounds.length === 4) break;
    // What H and W part sounds as one; what a vowel parts, twice.
    if (letter !== 'H' && letter !== 'W') last = code;
  }
  return sounds.padEnd(4, '0');
}

/** Which letters a word has, a bit for each; so two words are seen to be unlike without a look at their order. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/**
 * Whether two words may be as alike as `least` at all, by their lengths, letters and first letter: a letter that the other has not is no letter in common.
 */
export function mayBeLike(one: Word, other: Word, least: number): boolean {
  const common = Math.min(
    one.text.length - bitsOf(one.letters & ~other.letters),
    other.text.length - bitsOf(other.letters & ~one.letters),
  );
  if (common <= 0) return false;
  const jaro = (common / one.text.length + common / other.text.length + 1) / 3;
  return jaro + 0.4 * (1 - jaro) >= least;
}

/** A word with what it is looked at by. */
export interface Word {
  readonly text: string;
  readonly letters: number;
}

function bitsOf(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
