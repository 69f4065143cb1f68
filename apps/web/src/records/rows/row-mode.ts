import { type ActionName, type Actor, type FieldMode, type FieldSubject, fieldMode } from '@closewright/domain/access';
import { kindNames, listOf, type Row, type RowKinds } from '../editor/aggregate.ts';

/** Who asks for the mode of a field, and where. */
export interface Asked extends Omit<FieldSubject, 'action'> {
  readonly actor: Actor;
  readonly kinds: RowKinds;
}

/**
 * Mode of one field, by its path on the wire, or of a list. What changes the rows of its kind is asked for, and of a row with these values
 * one of what such a row takes.
 */
export function rowMode({ actor, kinds, ...subject }: Asked, path: string, values?: Row['values']): FieldMode {
  const kind = kinds[kindNames(kinds).find((each) => listOf(kinds, each) === path.split('.')[0]) ?? ''];
  const by = (action: ActionName | undefined) => fieldMode(actor, { ...subject, action }, path);
  const own = by(kind?.write);
  const oneOf = own.mode === 'edit' && values ? (kind?.needs?.(values) ?? []).map(by) : [];
  return oneOf.find(({ mode }) => mode === 'edit') ?? oneOf[0] ?? own;
}
