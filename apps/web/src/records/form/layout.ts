import type { RecordFieldLook } from '../field/record-field.tsx';

/** A field and the columns it takes of the twelve, in reading order; a class in its look stands for them. */
export type FieldPlace<N extends string = string> = readonly [name: N, span: Span, look?: RecordFieldLook];

/** The fields of a form. A list within is a column of ticks, close together. */
export type Layout = readonly (FieldPlace | readonly FieldPlace[])[];

/** Fields that are asked for only where something holds. */
export const when = (holds: boolean, ...places: readonly FieldPlace[]): readonly FieldPlace[] => (holds ? places : []);

/** Columns of twelve. */
export type Span = keyof typeof spans;

/** The classes in full: the style sheet is made of what stands in the source. */
export const spans = {
  1: 'col-span-1',
  2: 'col-span-2',
  3: 'col-span-3',
  4: 'col-span-4',
  5: 'col-span-5',
  6: 'col-span-6',
  7: 'col-span-7',
  8: 'col-span-8',
  9: 'col-span-9',
  10: 'col-span-10',
  11: 'col-span-11',
  12: 'col-span-12',
} as const;
