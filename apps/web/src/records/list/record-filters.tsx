import { Checkbox } from '@closewright/ui/checkbox';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import type { ReactNode } from 'react';
import { FilterBar } from '../../lib/filter-bar.tsx';

interface Choice {
  readonly value: string | number;
  readonly label: string;
}

/** One filter of a list: words, one of the choices or any, one of a few, or those alone that have a mark. */
export type RecordFilter =
  | { readonly kind: 'words'; readonly label: string; readonly placeholder: string }
  | { readonly kind: 'choice'; readonly label: string; readonly any: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'segments'; readonly label: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'only'; readonly label: string };

/** What a list is narrowed down by; empty and null narrow nothing. */
export type FilterValues = Readonly<Record<string, string | number | boolean | null>>;

export interface RecordFiltersProps<V extends FilterValues> {
  /** "Filters of the notes". */
  label: string;
  value: V;
  /** What narrows nothing. */
  every: V;
  onChange: (value: V) => void;
  /** By the name of their value, in their order. */
  filters: { readonly [K in keyof V]: RecordFilter };
}

/** The line of filters of a list. */
export function RecordFilters<V extends FilterValues>({
  label,
  value,
  every,
  onChange,
  filters,
}: RecordFiltersProps<V>) {
  const isNarrowed = Object.keys(every).some((name) => value[name] !== every[name]);
  return (
    <FilterBar label={label} onClear={isNarrowed ? () => onChange(every) : undefined}>
      {Object.entries(filters).map(([name, filter]) => (
        <Filter
          key={name}
          // The names of the filters are those of the values.
          filter={filter as RecordFilter}
          value={value[name] ?? null}
          onChange={(next) => onChange({ ...value, [name]: next })}
        />
      ))}
    </FilterBar>
  );
}

interface FilterProps {
  filter: RecordFilter;
  value: FilterValues[string];
  onChange: (value: FilterValues[string]) => void;
}

function Filter({ filter, value, onChange }: FilterProps): ReactNode {
  switch (filter.kind) {
    case 'words':
      return (
        <SearchBox
          className="w-[220px]"
          aria-label={filter.label}
          placeholder={filter.placeholder}
          value={String(value ?? '')}
          onValueChange={onChange}
        />
      );
    case 'choice':
      return (
        <SelectField<string | number>
          className="w-[170px]"
          aria-label={filter.label}
          placeholder={filter.any}
          options={filter.choices}
          value={typeof value === 'boolean' ? null : value}
          onValueChange={onChange}
        />
      );
    case 'segments':
      return (
        <SegmentedControl<string>
          label={filter.label}
          options={filter.choices.map(({ value: each, label }) => ({ value: String(each), label }))}
          value={String(value ?? '')}
          onValueChange={onChange}
        />
      );
    case 'only':
      return <Checkbox label={filter.label} value={value === true} onValueChange={onChange} />;
  }
}
