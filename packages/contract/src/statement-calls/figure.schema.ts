import type { Trace } from '@closewright/domain/trace';
import { z } from 'zod';

const traceValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), cents: z.int() }),
  z.object({ kind: z.literal('rate'), percent: z.string() }),
  z.object({ kind: z.literal('count'), count: z.number(), unit: z.string().exactOptional() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
]);

/** A trace whose amounts are plain numbers. */
interface SentTrace extends Omit<Trace, 'value' | 'inputs'> {
  readonly value: z.infer<typeof traceValueSchema>;
  readonly inputs?: readonly SentTrace[];
}

/** Why a figure is what it is: what was done, with what, how it was rounded and by which rule. A step without inputs was given. */
export const traceSchema: z.ZodType<SentTrace, SentTrace> = z
  .object({
    label: z.string(),
    value: traceValueSchema,
    formula: z.string().exactOptional(),
    math: z.string().exactOptional(),
    rounding: z.string().exactOptional(),
    rule: z.object({ text: z.string(), href: z.string().exactOptional() }).exactOptional(),
    field: z.string().exactOptional(),
    get inputs() {
      return z.array(traceSchema).readonly().exactOptional();
    },
  })
  .meta({ id: 'Trace' });

/** An amount in cents with its reason. */
export const explainedSchema = z.object({ value: z.int(), trace: traceSchema });

/** What there is to look at before a figure is used. */
export const findingsSchema = z.array(z.object({ what: z.string(), act: z.string() })).readonly();

/** A figure of these members; or what has to be known first, in words by the field it is missing in. */
export const figureOf = <S extends z.core.$ZodLooseShape>(members: S) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('figure'), ...members }),
    z.object({ kind: z.literal('open'), missing: z.record(z.string(), z.string()) }),
  ]);

/** What all rows of a list come to; open as long as one of them is. */
export const sumSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('figure'), value: z.int(), trace: traceSchema }),
  z.object({ kind: z.literal('open') }),
]);
