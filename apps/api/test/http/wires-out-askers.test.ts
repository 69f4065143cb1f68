import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApproval, endApproval } from '../../src/modules/check-writing/approvals/approvals.queries.ts';
import { storeRelease, storeSendings } from '../../src/modules/wires/out/wire-rows.queries.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { actorNamed } from './approval-examples.ts';
import { amount, letSendWires, type PostedWire, setTwoFrom, wireCalls } from './wires-out-world.ts';
import { files, type UserName } from './world.ts';

const tenant = 'alpha';
const payeeName = 'Maple Street Savings';
const place = { tenant, ordersID: files.open };
const asked = { payee: payeeName, checkNumber: null, memo: null, category: null, isRecoverable: null, comment: 'Why' };

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let bank = 0;
  let payee = 0;
  const wires = wireCalls(
    () => api,
    () => test.database,
  );

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letSendWires(
      () => api,
      () => test.database,
    );
    bank = await wires.newAccount();
    payee = await wires.goodPayee(payeeName);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const refused = async (answer: Promise<Answer>): Promise<readonly [string, string]> => {
    const { body } = await answer;
    return [body.errorCode, body.errorMessage];
  };
  const as = (user: UserName) => actorNamed(tenant, user);
  /** Asks for something, as somebody; answers the id of the request. */
  const ask = (user: UserName, more: Pick<Parameters<typeof addApproval>[2], 'kind' | 'about' | 'method'>) =>
    test.database.inTenant(as(user), async (tx) => {
      await addApproval(tx, place, {
        ...asked,
        ...more,
        toOrdersID: null,
        overFiles: null,
        bankAccountID: bank,
        amount,
      });
      const { id } = await tx
        .selectFrom('approval_requests')
        .select(({ fn }) => fn.max('approval_id').as('id'))
        .executeTakeFirstOrThrow();
      return id;
    });
  const decide = (user: UserName, approvalID: number, state: 'approved' | 'refused' | 'withdrawn') =>
    test.database.inTenant(as(user), (tx) => endApproval(tx, tenant, approvalID, { state, comment: 'So' }));
  /** A wire in no statement: one asked for it, the officer approved and so posted it, the closer named its payee. */
  const askedFor = async (user: UserName): Promise<PostedWire> => {
    const approval = await ask(user, { kind: 'payment', about: null, method: 'wire out' });
    await decide('officer', approval, 'approved');
    return wires.named(bank, payee, { facts: { approval } });
  };
  const askVoid = (user: UserName, { stripe, number }: PostedWire) =>
    ask(user, { kind: 'void', about: { stripe, number }, method: 'wire out' });
  const blocking = async (wire: PostedWire) =>
    (await wires.get(wire, { as: 'administrator' })).checks.flatMap(({ state, words }) =>
      state === 'blocks' ? [words] : [],
    );
  /** Releases and sends straight in the database. */
  const releaseStored = (user: UserName, wire: PostedWire) =>
    test.database.inTenant(as(user), (tx) => storeRelease(tx, tenant, { ...wire, naming: 1, amount }));
  const sendStored = (wire: PostedWire) =>
    test.database.inTenant(as('closer'), (tx) =>
      storeSendings(tx, tenant, [{ ...wire, naming: 1, amount, wireFileID: null, uetr: null, bankReference: 'B1Q8' }]),
    );

  describe('a wire in no statement', () => {
    it('is not released by who asked for it, but by another', async () => {
      const wire = await askedFor('trusted');
      expect(await refused(wires.release(wire, payee, {}, { as: 'trusted' }))).toEqual([
        'SECOND_PERSON_NEEDED',
        'Another person releases it: you asked for it.',
      ]);
      await expect(releaseStored('trusted', wire)).rejects.toThrow('SECOND_PERSON');
      expect((await wires.told(wires.release(wire, payee))).state).toBe('released');
    });

    it('has two others release it where the office wants two', async () => {
      await setTwoFrom(test.database, 1250);
      try {
        const wire = await askedFor('trusted');
        await wires.told(wires.release(wire, payee));
        expect((await refused(wires.release(wire, payee, {}, { as: 'trusted' })))[0]).toBe('SECOND_PERSON_NEEDED');
        await expect(releaseStored('trusted', wire)).rejects.toThrow('SECOND_PERSON');
      } finally {
        await setTwoFrom(test.database, 0);
      }
    });
  });

  describe('while somebody asks to void it, a wire', () => {
    const words = 'The reader has asked to void it: that waits for approval';

    it('is not released, and is once that was refused', async () => {
      const wire = await wires.named(bank, payee);
      const request = await askVoid('reader', wire);
      expect(await blocking(wire)).toEqual([words]);
      expect(await refused(wires.release(wire, payee))).toEqual(['WIRE_BLOCKED', `${words}.`]);
      await expect(releaseStored('administrator', wire)).rejects.toThrow('VOID_ASKED');
      await decide('administrator', request, 'refused');
      expect((await wires.told(wires.release(wire, payee))).state).toBe('released');
    });

    it('that was released is in no file and is not sent, until the request is withdrawn', async () => {
      const wire = await wires.released(bank, payee);
      const before = (await wires.dueOf(bank)).due.count;
      const request = await askVoid('reader', wire);
      expect(await wires.get(wire)).toMatchObject({ state: 'to release' });
      expect((await wires.dueOf(bank)).due.count).toBe(before - 1);
      expect(await refused(wires.sent(wire))).toEqual(['WIRE_BLOCKED', `${words}.`]);
      await expect(sendStored(wire)).rejects.toThrow('VOID_ASKED');
      await decide('reader', request, 'withdrawn');
      expect((await wires.get(wire)).state).toBe('released');
      expect((await wires.told(wires.sent(wire))).state).toBe('sent');
    });
  });

  describe('a payee that is renamed', () => {
    const rename = async (wirePayeeID: number, name: string) => {
      const { version } = await wires.payees.get(wirePayeeID);
      await wires.payees.told(wires.payees.save(wirePayeeID, version, { name }));
    };

    it('loses the releases of its wires that were not sent, and no others', async () => {
      const renamed = await wires.goodPayee('Cedar Title Trust');
      const [released, sent, other] = [
        await wires.released(bank, renamed),
        await wires.released(bank, renamed),
        await wires.released(bank, payee),
      ];
      await wires.told(wires.sent(sent));
      await rename(renamed, 'Cedar Title Trust Company');
      expect(await wires.get(released)).toMatchObject({ state: 'to release', released: null });
      expect((await wires.get(sent)).released?.by).toBe('The administrator');
      expect((await wires.get(other)).state).toBe('released');
      await expect(sendStored(released)).rejects.toThrow('NOT_RELEASED');
      expect((await wires.told(wires.release(released, renamed))).state).toBe('released');
    });
  });
});
