import { type RowEdit, withRowEdits } from '@closewright/ui/data-grid';
import type { Row } from '../editor/aggregate.ts';

const sectionOf = ({ values }: Row) => String(values.section);
const placeOf = ({ values }: Row) => Number(values.sequence ?? Number.POSITIVE_INFINITY);

/**
 * The places that have to be written after rows came or moved, by key: those of sections whose rows no longer stand in the order of their
 * places. What came last in its section has no place yet and needs none.
 * @param rows all in their order, with those that came
 */
export function placesAfter(rows: readonly Row[], moved: readonly RowEdit<Row>[]): ReadonlyMap<number, number> {
  const ordered = withRowEdits(rows, moved, ({ key }) => key).filter((row) => rows.includes(row));
  const sections = [...Map.groupBy(ordered, sectionOf).values()];
  return new Map(
    sections
      .filter((own) => !own.every((row, at) => isBehind(row, own[at - 1])))
      .flatMap((own) => own.map(({ key }, at) => [key, at + 1] as const)),
  );
}

/**
 * The places of rows that come to a section, behind all that stand there, and of those there that have none yet.
 * @param rows all in their order
 */
export function placesBehind(rows: readonly Row[], section: string, come: readonly Row[]): ReadonlyMap<number, number> {
  const isOf = (row: Row, others: readonly Row[]) => others.some(({ key }) => key === row.key);
  const there = rows.filter((row) => sectionOf(row) === section && !isOf(row, come));
  const last = Math.max(0, ...there.map(placeOf).filter(Number.isFinite));
  const unplaced = there.filter((row) => placeOf(row) === Number.POSITIVE_INFINITY);
  const coming = rows.filter((row) => isOf(row, come));
  return new Map([...unplaced, ...coming].map(({ key }, at) => [key, last + at + 1]));
}

const isBehind = (row: Row, before: Row | undefined): boolean =>
  before === undefined || placeOf(row) > placeOf(before) || placeOf(row) === Number.POSITIVE_INFINITY;
