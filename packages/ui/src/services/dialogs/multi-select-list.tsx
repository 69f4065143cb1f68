import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Checkbox } from '../../components/checkbox/index.ts';
import { filterOptions, type SelectOption } from '../../components/select-field/options.ts';
import { TextField } from '../../components/text-field/index.ts';
import { dialogsMessages as messages } from './dialogs.messages.ts';

/** Lists longer than this get a search box. */
const SEARCH_FROM = 10;

export interface MultiSelectListProps {
  label: string;
  options: readonly SelectOption<string | number>[];
  value: ReadonlySet<string | number>;
  onValueChange: (value: ReadonlySet<string | number>) => void;
  min: number;
  error: string | undefined;
}

/** A list of boxes to tick, searchable when long, with one box for all that are shown. Inactive ones stay ticked if they were. */
export function MultiSelectList({ label, options, value, onValueChange, min, error }: MultiSelectListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const searchable = options.length > SEARCH_FROM;
  const shown = filterOptions(options, query);
  const choosable = shown.filter((option) => !option.inactive);
  const ticked = choosable.filter((option) => value.has(option.value)).length;

  const change = (values: readonly (string | number)[], on: boolean) => {
    const next = new Set(value);
    for (const each of values) {
      if (on) next.add(each);
      else next.delete(each);
    }
    onValueChange(next);
  };
  return (
    <fieldset aria-describedby={error === undefined ? `${id}-count` : `${id}-count ${id}-error`}>
      <legend className="mb-1 text-label text-muted">{label}</legend>
      {searchable && (
        <TextField
          aria-label={`${messages.search}: ${label}`}
          placeholder={messages.search}
          value={query}
          onValueChange={setQuery}
          className="mb-1"
          data-autofocus=""
        />
      )}
      {choosable.length > 1 && (
        <div className="border-b border-hairline px-1">
          <Checkbox
            label={messages.all}
            value={ticked === 0 ? false : ticked === choosable.length ? true : 'mixed'}
            onValueChange={() =>
              change(
                choosable.map((option) => option.value),
                ticked < choosable.length,
              )
            }
          />
        </div>
      )}
      <ul aria-label={label} className="max-h-[min(320px,50vh)] overflow-y-auto px-1">
        {shown.map((option, at) => (
          <li key={option.value} className="flex items-center gap-2">
            <Checkbox
              label={option.code ? `${option.code} ${option.label}` : option.label}
              value={value.has(option.value)}
              disabled={option.inactive}
              disabledReason={option.reason}
              onValueChange={(on) => change([option.value], on)}
              {...(at === 0 && !searchable && { 'data-autofocus': '' })}
            />
            {(option.note ?? option.reason) && (
              <span className="ms-auto text-label text-subtle">{option.note ?? option.reason}</span>
            )}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="px-1 py-1 text-muted">{messages.none}</p>}
      <p id={`${id}-count`} role="status" className="mt-1 text-label text-muted figures">
        {messages.chosen(value.size, options.length)}
        {value.size < min && ` ${messages.fewest(min)}`}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1 flex items-center gap-1 text-label text-danger-fg">
          <CircleAlert aria-hidden className="size-3 flex-none" strokeWidth={2.1} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
