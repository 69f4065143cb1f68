import type { ExpectedWire } from '@closewright/contract/wires';
import { receiptsOf } from '@closewright/domain/check-writing';
import { expectedWireState } from '@closewright/domain/wires';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makePayable, moneyCalls } from './check-writing-world.ts';
import { wireCalls, wireDay } from './expected-wires-world.ts';
import { letReconcile, matchingCalls } from './reconciliation-world.ts';
import { fileNumber, files } from './world.ts';

const actor = systemActor('alpha', 'test');
/** A file of region 1 with a statement. */
const payable = 4100;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const from = [() => api, () => test.database] as const;
  const wires = wireCalls(...from);
  const { told, expected, one, receive, tell } = wires;
  const money = (ordersID: number) => moneyCalls(() => api, ordersID);
  const receiptOf = async ({ ordersID, bankAccountID, received }: ExpectedWire) =>
    receiptsOf((await money(ordersID).read()).transactions).find(
      ({ transaction }) =>
        transaction.bankAccountID === bankAccountID &&
        transaction.stripe === received?.stripe &&
        transaction.number === received.number,
    );

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letReconcile(test.database);
    await makePayable(test.database, 'alpha', payable);
  });
  afterAll(async () => {
    expect(await faultsIn(test.database, actor)).toEqual([]);
    await api.close();
    await test.close();
  });

  /** A wire of 700.00 that is expected, and what its bank tells. */
  const world = async (more: object = {}, items: Parameters<typeof tell>[1] = []) => {
    const bankAccountID = await wires.newAccount();
    const wire = await expected({ bankAccountID, ...more });
    const [item = 0, ...others] = await tell(bankAccountID, [
      { day: '2026-03-03', amount: 700_00, kind: 'Wire in', bank_reference: `FB-${bankAccountID}`, text: 'FICUS BANK' },
      ...items,
    ]);
    return { bankAccountID, wire, id: wire.expectedWireID, item, others };
  };

  describe('a wire that is expected', () => {
    it('is told as it was entered, by whom, and posts nothing', async () => {
      const before = await api.postedCount();
      const { wire, bankAccountID } = await world({ reference: 'FB-1', note: 'Of the second loan' });
      expect(wire).toMatchObject({
        ...{ ordersID: files.open, fileNumber: fileNumber(files.open), bankAccountID, expectedOn: wireDay },
        ...{ amount: 700_00, sender: 'Ficus Bank', party: null, reference: 'FB-1', note: 'Of the second loan' },
        ...{ version: 1, state: 'late', received: null, calledOff: null, enteredBy: 'The officer' },
      });
      expect(await api.postedCount()).toBe(before);
    });

    it('is saved by who saw it as it is, and called off once', async () => {
      const { id } = await world();
      const saved = await told<{ version: number; amount: number; sender: string }>(
        wires.save(id, 1, { amount: 650_00, note: 'Less the fee' }),
      );
      expect(saved).toMatchObject({ version: 2, amount: 650_00, sender: 'Ficus Bank', note: 'Less the fee' });
      const stale = await wires.save(id, 1, { amount: 1 });
      expect(stale.body.errorCode).toBe('VERSION_CONFLICT');
      expect(stale.body.result.conflict).toMatchObject({
        version: 2,
        changedBy: 'The officer',
        current: { amount: 650_00 },
      });
      expect(await told(wires.callOff(id))).toMatchObject({
        ...{ state: 'called off', calledOff: { by: 'The officer', reason: 'It came as a check' } },
      });
      for (const call of [() => wires.callOff(id), () => wires.save(id, 3, { amount: 1 })])
        expect((await call()).body).toMatchObject({
          ...{ errorCode: 'DECIDED_ALREADY', errorMessage: 'The officer has called it off already.' },
        });
    });

    it('comes from whom the statement knows, to an account that takes it', async () => {
      const field = async (answer: ReturnType<typeof wires.create>) =>
        Object.keys((await answer).body.result?.modelState ?? {});
      const closedOn = await wires.newAccount({ closedOn: '2026-01-31' });
      const late = await wires.newAccount({ openedOn: '2026-03-03' });
      const operating = await wires.newAccount({ kind: 'Operating' });
      const place = { ordersID: payable };
      expect((await expected({ ...place, party: 'seller' })).party).toBe('seller');
      expect(await field(wires.create({ ...place, party: 'lender.id4711' }))).toEqual(['party']);
      for (const bankAccountID of [closedOn, operating, 4711])
        expect(await field(wires.create({ ...place, bankAccountID })), String(bankAccountID)).toEqual([
          'bankAccountID',
        ]);
      expect(await field(wires.create({ ...place, bankAccountID: late }))).toEqual(['expectedOn']);
      const { id } = await world();
      expect(await field(wires.save(id, 1, { bankAccountID: closedOn }))).toEqual(['changes.bankAccountID']);
      expect(await field(wires.save(id, 1, { party: 'lender.id4711' }))).toEqual(['changes.party']);
    });

    it('is late once its day is over, as the domain has it', async () => {
      const { bankAccountID } = await world();
      await expected({ bankAccountID, expectedOn: '2099-01-01' });
      const { results, states, totalRecords, today } = await wires.list(`&bankAccountID=${bankAccountID}`);
      expect(results.map(({ state }) => state)).toEqual(['late', 'expected']);
      for (const { state, expectedOn, received, calledOff } of results)
        expect(state).toBe(
          expectedWireState({ expectedOn, isReceived: received !== null, isCalledOff: calledOff !== null }, today),
        );
      const none = { count: 0, amount: 0 };
      expect(states).toEqual({
        ...{ expected: { count: 1, amount: 700_00 }, late: { count: 1, amount: 700_00 } },
        ...{ received: none, 'called off': none },
      });
      expect(totalRecords).toBe(2);
    });
  });

  describe('a list', () => {
    it.each([
      ['of a state', '&state=late', [100_00, 200_00]],
      ['of what is sought', '&text=ficus+two', [200_00]],
      ['of days', '&from=2026-03-02&until=2026-03-02', [100_00]],
      ['of amounts', '&least=10001&most=30000', [200_00, 300_00]],
      ['of a file', `&ordersID=${payable}`, [300_00]],
      ['by amount', '&sort=amount&direction=descending', [300_00, 200_00, 100_00]],
      ['by sender', '&sort=sender', [300_00, 100_00, 200_00]],
      ['by file', '&sort=fileNumber&direction=descending', [300_00, 100_00, 200_00]],
      ['a page of it', '&skip=1&take=1', [200_00]],
    ])('%s says what all that fit come to', async (_name, query, amounts) => {
      const bankAccountID = await wires.newAccount();
      await expected({ bankAccountID, amount: 100_00 });
      await expected({ bankAccountID, amount: 200_00, sender: 'Ficus Two', expectedOn: '2026-03-04' });
      await expected({
        ...{ bankAccountID, amount: 300_00, sender: 'Ada', ordersID: payable, expectedOn: '2099-01-01' },
      });
      const path = `/api/expected-wires?bankAccountID=${bankAccountID}${query}`;
      const { results, states, totalRecords } = await told<Awaited<ReturnType<typeof wires.list>>>(
        wires.send('GET', query.includes('take') ? path : `${path}&take=200`),
      );
      expect(results.map(({ amount }) => amount)).toEqual(amounts);
      const all = Object.values(states);
      expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(totalRecords);
      if (!query.includes('take'))
        expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(amounts.reduce((sum, each) => sum + each, 0));
    });

    it('is exported with what it shows', async () => {
      const bankAccountID = await wires.newAccount();
      await expected({ bankAccountID, reference: 'FB-2' });
      await expected({ bankAccountID, amount: 1_00 });
      const { body } = await wires.send(
        ...['POST', '/api/escrow-accounting/export', { list: 'expected wires', bankAccountID, least: 700_00 }],
        { as: 'administrator' },
      );
      expect(body.errorMessage, JSON.stringify(body)).toBeNull();
      const { text } = await api.send('GET', body.result.url, { as: null });
      const [head, ...rows] = text.trimEnd().split('\r\n');
      expect(head).toContain('Expected,Sender,File,Bank account,Reference,Amount,State,Days late');
      expect(rows).toHaveLength(1);
      expect(rows[0]).toContain(`03/02/2026,Ficus Bank,${fileNumber(files.open)}`);
    });
  });

  describe('a wire that arrived', () => {
    it('is an item of the bank that waits, with the expected one that it may be', async () => {
      const { bankAccountID, id, item, others } = await world({}, [
        { day: '2026-03-04', amount: 5_00, kind: 'Wire in' },
        { day: '2026-03-04', amount: 700_00, kind: 'Deposit' },
        { day: '2026-03-04', amount: -700_00, kind: 'Wire out' },
      ]);
      const arrived = await wires.arrived(bankAccountID);
      expect(
        arrived.map((each) => [each.item.bankItemID, each.fits.map(({ expectedWireID }) => expectedWireID)]),
      ).toEqual([
        [others[0], []],
        [item, [id]],
      ]);
      expect(arrived[1]?.bankAccount).toMatch(/^Wires/);
    });

    it('is none any more once the book has it, by hand or by its receipt', async () => {
      const { bankAccountID, id, item, others } = await world({}, [
        { day: '2026-03-04', amount: 31_00, kind: 'Wire in', customer_reference: 'HZ 4711' },
      ]);
      await told(
        money(files.open).receipt({
          bankAccountID,
          amount: 31_00,
          instrument: 'Wire',
          payer: 'Ada',
          reference: 'hz-4711',
        }),
      );
      expect((await wires.arrived(bankAccountID)).map((each) => each.item.bankItemID)).toEqual([item]);
      const other = await expected({ bankAccountID, amount: 31_00 });
      const { body } = await receive(other.expectedWireID, others[0] ?? 0);
      expect([body.errorCode, Object.keys(body.result.modelState)]).toEqual(['CARRIED_ON', ['bankItemID']]);
      await told(receive(id, item));
      expect(await wires.arrived(bankAccountID)).toEqual([]);
    });
  });

  describe('receiving', () => {
    it("records the receipt with the bank's amount, day and reference", async () => {
      const { id, item, bankAccountID } = await world({ ordersID: payable, party: 'seller', reference: 'Ours' });
      const wire = await told<ExpectedWire>(receive(id, item));
      expect(wire).toMatchObject({
        state: 'received',
        received: { on: '2026-03-03', amount: 700_00, by: 'The officer' },
      });
      expect(await receiptOf(wire)).toMatchObject({
        ...{ amount: 700_00, date: '2026-03-03', state: 'collected' },
        facts: {
          ...{ instrument: 'Wire', payer: 'Ficus Bank', party: 'seller', memo: null },
          reference: `FB-${bankAccountID}`,
        },
      });
      // The rules find the two by the reference that both have.
      const matching = matchingCalls(...from);
      await told(matching.run(bankAccountID));
      expect((await matching.day(bankAccountID, '2026-03-03')).matched).toMatchObject([{ rule: 'reference' }]);
    });

    it('takes another amount only where it is said to be another one', async () => {
      const { id, item } = await world({ amount: 800_00 });
      const posted = await api.postedCount();
      const { body } = await receive(id, item);
      expect([body.errorCode, body.result.modelState]).toEqual([
        'VALIDATION_FAILED',
        { differs: ['The bank has 700.00, expected were 800.00. Say that it is so'] },
      ]);
      expect(await api.postedCount()).toBe(posted);
      const wire = await told<ExpectedWire>(receive(id, item, true));
      expect(wire).toMatchObject({ amount: 800_00, received: { amount: 700_00 } });
      expect((await receiptOf(wire))?.facts.memo).toBe('Expected 800.00');
    });

    it('is once: a second time nothing is posted', async () => {
      const { id, item } = await world();
      const key = { headers: { 'Idempotency-Key': `receive-${id}-0123456789` } };
      const first = await receive(id, item, false, key);
      const posted = await api.postedCount();
      expect((await receive(id, item, false, key)).body).toEqual(first.body);
      expect((await receive(id, item)).body.errorCode).toBe('DECIDED_ALREADY');
      expect((await wires.save(id, 1, { amount: 1 })).body.errorCode).toBe('DECIDED_ALREADY');
      expect(await api.postedCount()).toBe(posted);
    });

    it('keeps what the bank told while its receipt stands: told again it would come in twice', async () => {
      const { id, item } = await world();
      await told(receive(id, item));
      const { bank_file_id: file } = await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        tx
          .selectFrom('bank_items')
          .select('bank_file_id')
          .where('tenant_id', '=', 'alpha')
          .where('bank_item_id', '=', item)
          .executeTakeFirstOrThrow(),
      );
      const as = { tenant: 'alpha', as: 'administrator' } as const;
      const { body } = await api.send('GET', `/api/bank-files/${file}`, as);
      expect(body.result.inTheWay).toMatchObject([{ item: { bankItemID: item }, why: 'Received' }]);
      const back = await api.send('POST', `/api/bank-files/${file}/take-back`, { ...as, body: { reason: 'Twice' } });
      expect([back.body.errorCode, back.body.errorMessage]).toEqual([
        'CARRIED_ON',
        'An expected wire came in by an item of this file. Take its receipt back first.',
      ]);
    });

    it('is expected again once its receipt is taken back, and comes in by another', async () => {
      const { id, item } = await world();
      const { received } = await told<ExpectedWire>(receive(id, item));
      if (!received) throw new Error('nothing was received');
      const { bankAccountID } = await one(id);
      const { stripe, number } = received;
      await told(money(files.open).takeBack({ stripe, number }, { bankAccountID, date: '2026-03-03' }));
      expect(await one(id)).toMatchObject({ state: 'late', received: null });
      expect((await wires.arrived(bankAccountID)).map((each) => each.item.bankItemID)).toEqual([item]);
      expect(await told(receive(id, item))).toMatchObject({ state: 'received' });
    });

    it.each<[string, string, string | null, (of: Awaited<ReturnType<typeof world>>) => Promise<[number, number]>]>([
      ['no wire in', 'VALIDATION_FAILED', 'bankItemID', async ({ id, others }) => [id, others[0] ?? 0]],
      ['one of another account', 'NOT_FOUND', 'bankItemID', async ({ id }) => [id, (await world()).item]],
      ['none that there is', 'NOT_FOUND', 'bankItemID', async ({ id }) => [id, 999_999]],
      [
        'one that another expected wire came in by',
        'CARRIED_ON',
        'bankItemID',
        async ({ id, item, bankAccountID }) => {
          const other = await expected({ bankAccountID, ordersID: payable });
          await told(receive(other.expectedWireID, item));
          return [id, item];
        },
      ],
      [
        'one that is matched',
        'CARRIED_ON',
        'bankItemID',
        async ({ id, item, bankAccountID }) => {
          const matching = matchingCalls(...from);
          const receipt = await matching.receive(bankAccountID, 700_00, { deposited: '2026-03-03' });
          const body = { bankItemIDs: [item], bookItems: [receipt], note: 'The same' };
          await told(matching.match(bankAccountID, body));
          return [id, item];
        },
      ],
      [
        'one of a wire that was called off',
        'DECIDED_ALREADY',
        null,
        async ({ id, item }) => {
          await told(wires.callOff(id));
          return [id, item];
        },
      ],
      [
        'one of a day that is closed',
        'PERIOD_CLOSED',
        'date',
        async ({ id, item, bankAccountID }) => {
          await test.database.inTenant(actor, (tx) =>
            sql`select close_ledger(${bankAccountID}, '2026-03-03')`.execute(tx),
          );
          return [id, item];
        },
      ],
    ])('refuses %s', async (_name, code, field, prepare) => {
      const made = await world({}, [{ day: '2026-03-03', amount: 700_00, kind: 'Deposit' }]);
      const [id, item] = await prepare(made);
      const posted = await api.postedCount();
      const { body } = await receive(id, item);
      expect([body.errorCode, Object.keys(body.result?.modelState ?? {})], JSON.stringify(body)).toEqual([
        code,
        field === null ? [] : [field],
      ]);
      expect(await api.postedCount()).toBe(posted);
    });

    it('of one item at the same time by two files, or of one wire twice, happens once', async () => {
      const { id, item, bankAccountID, others } = await world({}, [
        { day: '2026-03-03', amount: 700_00, kind: 'Wire in', bank_reference: 'second' },
      ]);
      const other = await expected({ bankAccountID, ordersID: payable });
      const answers = await Promise.all([receive(id, item), receive(other.expectedWireID, item)]);
      expect(answers.map(({ body }) => body.errorCode).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
        ...['CARRIED_ON', null],
      ]);
      const left = (await one(id)).received === null ? id : other.expectedWireID;
      const second = others[0] ?? 0;
      const [again] = await tell(bankAccountID, [
        { day: '2026-03-03', amount: 700_00, kind: 'Wire in', bank_reference: 'third' },
      ]);
      const twice = await Promise.all([receive(left, second), receive(left, again ?? 0)]);
      expect(twice.filter(({ body }) => body.errorCode === null)).toHaveLength(1);
      expect(twice.find(({ body }) => body.errorCode !== null)?.body.errorCode).toBe('DECIDED_ALREADY');
    });

    it('beside saving, calling off and matching, is of what it was, or is refused', async () => {
      const saving = await world();
      const [, received] = await Promise.all([
        wires.save(saving.id, 1, { amount: 5_00 }),
        receive(saving.id, saving.item),
      ]);
      const wire = await one(saving.id);
      expect([wire.amount, wire.received?.amount ?? null]).toEqual(
        received.body.errorCode === null ? [700_00, 700_00] : [5_00, null],
      );
      const off = await world();
      await Promise.all([wires.callOff(off.id), receive(off.id, off.item)]);
      const { calledOff, received: came } = await one(off.id);
      expect((calledOff === null) !== (came === null)).toBe(true);

      const { id, item, bankAccountID } = await world();
      const matching = matchingCalls(...from);
      const receipt = await matching.receive(bankAccountID, 700_00, { deposited: '2026-03-03' });
      const body = { bankItemIDs: [item], bookItems: [receipt], note: 'The same' };
      const [matched, into] = await Promise.all([matching.match(bankAccountID, body), receive(id, item)]);
      // Who matched first has it; who received first left a receipt, which nobody is kept from matching another with.
      expect([matched.body.errorCode, into.body.errorCode].filter((code) => code === null).length).toBeGreaterThan(0);
      if (into.body.errorCode !== null) expect(into.body.errorCode).toBe('CARRIED_ON');
    });
  });
});
