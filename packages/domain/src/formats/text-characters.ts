/** Said of a text that no database keeps as it was sent: with NUL, or with half of a character. */
export const notStorable = 'This text has a character that cannot be stored';

const control = /[^\P{Cc}\t\n\r]/u;
const lineEnd = /[\t\n\r\p{Zl}\p{Zp}]/u;
/** They turn letters around that were written the other way: `fdp.exe` reads as `exe.pdf`. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Two names that look alike are not the same with one of them in between. */
const invisible = /[\u200b\u2060-\u2064\ufeff]/u;
/** Scripts such as Persian and Hindi join or part letters by them, and emoji are put together; Latin letters never are. */
const joiner = /[\u200c\u200d]/u;
const joined =
  /(?<=(?!\p{sc=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=(?!\p{sc=Latin})[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** What can be seen: no space, no mark of format, and no letter that fills a place and has no picture. */
const visible = /[^\p{Z}\p{Cf}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]/u;

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
  const hidden = (invisible.exec(text) ?? joiner.exec(text.replace(joined, '')))?.[0];
  if (hidden !== undefined) return `This text has an invisible character (${nameOf(hidden)}): write it anew without it`;
  return text.trim() === '' || visible.test(text) ? null : 'This text has no character that can be seen';
}

/** The beginning of a text, at most `most` UTF-16 units long: it ends with a whole character. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, text.slice(0, most).isWellFormed() ? most : most - 1);

const nameOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
