import type { FormBlock, FormCell, FormDocument, FormRow, FormTable } from './index.ts';

/** The tables of a form in their order. */
export const tablesOf = ({ pages }: FormDocument): FormTable[] => pages.flatMap(({ blocks }) => tablesIn(blocks));

export const tablesIn = (blocks: readonly FormBlock[]): FormTable[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'sides') return block.sides.flatMap((side) => tablesIn(side.blocks));
    return block.kind === 'table' ? [block] : [];
  });

/** What a cell reads. */
export const textOf = ({ runs }: Pick<FormCell, 'runs'>): string => runs.map(({ text }) => text).join('');

/** The rows of a form by their keys. */
export const rowsOf = (form: FormDocument): FormRow[] => tablesOf(form).flatMap(({ rows }) => rows);

/** A row as it reads from left to right, cells by a bar; none where the form has no such row. */
export function lineOf(form: FormDocument, key: string): string | null {
  const row = rowsOf(form).find((each) => each.key === key);
  return row === undefined ? null : row.cells.map(textOf).join(' | ').trim();
}

/** The texts of a page outside of its tables, in their order. */
export const wordsOf = (blocks: readonly FormBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'sides') return block.sides.flatMap((side) => wordsOf(side.blocks));
    return block.kind === 'table' ? [] : [textOf(block)];
  });
