import type { FoundFile } from '@closewright/contract/file-search';
import { matchGrades, searchKindLabels, searchKinds } from '@closewright/domain/file-search';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import type { FacetValue } from '../facets/facet.tsx';

/** What hits can be narrowed by. */
export const facetNames = ['grade', 'kind', 'status', 'branch'] as const;

export type FacetName = (typeof facetNames)[number];

/** The values chosen in each facet; none chosen means all. */
export type Chosen = Readonly<Record<FacetName, readonly string[]>>;

export const noneChosen: Chosen = { grade: [], kind: [], status: [], branch: [] };

const gradeLabels = { exact: 'Exact', contains: 'Contains', similar: 'Similar' } as const;

/** What the facets look at. */
export type FacetedFile = Pick<FoundFile, 'status' | 'branchID' | 'matches'>;

/** The values a file has in a facet. */
function valuesOf(file: FacetedFile, facet: FacetName): string[] {
  switch (facet) {
    case 'grade':
      return matchGrades.filter((grade) => file.matches.some((match) => match.grade === grade));
    case 'kind':
      return [...new Set(file.matches.map(({ kind }) => String(kind)))];
    case 'status':
      return [String(file.status)];
    case 'branch':
      return [String(file.branchID)];
  }
}

/** The facets of what was found, with the number of files of each value. */
export function facetsOf(
  files: readonly FacetedFile[],
  lookups: LookupSets,
): Readonly<Record<FacetName, FacetValue[]>> {
  const countOf = (facet: FacetName, value: string) =>
    files.filter((file) => valuesOf(file, facet).includes(value)).length;
  const facet = (name: FacetName, values: readonly string[], label: (value: string) => string): FacetValue[] =>
    values
      .map((value) => ({ value, label: label(value), count: countOf(name, value) }))
      .filter(({ count }) => count > 0);
  const present = (name: FacetName) => [...new Set(files.flatMap((file) => valuesOf(file, name)))];
  return {
    grade: facet('grade', matchGrades, (grade) => gradeLabels[grade as keyof typeof gradeLabels]),
    kind: facet(
      'kind',
      searchKinds.map(String),
      (kind) => searchKindLabels[Number(kind) as keyof typeof searchKindLabels],
    ),
    status: facet('status', present('status'), (id) => itemName(lookups, 'fileStatuses', Number(id))),
    branch: facet('branch', present('branch'), (id) => itemName(lookups, 'branches', Number(id))),
  };
}

/** The files that have one of the chosen values in every facet that something is chosen in. */
export function narrowed<T extends FacetedFile>(files: readonly T[], chosen: Chosen): T[] {
  return files.filter((file) =>
    facetNames.every((facet) => {
      const wanted = chosen[facet];
      return wanted.length === 0 || valuesOf(file, facet).some((value) => wanted.includes(value));
    }),
  );
}
