import type { ClosingDay } from '@closewright/contract/holidays';
import { formatDate } from '@closewright/domain/formats';
import { IconButton } from '@closewright/ui/icon-button';
import { Trash2 } from 'lucide-react';

export interface ClosingDayListProps {
  days: readonly ClosingDay[];
  readOnly: boolean;
  onRemove: (day: ClosingDay) => void;
}

/** The company's own closing days of all years. */
export function ClosingDayList({ days, readOnly, onRemove }: ClosingDayListProps) {
  if (days.length === 0) return <p className="py-1 text-label text-muted">The company has none of its own.</p>;
  return (
    <ul className="divide-y divide-hairline">
      {days.map((day) => (
        <li key={day.date} className="flex min-h-control items-center gap-3 text-body">
          <span className="w-24 flex-none figures">{formatDate(day.date)}</span>
          <span className="min-w-0 flex-1 truncate">{day.name}</span>
          {!readOnly && (
            <IconButton
              icon={Trash2}
              variant="quiet"
              size="sm"
              label={`Remove ${day.name}, ${formatDate(day.date)}`}
              onClick={() => onRemove(day)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
