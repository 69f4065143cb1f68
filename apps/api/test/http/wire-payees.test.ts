import { idempotencyKeyHeader } from '@closewright/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestInstructions, openAccount, readInstructions } from '../../src/modules/wires/payees/payees.queries.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makeCompanies, more } from './companies-world.ts';
import { makeCustomData } from './custom-data-world.ts';
import { hourMilliseconds, newInstructions, payeeCalls, setWaiting } from './wire-payees-world.ts';

const other = { accountNumber: '0031445567' };

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  /** How far the clock of the app is ahead. */
  let ahead = 0;
  const payees = payeeCalls(() => api);
  const { told, made, call, add, stop } = payees;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test, { clock: { now: () => new Date(Date.now() + ahead) } });
    await makeCustomData(test.database, 'alpha');
    await makeCompanies(test.database, 'alpha');
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  /** The code and the fields of a refusal that stored nothing. */
  const refusal = async (answer: () => Promise<Answer>) => {
    const before = await api.auditCount();
    const { body } = await answer();
    expect(await api.auditCount()).toBe(before);
    return [body.errorCode, ...Object.keys(body.result?.modelState ?? {})];
  };
  const states = async (id: number) =>
    (await payees.get(id)).instructions.map(({ number, state }) => `${number} ${state}`);

  it('instructions are good once another has confirmed them and the waiting period of that day is over', async () => {
    await setWaiting(test.database, 24);
    const payee = await told(payees.create('Maple Street Savings'));
    expect(payee).toMatchObject({
      name: 'Maple Street Savings',
      version: 1,
      isAlarm: false,
      waiting: 0,
      inactive: false,
    });
    expect(payee.latest).toMatchObject({
      ...{ number: 1, accountNumber: '***5566', state: 'to verify', changed: null, isOwn: true, goodFrom: null },
      ...{ enteredBy: 'The bookkeeper', beneficiary: 'Maple Street Savings', callBacks: [], stopped: null },
    });
    const { wirePayeeID } = payee;
    const confirmed = await told(call(wirePayeeID, { spokeTo: 'Ms. Reed', note: 'Read back' }));
    expect(confirmed.latest).toMatchObject({ state: 'waiting', isOwn: false });
    const [called] = confirmed.latest?.callBacks ?? [];
    expect(called).toMatchObject({
      result: 'Confirmed',
      calledBy: 'The administrator',
      spokeTo: 'Ms. Reed',
      note: 'Read back',
    });
    const wait = Date.parse(confirmed.latest?.goodFrom ?? '') - Date.parse(called?.calledAt ?? '');
    expect(wait).toBe(24 * hourMilliseconds);
    // What the office sets later is for later calls.
    await setWaiting(test.database, 0);
    expect(await states(wirePayeeID)).toEqual(['1 waiting']);
    ahead = 24 * hourMilliseconds;
    expect(await states(wirePayeeID)).toEqual(['1 good']);
    ahead = 0;
    expect(await states(wirePayeeID)).toEqual(['1 waiting']);
    expect(api.log.join('')).not.toContain(newInstructions.accountNumber);
  });

  it('other instructions end good ones at once, say what is other, and are an alarm until somebody has called', async () => {
    const id = await made('Cedar Title Trust');
    await told(call(id));
    expect(await states(id)).toEqual(['1 good']);
    // Only digits that nobody is shown are other.
    const changed = await told(add(id, { accountNumber: '9931445566', bankName: 'Coast Bank' }));
    expect(changed).toMatchObject({ isAlarm: true, latest: { number: 2, accountNumber: '***5566' } });
    expect(changed.latest?.changed).toEqual(['Bank', 'Account number']);
    expect(await states(id)).toEqual(['2 to verify', '1 replaced']);
    const [row] = (await payees.list('?text=cedar')).results;
    expect(row).toMatchObject({ isAlarm: true, latest: { changed: ['Bank', 'Account number'] } });
    const unreached = await told(call(id, { result: 'Not reached', spokeTo: null, accountNumber: null }, 2));
    expect(unreached).toMatchObject({ isAlarm: true, latest: { state: 'to verify' } });
    await told(call(id, { accountNumber: '9931445566' }, 2));
    expect(await payees.get(id)).toMatchObject({ isAlarm: false, latest: { state: 'good' } });
    expect((await payees.get(id)).instructions[1]).toMatchObject({ changed: null });
  });

  it('a call that says otherwise stops them, and what comes next is compared with what was good before', async () => {
    const id = await made('Gulf Coast Lending');
    await told(call(id));
    await told(add(id, other));
    const differs = { result: 'Differs', accountNumber: null, note: 'They sent nothing' };
    const stopped = await told(call(id, differs, 2, { as: 'bookkeeper' }));
    expect(stopped).toMatchObject({
      isAlarm: false,
      latest: { state: 'stopped', stopped: { by: 'The bookkeeper', reason: 'A call-back said otherwise' } },
    });
    expect(await refusal(() => call(id, {}, 2))).toEqual(['CHANGE_DECIDED']);
    await told(add(id));
    expect(await states(id)).toEqual(['3 to verify', '2 stopped', '1 replaced']);
    expect((await payees.get(id)).latest).toMatchObject({ number: 3, changed: [] });
  });

  describe('a call is refused', () => {
    let id = 0;
    beforeAll(async () => {
      id = await made('Refusing Bank');
    });
    it.each<[string, object, string]>([
      ['to the number that came with them', { numberCalled: '+1 214 555 0190' }, 'numberCalled'],
      ['to hardly a number', { numberCalled: 'the office' }, 'numberCalled'],
      ['with another account number', other, 'accountNumber'],
      ['without the account number', { accountNumber: null }, 'accountNumber'],
      ['without who was spoken to', { spokeTo: null }, 'spokeTo'],
      ['without who said otherwise', { result: 'Differs', spokeTo: null }, 'spokeTo'],
    ])('%s', async (_, part, field) => {
      expect(await refusal(() => call(id, part))).toEqual(['VALIDATION_FAILED', field]);
    });

    it('of who entered them, however often they are confirmed', async () => {
      expect(await refusal(() => call(id, {}, 1, { as: 'bookkeeper' }))).toEqual(['SECOND_PERSON_NEEDED']);
      // Who entered them may well say that nobody answered.
      await told(call(id, { result: 'Not reached', spokeTo: null }, 1, { as: 'bookkeeper' }));
      expect(await states(id)).toEqual(['1 to verify']);
    });

    it('of what is replaced, stopped or not there', async () => {
      await told(add(id, other));
      expect(await refusal(() => call(id))).toEqual(['CHANGE_DECIDED']);
      await told(stop(id, 2));
      expect(await refusal(() => call(id, other, 2))).toEqual(['CHANGE_DECIDED']);
      expect(await refusal(() => call(id, {}, 3))).toEqual(['NOT_FOUND']);
      expect(await refusal(() => stop(id, 2))).toEqual(['CHANGE_DECIDED']);
      expect(await refusal(() => stop(4711))).toEqual(['NOT_FOUND']);
    });
  });

  describe('instructions are refused', () => {
    it.each<[string, object]>([
      ['address.state', { address: { ...newInstructions.address, state: null } }],
      ['address.state', { address: { ...newInstructions.address, country: 'CA' } }],
      ['intermediaryRouting', { intermediaryName: 'Gulf Bank' }],
      ['receivedOn', { receivedOn: '2098-01-01' }],
      ['routingNumber', { routingNumber: '021000022' }],
      ['accountNumber', { accountNumber: '1' }],
      ['address.street', { address: { ...newInstructions.address, street: '12½ Maple Street' } }],
      ['bankName', { bankName: 'Банк' }],
      ['furtherCredit', { furtherCredit: '—' }],
      ['beneficiary', { beneficiary: 'deed\u202efdp.exe' }],
    ])('with a wrong %s', async (field, part) => {
      const create = () => payees.create(`Wrong ${field}`, part);
      expect(await refusal(create)).toEqual(['VALIDATION_FAILED', `instructions.${field}`]);
      expect(await refusal(() => add(1, part))).toEqual(['VALIDATION_FAILED', field]);
    });
  });

  describe('a payee', () => {
    it('has one entry, however its name is written', async () => {
      const id = await made('Straße & Söhne');
      expect(await refusal(() => payees.create(' Straße  &  SÖHNE'))).toEqual(['VALIDATION_FAILED', 'name']);
      const another = await made('Another One');
      expect(await refusal(() => payees.save(another, 1, { name: 'straße & söhne' }))).toEqual([
        'VALIDATION_FAILED',
        'changes.name',
      ]);
      await made('Maple Grove Savings');
      for (const twin of ['Maple-Grove Savings.', 'Savings, Maple Grove LLC'])
        expect(await refusal(() => payees.create(twin)), twin).toEqual(['VALIDATION_FAILED', 'name']);
      // Its own name, written otherwise, is no other one.
      expect(await told(payees.save(id, 1, { name: 'STRAßE & Söhne' }))).toMatchObject({ version: 2 });
    });

    it('is not called what no bank reads, though it looks like a name that is known', async () => {
      const id = await made('Cypress Savings');
      const lookalike = 'Сypress Savings';
      expect(await refusal(() => payees.create(lookalike))).toEqual(['VALIDATION_FAILED', 'name']);
      expect(await refusal(() => payees.save(id, 1, { name: lookalike }))).toEqual([
        'VALIDATION_FAILED',
        'changes.name',
      ]);
    });

    it('is renamed and made inactive by its version, and its instructions stay', async () => {
      const id = await made('Old Name');
      expect(await told(payees.save(id, 1, { name: 'New Name', inactive: true }))).toMatchObject({
        ...{ name: 'New Name', inactive: true, version: 2, latest: { number: 1, beneficiary: 'Maple Street Savings' } },
      });
      const stale = await payees.save(id, 1, { name: 'Third Name' });
      expect(stale.body).toMatchObject({ errorCode: 'VERSION_CONFLICT', result: { conflict: { version: 2 } } });
      expect(await refusal(() => payees.save(4711, 1, { inactive: true }))).toEqual(['NOT_FOUND']);
    });

    it('belongs to a company that whoever enters it sees, and goes along when that is merged', async () => {
      const of = (companyID: number, sent = {}) => payees.create('Of a company', {}, { companyID }, sent);
      expect(await refusal(() => of(4711))).toEqual(['VALIDATION_FAILED', 'companyID']);
      const payee = await told(of(more.spare, { as: 'administrator' }));
      expect(payee.companyID).toBe(more.spare);
    });

    it('is found by a part of its name and by the state of its latest instructions, page by page', async () => {
      for (const name of ['Zebra One', 'Zebra Two', 'zebra three']) await made(name);
      const names = async (query: string) => {
        const { results, totalRecords } = await payees.list(query);
        return [results.map(({ name }) => name), totalRecords];
      };
      expect(await names('?text=ZEBRA')).toEqual([['Zebra One', 'zebra three', 'Zebra Two'], 3]);
      expect(await names('?text=zebra&skip=1&take=1')).toEqual([['zebra three'], 3]);
      const [first] = (await payees.list('?text=zebra')).results;
      await told(call(first?.wirePayeeID ?? 0));
      expect(await names('?text=zebra&state=good')).toEqual([['Zebra One'], 1]);
      expect(await names('?text=zebra&state=to verify')).toEqual([['zebra three', 'Zebra Two'], 2]);
      await setWaiting(test.database, 1);
      await told(call((await payees.list('?text=zebra two')).results[0]?.wirePayeeID ?? 0));
      await setWaiting(test.database, 0);
      expect(await names('?text=zebra&state=waiting')).toEqual([['Zebra Two'], 1]);
      ahead = hourMilliseconds;
      expect(await names('?text=zebra&state=waiting')).toEqual([[], 0]);
      ahead = 0;
    });
  });

  describe('at once', () => {
    it('two confirm: both calls stand, and money may go from the first on', async () => {
      await setWaiting(test.database, 1);
      const id = await made('Confirmed twice');
      const both = await Promise.all([call(id), call(id, {}, 1, { as: 'frozenAdministrator' }), call(id)]);
      expect(both.map(({ body }) => body.errorCode)).toEqual([null, 'APP_READ_ONLY', null]);
      const { latest } = await payees.get(id);
      const calls = latest?.callBacks ?? [];
      expect(calls).toHaveLength(2);
      expect(Date.parse(latest?.goodFrom ?? '')).toBe(Date.parse(calls[1]?.calledAt ?? '') + hourMilliseconds);
      await setWaiting(test.database, 0);
    });

    it('one enters others while another confirms: the ones that are confirmed are never good', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await made(`Raced ${round}`);
        const [added, called] = await Promise.all([add(id, other), call(id)]);
        expect(added.body.errorCode).toBeNull();
        expect([null, 'CHANGE_DECIDED']).toContain(called.body.errorCode);
        expect(await states(id)).toEqual(['2 to verify', '1 replaced']);
      }
    });

    it('two enter others: each has its number', async () => {
      const id = await made('Entered twice');
      await Promise.all([add(id, other), add(id)]);
      expect(await states(id)).toEqual(['3 to verify', '2 replaced', '1 replaced']);
    });

    it('two stop them: one does', async () => {
      const id = await made('Stopped twice');
      const both = await Promise.all([stop(id), stop(id, 1, 'Not theirs', { as: 'administrator' })]);
      expect(both.map(({ body }) => String(body.errorCode)).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'CHANGE_DECIDED',
        'null',
      ]);
    });

    it('what is sent again with its key is done once', async () => {
      const id = await made('Sent again');
      const headers = { [idempotencyKeyHeader]: '5f9c2f3e-6f3d-4b5e-9c55-0d9c3a5f0001' };
      const [first, second] = [await add(id, other, { headers }), await add(id, other, { headers })];
      expect(second.text).toBe(first.text);
      expect(await states(id)).toEqual(['2 to verify', '1 replaced']);
    });
  });

  describe('for', () => {
    it.each(['officer', 'closer', 'reader', 'outsider'] as const)(
      '%s, who has no escrow accounting, there is nothing',
      async (as) => {
        const sent = { as };
        for (const answer of [
          () => payees.send('GET', '', undefined, sent),
          () => payees.send('GET', '/1', undefined, sent),
          () => payees.create('Nobody', {}, {}, sent),
          () => payees.save(1, 1, { inactive: true }, sent),
          () => add(1, {}, sent),
          () => call(1, {}, 1, sent),
          () => stop(1, 1, 'No', sent),
        ])
          expect(await refusal(answer)).toEqual(['FORBIDDEN']);
      },
    );

    it('another tenant nothing of it is there', async () => {
      const beta = payeeCalls(() => api, { tenant: 'beta' });
      expect((await beta.list()).totalRecords).toBe(0);
      for (const answer of [
        () => beta.send('GET', '/1'),
        () => beta.save(1, 1, { inactive: true }),
        () => beta.add(1),
        () => beta.call(1),
        () => beta.stop(1),
      ])
        expect(await refusal(answer)).toEqual(['NOT_FOUND']);
    });
  });

  it('other modules read instructions masked, and open the account number for a file alone', async () => {
    const id = await made('For a file');
    await told(add(id, other));
    const actor = systemActor('alpha', 'test');
    const [all, latest] = await test.database.inTenant(actor, async (tx) => [
      await readInstructions(tx, 'alpha', [
        { wirePayeeID: id, number: 1 },
        { wirePayeeID: id, number: 9 },
      ]),
      await latestInstructions(tx, 'alpha', [id]),
    ]);
    expect(
      all.map(({ number, accountNumber, payee, latestNumber, enteredByKey }) => [
        number,
        accountNumber,
        payee,
        latestNumber,
        enteredByKey,
      ]),
    ).toEqual([[1, '***5566', 'For a file', 2, '11']]);
    const [first] = all;
    const last = latest.get(id);
    if (!first || !last) throw new Error('they were read');
    expect([openAccount(api.secrets, 'alpha', first), openAccount(api.secrets, 'alpha', last)]).toEqual([
      newInstructions.accountNumber,
      other.accountNumber,
    ]);
    // A sealed number of other instructions opens nowhere else.
    expect(() => openAccount(api.secrets, 'alpha', { ...last, number: 1 })).toThrow('belongs somewhere else');
  });
});
