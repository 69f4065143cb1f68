import type { EscrowAccount } from '@closewright/contract/escrow-accounting';
import { Checkbox } from '@closewright/ui/checkbox';
import { DateField, TodayScope } from '@closewright/ui/date-field';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { MoneyField } from '@closewright/ui/money-field';
import { NumberField } from '@closewright/ui/number-field';
import { SearchBox } from '@closewright/ui/search-box';
import { SelectField } from '@closewright/ui/select-field';
import { useRef, useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { FilterBar } from '../../../lib/filter-bar.tsx';
import { type Asked, isNarrowed, notNarrowed, withAsked } from './asked.ts';
import type { FilterField } from './filter-field.ts';

type Value = string | number | boolean | null;

export interface ListFiltersProps {
  /** "Filters of the receipts". */
  label: string;
  fields: readonly FilterField[];
  asked: Asked;
  onAsk(asked: Asked): void;
  accounts: readonly EscrowAccount[];
}

/** The line of filters of a list of the books; Ctrl F goes to what is typed. */
export function ListFilters({ label, fields, asked, onAsk, accounts }: ListFiltersProps) {
  const clock = useClock();
  const line = useRef<HTMLDivElement>(null);
  const [resets, setResets] = useState(0);
  useHotkey('$mod+f', 'Find in the list', () => line.current?.querySelector<HTMLElement>('[type=search]')?.focus(), {
    inFields: true,
  });
  return (
    <TodayScope today={clock.today()}>
      <div ref={line}>
        <FilterBar
          label={label}
          labelled
          onClear={
            isNarrowed(fields, asked)
              ? () => {
                  setResets((count) => count + 1);
                  onAsk(notNarrowed(fields, asked));
                }
              : undefined
          }
        >
          {fields.map((field) => (
            <Filter
              // What is typed and not read yet goes with the rest.
              key={`${field.name} ${resets}`}
              field={field}
              value={asked[field.name] ?? null}
              onChange={(value) => onAsk(withAsked(asked, field.name, value))}
              accounts={accounts}
            />
          ))}
        </FilterBar>
      </div>
    </TodayScope>
  );
}

interface FilterProps {
  field: FilterField;
  value: Value;
  onChange(value: Value): void;
  accounts: readonly EscrowAccount[];
}

function Filter({ field, value, onChange, accounts }: FilterProps) {
  const number = typeof value === 'number' ? value : null;
  const text = typeof value === 'string' ? value : null;
  switch (field.kind) {
    case 'account':
      return (
        <SelectField<number>
          className="w-[150px]"
          label="Bank account"
          placeholder="All"
          {...(field.isRequired && { required: true })}
          options={accounts.map(({ bankAccountID, name, inactive }) => ({
            value: bankAccountID,
            label: inactive ? `${name} (inactive)` : name,
          }))}
          value={number}
          onValueChange={(next) => (next !== null || !field.isRequired) && onChange(next)}
        />
      );
    case 'date':
      return (
        <DateField
          className="w-[128px]"
          label={field.label}
          value={text}
          onValueChange={(next) => (next !== null || !field.isRequired) && onChange(next)}
        />
      );
    case 'text':
      return (
        <SearchBox
          className="w-[170px]"
          label={field.label}
          placeholder={field.placeholder}
          shortcut="Ctrl F"
          maxLength={100}
          defaultValue={text ?? ''}
          onSearch={onChange}
        />
      );
    case 'choice':
      return (
        <div style={{ width: field.width }}>
          <SelectField<string>
            label={field.label}
            placeholder={field.any}
            options={field.choices}
            value={text}
            onValueChange={onChange}
          />
        </div>
      );
    case 'cents':
      return (
        <MoneyField
          className="w-24"
          label={field.label}
          allowNegative={false}
          value={number}
          onValueChange={onChange}
        />
      );
    case 'count':
      return (
        <NumberField
          className="w-20"
          label={field.label}
          min={0}
          max={100_000}
          value={number}
          onValueChange={onChange}
        />
      );
    case 'flag':
      return <Checkbox label={field.label} value={value === true} onValueChange={onChange} />;
  }
}
