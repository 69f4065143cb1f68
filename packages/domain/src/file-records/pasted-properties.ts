import { fileRecordLimits } from './file-record-limits.ts';

/** The columns of a pasted list, in the order a spreadsheet has them. */
export const pastedColumns = ['address1', 'address2', 'city', 'state', 'zip', 'countyName', 'parcelID'] as const;

export type PastedProperty = Readonly<Record<(typeof pastedColumns)[number], string | null>>;

/** What became of a pasted list: its properties, or why it is not taken. */
export type PastedProperties =
  | { readonly ok: true; readonly properties: readonly PastedProperty[]; readonly repeated: number }
  | { readonly ok: false; readonly isTooMany: boolean; readonly message: string };

/**
 * Reads properties pasted from a spreadsheet: one per line, cells parted by tabs, in the order of `pastedColumns`. Lines
 * that are already on the file, or twice in the list, are left out and counted: pasting a list again doubles nothing.
 * @param known the properties the file has
 */
export function readPastedProperties(text: string, known: readonly Partial<PastedProperty>[]): PastedProperties {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return refused('Paste at least one property');
  const most = fileRecordLimits.rowsPerSave;
  if (lines.length > most) {
    return refused(
      `The list has ${lines.length.toLocaleString('en-US')} properties; at most ${most} can be added at once. Nothing was added.`,
      true,
    );
  }
  const seen = new Set(known.map(keyOf));
  const properties: PastedProperty[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length > pastedColumns.length) {
      return refused(`Line ${index + 1} has ${cells.length} cells; a property has at most ${pastedColumns.length}`);
    }
    const property = Object.fromEntries(
      pastedColumns.map((name, at) => [name, cells[at] === '' || cells[at] === undefined ? null : cells[at]]),
    ) as PastedProperty;
    const key = keyOf(property);
    if (seen.has(key)) continue;
    seen.add(key);
    properties.push({ ...property, state: property.state?.toUpperCase() ?? null });
  }
  if (known.length + properties.length > fileRecordLimits.propertiesPerFile) {
    return refused(`A file holds at most ${fileRecordLimits.propertiesPerFile.toLocaleString('en-US')} properties.`);
  }
  return { ok: true, properties, repeated: lines.length - properties.length };
}

const refused = (message: string, isTooMany = false) => ({ ok: false, isTooMany, message }) as const;

/** Two properties with the same cells are one, however they are written. */
function keyOf(property: Partial<PastedProperty>): string {
  return pastedColumns.map((name) => (property[name] ?? '').trim().toLowerCase()).join('\t');
}
