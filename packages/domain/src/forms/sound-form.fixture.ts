import { expect } from 'vitest';
import { rowsOf, tablesOf } from './form-text.fixture.ts';
import { type ExplainedForm, runsOf } from './index.ts';

/** Holds a form to what is true of each: no row is there twice, cells fill their tables, figures that are named are there, and open ones show no number. */
export function expectSound(form: ExplainedForm): void {
  const keys = rowsOf(form).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { columns, rows } of tablesOf(form))
    for (const { key, cells } of rows)
      expect(
        cells.reduce((all, { span = 1 }) => all + span, 0),
        key,
      ).toBe(columns.length);
  for (const { text, figure } of runsOf(form.pages.flatMap(({ blocks }) => blocks))) {
    if (figure === undefined) continue;
    const known = form.figures.get(figure);
    expect(known, figure).toBeDefined();
    if (known?.kind === 'open') expect(text, figure).not.toMatch(/\d/);
  }
}
