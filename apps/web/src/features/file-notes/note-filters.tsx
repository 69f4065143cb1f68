import type { FileNote } from '@closewright/contract/file-notes';
import type { LookupSets } from '@closewright/domain/lookups';
import { Checkbox } from '@closewright/ui/checkbox';
import { SearchBox } from '@closewright/ui/search-box';
import { SelectField } from '@closewright/ui/select-field';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { everyNote, type NoteFilter } from './note-filter.ts';

export interface NoteFiltersProps {
  value: NoteFilter;
  onChange: (value: NoteFilter) => void;
  notes: readonly FileNote[];
  lookups: LookupSets;
}

/** Words, type, author and critical ones: each narrows the notes down. Types and authors are those the file has. */
export function NoteFilters({ value, onChange, notes, lookups }: NoteFiltersProps) {
  const set = (part: Partial<NoteFilter>) => onChange({ ...value, ...part });
  const used = new Set(notes.map(({ noteTypeID }) => noteTypeID));
  const authors = [...new Set(notes.map(({ author }) => author))].toSorted();
  const isNarrowed = JSON.stringify(value) !== JSON.stringify(everyNote);
  return (
    <FilterBar label="Filters of the notes" onClear={isNarrowed ? () => onChange(everyNote) : undefined}>
      <SearchBox
        className="w-[220px]"
        aria-label="Find in notes"
        placeholder="Words of the notes"
        value={value.text}
        onValueChange={(text) => set({ text })}
      />
      <SelectField<number>
        className="w-[150px]"
        aria-label="Type"
        placeholder="Any type"
        options={(lookups.noteTypes ?? [])
          .filter(({ id }) => used.has(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={value.noteTypeID}
        onValueChange={(noteTypeID) => set({ noteTypeID })}
      />
      <SelectField<string>
        className="w-[170px]"
        aria-label="Author"
        placeholder="Any author"
        options={authors.map((author) => ({ value: author, label: author }))}
        value={value.author}
        onValueChange={(author) => set({ author })}
      />
      <Checkbox label="Critical only" value={value.isCritical} onValueChange={(isCritical) => set({ isCritical })} />
    </FilterBar>
  );
}
