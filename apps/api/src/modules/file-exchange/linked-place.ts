import type { Written } from './record-rows.ts';
import { fileSection, type Section, settlementSection } from './sections.ts';

/** A row with the fields in which it names others. */
interface LinkingRow {
  readonly section: Section;
  readonly links: ReadonlyMap<string, Written>;
}

/**
 * The place from 1 that a field names in a list of the file, 0 for none; NaN for what is no place. A file with loans has one that stands for
 * all, and a statement that names none is of that one.
 * @param file the row of the file itself
 */
export function linkedPlace({ section, links }: LinkingRow, field: string, file: LinkingRow | undefined): number {
  const first = section === settlementSection ? file?.links.get('defaultLoanID') : undefined;
  const isOfFirst = section === fileSection || section === settlementSection;
  return Number((links.get(field) ?? first)?.text ?? (isOfFirst ? 1 : 0));
}
