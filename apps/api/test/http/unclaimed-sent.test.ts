import type { UnclaimedList } from '@closewright/contract/unclaimed';
import { readNacha } from '@closewright/domain/ach';
import type { AchSetting } from '@closewright/domain/banking';
import { readPain001, wireReference } from '@closewright/domain/wires';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeNaming, storeRelease } from '../../src/modules/wires/out/wire-rows.queries.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { setControl } from '../harness/set-control.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { actorNamed } from './approval-examples.ts';
import { unclaimedCalls } from './unclaimed-world.ts';
import { letSendWires, type PostedWire, wireCalls } from './wires-out-world.ts';

const tenant = 'alpha';
const cents = 700_00;
/** The number of the account that wires go to. */
const theirNumber = '0031445566';
const achSetting = {
  ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
  ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
};

// The officer asks, the administrator approves and so posts and names, and whoever is trusted releases.
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let payee = 0;
  let other = 0;
  const theApi = () => api;
  const database = () => test.database;
  const wires = wireCalls(theApi, database);
  const money = unclaimedCalls(theApi, database);
  const { told, list, ask, askVoid, decide, unclaimed } = money;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letSendWires(theApi, database);
    payee = await wires.goodPayee('Ficus Bank', { accountType: 'Checking', secCode: 'CCD' });
    other = await wires.goodPayee('Maple Street Savings');
  });
  afterAll(async () => {
    expect(await faultsIn(test.database, systemActor(tenant, 'test'))).toEqual([]);
    await api.close();
    await test.close();
  });

  const refused = async (answer: Promise<Answer>): Promise<readonly [string, string]> => {
    const { body } = await answer;
    return [body.errorCode, body.errorMessage];
  };
  const newMoney = async (ach: AchSetting | null = null) => {
    const bank = await money.newAccount({ openedOn: null });
    if (ach) await setControl(test.database, 'achSetting', ach, { bankAccountID: bank });
    return unclaimed({ bank });
  };
  const sending = (means: 'wire' | 'ACH', wirePayeeID: number | null = payee) => ({
    ...{ method: means, checkNumber: null, wirePayeeID, payee: 'Whoever' },
  });
  const pending = ({ requests }: UnclaimedList) => {
    const request = requests.filter(({ state }) => state === 'pending').at(-1);
    if (!request) throw new Error('nothing was asked for');
    return request;
  };
  /** A payment that the officer asked for and the administrator approved, which waits for its release. */
  const approved = async (means: 'wire' | 'ACH' = 'wire', more: object = {}) => {
    const { bank, of } = await newMoney(means === 'ACH' ? achSetting : null);
    const { requestID } = pending(await told<UnclaimedList>(ask(of, { ...sending(means), ...more })));
    const { requests } = await told<UnclaimedList>(decide(requestID, 'approve'));
    const posted = requests.find((each) => each.requestID === requestID)?.posted;
    if (!posted) throw new Error('nothing was posted');
    const wire: PostedWire = { bankAccountID: bank, ...posted };
    return { bank, of, wire };
  };
  const release = (wire: PostedWire, as: 'officer' | 'administrator' | 'trusted' = 'trusted') =>
    wires.release(wire, payee, { amount: cents }, { as });
  const voidAsked = async (bank: number, { stripe, number }: PostedWire) =>
    pending(await told<UnclaimedList>(askVoid({ bankAccountID: bank }, { stripe, number }))).requestID;
  const textOf = async (url: string) => (await api.send('GET', url, { as: null })).text;

  describe('money of no file that is paid by wire', () => {
    it('is asked for by the name of its payee, and is among the wires out, without a file', async () => {
      const { bank, wire } = await approved();
      expect((await list(bank)).requests).toMatchObject([
        { payee: 'Ficus Bank', method: 'wire', checkNumber: null, wirePayeeID: payee, payment: 'outstanding' },
      ]);
      expect(await wires.get(wire)).toMatchObject({
        ...{ means: 'wire', ordersID: null, fileNumber: null, payee: 'Ficus Bank', amount: cents, state: 'to release' },
        to: { wirePayeeID: payee, number: 1, named: { by: 'The administrator' } },
        reference: wireReference(bank, wire),
      });
    });

    it('is released by neither who asked for it nor who approved it', async () => {
      const { wire } = await approved();
      for (const user of ['officer', 'administrator'] as const)
        await expect(
          test.database.inTenant(actorNamed(tenant, user), (tx) =>
            storeRelease(tx, tenant, { ...wire, naming: 1, amount: cents }),
          ),
        ).rejects.toThrow('SECOND_PERSON');
      expect(await refused(release(wire, 'administrator'))).toEqual([
        'SECOND_PERSON_NEEDED',
        'Another person releases it: you posted it.',
      ]);
      expect((await wires.told(release(wire))).state).toBe('released');
    });

    it('does not leave before its instructions were confirmed by a call', async () => {
      const unverified = await wires.payees.made('Cedar Trust');
      const { wire } = await approved('wire', { wirePayeeID: unverified });
      expect(await refused(wires.release(wire, unverified, { amount: cents }, { as: 'trusted' }))).toEqual([
        'WIRE_BLOCKED',
        'Nobody has confirmed them by a call.',
      ]);
      await wires.payees.told(wires.payees.call(unverified));
      await wires.told(wires.release(wire, unverified, { amount: cents }, { as: 'trusted' }));
    });

    it('leaves in a file, which tells the sender its own reference', async () => {
      const { bank, wire } = await approved();
      await wires.told(release(wire));
      const { download } = await wires.made(bank);
      const { wires: inFile } = readPain001(await textOf(download.url));
      expect(
        inFile.map((each) => [each.reference, each.amount, each.destination.accountNumber, each.remittance]),
      ).toEqual([[wireReference(bank, wire), cents, theirNumber, 'R-1']]);
      expect((await wires.get(wire)).state).toBe('sent');
    });

    it('goes to no other payee than was approved', async () => {
      const { wire } = await approved();
      expect(await refused(wires.name(wire, other))).toEqual([
        'CARRIED_ON',
        'Two people approved it for another payee: void it, and ask for it anew.',
      ]);
      await expect(
        test.database.inTenant(actorNamed(tenant, 'closer'), (tx) =>
          storeNaming(tx, tenant, { ...wire, wirePayeeID: other }),
        ),
      ).rejects.toThrow('NOT_APPROVED');
    });

    it('does not leave while somebody asks to void it, and is not voided once it is sent', async () => {
      const { bank, wire } = await approved();
      await wires.told(release(wire));
      const first = await voidAsked(bank, wire);
      expect((await wires.get(wire)).state).toBe('to release');
      expect(await refused(wires.sent(wire))).toEqual([
        'WIRE_BLOCKED',
        'The officer has asked to void it: that waits for approval.',
      ]);
      await told(decide(first, 'refuse', 'It is right'));
      await wires.told(wires.sent(wire));
      const second = await voidAsked(bank, wire);
      expect((await refused(decide(second, 'approve')))[0]).toBe('CARRIED_ON');
      await wires.told(wires.unsent(wire));
      await told(decide(second, 'approve'));
      expect((await list(bank)).results).toMatchObject([{ left: cents }]);
      expect((await wires.get(wire)).state).toBe('ended');
    });

    it('is found by what the bank calls it, and is paid', async () => {
      const { bank, wire } = await approved();
      await wires.told(release(wire));
      await wires.told(wires.sent(wire, 'CONF700'));
      const { today } = await list(bank);
      await money.tell(bank, [{ day: today, amount: -cents, kind: 'Wire out', bank_reference: 'CONF700' }]);
      await told(money.send('POST', `/accounts/${bank}/days/${today}/run`, {}));
      expect((await money.day(bank, today)).bankItems).toEqual([]);
      expect((await wires.get(wire)).state).toBe('paid');
    });

    it('is an exception where the bank paid it and nobody released it', async () => {
      const { bank, wire } = await approved();
      const { today } = await list(bank);
      const reference = wireReference(bank, wire);
      await money.tell(bank, [{ day: today, amount: -cents, kind: 'Wire out', bank_reference: reference }]);
      await told(money.send('POST', `/accounts/${bank}/days/${today}/run`, {}));
      const { exceptions } = await money.day(bank, today);
      expect(exceptions).toMatchObject([{ kind: 'Not released', bookItem: { number: wire.number } }]);
    });
  });

  it('is named by the proof where its payee is not the one that two people approved', async () => {
    const { bank, wire } = await approved();
    const set = (wirePayeeID: number) =>
      test.asSuperuser((client) =>
        client.query(`begin; set local session_replication_role = replica; select set_config('app.tenant', '${tenant}', true);
          update unclaimed_requests set wire_payee_id = ${wirePayeeID} where bank_account_id = ${bank}; commit`),
      );
    await set(other);
    expect(await faultsIn(test.database, systemActor(tenant, 'test'))).toEqual([
      `bank account ${bank}, ${wire.stripe}-${wire.number}: was paid of no file otherwise than two people approved`,
    ]);
    await set(payee);
  });

  describe('money of no file that is paid by ACH', () => {
    it('leaves in a NACHA file, comes back, and is nobody’s again once it is voided', async () => {
      const { bank, wire } = await approved('ACH');
      await wires.told(release(wire));
      const { download } = await wires.made(bank, { format: 'NACHA' });
      const read = readNacha(await textOf(download.url));
      if (!('file' in read)) throw new Error(JSON.stringify(read.problem));
      const entries = read.file.batches.flatMap((batch) => batch.entries);
      expect(entries).toMatchObject([{ amount: cents }]);
      const { today } = await list(bank);
      await wires.told(wires.returned(wire, { returnedOn: today }));
      await told(decide(await voidAsked(bank, wire), 'approve'));
      expect((await list(bank)).results).toMatchObject([{ left: cents }]);
    });

    it('is not asked for by instructions that are for wires', async () => {
      const { of } = await newMoney();
      expect((await ask(of, sending('ACH', other))).body.result.modelState).toEqual({
        wirePayeeID: [expect.stringMatching(/^Its instructions are for wires/)],
      });
    });
  });

  describe('a payment that is sent', () => {
    it.each<[string, object, object]>([
      ['without its payee', { wirePayeeID: null }, { wirePayeeID: ['Choose a payee of wires'] }],
      ['with the number of a check', { checkNumber: 7 }, { checkNumber: ['Only a check has a number'] }],
      ['to whom nobody knows', { wirePayeeID: 999_999 }, { wirePayeeID: ['There is no such payee of wires'] }],
      ['with what no bank reads', { reference: 'Ссылка 7' }, { reference: [expect.stringMatching(/^No bank reads/)] }],
    ])('is not asked for %s', async (_what, more, modelState) => {
      const { of } = await newMoney();
      expect((await ask(of, { ...sending('wire'), ...more })).body.result.modelState).toEqual(modelState);
    });

    it('is not approved where its payee was made inactive meanwhile', async () => {
      const gone = await wires.goodPayee('Birch Street Bank');
      const { of } = await newMoney();
      const { requestID } = pending(await told<UnclaimedList>(ask(of, sending('wire', gone))));
      const { version } = await wires.payees.get(gone);
      await wires.payees.told(wires.payees.save(gone, version, { inactive: true }));
      expect((await decide(requestID, 'approve')).body.result.modelState).toEqual({
        wirePayeeID: ['This payee is inactive'],
      });
    });
  });
});
