import { expect, it } from 'vitest';
import type { FormCell, FormRow } from './form-document.ts';
import { headAlign } from './head-align.ts';

const row = (...cells: Omit<FormCell, 'runs'>[]): FormRow => ({
  key: 'row',
  kind: 'line',
  cells: cells.map((cell) => ({ runs: [], ...cell })),
});

it('the head of a column stands over its figures, whichever row has them', () => {
  const rows = [
    row({}, { span: 2, align: 'center' }),
    row({}, { align: 'right' }, {}),
    row({ span: 2 }, { align: 'right' }),
  ];
  expect([0, 1, 2].map((column) => headAlign(rows, column))).toEqual(['left', 'right', 'right']);
});
