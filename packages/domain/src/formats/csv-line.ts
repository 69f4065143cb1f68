/** A figure may begin with a minus; anything else that a spreadsheet would run as a formula may not. */
const figure = /^[-+]?[\d,]*\.?\d+%?$/;

/** Whether a spreadsheet would run a text as a formula. */
export const runsAsFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !figure.test(text);

/** One line of CSV (RFC 4180) with CRLF at its end; what a spreadsheet would take for a formula has an apostrophe in front. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(text: string): string {
  const safe = runsAsFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
