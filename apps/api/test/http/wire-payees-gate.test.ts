import { beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase } from '../harness/each-database.ts';
import { useMoneyWorld } from './check-writing-refusals.ts';
import { lineOf, payTo } from './check-writing-world.ts';
import { payeeCalls, setWaiting } from './wire-payees-world.ts';

serverDatabase((make) => {
  const { api, database, inAlpha, newFile } = useMoneyWorld(make);
  const payees = payeeCalls(api);
  const { told, made, call, add, stop } = payees;
  /** What the ledger of a file says of a payee, of its name as the registry has it. */
  const said = async (file: Awaited<ReturnType<typeof newFile>>, name: string) => {
    const found = (await file.read()).wirePayees.find((each) => each.name === name);
    return found && [found.wirePayeeID, found.state, found.isAlarm, found.goodFrom === null];
  };
  beforeAll(() => setWaiting(database(), 0));

  describe('the ledger of a file says how far the instructions have come', () => {
    it('of its seller, by the name that the statement pays, from nothing to good, and from there to the alarm', async () => {
      const file = await newFile();
      expect((await file.read()).wirePayees).toEqual([]);
      const id = await made('steve  COLE');
      const states = () => said(file, 'steve  COLE');
      expect(await states()).toEqual([id, 'to verify', false, true]);
      await setWaiting(database(), 1);
      await told(call(id));
      expect(await states()).toEqual([id, 'waiting', false, false]);
      await setWaiting(database(), 0);
      await told(add(id));
      expect(await states()).toEqual([id, 'to verify', true, true]);
      await told(call(id, {}, 2));
      expect(await states()).toEqual([id, 'good', false, false]);
      await told(stop(id, 2));
      expect(await states()).toEqual([id, 'stopped', false, false]);
      await told(payees.save(id, 1, { inactive: true }));
      expect(await states()).toEqual([id, 'inactive', false, false]);
    });

    it('of two buyers in one name, of who is planned to, of a lender that is paid off, and of nobody else', async () => {
      const file = await newFile();
      const { ordersID } = file;
      const order = { tenant_id: 'alpha', orders_id: ordersID };
      await inAlpha(async (tx) => {
        await tx
          .insertInto('order_parties')
          .values([
            {
              ...order,
              roles_id: ordersID + 20_000,
              sequence: 4,
              role_type_id: 15,
              first_name: 'Ann ',
              last_name: 'Reed',
            },
            { ...order, roles_id: ordersID + 30_000, sequence: 3, role_type_id: 15, name: 'Mary Jones' },
          ])
          .execute();
        const { settlement_id } = await tx
          .selectFrom('settlements')
          .select('settlement_id')
          .where('tenant_id', '=', 'alpha')
          .where('orders_id', '=', ordersID)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('payoffs')
          .values({ ...order, payoff_id: ordersID, settlement_id, lender_name: 'Maple Street Savings' })
          .execute();
      });
      const ids: number[] = [];
      for (const name of [
        'Michael Jones, Mary Jones and Ann Reed',
        'Maple Street Savings',
        'Planned Payee',
        'Mary Jones',
      ])
        ids.push(await made(name));
      const plan = {
        ...payTo(ordersID, 'courier'),
        method: 'wire out',
        payee: 'Planned Payee',
        party: null,
        hold: null,
      };
      const { reference: _none, ...planned } = plan;
      await file.told(file.plan([{ ...planned, lines: [lineOf(ordersID, 'courier')] }], 0));
      expect((await file.read()).wirePayees.map(({ wirePayeeID }) => wirePayeeID)).toEqual(
        expect.arrayContaining(ids.slice(0, 3)),
      );
      expect(await said(file, 'Mary Jones')).toBeUndefined();
      // Nothing of it is said of another file.
      expect(await said(await newFile(), 'Maple Street Savings')).toBeUndefined();
    });
  });

  it('a wire is paid whatever is not settled, and its payee counts it until it is sent', async () => {
    const file = await newFile();
    await file.fund();
    const id = await made('Counted Payee');
    await file.told(file.disburse([payTo(file.ordersID, 'seller', { lines: [lineOf(file.ordersID, 'seller')] })]));
    const wire = await file.last('wire out');
    const waiting = async () => (await payees.get(id)).waiting;
    expect(await waiting()).toBe(0);
    await inAlpha((tx) =>
      tx
        .insertInto('wires_out')
        .values({ tenant_id: 'alpha', bank_account_id: 1, ...wire, wire_payee_id: id, instructions: 1 })
        .execute(),
    );
    expect(await waiting()).toBe(1);
    expect((await payees.list('?text=counted')).results[0]?.waiting).toBe(1);
    await file.end('void', wire);
    expect(await waiting()).toBe(0);
  });
});
