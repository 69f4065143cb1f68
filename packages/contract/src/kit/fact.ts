import { z } from 'zod';

const [firstMoment, lastMoment] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** A moment as ISO 8601 writes it; in UTC, in which it is kept and read again, its year has four digits too. */
const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => !(Date.parse(text) < firstMoment || Date.parse(text) > lastMoment), 'There is no such moment');

/** A text that the system writes in a form of its own. */
function text<S extends z.ZodType>(label: string, required: boolean, schema: S) {
  return { kind: 'text', label, required, schema } as const;
}

/** An instant: ISO 8601 with its offset, stored in UTC. */
function instant(label: string, required = false) {
  return text(label, required, moment.nullable());
}

/** The id of the user who did something, or the part of the system that did: `system:import`. */
function who(label: string) {
  return {
    kind: 'select',
    label,
    isHistory: true,
    required: false,
    schema: z.int().nullable(),
    lookup: 'staff',
  } as const;
}

/** The kinds of fact a record has besides those of `field`. */
export const fact = { text, instant, who };
