/** Reads a block as spreadsheets put it on the clipboard: tabs between cells, quotes around cells that hold tabs, breaks or quotes. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const plain = text.replace(/\r\n?/g, '\n');
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (sign === '"' && cell === '' && closes(plain, at)) quoted = true;
    else if (sign === '\t') {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += sign;
  }
  // Spreadsheets end the last line with a break; it begins no row.
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** True if the quote at `from` is closed at the end of a cell. `5" pipe` and `"A" and "B"` are plain text. */
function closes(text: string, from: number): boolean {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at++;
    else return at + 1 === text.length || text[at + 1] === '\t' || text[at + 1] === '\n';
  }
  return false;
}

/** A block for the clipboard, as spreadsheets read it. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(quote).join('\t')).join('\n');
}
