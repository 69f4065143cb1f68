import { expect, it } from 'vitest';
import { statementName } from './statement-name.ts';

it.each([
  ['select "orders_id" from "orders" where "tenant_id" = $1', 'SELECT orders'],
  ['insert into "order_notes" ("body") values ($1)', 'INSERT order_notes'],
  ['update only "orders" set "a" = $1', 'UPDATE orders'],
  ['\n      delete from identity_records where kind = $1', 'DELETE identity_records'],
  ['with found as (select 1 from orders) select * from found', 'WITH orders'],
  ['select next_ids($1, $2) as id', 'SELECT next_ids'],
  ['-- why\nselect 1', 'SELECT'],
  ['commit', 'COMMIT'],
  ['', 'STATEMENT'],
])('names %j by what it does and to which table', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
