import { createHash } from 'node:crypto';
import type { WireFile } from '@closewright/contract/wires';
import { readPain001, wireReference } from '@closewright/domain/wires';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { nameRow, sdn } from './sanctions-world.ts';
import { amount, importList, letSendWires, ownNumber, type PostedWire, wireCalls } from './wires-out-world.ts';
import { users } from './world.ts';

/** The number of the account that wires go to. */
const theirNumber = '0031445566';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let payee = 0;
  const database = () => test.database;
  const wires = wireCalls(() => api, database);

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letSendWires(() => api, database);
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
  const codesOf = async (answers: readonly Promise<Answer>[]) =>
    (await Promise.all(answers))
      .map(({ body }) => body.errorCode)
      .toSorted((a, b) => String(a).localeCompare(String(b)));
  const textOf = async (url: string) => (await api.send('GET', url, { as: null })).text;

  describe('a file', () => {
    it('holds the wires that are released, and is read back as pain.001', async () => {
      const bank = await wires.newAccount();
      const first = await wires.released(bank, payee);
      const second = await wires.released(bank, payee, { cents: 300_00 });
      await wires.named(bank, payee);
      const due = await wires.dueOf(bank);
      expect(due).toMatchObject({
        due: { count: 2, amount: amount + 300_00 },
        obstacle: null,
        accountNumber: '***7799',
      });
      const { file, download } = await wires.made(bank);
      expect(file).toMatchObject({
        number: 1,
        count: 2,
        amount: amount + 300_00,
        madeBy: 'The closer',
        takenBack: null,
      });
      const fetched = await api.send('GET', download.url, { as: null });
      expect(createHash('sha256').update(fetched.bytes).digest('hex')).toBe(file.sha256);
      const told = readPain001(fetched.text);
      expect([told.count, told.controlSum, told.debtor.accountNumber]).toEqual([2, amount + 300_00, ownNumber]);
      expect(told.wires.map((wire) => [wire.reference, wire.amount, wire.destination.accountNumber])).toEqual([
        [wireReference(bank, first), amount, theirNumber],
        [wireReference(bank, second), 300_00, theirNumber],
      ]);
      expect(new Set(told.wires.map(({ uetr }) => uetr)).size).toBe(2);
      expect(await wires.get(first)).toMatchObject({
        state: 'sent',
        sent: { wireFileID: file.wireFileID, bankReference: null },
      });
      expect((await wires.dueOf(bank)).due).toEqual({ count: 0, amount: 0 });
      expect((await api.send('GET', download.url, { as: null })).body.errorCode).toBe('DOWNLOAD_USED');
      expect(api.log.join('')).not.toMatch(new RegExp(`${ownNumber}|${theirNumber}`));
    });

    it('as CSV has the same wires', async () => {
      const bank = await wires.newAccount();
      const wire = await wires.released(bank, payee);
      const { download } = await wires.made(bank, { format: 'CSV' });
      expect(download.fileName).toMatch(/\.csv$/);
      const text = await textOf(download.url);
      expect(text).toContain(wireReference(bank, wire));
      expect(text).toContain(theirNumber);
    });

    it('is taken back whole, and no other has its number or the name by which the bank knows it', async () => {
      const bank = await wires.newAccount();
      const wire = await wires.released(bank, payee);
      const one = await wires.made(bank);
      const first = readPain001(await textOf(one.download.url));
      const { url } = await wires.told<{ url: string }>(wires.document(one.file.wireFileID));
      const back = await wires.told<WireFile>(wires.takeBackFile(one.file.wireFileID));
      expect(back.takenBack).toMatchObject({ by: 'The closer', reason: 'The bank did not load it' });
      expect((await wires.get(wire)).state).toBe('to release');
      for (const call of [wires.document(one.file.wireFileID), wires.takeBackFile(one.file.wireFileID)])
        expect((await refused(call))[0]).toBe('DECIDED_ALREADY');
      expect((await api.send('GET', url, { as: null })).body.errorCode).toBe('DECIDED_ALREADY');
      await wires.told(wires.release(wire, payee));
      const two = await wires.made(bank);
      const second = readPain001(await textOf(two.download.url));
      expect(two.file.number).toBe(2);
      expect(second.messageID).not.toBe(first.messageID);
      expect(second.wires[0]?.uetr).not.toBe(first.wires[0]?.uetr);
      expect((await wires.files(`?bankAccountID=${bank}`)).results.map(({ number }) => number)).toEqual([2, 1]);
    });

    it('is not taken back once the bank has paid one of its wires', async () => {
      const bank = await wires.newAccount();
      const wire = await wires.released(bank, payee);
      const other = await wires.released(bank, payee);
      const { file } = await wires.made(bank);
      await wires.pay(wire);
      expect((await refused(wires.takeBackFile(file.wireFileID)))[0]).toBe('CARRIED_ON');
      expect((await wires.get(other)).state).toBe('sent');
      expect((await wires.files(`?bankAccountID=${bank}`)).results[0]?.takenBack).toBeNull();
    });

    it('is of what was seen', async () => {
      const bank = await wires.newAccount();
      await wires.released(bank, payee);
      const { digest } = await wires.dueOf(bank);
      await wires.released(bank, payee);
      const { body } = await wires.make(bank, { digest });
      expect([body.errorCode, Object.keys(body.result.modelState)]).toEqual(['CARRIED_ON', ['digest']]);
      await wires.made(bank);
      expect((await refused(wires.make(bank, { digest })))[1]).toBe('Nothing is due: somebody has made a file of it.');
    });

    it('leaves out what is of a later day, and what other instructions came for', async () => {
      const bank = await wires.newAccount();
      const changing = await wires.goodPayee('Juniper Savings');
      const stale = await wires.released(bank, changing);
      const due = await wires.released(bank, payee);
      await wires.payees.told(wires.payees.add(changing, { accountNumber: '55443322' }));
      const { file } = await wires.made(bank);
      expect(file.count).toBe(1);
      expect([(await wires.get(stale)).state, (await wires.get(due)).state]).toEqual(['to release', 'sent']);
    });

    it('is nothing to another tenant, and not for whoever may only read', async () => {
      const bank = await wires.newAccount();
      await wires.released(bank, payee);
      const { file } = await wires.made(bank);
      const beta = wireCalls(() => api, database, { tenant: 'beta' });
      for (const call of [beta.document, beta.takeBackFile])
        expect((await refused(call(file.wireFileID, { as: 'administrator' })))[0]).toBe('NOT_FOUND');
      for (const call of [wires.document, wires.takeBackFile])
        expect((await refused(call(file.wireFileID, { as: 'viewOnly' })))[0]).toBe('APP_READ_ONLY');
    });
  });

  describe('of two at once', () => {
    it('one releases', async () => {
      const wire = await wires.named(await wires.newAccount(), payee);
      const codes = await codesOf([wires.release(wire, payee), wires.release(wire, payee, {}, { as: 'trusted' })]);
      expect(codes).toEqual(['CARRIED_ON', null]);
    });

    it('one makes the file', async () => {
      const bank = await wires.newAccount();
      await wires.released(bank, payee);
      const { digest } = await wires.dueOf(bank);
      expect(await codesOf([wires.make(bank, { digest }), wires.make(bank, { digest, as: 'administrator' })])).toEqual([
        'CARRIED_ON',
        null,
      ]);
      expect((await wires.files(`?bankAccountID=${bank}`)).totalRecords).toBe(1);
    });

    it('new instructions and a release: nothing leaves by the old ones', async () => {
      const bank = await wires.newAccount();
      const changing = await wires.goodPayee('Sycamore Savings');
      const wire = await wires.named(bank, changing);
      await Promise.all([wires.release(wire, changing), wires.payees.add(changing, { accountNumber: '66554433' })]);
      expect((await wires.get(wire)).state).toBe('to release');
      expect((await refused(wires.sent(wire)))[0]).toBe('WIRE_BLOCKED');
    });

    it('a void and a sending: one of them', async () => {
      const wire = await wires.released(await wires.newAccount(), payee);
      const voided = wires.void(wire).then(
        () => null,
        ({ code }) => code,
      );
      const [sent, ended] = await Promise.all([wires.sent(wire), voided]);
      expect([sent.body.errorCode, ended].filter((code) => code === null)).toHaveLength(1);
      expect((await wires.get(wire)).state).toBe(ended === null ? 'ended' : 'sent');
    });
  });

  describe('in the database', () => {
    /** Statements of a user, as the application's login has it. */
    const as = (who: number, statement: string) =>
      test.asApplication(async (client) => {
        await client.query('begin');
        try {
          await client.query(
            `select set_config('app.tenant', 'alpha', true), set_config('app.actor', '${who}', true), set_config('app.request', 'test', true)`,
          );
          await client.query(statement);
          await client.query('commit');
        } catch (error) {
          await client.query('rollback');
          throw error;
        }
      });
    const keyOf = ({ bankAccountID, stripe, number }: PostedWire) => `'alpha', ${bankAccountID}, ${stripe}, ${number}`;
    const release = (wire: PostedWire, cents = amount, naming = 1) =>
      `insert into wire_releases (tenant_id, bank_account_id, stripe, number, naming, amount_cents) values (${keyOf(wire)}, ${naming}, ${cents})`;
    const sending = (wire: PostedWire, cents = amount) =>
      `insert into wire_sendings (tenant_id, bank_account_id, stripe, number, naming, amount_cents, bank_reference) values (${keyOf(wire)}, 1, ${cents}, 'X')`;
    const { officer, closer, bookkeeper, administrator } = users;

    it('nobody who posted, named or entered releases, nor the system; nobody releases another amount, or by an old naming', async () => {
      const wire = await wires.named(await wires.newAccount(), payee);
      for (const { usersID } of [officer, closer, bookkeeper])
        await expect(as(usersID, release(wire))).rejects.toThrow('SECOND_PERSON');
      // No user has such an id.
      await expect(as('system:x' as never, release(wire))).rejects.toThrow('SECOND_PERSON');
      await expect(as(administrator.usersID, release(wire, amount - 1))).rejects.toThrow('OTHER_AMOUNT');
      await wires.told(wires.name(wire, payee));
      await expect(as(administrator.usersID, release(wire))).rejects.toThrow('NAMED_ANEW');
      await as(administrator.usersID, release(wire, amount, 2));
      expect((await wires.get(wire)).state).toBe('released');
    });

    it('nothing is released or sent by instructions that are not good, or sent unreleased', async () => {
      const bank = await wires.newAccount();
      const unverified = await wires.payees.made('Nobody called them');
      const wire = await wires.named(bank, unverified);
      await expect(as(administrator.usersID, release(wire))).rejects.toThrow('NOT_GOOD');
      const changing = await wires.goodPayee('Hawthorn Savings');
      const other = await wires.released(bank, changing);
      await wires.payees.told(wires.payees.add(changing, { accountNumber: '77665544' }));
      await expect(as(closer.usersID, sending(other))).rejects.toThrow('NOT_GOOD');
      const plain = await wires.named(bank, payee);
      await expect(as(closer.usersID, sending(plain))).rejects.toThrow('NOT_RELEASED');
      const old = `insert into wires_out (tenant_id, bank_account_id, stripe, number, wire_payee_id, instructions) values (${keyOf(plain)}, ${changing}, 1)`;
      await expect(as(closer.usersID, old)).rejects.toThrow('NOT_LATEST');
    });

    it('nothing is released or sent to who waits for a decision about a list, or is on it', async () => {
      const bank = await wires.newAccount();
      const open = await wires.named(bank, await wires.goodPayee('Nicolas Maduro Moros'));
      await expect(as(administrator.usersID, release(open))).rejects.toThrow('SANCTIONS');
      const released = await wires.released(bank, await wires.goodPayee('Quillfeather Savings'));
      await importList(() => api, database, 'alpha', `${sdn}${nameRow(77, 'QUILLFEATHER, Savings')}`);
      await expect(as(closer.usersID, sending(released))).rejects.toThrow('SANCTIONS');
    });

    it('a file without its wires, or with other sums, is none', async () => {
      const bank = await wires.newAccount();
      const wire = await wires.released(bank, payee);
      const file = (cents: number, number = 1) =>
        `insert into wire_files (tenant_id, wire_file_id, bank_account_id, number, message_id, format, file_name, file_date, wire_count, wire_cents,
          bytes, sha256, content_encrypted)
        values ('alpha', ${9000 + number}, ${bank}, ${number}, 'M-${bank}', 'CSV', 'x', '2026-03-02', 1, ${cents}, 1, repeat('a', 64), 'x')`;
      const inFile = `insert into wire_sendings (tenant_id, bank_account_id, stripe, number, naming, amount_cents, wire_file_id, uetr)
        values (${keyOf(wire)}, 1, ${amount}, 9001, '${crypto.randomUUID()}')`;
      await expect(as(closer.usersID, file(amount))).rejects.toThrow('a file has the sums of its wires');
      await expect(as(closer.usersID, `${file(amount + 1)}; ${inFile}`)).rejects.toThrow('has the sums');
      await as(closer.usersID, `${file(amount)}; ${inFile}`);
      await expect(as(closer.usersID, file(amount, 2))).rejects.toThrow('message_id');
    });

    it('what was said stays, for the application and for the owner', async () => {
      const bank = await wires.newAccount();
      const wire = await wires.released(bank, payee);
      const { file } = await wires.made(bank);
      const of = `where bank_account_id = ${bank} and number = ${wire.number}`;
      for (const statement of [
        `update wires_out set instructions = 2 ${of}`,
        `update wire_releases set released_by = '1' ${of}`,
        `update wire_sendings set bank_reference = 'Y' ${of}`,
        `update wire_files set wire_cents = 1 where wire_file_id = ${file.wireFileID}`,
        ...['wires_out', 'wire_releases', 'wire_sendings'].map((table) => `delete from ${table} ${of}`),
        `delete from wire_files where wire_file_id = ${file.wireFileID}`,
        'truncate wires_out, wire_releases, wire_sendings, wire_files cascade',
      ]) {
        await expect(as(administrator.usersID, statement), statement).rejects.toThrow();
        await expect(
          test.asOwner(async (owner) => {
            await owner.query('begin');
            try {
              await owner.query("select set_config('app.tenant', 'alpha', true), set_config('app.actor', '6', true)");
              await owner.query(statement);
            } finally {
              await owner.query('rollback');
            }
          }),
          statement,
        ).rejects.toThrow(/neither changed nor removed|nothing is changed or removed|not removed/);
      }
    });
  });
});
