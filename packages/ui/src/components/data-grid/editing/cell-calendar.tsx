import type { RefObject } from 'react';
import { onDemand } from '../../../lib/on-demand.ts';
import { formatDate } from '../../../lib/parse/date.ts';
import { dateFieldMessages } from '../../date-field/date-field.messages.ts';
import type { CellEditor } from './editor.types.ts';

const DateCalendar = onDemand(() => import('../../date-field/date-calendar.tsx'));

export interface CellCalendarProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  editor: CellEditor;
  /** In the field now: the day it means is shown. */
  text: string;
  days: NonNullable<CellEditor['calendar']>;
  /** A day as it is typed. */
  onPick: (text: string) => void;
  onClose: (back: boolean) => void;
}

/** The calendar of a date field, under a cell. */
export function CellCalendar({ anchor, label, editor, text, days, onPick, onClose }: CellCalendarProps) {
  const reading = editor.parse(text);
  const value = reading.state === 'read' && typeof reading.value === 'string' ? reading.value : null;
  return (
    <DateCalendar
      anchor={anchor}
      label={dateFieldMessages.calendar(label)}
      value={value}
      today={days.today}
      holidays={days.holidays}
      words={dateFieldMessages}
      onPick={(day) => onPick(formatDate(day))}
      onClose={onClose}
    />
  );
}
