import { wireReference } from '@closewright/domain/wires';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { openingCalls } from './openings-world.ts';
import { nameRow, sdn } from './sanctions-world.ts';
import { amount, importList, letSendWires, type PostedWire, setTwoFrom, wireCalls } from './wires-out-world.ts';

const sentWords = 'This payment was sent. Say first that the bank did not send it.';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let bank = 0;
  let payee = 0;
  const database = () => test.database;
  const wires = wireCalls(() => api, database);

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letSendWires(() => api, database);
    bank = await wires.newAccount();
    payee = await wires.goodPayee('Maple Street Savings');
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const refused = async (answer: Promise<Answer>): Promise<readonly [string, string]> => {
    const { body } = await answer;
    return [body.errorCode, body.errorMessage];
  };
  const stateOf = async (wire: PostedWire) => (await wires.get(wire)).state;
  const blocking = async (wire: PostedWire, as: 'administrator' | 'closer' = 'administrator') =>
    (await wires.get(wire, { as })).checks.filter(({ state }) => state === 'blocks').map(({ check }) => check);

  it('goes from the ledger to the bank, and is paid', async () => {
    const wire = await wires.wire(bank);
    const posted = await wires.get(wire);
    expect(posted).toMatchObject({
      ...{ ...wire, state: 'to name', amount, date: '2026-03-02', fileNumber: '24-0001', isOwn: true, to: null },
      ...{ payee: 'Maple Street Savings', postedBy: 'The officer', reference: wireReference(bank, wire) },
      ...{ fits: [{ wirePayeeID: payee, name: 'Maple Street Savings' }], released: null, sent: null, paidOn: null },
    });
    const named = await wires.told(wires.name(wire, payee));
    expect(named).toMatchObject({ state: 'to release', isOwn: false });
    expect(named.to).toMatchObject({
      wirePayeeID: payee,
      number: 1,
      accountNumber: '***5566',
      named: { by: 'The closer' },
    });
    expect(await blocking(wire)).toEqual([]);
    const released = await wires.told(wires.release(wire, payee));
    expect(released).toMatchObject({ state: 'released', released: { by: 'The administrator' } });
    const sent = await wires.told(wires.sent(wire, '20260302B1Q8'));
    expect(sent).toMatchObject({
      state: 'sent',
      sent: { by: 'The closer', bankReference: '20260302B1Q8', wireFileID: null },
    });
    await wires.pay(wire);
    expect(await wires.get(wire)).toMatchObject({ state: 'paid', paidOn: '2026-03-02', checks: [] });
    expect(api.log.join('')).not.toContain('0031445566');
  });

  describe('is not released', () => {
    it.each([
      ['who posted it', 'officer'],
      ['who named its payee', 'closer'],
      ['who entered its instructions', 'bookkeeper'],
    ] as const)('by %s', async (_what, as) => {
      const wire = await wires.named(bank, payee);
      expect((await refused(wires.release(wire, payee, {}, { as })))[0]).toBe('SECOND_PERSON_NEEDED');
      expect(await stateOf(wire)).toBe('to release');
    });

    it('before its payee is named', async () => {
      const wire = await wires.wire(bank);
      const { body } = await wires.release(wire, payee);
      expect(body.errorCode).toBe('WIRE_BLOCKED');
      expect(Object.keys(body.result.modelState)).toContain('named');
    });

    it('by instructions that nobody confirmed, that wait, are stopped, or were replaced', async () => {
      const unverified = await wires.payees.made('Nobody called');
      const first = await wires.named(bank, unverified);
      expect(await blocking(first)).toContain('verified');
      expect((await refused(wires.release(first, unverified)))[0]).toBe('WIRE_BLOCKED');

      const stopped = await wires.goodPayee('It was stopped');
      const second = await wires.named(bank, stopped);
      await wires.payees.told(wires.payees.stop(stopped));
      expect(await blocking(second)).toEqual(['verified']);
      expect((await refused(wires.release(second, stopped)))[0]).toBe('WIRE_BLOCKED');

      const replaced = await wires.goodPayee('Others came');
      const third = await wires.named(bank, replaced);
      await wires.payees.told(wires.payees.add(replaced, { accountNumber: '99887766' }));
      expect(await blocking(third)).toEqual(['current']);
      expect((await refused(wires.release(third, replaced)))[0]).toBe('WIRE_BLOCKED');
    });

    it('to whom a list of sanctions names, or with no list of now', async () => {
      const like = await wires.goodPayee('Nicolas Maduro Moros');
      const wire = await wires.named(bank, like);
      expect(await blocking(wire)).toEqual(['sanctions']);
      expect((await refused(wires.release(wire, like)))[0]).toBe('WIRE_BLOCKED');
    });

    it('with another amount or payee than was seen', async () => {
      const wire = await wires.named(bank, payee);
      const other = await wires.release(wire, payee, { amount: amount + 1 });
      expect([other.body.errorCode, Object.keys(other.body.result.modelState)]).toEqual(['CARRIED_ON', ['amount']]);
      const elsewhere = await wires.goodPayee('Another payee');
      await wires.told(wires.name(wire, elsewhere));
      const changed = await wires.release(wire, payee);
      expect([changed.body.errorCode, Object.keys(changed.body.result.modelState)]).toEqual([
        'CARRIED_ON',
        ['instructions'],
      ]);
    });

    it('twice, nor once it is over', async () => {
      const wire = await wires.released(bank, payee);
      expect(await refused(wires.release(wire, payee))).toEqual(['CARRIED_ON', 'This payment was released already.']);
      const voided = await wires.named(bank, payee);
      await wires.void(voided);
      expect(await refused(wires.release(voided, payee))).toEqual([
        'CARRIED_ON',
        'This payment was voided or taken back.',
      ]);
      const paid = await wires.named(bank, payee);
      await wires.pay(paid);
      expect(await refused(wires.name(paid, payee))).toEqual(['CARRIED_ON', 'The bank has paid this payment.']);
    });
  });

  describe('from the amount of the office on', () => {
    beforeAll(() => setTwoFrom(test.database, 1250));
    afterAll(() => setTwoFrom(test.database, 0));

    it('takes two other people, of whom each releases once', async () => {
      const wire = await wires.named(bank, payee);
      const once = await wires.told(wires.release(wire, payee));
      expect([once.state, once.released?.by]).toEqual(['to release', 'The administrator']);
      expect((await refused(wires.release(wire, payee)))[0]).toBe('SECOND_PERSON_NEEDED');
      expect((await refused(wires.release(wire, payee, {}, { as: 'bookkeeper' })))[0]).toBe('SECOND_PERSON_NEEDED');
      expect((await refused(wires.sent(wire)))[0]).toBe('WIRE_BLOCKED');
      expect((await wires.told(wires.release(wire, payee, {}, { as: 'trusted' }))).state).toBe('released');
      expect((await wires.told(wires.sent(wire))).state).toBe('sent');
    });

    it('and of a cent less, one', async () => {
      const wire = await wires.named(bank, payee, { cents: amount - 1 });
      const released = await wires.told(wires.release(wire, payee, { amount: amount - 1 }));
      expect(released.state).toBe('released');
    });
  });

  it('says of one that goes to somebody else than it was posted to that it does, and keeps nothing back', async () => {
    const wire = await wires.named(bank, payee, { facts: { payee: 'Ana Seller' } });
    const { checks } = await wires.get(wire, { as: 'administrator' });
    expect(checks.filter(({ state }) => state !== 'met')).toEqual([
      {
        ...{ check: 'named', state: 'tells', title: 'Payee is named' },
        words: 'It was posted to Ana Seller, and goes to Maple Street Savings',
      },
    ]);
    expect((await wires.told(wires.release(wire, payee))).state).toBe('released');
  });

  describe('is held', () => {
    it('by whoever sends it, and is to be released again', async () => {
      const wire = await wires.released(bank, payee);
      expect((await wires.told(wires.hold(wire))).state).toBe('to release');
      expect(await refused(wires.hold(wire))).toEqual(['CARRIED_ON', 'This payment is not released.']);
      expect((await refused(wires.sent(wire)))[0]).toBe('WIRE_BLOCKED');
      expect((await wires.told(wires.release(wire, payee))).state).toBe('released');
    });

    it('by being named anew, or by other instructions', async () => {
      const wire = await wires.released(bank, payee);
      expect((await wires.told(wires.name(wire, payee))).state).toBe('to release');
      const changing = await wires.goodPayee('It changes');
      const other = await wires.released(bank, changing);
      await wires.payees.told(wires.payees.add(changing, { accountNumber: '11223344' }));
      expect(await stateOf(other)).toBe('to release');
      expect((await refused(wires.sent(other)))[0]).toBe('WIRE_BLOCKED');
      await wires.told(wires.name(other, changing));
      expect(await blocking(other)).toEqual(['verified', 'waiting']);
      await wires.payees.told(wires.payees.call(changing, { accountNumber: '11223344' }, 2));
      expect((await wires.told(wires.release(other, changing, { instructions: 2 }))).to?.number).toBe(2);
    });

    it('not once it was sent', async () => {
      const wire = await wires.released(bank, payee);
      await wires.told(wires.sent(wire));
      for (const call of [wires.hold(wire), wires.name(wire, payee), wires.release(wire, payee)])
        expect(await refused(call)).toEqual(['CARRIED_ON', sentWords]);
      expect(await refused(wires.sent(wire))).toEqual(['CARRIED_ON', 'This payment was sent already.']);
    });
  });

  describe('that was sent', () => {
    it('is neither voided nor taken back, before the bank did not send it', async () => {
      const wire = await wires.released(bank, payee);
      await wires.told(wires.sent(wire));
      await expect(wires.void(wire)).rejects.toMatchObject({ code: 'CARRIED_ON', message: sentWords });
      await expect(wires.takeBack(wire)).rejects.toMatchObject({ code: 'CARRIED_ON', message: sentWords });
      const unsent = await wires.told(wires.unsent(wire));
      expect([unsent.state, unsent.sent, unsent.released]).toEqual(['to release', null, null]);
      expect(await refused(wires.unsent(wire))).toEqual(['CARRIED_ON', 'This payment was not sent.']);
      await wires.void(wire);
      expect(await stateOf(wire)).toBe('ended');
    });

    it('was sent for good once the bank has paid it', async () => {
      const wire = await wires.released(bank, payee);
      await wires.told(wires.sent(wire));
      await wires.pay(wire);
      expect(await refused(wires.unsent(wire))).toEqual([
        'CARRIED_ON',
        'The bank has paid it: it is matched. Take the match apart first.',
      ]);
    });
  });

  it('says of one that the bank paid and nobody released that it did, and counts it', async () => {
    const own = await wires.newAccount();
    const [wire, released] = [await wires.named(own, payee), await wires.released(own, payee)];
    await wires.pay(wire);
    await wires.pay(released);
    expect((await wires.get(wire)).checks).toMatchObject([
      { check: 'released', state: 'blocks', words: 'The bank paid it, and nobody released it' },
    ]);
    expect((await wires.get(released)).checks).toEqual([]);
    const of = `?bankAccountID=${own}`;
    expect(await wires.list(`${of}&state=paid`)).toMatchObject({ counts: { paid: 2 }, unreleased: 1 });
    expect(await wires.list(of)).toMatchObject({ unreleased: 0 });
  });

  it('is none that the former program sent', async () => {
    const openings = openingCalls(
      () => api,
      () => test.database,
    );
    const opened = await openings.begun();
    expect(await wires.list(`?bankAccountID=${opened}`)).toMatchObject({ totalRecords: 0, counts: {} });
  });

  it('says the same to who asks again with the same key', async () => {
    const wire = await wires.named(bank, payee);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = [
      await wires.release(wire, payee, {}, { headers }),
      await wires.release(wire, payee, {}, { headers }),
    ];
    expect(two.body).toEqual(one.body);
    expect(one.body.result.state).toBe('released');
  });

  it('is counted and summed as a whole, whatever is asked for', async () => {
    const own = await wires.newAccount();
    const all = await wires.wires(own, 3);
    const later = await wires.wire(own, { date: '2026-03-04' });
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('three were posted');
    await wires.told(wires.name(first, payee));
    await wires.told(wires.name(second, payee));
    await wires.told(wires.release(second, payee));
    await wires.void(third);
    const of = `?bankAccountID=${own}`;
    const counts = { 'to name': 1, 'to release': 1, released: 1 };
    const page = await wires.list(`${of}&take=1`);
    expect(page).toMatchObject({ totalRecords: 3, totalAmount: 3 * amount, counts });
    expect(page.results).toHaveLength(1);
    expect((await wires.list(`${of}&skip=2`)).results.map(({ number }) => number)).toEqual([later.number]);
    expect(await wires.list(`${of}&state=released`)).toMatchObject({ totalRecords: 1, totalAmount: amount, counts });
    const ended = await wires.list(`${of}&state=ended`);
    expect(ended).toMatchObject({ totalRecords: 1, counts: { ...counts, ended: 1 } });
    const day = await wires.list(`${of}&from=2026-03-03&to=2026-03-04`);
    expect(day).toMatchObject({ totalRecords: 1, counts: { 'to name': 1 } });
    expect(day.results.map(({ number }) => number)).toEqual([later.number]);
  });

  describe('is nothing', () => {
    it('of an account of another region', async () => {
      const elsewhere = await wires.newAccount({ regionID: 2 });
      const wire = await wires.named(elsewhere, payee, {}).catch(() => wires.wire(elsewhere));
      for (const call of [wires.name(wire, payee), wires.hold(wire), wires.sent(wire), wires.unsent(wire)])
        expect((await refused(call))[0]).toBe('NOT_FOUND');
      expect((await wires.list(`?bankAccountID=${elsewhere}`)).totalRecords).toBe(0);
      expect((await wires.list(`?bankAccountID=${elsewhere}`, { as: 'elsewhere' })).totalRecords).toBe(2);
    });

    it('of another tenant', async () => {
      const wire = await wires.wire(bank);
      const beta = wireCalls(() => api, database, { tenant: 'beta' });
      const as = 'administrator';
      for (const call of [beta.name(wire, payee, { as }), beta.release(wire, payee), beta.hold(wire, { as })])
        expect((await refused(call))[0]).toBe('NOT_FOUND');
    });

    it.each(['outsider', 'ungrouped'] as const)('to %s', async (as) => {
      expect((await wires.send('GET', '', undefined, { as })).status).toBe(403);
    });

    it('that somebody without the right releases, or who may only read changes', async () => {
      const wire = await wires.named(bank, payee);
      expect((await wires.release(wire, payee, {}, { as: 'reader' })).status).toBe(403);
      // A refused call does not look at what it is told.
      for (const call of [wires.name, wires.sent].map((each) => each(wire, payee as never, { as: 'viewOnly' })))
        expect((await refused(call))[0]).toBe('APP_READ_ONLY');
      expect((await refused(wires.hold(wire, { as: 'viewOnly' })))[0]).toBe('APP_READ_ONLY');
    });
  });

  it('is stopped by a list that came since it was released', async () => {
    const name = 'Cedar Hollow Holdings';
    const listed = await wires.goodPayee(name);
    const wire = await wires.released(bank, listed);
    await importList(() => api, database, 'alpha', sdn + nameRow(9, name.toUpperCase()));
    expect(await blocking(wire, 'closer')).toEqual(['sanctions']);
    expect((await refused(wires.sent(wire)))[0]).toBe('WIRE_BLOCKED');
  });
});
