/**
 * What a typed name is known by: it names the same whatever its case, its blanks, letters that nobody sees (a zero-width space, a soft hyphen) and
 * the way its accents are written.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
