import type { FormRun } from '@closewright/domain/forms';
import type { Row, Rows } from '../../records/editor/aggregate.ts';
import type { FieldPlace } from '../../records/rows/go-to-field.ts';
import { type StatementKind, statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { fieldBelow } from '../../records/settlement/statement-fields.ts';

/** A field of a row of the statement or of its file, which is written on the form itself. */
export interface WrittenField<K extends string = string> {
  readonly kind: K;
  readonly row: Row;
  /** The field, then those that are written with it. */
  readonly names: readonly [string, ...string[]];
}

/** What takes the place of a figure of the product is written with its reason. */
const withReasons: Readonly<Record<string, string>> = { lenderAdjustment: 'lenderReason' };

const isKind = (kind: string): kind is StatementKind => kind in statementKinds;

/** The field of the statement at a place; null for one that is written on another page: of the file, its contacts or its loan. */
export function writtenField(
  { row: at, field = '' }: FieldPlace,
  rows: Rows<StatementKind>,
): WrittenField<StatementKind> | null {
  const [, name = field] = /^statement\.(.+)$/.exec(field) ?? [];
  const kind = at?.kind ?? (field.startsWith('statement.') ? 'statement' : '');
  if (!isKind(kind)) return null;
  const row = at === undefined ? rows[kind][0] : rows[kind].find(({ id }) => id === at.id);
  if (row === undefined) return null;
  const below = fieldBelow(kind, row, name, rows);
  const own = below ?? { kind, row, name };
  if (!(own.name in statementKinds[own.kind].fields)) return null;
  const reason = own.kind === 'statement' ? withReasons[own.name] : undefined;
  return { kind: own.kind, row: own.row, names: reason === undefined ? [own.name] : [own.name, reason] };
}

/** What the cell of a run is called: an empty one by its line, and so one that says it is open. */
export const nameOfRun = ({ text, figure }: FormRun, line: string): string =>
  text.trim() || `${line}, ${figure === undefined ? 'empty' : 'open'}`;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const middle = ({ left, right }: Box): number => (left + right) / 2;

/** The cell that an arrow key leads to: the next one in reading order, or the nearest one of the next line above or below. */
export function cellByArrow(key: string, boxes: readonly Box[], at: number): number | null {
  const from = boxes[at];
  if (from === undefined) return null;
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const next = at + (key === 'ArrowRight' ? 1 : -1);
    return boxes[next] === undefined ? null : next;
  }
  const isBeyond = (box: Box) => (key === 'ArrowDown' ? box.top >= from.bottom - 1 : box.bottom <= from.top + 1);
  const beyond = boxes.flatMap((box, index) => (isBeyond(box) ? [{ box, index }] : []));
  const far = (box: Box) => Math.abs(box.top - from.top);
  const nearest = Math.min(...beyond.map(({ box }) => far(box)));
  const [found] = beyond
    .filter(({ box }) => far(box) < nearest + 8)
    .toSorted((one, other) => Math.abs(middle(one.box) - middle(from)) - Math.abs(middle(other.box) - middle(from)));
  return found?.index ?? null;
}
