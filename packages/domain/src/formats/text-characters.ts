/** Said of a text that no database keeps as it was sent: with NUL, or with half of a character. */
export const notStorable = 'This text has a character that cannot be stored';

const control = /[^\P{Cc}\t\n\r]/u;
const lineEnd = /[\t\n\r\p{Zl}\p{Zp}]/u;
/** They turn letters around that were written the other way: `fdp.exe` reads as `exe.pdf`. */
const override = /[\u202d\u202e]/;

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
  const turn = override.exec(text)?.[0];
  return turn === undefined
    ? null
    : `This text has an invisible character that turns the direction of writing (${nameOf(turn)}): write it anew without it`;
}

/** The beginning of a text, at most `most` UTF-16 units long: it ends with a whole character. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, text.slice(0, most).isWellFormed() ? most : most - 1);

const nameOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
