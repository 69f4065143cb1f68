import { Calendar } from 'lucide-react';
import type { RefObject } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { addDays, fromIso, toIso } from '../../lib/parse/calendar.ts';
import type { DateCalendarProps } from './date-calendar.tsx';

const DateCalendar = onDemand(() => import('./date-calendar.tsx'));

export interface CalendarButtonProps {
  label: string;
  open: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** The icon that opens the calendar. No tab stop: the keys are on the field. */
export function CalendarButton({ label, open, disabled, onToggle }: CalendarButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-expanded={open}
      disabled={disabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onToggle}
      className="-me-[5px] inline-flex size-6 items-center justify-center rounded-sm"
    >
      <Calendar aria-hidden className="size-3.5" strokeWidth={1.75} />
    </button>
  );
}

export interface CalendarLayerProps extends Omit<DateCalendarProps, 'anchor' | 'onClose'> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The box of the field; its input gets the focus back. */
  box: RefObject<HTMLDivElement | null>;
}

/** The calendar on a field, loaded when it is first opened. */
export function CalendarLayer({ open, setOpen, box, onPick, ...calendar }: CalendarLayerProps) {
  if (!open) return null;
  const focusInput = () => box.current?.querySelector('input')?.focus();
  return (
    <DateCalendar
      {...calendar}
      anchor={box}
      onPick={(date) => {
        setOpen(false);
        focusInput();
        onPick(date);
      }}
      onClose={(back) => {
        setOpen(false);
        if (back) focusInput();
      }}
    />
  );
}

/** The day before or after a stored date (Up and Down), if all of the text is selected, so that a caret is never moved off the text. */
export function steppedDate(event: React.KeyboardEvent<HTMLInputElement>, iso: string | null): string | null {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const date = fromIso(iso);
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const whole = value !== '' && selectionStart === 0 && selectionEnd === value.length;
  if (!by || !date || !whole || event.altKey || event.ctrlKey || event.shiftKey) return null;
  return toIso(addDays(date, by));
}

export const opensCalendar = (event: React.KeyboardEvent): boolean => event.altKey && event.key === 'ArrowDown';
