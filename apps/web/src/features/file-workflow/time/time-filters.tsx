import type { TimeEntry } from '@closewright/contract/time-tracking';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { FilterBar } from '../../../lib/filter-bar.tsx';

/** What the time of a file is narrowed down to. */
export interface TimeFilter {
  readonly whose: 'all' | 'mine';
  readonly timeCategoryID: number | null;
}

export const everyTime: TimeFilter = { whose: 'all', timeCategoryID: null };

/** The entries that pass. */
export function filterTime(
  entries: readonly TimeEntry[],
  { whose, timeCategoryID }: TimeFilter,
  me: number | null,
): TimeEntry[] {
  return entries.filter(
    (entry) =>
      (whose === 'all' || entry.usersID === me) && (timeCategoryID === null || entry.timeCategoryID === timeCategoryID),
  );
}

interface TimeFiltersProps {
  value: TimeFilter;
  onChange: (value: TimeFilter) => void;
  entries: readonly TimeEntry[];
  lookups: LookupSets;
}

const choices = [
  { value: 'all', label: 'Everybody' },
  { value: 'mine', label: 'Mine' },
] as const;

/** Whose time is shown, and of which category. Categories are those the file has. */
export function TimeFilters({ value, onChange, entries, lookups }: TimeFiltersProps) {
  const used = [...new Set(entries.map(({ timeCategoryID }) => timeCategoryID))].filter((id) => id !== null);
  const isNarrowed = value.whose !== 'all' || value.timeCategoryID !== null;
  return (
    <FilterBar label="Filters of the time" onClear={isNarrowed ? () => onChange(everyTime) : undefined}>
      <SegmentedControl<TimeFilter['whose']>
        label="Whose time"
        options={choices}
        value={value.whose}
        onValueChange={(whose) => onChange({ ...value, whose })}
      />
      <SelectField<number>
        className="w-[180px]"
        aria-label="Category"
        placeholder="Any category"
        options={used.map((id) => ({ value: id, label: itemName(lookups, 'timeTrackingCategories', id) }))}
        value={value.timeCategoryID}
        onValueChange={(timeCategoryID) => onChange({ ...value, timeCategoryID })}
      />
    </FilterBar>
  );
}
