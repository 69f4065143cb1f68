import { expect, it } from 'vitest';
import { lineNotes } from './line-notes.ts';

it('notes are listed with their lines and the way to them; a blank one is none', () => {
  const fees = [{ label: 'Survey', note: ' ' }, { label: 'Appraisal', note: ' Twice, by request ' }, { label: 'Tax' }];
  const adjustments = [{ kind: 'Seller credit', note: 'For the roof' } as const];
  expect(lineNotes(fees, adjustments)).toEqual([
    { field: 'fees.1.note', label: 'Appraisal', note: 'Twice, by request' },
    { field: 'adjustments.0.note', label: 'Seller credit', note: 'For the roof' },
  ]);
});
