import { z } from 'zod';

/** The ends of what can be written as a date, the year before 1900, and leap days of years that have one and that have none. */
export const edgeDates = [
  '0000-01-01',
  '0001-01-01',
  '0001-12-31',
  '0026-04-15',
  '1899-01-01',
  '1899-12-31',
  '1900-02-29',
  '1904-02-29',
  '2000-02-29',
  '2023-02-29',
  '2024-02-29',
  '2100-02-29',
  '9996-02-29',
  '9999-01-01',
  '9999-12-31',
] as const;

/** Where a date stands in what is sent: `['changes', 'order', 'closingDate']`. */
export interface DateSpot {
  readonly path: readonly (string | number)[];
  /** What follows the date where a moment is meant. */
  readonly suffix: '' | 'T12:00:00Z';
}

/** Every place of a schema where a date or a moment stands, whatever wraps it. */
export function dateSpots(schema: unknown, path: DateSpot['path'] = []): DateSpot[] {
  if (!(schema instanceof z.ZodType)) return [];
  const suffix = (['', 'T12:00:00Z'] as const).find((each) => takesDates(schema, each));
  if (suffix !== undefined) return [{ path, suffix }];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return dateSpots(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return dateSpots(schema.in, path);
  if (schema instanceof z.ZodArray) return dateSpots(schema.element, [...path, 0]);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => dateSpots(option, path));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, part]) => dateSpots(part, [...path, name]));
}

/** A date is told by what is taken: a leap day that is one, and not a day later. */
function takesDates(schema: z.ZodType, suffix: string): boolean {
  const takes = (date: string) => schema.safeParse(date + suffix).success;
  return takes('2024-02-29') && !takes('2024-02-30');
}

/** The names of all texts of a schema that sound like a date and are none: a rule of theirs would not be walked. */
export function plainDates(schema: unknown, name = ''): string[] {
  if (!(schema instanceof z.ZodType) || dateSpots(schema).some(({ path }) => path.length === 0)) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return plainDates(schema.unwrap(), name);
  if (schema instanceof z.ZodPipe) return plainDates(schema.in, name);
  if (schema instanceof z.ZodArray) return plainDates(schema.element, name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => plainDates(option, name));
  if (schema instanceof z.ZodString) return /[Dd]ate|[Uu]ntil|[Ff]rom$|[Dd]ay|At$/.test(name) ? [name] : [];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([each, part]) => plainDates(part, each));
}

/** The value with another at a place; what is missing on the way there is made. */
export function withValueAt(value: unknown, [step, ...rest]: DateSpot['path'], given: string): unknown {
  if (step === undefined) return given;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[step] = withValueAt(list[step], rest, given);
    return list;
  }
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [step]: withValueAt(object[step], rest, given) };
}
