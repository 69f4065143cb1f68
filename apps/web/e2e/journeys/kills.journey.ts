import type { OrderDetail } from '@closewright/contract/orders';
import type { ApiUser } from '../arrange/api-user.ts';
import { command } from '../arrange/command.ts';
import { expect, test } from '../fixtures.ts';

/** Fixed, so that a failure can be run again: milliseconds of further saving after the second save was acknowledged. */
const moments = [37, 5, 90, 13, 0];

/** Saves one number after the other until the server is gone. Gives the last that was acknowledged, and its version. */
async function saveUntilKilled(user: ApiUser, ordersID: number, from: OrderDetail, onSaved: () => void) {
  let { version } = from.order;
  let acknowledged = from.order.salePrice ?? 0;
  for (let price = acknowledged + 1; ; price += 1) {
    const changes = { order: { salePrice: price } };
    const answer = await user
      .ask<OrderDetail>('PATCH', `/api/orders/${ordersID}`, { version, changes })
      .catch(() => null);
    if (answer === null) return { version, acknowledged };
    expect(answer.body.errorCode).toBeNull();
    version = answer.body.result.order.version;
    acknowledged = price;
    if (version === from.order.version + 2) onSaved();
  }
}

test(`${moments.length} kills in the middle of saving lose nothing that was acknowledged`, async ({
  ownServer,
  apiUser,
}) => {
  test.setTimeout(600_000);
  // The keys of the sign-in outlive a kill as well, so the token stays good.
  const user = await apiUser('escrow-officer', { server: ownServer });
  const id = await user.orderID('26-700003');
  let before = await user.order(id);
  let saves = 0;
  for (const moment of moments) {
    const second = Promise.withResolvers<void>();
    const saving = saveUntilKilled(user, id, before, second.resolve);
    await Promise.race([second.promise, saving]);
    await new Promise((resolve) => setTimeout(resolve, moment));
    await ownServer.kill('SIGKILL');
    const { version, acknowledged } = await saving;
    saves += acknowledged - (before.order.salePrice ?? 0);
    await ownServer.start();
    before = await user.order(id);
    // The save that was under way may have been stored without an answer; no more than that one.
    expect(before.order.version - version).toBeGreaterThanOrEqual(0);
    expect(before.order.version - version).toBeLessThanOrEqual(1);
    expect(before.order.salePrice).toBe(acknowledged + (before.order.version - version));
  }
  expect(saves).toBeGreaterThanOrEqual(2 * moments.length);

  // Every version has its line in the audit, and the chain of the whole file holds.
  const entries = (await user.get<{ table: string; operation: string }[]>(`/api/orders/${id}/audit?take=200`)).filter(
    ({ table, operation }) => table === 'orders' && operation === 'UPDATE',
  );
  expect(entries).toHaveLength(Math.min(before.order.version - 1, 200));
  await ownServer.stop();
  const { code, output } = await command(ownServer, 'audit-verify', '--tenant', 'epsilon');
  expect(output).toContain('rows verified');
  expect(code).toBe(0);
});
