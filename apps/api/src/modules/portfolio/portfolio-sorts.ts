import { isWireDate } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import type { PortfolioSort } from '@closewright/domain/portfolio';
import { type RawBuilder, sql } from 'kysely';

/** How the rows are ordered: by a column, then by the id, both in one direction, so that a place in the list is a pair of values. */
export interface RowOrder {
  readonly sort: PortfolioSort;
  readonly direction: 'ascending' | 'descending';
}

interface SortKey {
  readonly type: string;
  /** Whether a text is such a value: nothing else is ever compared with the column. */
  readonly reads: (text: string) => boolean;
  /** Files without a value stand last in both directions. */
  readonly key: (isDescending: boolean) => RawBuilder<unknown>;
}

const date = (column: string): SortKey => ({
  type: 'date',
  reads: (text) => isWireDate(text) || /^-?infinity$/.test(text),
  // The index orders_portfolio_open is of exactly the ascending one of closing_date.
  key: (isDescending) =>
    sql`(case when ${sql.raw(column)} is null then ${sql.raw(isDescending ? "'-infinity'" : "'infinity'")}::date else ${sql.raw(column)} end)`,
});

/** Twice the longest file number. */
const longestKey = 100;

const sortKeys: Readonly<Record<PortfolioSort, SortKey>> = {
  closingDate: date('o.closing_date'),
  openDate: date('o.open_date'),
  fileNumber: {
    type: 'text',
    // A number of 50 characters has more in small letters of some scripts.
    reads: (text) => text.length >= 1 && text.length <= longestKey,
    key: () => sql`o.file_number_key collate "C"`,
  },
  salePrice: {
    type: 'bigint',
    reads: (text) => /^-?\d{1,19}$/.test(text),
    key: (isDescending) =>
      sql`(case when o.sale_price_cents is null then ${sql.raw(isDescending ? '-1' : '9223372036854775807')}::bigint else o.sale_price_cents::bigint end)`,
  },
  status: { type: 'integer', reads: (text) => /^\d$/.test(text), key: () => sql`o.status::integer` },
};

/** The order as SQL. */
export function orderBy({ sort, direction }: RowOrder): RawBuilder<unknown> {
  const isDescending = direction === 'descending';
  const way = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`${sortKeys[sort].key(isDescending)} ${way}, o.orders_id ${way}`;
}

/** The place of a row, as text: `2026-04-15|4711`. */
export function placeOf({ sort, direction }: RowOrder): RawBuilder<string> {
  return sql<string>`(${sortKeys[sort].key(direction === 'descending')})::text || '|' || o.orders_id`;
}

/** Rows behind a place. Throws VALIDATION_FAILED for a text that is no place in this order. */
export function behind({ sort, direction }: RowOrder, place: string): RawBuilder<boolean> {
  const { type, reads, key } = sortKeys[sort];
  const [, value = '', id = ''] = /^(.*)\|(\d{1,10})$/s.exec(place) ?? [];
  if (!reads(value)) {
    throw new AppError('VALIDATION_FAILED', undefined, {
      modelState: { after: ['This is not a place in this order'] },
    });
  }
  const isDescending = direction === 'descending';
  const than = sql.raw(isDescending ? '<' : '>');
  return sql<boolean>`(${key(isDescending)}, o.orders_id) ${than} (${value}::${sql.raw(type)}, ${id}::integer)`;
}
