import type { z } from 'zod';
import type { Figures } from './present.ts';

/** One kind of case: what it is made of and what it answers. */
export interface Kind {
  readonly kind: string;
  readonly schema: z.ZodType;
  // biome-ignore lint/suspicious/noExplicitAny: what the schema gives is what run takes; `kindOf` sees to it
  readonly run: (input: any, raw: unknown) => Figures;
}

/** Ties a schema to what reckons with it. */
export function kindOf<Schema extends z.ZodType<{ readonly kind: string }>>(
  kind: z.output<Schema>['kind'],
  schema: Schema,
  run: (input: z.output<Schema>, raw: unknown) => Figures,
): Kind {
  return { kind, schema, run };
}
