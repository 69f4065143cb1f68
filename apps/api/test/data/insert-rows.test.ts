import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '../../src/platform/db/index.ts';
import { insertRows } from '../../src/platform/db/insert-rows.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeSmallTenant, orderRow } from '../harness/small-tenant.ts';

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await make();
  });
  afterAll(() => test.close());

  it('rows of different columns keep what each of them says, whichever comes first', async () => {
    const actor = await makeSmallTenant(test.database, 'alpha');
    const order = (ordersID: number) => orderRow('alpha', ordersID, `I-${ordersID}`);
    await test.database.inTenant(actor, (tx) =>
      insertRows(tx, 'orders', [
        { ...order(1), closing_date: '2026-03-02' },
        { ...order(2), place_of_closing: 'Here' },
        order(3),
      ]),
    );
    const stored = await test.database.readInTenant(
      actor,
      query.selectFrom('orders').select(['orders_id', 'closing_date', 'place_of_closing']).orderBy('orders_id'),
    );
    expect(stored).toEqual([
      { orders_id: 1, closing_date: '2026-03-02', place_of_closing: null },
      { orders_id: 2, closing_date: null, place_of_closing: 'Here' },
      { orders_id: 3, closing_date: null, place_of_closing: null },
    ]);
  });
});
