import type { AuditFilter } from '@closewright/contract/audit';
import { Button } from '@closewright/ui/button';
import { DateField } from '@closewright/ui/date-field';
import { SearchBox } from '@closewright/ui/search-box';
import { SelectField } from '@closewright/ui/select-field';
import { X } from 'lucide-react';
import { useState } from 'react';
import { actorLabel } from '../actor-label.ts';
import { operationLabels, tableLabel } from './change-text.ts';

export interface AuditFiltersProps {
  value: AuditFilter;
  onChange: (value: AuditFilter) => void;
  actors: readonly { key: string; name: string }[];
  tables: readonly string[];
}

const operations = Object.entries(operationLabels).map(([value, label]) => ({
  value: value as keyof typeof operationLabels,
  label,
}));

/** Who, what, which field and when: each narrows the audit down. */
export function AuditFilters({ value, onChange, actors, tables }: AuditFiltersProps) {
  const [field, setField] = useState(value.field ?? '');
  const set = (part: { [K in keyof AuditFilter]: AuditFilter[K] | null | undefined }) => {
    const next = Object.entries({ ...value, ...part }).filter(
      ([, text]) => text !== null && text !== undefined && text !== '',
    );
    onChange(Object.fromEntries(next) as AuditFilter);
  };
  const clear = () => {
    setField('');
    onChange({});
  };
  return (
    <search aria-label="Filters of the audit" className="flex flex-none flex-wrap items-end gap-2 px-4 py-2">
      <SelectField
        className="w-[180px]"
        label="Who"
        placeholder="Anybody"
        options={actors.map(({ key, name }) => ({ value: key, label: actorLabel(name) }))}
        value={value.actor ?? null}
        onValueChange={(actor) => set({ actor })}
      />
      <SelectField
        className="w-[120px]"
        label="Did"
        placeholder="Anything"
        options={operations}
        value={value.operation ?? null}
        onValueChange={(operation) => set({ operation })}
      />
      <SelectField
        className="w-[200px]"
        label="Table"
        placeholder="All tables"
        options={tables.map((table) => ({ value: table, label: tableLabel(table) }))}
        value={value.table ?? null}
        onValueChange={(table) => set({ table })}
      />
      <SearchBox
        className="w-[180px]"
        label="Field"
        placeholder="salePrice, name…"
        value={field}
        onValueChange={setField}
        onSearch={(text) => set({ field: text })}
      />
      <DateField
        className="w-[128px]"
        label="From"
        value={value.from ?? null}
        onValueChange={(from) => set({ from })}
      />
      <DateField
        className="w-[128px]"
        label="To"
        value={value.until ?? null}
        onValueChange={(until) => set({ until })}
      />
      {Object.keys(value).length > 0 && (
        <Button variant="quiet" icon={X} onClick={clear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
