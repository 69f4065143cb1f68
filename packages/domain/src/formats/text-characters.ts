/** Said of a text that no database keeps as it was sent: with NUL, or with half of a character. */
export const notStorable = 'This text has a character that cannot be stored';

const control = /[^\P{Cc}\t\n\r]/u;
const lineEnd = /[\t\n\r\p{Zl}\p{Zp}]/u;
/** They turn letters around that were written the other way: `fdp.exe` reads as `exe.pdf`. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Two names that look alike are not the same with one of them in between. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
/** Those of them that a text is written with. */
const needed = new RegExp(
  [
    // Scripts such as Persian and Hindi join or part letters by them, and emoji are put together; Latin letters never are.
    /(?<=(?!\p{sc=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=(?!\p{sc=Latin})[\p{L}\p{M}\p{Extended_Pictographic}])/u,
    // Whether a pictograph is drawn as text or as an emoji, and a key with a digit.
    /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[#*0-9])\ufe0f(?=\u20e3)/u,
    // The form of a Mongolian letter.
    /(?<=\p{sc=Mongolian})[\u180b-\u180d\u180f]/u,
    // The flags of England, Scotland and Wales.
    /(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{5}\u{e007f}/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);
/** What can be seen without a letter that it stands on or space around it. */
const visible = /[^\p{Z}\p{Cf}\p{M}]/u;
const named = /[\p{L}\p{N}\p{S}]/u;

/** What is wrong with the characters of a text that may have lines and tabs (a note); null when nothing is. */
export function textProblem(text: string): string | null {
  if (text.includes('\0') || !text.isWellFormed()) return notStorable;
  const found = control.exec(text)?.[0];
  return found === undefined ? null : `This text has a control character (${nameOf(found)}): write it anew without it`;
}

/** What is wrong with the characters of a text of one line (a name, a street); null when nothing is. */
export function lineProblem(text: string): string | null {
  const problem = textProblem(text);
  if (problem !== null) return problem;
  if (lineEnd.test(text)) return 'This text has one line: leave out line breaks and tabs';
  const turn = turning.exec(text)?.[0];
  if (turn !== undefined)
    return `This text has an invisible character that turns the direction of writing (${nameOf(turn)}): write it anew without it`;
  // Few texts have one at all: what is needed is looked for at each letter, which takes its time in a long text.
  const hidden = invisible.test(text) ? invisible.exec(text.replace(needed, ''))?.[0] : undefined;
  if (hidden !== undefined) return `This text has an invisible character (${nameOf(hidden)}): write it anew without it`;
  return text.trim() === '' || visible.test(text) ? null : 'This text has no character that can be seen';
}

/** What is wrong with the characters of a name that is written on checks and told to banks; null when nothing is. */
export function nameProblem(text: string): string | null {
  const problem = lineProblem(text);
  if (problem !== null || text.trim() === '' || named.test(text)) return problem;
  return 'A name has a letter, a digit or a symbol';
}

/** The beginning of a text, at most `most` UTF-16 units long: it ends with a whole character. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, text.slice(0, most).isWellFormed() ? most : most - 1);

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
