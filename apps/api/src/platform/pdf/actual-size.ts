const preference = '/DisplayDocTitle true';
const added = `${preference}\n    /PrintScaling /None`;

/** A PDF of Typst that asks who prints it not to scale it; Typst has no word for that. Its catalog is its last object, so that of all places only that of the table moves. */
export function atActualSize(bytes: Uint8Array): Uint8Array {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = whole.lastIndexOf(preference);
  const rest = whole.subarray(at + preference.length).toString('latin1');
  const [, table] = /\nstartxref\n(\d+)\n%%EOF\s*$/.exec(rest) ?? [];
  if (at < 0 || !table || rest.includes(' obj\n'))
    throw new Error('The catalog of the PDF is not where Typst puts it.');
  const moved = Number(table) + added.length - preference.length;
  const end = rest.replace(/\nstartxref\n\d+\n/, `\nstartxref\n${moved}\n`);
  return Buffer.concat([whole.subarray(0, at), Buffer.from(added + end, 'latin1')]);
}
