/** Directions of a street keep their capitals. */
const kept = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW', 'US', 'FM', 'PO']);

/** "123 NW 5TH AVE" as people write it: "123 NW 5th Ave". */
export function properCase(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      if (kept.has(word)) return word;
      if (/^\d+(ST|ND|RD|TH)$/.test(word)) return word.toLowerCase();
      return word.toLowerCase().replace(/(^|[-'/])\p{L}/gu, (letters) => letters.toUpperCase());
    })
    .join(' ');
}
