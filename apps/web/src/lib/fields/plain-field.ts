import { columnOf, type Fields } from '@closewright/contract/kit';
import type { DateRange } from '@closewright/domain/dates';

/** What a form and a list need of a field: everything but its schema. Computed while building (vite/plain-modules.ts). */
export interface PlainField {
  readonly kind: string;
  readonly label: string;
  readonly required: boolean;
  readonly column: string;
  readonly lookup?: string;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  readonly decimals?: number;
  /** The days a date can be. */
  readonly range?: DateRange;
}

/** The plain side of a field table. Only for modules named `*.plain.ts`: the schemas behind it weigh more than the router. */
export function plain<F extends Fields>(fields: F): Readonly<Record<keyof F & string, PlainField>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { kind, label, required, lookup, maxLength, choices, decimals, range } = field;
      const { min, max } = field as { min?: number; max?: number };
      const isNumber = kind === 'integer' || kind === 'money';
      return [
        name,
        {
          kind,
          label,
          required,
          column: columnOf(name, kind),
          lookup,
          maxLength,
          ...(choices ? { choices } : {}),
          ...(decimals === undefined ? {} : { decimals }),
          ...(range ? { range } : {}),
          ...(isNumber ? { min, max } : {}),
        },
      ];
    }),
  ) as never;
}
