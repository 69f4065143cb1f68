/**
 * What of a file can be searched. The numbers are those of table file_words; duplicates are looked for by buyers, sellers, address, subdivision and tax id
 * (building-blocks.md §3), the search of Home by all of them.
 */
export const SearchKind = {
  Buyer: 1,
  Seller: 2,
  Party: 3,
  Address: 4,
  Subdivision: 5,
  TaxID: 6,
  LoanNumber: 7,
} as const;

export type SearchKindName = keyof typeof SearchKind;
export type SearchKind = (typeof SearchKind)[SearchKindName];

/** What people read for what was found. */
export const searchKindLabels: Readonly<Record<SearchKind, string>> = {
  [SearchKind.Buyer]: 'Buyer',
  [SearchKind.Seller]: 'Seller',
  [SearchKind.Party]: 'Contact',
  [SearchKind.Address]: 'Address',
  [SearchKind.Subdivision]: 'Subdivision',
  [SearchKind.TaxID]: 'Tax id',
  [SearchKind.LoanNumber]: 'Loan number',
};

export const searchKinds = Object.values(SearchKind) as readonly SearchKind[];

/** How near a hit is, the nearest first: the same text, the text at the beginning of a word, or a text much like it. */
export const matchGrades = ['exact', 'contains', 'similar'] as const;

export type MatchGrade = (typeof matchGrades)[number];

/** Kinds whose words are also found by their sound: names, not numbers. */
export const soundedKinds: readonly SearchKind[] = [
  SearchKind.Buyer,
  SearchKind.Seller,
  SearchKind.Party,
  SearchKind.Subdivision,
];

export const searchLimits = {
  /** Letters a search needs: fewer would find everything. */
  minLength: 2,
  maxLength: 100,
  /** Files of an answer at most. */
  maxFiles: 100,
  /** How alike two texts are at least, 0 to 1 by shared groups of three letters. */
  leastSimilarity: 0.4,
} as const;

/** Message of a search without anything to search for. */
export const searchMessages = { nothingToSearch: 'Enter at least one thing to search for' } as const;

/** A text as it is compared: small letters, one blank between words, none around. */
export function searchText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Why a file was found. */
export interface SearchMatch {
  readonly kind: SearchKind;
  readonly grade: MatchGrade;
  /** What of the file matched, as it is written there. */
  readonly text: string;
}

/** One line for people: "Buyer is the same: Michael Jones". */
export function matchReason({ kind, grade, text }: SearchMatch): string {
  const how = { exact: 'is the same', contains: 'contains it', similar: 'is similar' }[grade];
  return `${searchKindLabels[kind]} ${how}: ${text}`;
}

/** Files nearest first: by their best grade, then by how much of them matched, then the newest. */
export function compareHits(
  a: { readonly matches: readonly SearchMatch[]; readonly ordersID: number },
  b: { readonly matches: readonly SearchMatch[]; readonly ordersID: number },
): number {
  const best = (matches: readonly SearchMatch[]) => Math.min(...matches.map(({ grade }) => matchGrades.indexOf(grade)));
  return best(a.matches) - best(b.matches) || b.matches.length - a.matches.length || b.ordersID - a.ordersID;
}
