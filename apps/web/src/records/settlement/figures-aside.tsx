import type { WireDate } from '@closewright/domain/dates';
import { Button } from '@closewright/ui/button';
import { DateField } from '@closewright/ui/date-field';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { type ReactNode, useState } from 'react';

/** The day that figures are for: that of the file, or another one that is tried. */
export interface TriedDay {
  readonly value: WireDate | null;
  readonly isTried: boolean;
  /** Tries another day; null goes back to that of the file. */
  onTry(day: WireDate | null): void;
}

/** The day of the file as long as no other is tried. Nothing of it is stored. */
export function useTriedDay(ofFile: WireDate | null): TriedDay {
  const [tried, setTried] = useState<WireDate | null>(null);
  return { value: tried ?? ofFile, isTried: tried !== null, onTry: setTried };
}

export interface FiguresAsideProps {
  /** Accessible name: "Payoff figures". */
  label: string;
  /** The day they are for, the name of its field, and whose day it is as long as none is tried; left out of figures that are for no day. */
  day?: TriedDay;
  dayField?: { name: string; source: string };
  /** What is missing for the figure of the row in hand, by field. */
  missing?: { title: string; words: Readonly<Record<string, string>>; onOpenField(field: string): void } | undefined;
  /** The figures of the row in hand. */
  children: ReactNode;
  /** Those of all rows. */
  totals: ReactNode;
}

/** What the row in hand, and all of them, come to; a day they are for can be tried before the file is changed. */
export function FiguresAside({ label, day, dayField, missing, children, totals }: FiguresAsideProps) {
  return (
    <aside
      aria-label={label}
      className="flex max-h-[45%] flex-none flex-col gap-3 overflow-y-auto border-b border-hairline px-3 py-2 @min-[560px]:max-h-none @min-[560px]:w-[248px] @min-[560px]:border-b-0"
    >
      {day && dayField && (
        // What is tried here is no edit of the page: it is neither saved nor undone with it.
        <div data-own-undo className="flex flex-col gap-3">
          <FieldModeScope mode="edit">
            <DateField
              label="Try another day"
              help={day.isTried ? 'Tried out: the file is not changed' : dayField.source}
              value={day.value}
              onValueChange={day.onTry}
              data-field={dayField.name}
            />
          </FieldModeScope>
          {day.isTried && (
            <Button size="sm" variant="quiet" onClick={() => day.onTry(null)}>
              Back to the date of the file
            </Button>
          )}
        </div>
      )}
      {children}
      {missing && (
        <div>
          <p className="text-label text-muted">{missing.title}</p>
          <ul>
            {Object.entries(missing.words).map(([field, words]) => (
              <li key={field}>
                <Button
                  size="sm"
                  variant="quiet"
                  className="h-auto min-h-control-sm max-w-full py-0.5 text-left whitespace-normal"
                  onClick={() => missing.onOpenField(field)}
                >
                  {words}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {totals}
    </aside>
  );
}
