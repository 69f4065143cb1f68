import { type ExplainedForm, type FormRun, runsOf } from '@closewright/domain/forms';

/** Where on the form a field is written or missing: the page, and the name of its cell. */
export interface FormPlace {
  readonly page: string;
  readonly cell: string;
}

/** What the cell of a run is found by. */
export const cellOfRun = ({ field, figure }: FormRun): string | undefined => field ?? figure;

/**
 * The places of the fields of a form: of one that is shown its cell, of one that open figures are missing the cell of the figure that misses
 * the least, since totals miss what each of their lines does.
 */
export function placesOnForm({ pages, figures }: ExplainedForm): ReadonlyMap<string, FormPlace> {
  const shown = new Map<string, FormPlace>();
  const missing = new Map<string, FormPlace & { readonly beside: number }>();
  for (const { number: page, blocks } of pages)
    for (const run of runsOf(blocks)) {
      const cell = cellOfRun(run);
      if (cell === undefined) continue;
      if (!shown.has(cell)) shown.set(cell, { page, cell });
      const figure = run.figure === undefined ? undefined : figures.get(run.figure);
      if (figure?.kind !== 'open') continue;
      const beside = figure.missing.length;
      for (const { field } of figure.missing)
        if (beside < (missing.get(field)?.beside ?? Number.POSITIVE_INFINITY))
          missing.set(field, { page, cell, beside });
    }
  return new Map<string, FormPlace>([...missing, ...shown]);
}
