import type { OrderDetail } from '@closewright/contract/orders';
import type { FieldConflict } from '@closewright/domain/changes';
import { mergeTyped } from '../../../lib/record/merge-typed.ts';
import { type FieldPath, type FileForm, formOf, recordNames, tidy, type Values } from './file-form.ts';

/** A conflict by the path of its field. */
export interface FormConflict extends Omit<FieldConflict, 'field'> {
  path: FieldPath;
}

export interface FormMerge {
  /** Their file with my changes on it; a field in conflict has their value until somebody decides. */
  form: FileForm;
  conflicts: FormConflict[];
}

/**
 * Joins my form with a newer state of the file (house.md: a stale write shows both sides).
 * @param base the file my form began with
 */
export function mergeForm(base: OrderDetail | FileForm, mine: FileForm, theirs: OrderDetail): FormMerge {
  const from = isForm(base) ? base : formOf(base);
  const to = formOf(theirs);
  const conflicts: FormConflict[] = [];
  const form = {} as FileForm;
  for (const record of recordNames) {
    const typed = mine[record];
    const merge = mergeTyped(from[record], { tidied: tidy(record, typed), typed }, to[record]);
    form[record] = merge.merged as Values;
    for (const { field, ...rest } of merge.conflicts)
      conflicts.push({ path: `${record}.${field}` as FieldPath, ...rest });
  }
  return { form, conflicts };
}

const isForm = (value: OrderDetail | FileForm): value is FileForm => 'property' in value;

/** The form with some fields set. */
export function withValues(form: FileForm, values: Readonly<Partial<Record<FieldPath, unknown>>>): FileForm {
  const next: FileForm = { order: { ...form.order }, property: { ...form.property }, loan: { ...form.loan } };
  for (const record of recordNames) {
    for (const name of Object.keys(next[record])) {
      const path = `${record}.${name}` as FieldPath;
      if (path in values) next[record][name] = values[path] as Values[string];
    }
  }
  return next;
}

/** My side of the conflicts, as values to put on the merged form. */
export function mySide(conflicts: readonly FormConflict[]): Partial<Record<FieldPath, unknown>> {
  return Object.fromEntries(conflicts.map(({ path, mine }) => [path, mine]));
}
