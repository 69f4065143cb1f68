import { readNacha } from '@closewright/domain/ach';
import { wireReference } from '@closewright/domain/wires';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { amount, letSendWires, ownNumber, type PostedWire, wireCalls } from './wires-out-world.ts';
import { users } from './world.ts';

/** The number of the account that payments go to. */
const theirNumber = '0031445566';
const setting = {
  ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
  ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
};

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let business = 0;
  let person = 0;
  let forWires = 0;
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
    business = await wires.goodPayee('Elm Street Brokers', { accountType: 'Checking', secCode: 'CCD' });
    person = await wires.goodPayee('Nora Brandt', { accountType: 'Savings', secCode: 'PPD' });
    forWires = await wires.goodPayee('Maple Street Savings');
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const refused = async (answer: Promise<Answer>): Promise<readonly [string, string]> => {
    const { body } = await answer;
    return [body.errorCode, body.errorMessage];
  };
  const textOf = async (url: string) => (await api.send('GET', url, { as: null })).text;
  const fileOf = async (url: string) => {
    const read = readNacha(await textOf(url));
    if (!('file' in read)) throw new Error(JSON.stringify(read.problem));
    return read.file;
  };
  const ach = { means: 'ACH', payee: 'Elm Street Brokers' } as const;
  const sentInFile = async (bank: number): Promise<PostedWire> => {
    const payment = await wires.released(bank, business, ach);
    await wires.made(bank, { format: 'NACHA' });
    return payment;
  };

  describe('an ACH payment', () => {
    it('is named, released and sent as a wire is, and listed beside wires or alone', async () => {
      const bank = await wires.newAccount({ ach: setting });
      const payment = await wires.wire(bank, ach);
      const wire = await wires.wire(bank);
      const of = async (means: string) =>
        (await wires.list(`?bankAccountID=${bank}${means}`)).results.map((each) => [each.means, each.reference]);
      const references = [wireReference(bank, payment, 'ACH'), wireReference(bank, wire)];
      expect(await of('')).toEqual(
        expect.arrayContaining([
          ['ACH', references[0]],
          ['wire', references[1]],
        ]),
      );
      expect(await of('&means=ACH')).toEqual([['ACH', references[0]]]);
      expect(await of('&means=wire')).toEqual([['wire', references[1]]]);
      const named = await wires.told(wires.name(payment, business));
      expect(named.to).toMatchObject({ accountType: 'Checking', secCode: 'CCD' });
      expect(named.checks.map(({ check }) => check)).toContain('ach');
      const released = await wires.told(wires.release(payment, business));
      expect(released.state).toBe('released');
      expect((await wires.told(wires.sent(payment, 'CONF 7'))).sent).toMatchObject({
        bankReference: 'CONF 7',
        trace: null,
      });
    });

    it('does not leave by instructions that are for wires', async () => {
      const payment = await wires.named(await wires.newAccount({ ach: setting }), forWires, {
        ...ach,
        payee: 'Maple Street Savings',
      });
      expect(await refused(wires.release(payment, forWires))).toEqual([
        'WIRE_BLOCKED',
        'They are for wires: enter others that say the kind of account, and have them confirmed.',
      ]);
      const { bankAccountID, stripe, number } = payment;
      await expect(
        test.asApplication(async (client) => {
          await client.query('begin');
          await client.query(
            `select set_config('app.tenant', 'alpha', true), set_config('app.actor', '${users.administrator.usersID}', true), set_config('app.request', 'test', true)`,
          );
          try {
            await client.query(
              `insert into wire_releases (tenant_id, bank_account_id, stripe, number, naming, amount_cents) values ('alpha', ${bankAccountID}, ${stripe}, ${number}, 1, ${amount})`,
            );
          } finally {
            await client.query('rollback');
          }
        }),
      ).rejects.toThrow('NO_ACH');
    });

    it('is not released by who posted it or named its payee', async () => {
      const payment = await wires.named(await wires.newAccount({ ach: setting }), business, ach);
      for (const as of ['officer', 'closer'] as const)
        expect((await refused(wires.release(payment, business, {}, { as })))[0]).not.toBeNull();
      expect((await wires.told(wires.release(payment, business))).state).toBe('released');
    });

    it('of instructions abroad or by a bank between is refused where they are entered', async () => {
      const more = { accountType: 'Checking', secCode: 'CCD', furtherCredit: 'Loan 7' };
      const { body } = await wires.payees.create('Far Bank', more);
      expect(body.result.modelState).toEqual({
        'instructions.accountType': ['ACH says nothing of a further credit'],
      });
      const half = await wires.payees.create('Far Bank', { accountType: 'Checking' });
      expect(Object.keys(half.body.result.modelState)).toEqual(['instructions.secCode']);
    });
  });

  describe('a file of NACHA', () => {
    it('holds what is released, businesses and persons apart, and no wire', async () => {
      const bank = await wires.newAccount({ ach: setting });
      const one = await wires.released(bank, business, ach);
      const two = await wires.released(bank, person, { ...ach, payee: 'Nora Brandt', cents: 300_00 });
      const wire = await wires.released(bank, forWires);
      const due = await wires.dueOf(bank);
      expect([due.due, due.ach.due, due.ach.obstacle]).toEqual([
        { count: 1, amount },
        { count: 2, amount: amount + 300_00 },
        null,
      ]);
      const { file, download } = await wires.made(bank, { format: 'NACHA' });
      expect(file).toMatchObject({
        format: 'NACHA',
        count: 2,
        amount: amount + 300_00,
        effectiveOn: expect.any(String),
      });
      expect(download.fileName).toMatch(/^ACH A.*\.ach$/);
      const { batches, ...header } = await fileOf(download.url);
      expect(header).toMatchObject({ destination: '123456780', origin: '1990000017', modifier: 'A' });
      const entries = batches.flatMap((batch) =>
        batch.entries.map((entry) => [
          batch.secCode,
          entry.individualID,
          entry.amount,
          entry.accountNumber,
          entry.code,
        ]),
      );
      expect(entries).toEqual([
        ['CCD', wireReference(bank, one, 'ACH'), amount, theirNumber, '22'],
        ['PPD', wireReference(bank, two, 'ACH'), 300_00, theirNumber, '32'],
      ]);
      const traces = batches.flatMap((batch) => batch.entries.map(({ trace }) => trace));
      expect((await wires.get(one)).sent).toMatchObject({ wireFileID: file.wireFileID, trace: traces[0] });
      expect([(await wires.get(two)).state, (await wires.get(wire)).state]).toEqual(['sent', 'released']);
      expect(api.log.join('')).not.toMatch(new RegExp(`${ownNumber}|${theirNumber}`));
    });

    it('that is balanced takes its sum from the account', async () => {
      const bank = await wires.newAccount({ ach: { ...setting, achBalanced: true } });
      await wires.released(bank, business, ach);
      const { download } = await wires.made(bank, { format: 'NACHA' });
      const [batch] = (await fileOf(download.url)).batches;
      expect(batch?.entries.map(({ code, amount: cents, accountNumber }) => [code, cents, accountNumber])).toEqual([
        ['22', amount, theirNumber],
        ['27', amount, ownNumber],
      ]);
    });

    it('is taken back whole; the next one of the day has another letter, and other traces', async () => {
      const bank = await wires.newAccount({ ach: { ...setting, achOrigin: '1990000018' } });
      const payment = await wires.released(bank, business, ach);
      const one = await wires.made(bank, { format: 'NACHA' });
      const first = await fileOf(one.download.url);
      await wires.told(wires.takeBackFile(one.file.wireFileID));
      expect((await wires.get(payment)).state).toBe('to release');
      await wires.told(wires.release(payment, business));
      const two = await fileOf((await wires.made(bank, { format: 'NACHA' })).download.url);
      expect([first.modifier, two.modifier]).toEqual(['A', 'B']);
      expect(two.batches[0]?.entries[0]?.trace).not.toBe(first.batches[0]?.entries[0]?.trace);
    });

    it('has one letter of each day at a bank, whichever account it is of', async () => {
      const own = { ...setting, achOrigin: '1990000019' };
      const banks = [await wires.newAccount({ ach: own }), await wires.newAccount({ ach: own })];
      for (const bank of banks) await wires.released(bank, business, ach);
      const files = await Promise.all(banks.map((bank) => wires.made(bank, { format: 'NACHA' })));
      const letters = await Promise.all(files.map(async ({ download }) => (await fileOf(download.url)).modifier));
      expect(letters.toSorted((a, b) => a.localeCompare(b))).toEqual(['A', 'B']);
    });

    it('is not made of an account without its setting', async () => {
      const bank = await wires.newAccount();
      await wires.released(bank, business, ach);
      expect((await wires.dueOf(bank)).ach.obstacle).toBe(
        'This bank account has no ACH setting. Enter it under Bank accounts.',
      );
      expect((await refused(wires.make(bank, { format: 'NACHA' })))[0]).toBe('WIRE_BLOCKED');
    });

    it('is of what was seen', async () => {
      const bank = await wires.newAccount({ ach: setting });
      await wires.released(bank, business, ach);
      const { digest } = (await wires.dueOf(bank)).ach;
      await wires.released(bank, business, ach);
      expect((await refused(wires.make(bank, { format: 'NACHA', digest })))[0]).toBe('CARRIED_ON');
    });
  });

  describe('a payment that came back', () => {
    it('is neither sent again nor taken back with its file: it is voided', async () => {
      const bank = await wires.newAccount({ ach: setting });
      const payment = await sentInFile(bank);
      await expect(wires.void(payment)).rejects.toThrow('was sent. Say first');
      const back = await wires.told(wires.returned(payment));
      expect(back).toMatchObject({ state: 'returned', returned: { code: 'R03', by: 'The closer' }, paidOn: null });
      for (const call of [wires.unsent(payment), wires.returned(payment), wires.name(payment, business)])
        expect((await refused(call))[0]).toBe('CARRIED_ON');
      const [file] = (await wires.files(`?bankAccountID=${bank}`)).results;
      expect((await refused(wires.takeBackFile(file?.wireFileID ?? 0)))[1]).toBe(
        'It came back: void it, so that its file has the money again.',
      );
      await wires.void(payment);
      expect((await wires.get(payment)).state).toBe('ended');
      expect((await refused(wires.takeBackReturn(payment)))[0]).toBe('CARRIED_ON');
    });

    it('that the bank had paid says so, and is told among those that came back', async () => {
      const payment = await sentInFile(await wires.newAccount({ ach: setting }));
      await wires.pay(payment);
      expect((await wires.get(payment)).state).toBe('paid');
      const back = await wires.told(wires.returned(payment, { code: 'R02', note: 'Closed in October' }));
      expect(back).toMatchObject({
        state: 'returned',
        paidOn: expect.any(String),
        returned: { note: 'Closed in October' },
      });
      expect((await wires.told(wires.takeBackReturn(payment))).state).toBe('paid');
    });

    it('by mistake is taken back: it is sent as before', async () => {
      const payment = await sentInFile(await wires.newAccount({ ach: setting }));
      await wires.told(wires.returned(payment));
      expect(await wires.told(wires.takeBackReturn(payment))).toMatchObject({ state: 'sent', returned: null });
      await expect(wires.void(payment)).rejects.toThrow('was sent. Say first');
      expect((await wires.told(wires.returned(payment, { code: 'R04' }))).returned?.code).toBe('R04');
    });

    it('was sent, was no wire, and came back on a day that is over', async () => {
      const bank = await wires.newAccount({ ach: setting });
      const released = await wires.released(bank, business, ach);
      expect((await refused(wires.returned(released)))[1]).toBe('This payment was not sent.');
      const wire = await wires.released(bank, forWires);
      await wires.told(wires.sent(wire));
      expect((await refused(wires.returned(wire)))[1]).toBe('A wire does not come back: it is a wire in.');
      const payment = await sentInFile(await wires.newAccount({ ach: setting }));
      const late = await wires.returned(payment, { returnedOn: '2099-01-04' });
      expect(late.body.result.modelState).toEqual({ returnedOn: ['This day is still to come'] });
      expect((await refused(wires.returned(payment, { code: 'C01' })))[0]).toBe('VALIDATION_FAILED');
    });

    it('comes back once where two say so, and a void waits for neither', async () => {
      const payment = await sentInFile(await wires.newAccount({ ach: setting }));
      const answers = await Promise.all([wires.returned(payment), wires.returned(payment, { code: 'R04' })]);
      expect(answers.filter(({ body }) => body.errorCode === null)).toHaveLength(1);
    });
  });
});
