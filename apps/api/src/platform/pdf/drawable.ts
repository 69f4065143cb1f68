/**
 * The characters that the fonts of the papers have, outside of which none can be drawn: `fonts/` is Inter cut to Latin, Greek, Cyrillic and
 * Vietnamese. Box, ticked boxes and tick are of DejaVu Sans Mono, which comes with Typst.
 */
export const drawable =
  ' -~\\u00a0-\\u00ac\\u00ae-\\u0148\\u014a-\\u01c3\\u01c5-\\u024f\\u0259\\u0300-\\u0304\\u0306-\\u030a\\u030c\\u030f\\u0313\\u0323\\u0326-\\u0328' +
  '\\u0374-\\u0376\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03d7\\u03f0-\\u03f6\\u0400-\\u0479\\u0480-\\u049d\\u04a0-\\u04ff' +
  '\\u1e00-\\u1e9b\\u1e9d-\\u1eff\\u2000-\\u200b\\u2010-\\u2027\\u202f-\\u2055\\u2057\\u20a0-\\u20af\\u20b1-\\u20b5\\u20b8-\\u20ba\\u20bc-\\u20bf' +
  '\\u2100-\\u2101\\u2103\\u2105\\u2106\\u2109\\u2113\\u2116\\u2117\\u211e-\\u2122\\u2126\\u212a\\u212b\\u212e\\u2190-\\u2193\\u2212\\u25a1\\u2610\\u2612\\u2713';

const others = new RegExp(`[^${drawable}\\n]`, 'gu');

/** The characters of a text that no font has, each once: where they must not be lost, it is refused. */
export const undrawable = (text: string): string => [...new Set(text.normalize('NFC').match(others))].join('');

/** A text as it can be printed: PDF/UA refuses what no font has, so another script is drawn as empty boxes. */
export const drawableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(others, '□');
