import { DateField } from '@closewright/ui/date-field';
import { SearchBox } from '@closewright/ui/search-box';
import { SelectField } from '@closewright/ui/select-field';
import { useState } from 'react';
import { FilterBar } from '../filter-bar.tsx';

/** Filters by name; one that is left out narrows nothing. */
type Filter = Readonly<Record<string, string | undefined>>;

interface Choice<F> {
  name: keyof F & string;
  label: string;
  /** What no choice means: `Anybody`. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  /** Pixels. */
  width: number;
}

export interface AuditFiltersProps<F extends Filter> {
  /** Name of the group of filters. */
  label: string;
  value: F;
  onChange: (value: F) => void;
  choices: readonly Choice<F>[];
  /** The one filter that is typed. */
  typed: { name: keyof F & string; label: string; placeholder: string };
}

/** Who, what and when: each narrows an audit down. The dates are `from` and `until`. */
export function AuditFilters<F extends Filter>({ label, value, onChange, choices, typed }: AuditFiltersProps<F>) {
  const [text, setText] = useState(value[typed.name] ?? '');
  const set = (name: string, next: string | null) => {
    const all = Object.entries({ ...value, [name]: next });
    onChange(Object.fromEntries(all.filter(([, part]) => part !== null && part !== undefined && part !== '')) as F);
  };
  const clear = () => {
    setText('');
    onChange({} as F);
  };
  return (
    <FilterBar label={label} labelled onClear={Object.keys(value).length > 0 ? clear : undefined}>
      {choices.map(({ name, label: title, placeholder, options, width }) => (
        <div key={name} style={{ width }}>
          <SelectField
            label={title}
            placeholder={placeholder}
            options={options}
            value={value[name] ?? null}
            onValueChange={(next) => set(name, next)}
          />
        </div>
      ))}
      <SearchBox
        className="w-[180px]"
        label={typed.label}
        placeholder={typed.placeholder}
        value={text}
        onValueChange={setText}
        onSearch={(next) => set(typed.name, next)}
      />
      <DateField
        className="w-[128px]"
        label="From"
        value={value.from ?? null}
        onValueChange={(next) => set('from', next)}
      />
      <DateField
        className="w-[128px]"
        label="To"
        value={value.until ?? null}
        onValueChange={(next) => set('until', next)}
      />
    </FilterBar>
  );
}
