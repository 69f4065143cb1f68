/** A PDF made by hand, one page per list of lines: letter size, Helvetica. Base64. ASCII only. */
export function makePdf(pages: readonly (readonly string[])[]): string {
  const objects: string[] = ['<</Type/Catalog/Pages 2 0 R>>', '', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'];
  const kids: string[] = [];
  for (const lines of pages) {
    const text = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
    const content = `BT /F1 14 Tf 72 720 Td 22 TL\n${text}\nET`;
    objects.push(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${objects.length} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<</Type/Pages/Count ${pages.length}/Kids[${kids.join(' ')}]>>`;
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${offsets.length ? file.length : 0}\n%%EOF`;
  return btoa(file);
}

const statement = [
  [
    'Settlement statement',
    'File 12-3456',
    'Sale price  180,000.00',
    'Earnest money  5,000.00',
    'Cash to close, from buyer  14,147.26',
  ],
  ['Title charges', 'Insurance binder  650.00', 'Title search  800.00', 'Settlement agent fee  500.00'],
  ['Recording', 'Deed and mortgage  45.00', 'Cash to close, from buyer  14,147.26'],
];

/** Three pages of a statement. */
export const statementPdf = makePdf(statement);

/** Sixty pages, for the windowing. */
export const longPdf = makePdf(
  Array.from({ length: 60 }, (_, index) => [`Exhibit ${index + 1}`, 'Plat Records of Any County']),
);

/** One page behind the password `escrow` (standard security handler, revision 2). */
export const protectedPdf =
  'JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0NvdW50IDEvS2lkc1s1IDAgUl0+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL0ZvbnQvU3VidHlwZS9UeXBlMS9CYXNlRm9udC9IZWx2ZXRpY2E+PgplbmRvYmoKNCAwIG9iago8PC9MZW5ndGggNDg+PnN0cmVhbQrEVKwS+hP/pRL44LH5QBZvbdPqeAxzTY6iaBBaJlZfagnQT0KYAgEDFfS68MSaAc0KZW5kc3RyZWFtCmVuZG9iago1IDAgb2JqCjw8L1R5cGUvUGFnZS9QYXJlbnQgMiAwIFIvTWVkaWFCb3hbMCAwIDYxMiA3OTJdL0NvbnRlbnRzIDQgMCBSL1Jlc291cmNlczw8L0ZvbnQ8PC9GMSAzIDAgUj4+Pj4+PgplbmRvYmoKNiAwIG9iago8PC9GaWx0ZXIvU3RhbmRhcmQvViAxL1IgMi9MZW5ndGggNDAvUCAtNC9PPDg0ZTgwZjQ0NWVhZTRjOTY0NDY5M2YzM2MwN2NiNTRmNTg3ZGNlMWUyNjgyZmU5ZWNlYTYxMDdhMWVmNjMwZGQ+L1U8ODdkNGIxYWE5MmI0OTgxNDM2YjRjN2ZjNGI1MDg3NmVmNDkwZjVlNTliZGMyNzRhYzUyYWE0NjZjZWY0MWNmMD4+PgplbmRvYmoKeHJlZgowIDcKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwMDA5IDAwMDAwIG4gCjAwMDAwMDAwNTQgMDAwMDAgbiAKMDAwMDAwMDEwNSAwMDAwMCBuIAowMDAwMDAwMTY4IDAwMDAwIG4gCjAwMDAwMDAyNjMgMDAwMDAgbiAKMDAwMDAwMDM3NSAwMDAwMCBuIAp0cmFpbGVyCjw8L1NpemUgNy9Sb290IDEgMCBSL0VuY3J5cHQgNiAwIFIvSURbPDMwMzEzMjMzMzQzNTM2MzczODM5NjE2MjYzNjQ2NTY2PjwzMDMxMzIzMzM0MzUzNjM3MzgzOTYxNjI2MzY0NjU2Nj5dPj4Kc3RhcnR4cmVmCjU3MAolJUVPRg==';
