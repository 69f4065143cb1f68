import type { ClientBase } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { actorNamed } from './approval-examples.ts';
import { makePayable } from './check-writing-world.ts';
import { investmentCalls, letInvest } from './investments-world.ts';
import { files } from './world.ts';

const actor = systemActor('alpha', 'test');
/** Another file of the same region. */
const other = 4300;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = investmentCalls(
    () => api,
    () => test.database,
  );
  const { told, open, asked, ask, decide, one, newBank, receive, pay, credit, give } = calls;
  const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).body.errorCode;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letInvest(test.database);
    await makePayable(test.database, 'alpha', other);
  });
  afterAll(async () => {
    expect(await faultsIn(test.database, actor)).toEqual([]);
    await api.close();
    await test.close();
  });

  describe('an investment account', () => {
    it('is told as it was asked for, with its TIN masked', async () => {
      const bankAccountID = await newBank();
      const answer = await ask({ bankAccountID, reportedBy: 'Office', note: 'Earnest money' });
      expect(answer.body.result).toMatchObject({
        ...{ bankAccountID, beneficiary: 'Ada Park', taxIDMasked: '***-**-6789', rate: '4.25', state: 'asked' },
        ...{ reportedBy: 'Office', reporter: 'Office', note: 'Earnest money', isOwn: true, ledger: 0, moves: [] },
        ...{ asked: { by: 'The officer' }, decided: null, closed: null },
      });
      expect(JSON.stringify(answer.body)).not.toContain('123-45');
      expect((await one(answer.body.result.investmentID, { as: 'trusted' })).isOwn).toBe(false);
    });

    it.each<[string, object, string]>([
      ['a W-9 of the future', { w9On: '2099-01-01' }, 'w9On'],
      ['an instruction of the future', { instructedOn: '2099-01-01' }, 'instructedOn'],
      ['a rate above 100', { rate: '100.01' }, 'rate'],
      ['a TIN that nobody has', { taxID: '000-12-3456' }, 'taxID'],
      ['a trust account', { bankAccountID: 1 }, 'bankAccountID'],
    ])('is refused with %s, at its field', async (_, more, field) => {
      const { body } = await ask({ bankAccountID: await newBank(), ...more });
      expect(body.errorCode).toBe('VALIDATION_FAILED');
      expect(Object.keys(body.result.modelState)).toEqual([field]);
    });

    it('has its bank account alone', async () => {
      const { bankAccountID } = await open();
      expect((await ask({ bankAccountID })).body.result.modelState.bankAccountID).toEqual([
        'The investment account of Ada Park has it',
      ]);
    });

    it('is approved by another than who asked, and withdrawn by who asked', async () => {
      const { investmentID: id } = await asked({ bankAccountID: await newBank() });
      expect(await codeOf(decide(id, 'approve', {}))).toBe('SECOND_PERSON_NEEDED');
      expect(await codeOf(decide(id, 'withdraw'))).toBe('SECOND_PERSON_NEEDED');
      expect(await codeOf(decide(id, 'refuse'))).toBe('VALIDATION_FAILED');
      expect(await told(decide(id))).toMatchObject({ state: 'open', decided: { reason: null } });
      expect(await codeOf(decide(id, 'withdraw', {}))).toBe('DECIDED_ALREADY');
    });

    it('leaves its bank account to another one once it is refused or withdrawn', async () => {
      const bankAccountID = await newBank();
      const first = await asked({ bankAccountID });
      await told(decide(first.investmentID, 'refuse', undefined, 'The W-9 is not signed'));
      const second = await asked({ bankAccountID });
      expect(await told(decide(second.investmentID, 'withdraw', {}))).toMatchObject({ state: 'withdrawn' });
      expect(await asked({ bankAccountID })).toMatchObject({ state: 'asked' });
    });

    it.each<[string, object]>([
      ['its own approval', { state: 'open' }],
      ['another beneficiary', { beneficiary: 'Somebody' }],
      ['another TIN', { tax_id_last4: '0000' }],
      ['its closing before its approval', { state: 'closed', close_reason: 'Done' }],
    ])('takes %s of nobody, whatever program asks', async (_, changes) => {
      const { investmentID } = await asked({ bankAccountID: await newBank() });
      const changing = test.database.inTenant(actorNamed('alpha', 'officer'), (tx) =>
        tx.updateTable('investment_accounts').set(changes).where('investment_id', '=', investmentID).execute(),
      );
      await expect(changing).rejects.toMatchObject({ code: expect.stringMatching(/^(IV001|42501)$/) });
      expect(await one(investmentID)).toMatchObject({ state: 'asked', beneficiary: 'Ada Park' });
    });

    it('has its details saved by who saw it as it is, also once it is closed', async () => {
      const { investmentID: id, version } = await open();
      const saved = await told<{ version: number }>(calls.save(id, version, { zip: '50011', reportedBy: 'Office' }));
      expect(saved).toMatchObject({
        version: version + 1,
        address: { zip: '50011', city: 'Ames' },
        reporter: 'Office',
      });
      expect(await codeOf(calls.save(id, version, { zip: null }))).toBe('VERSION_CONFLICT');
      const closed = await told<{ version: number }>(calls.close(id));
      expect(await told(calls.save(id, closed.version, { city: 'Boone' }))).toMatchObject({
        ...{ state: 'closed', address: { city: 'Boone' } },
      });
    });

    it('is closed when the ledger has nothing of it, and takes nothing after that', async () => {
      const { investmentID: id, bankAccountID: bank } = await open();
      await receive(bank, 100_00);
      const interest = await credit(bank, 1_00, '2026-03-02');
      expect((await calls.close(id)).body).toMatchObject({ errorCode: 'CARRIED_ON' });
      expect((await one(id)).closingObstacle).toBe(
        'The ledger has money of it: Available 100.00, Interest of no file yet 1.00',
      );
      await told(give(id, [interest]));
      const paid = await pay(bank, 101_00);
      expect((await one(id)).closingObstacle).toBe('The ledger has money of it: Outstanding 101.00');
      await calls.paid(bank, paid, 101_00);
      expect(await told(calls.close(id))).toMatchObject({
        ...{ state: 'closed', ledger: 0, closed: { by: 'The officer', reason: 'The sale has closed' } },
        moves: [{ kind: 'in' }, { kind: 'out' }],
        interest: [{ isGiven: true }],
      });
      await expect(receive(bank, 1_00)).rejects.toMatchObject({ code: 'BANK_ACCOUNT_CLOSED' });
      expect(await codeOf(calls.close(id))).toBe('CARRIED_ON');
    });

    it('begins again with interest that came after it was closed, for the same file alone', async () => {
      const { investmentID: id, bankAccountID } = await open();
      await told(calls.close(id));
      const late = await credit(bankAccountID, 3_00);
      const elsewhere = await ask({ bankAccountID, ordersID: other });
      expect(elsewhere.body).toMatchObject({ errorCode: 'CARRIED_ON' });
      const again = await open({ bankAccountID });
      await told(give(again.investmentID, [late]));
      expect(await one(again.investmentID)).toMatchObject({ ledger: 3_00, interest: [{ isGiven: true }] });
    });

    it('is not there for who may not know of its file or of its bank account', async () => {
      const { investmentID: id } = await open();
      for (const as of ['elsewhere', 'outsider', 'closer'] as const)
        expect([as, (await calls.send('GET', `${calls.path}/${id}`, undefined, { as })).status]).toEqual([
          as,
          as === 'elsewhere' ? 404 : 403,
        ]);
      const elsewhere = await open({ bankAccountID: await newBank({ regionID: 2 }) }).catch(() => null);
      expect(elsewhere).toBeNull();
    });

    it('is read by who has the screen to read, who changes nothing', async () => {
      const { investmentID: id } = await open();
      expect(await one(id, { as: 'reader' })).toMatchObject({ investmentID: id });
      expect(await codeOf(calls.close(id, { as: 'reader' }))).toBe('FORBIDDEN');
      expect(await codeOf(calls.close(id, { as: 'viewOnly' }))).toBe('APP_READ_ONLY');
    });

    it('is listed by state and words, with how many there are', async () => {
      await open({ beneficiary: 'Zoe Ray' });
      const { results, counts, totalRecords } = await calls.list('&state=open&text=zoe');
      expect(results.map(({ beneficiary }) => beneficiary)).toEqual(['Zoe Ray']);
      expect([totalRecords, counts]).toEqual([1, { open: 1 }]);
    });
  });

  describe('the interest of a year', () => {
    const withInterest = async (amount: number, more: object = {}) => {
      const { investmentID, bankAccountID } = await open(more);
      await told(give(investmentID, [await credit(bankAccountID, amount)]));
      return investmentID;
    };

    const asOfficeOwner = <T>(work: (client: ClientBase) => Promise<T>): Promise<T> =>
      test.asOwner(async (client) => {
        await client.query('begin');
        await client.query("select set_config('app.tenant', 'alpha', true), set_config('app.actor', 'test', true)");
        const answer = await work(client);
        await client.query('commit');
        return answer;
      });

    it('is what files were given, the same TIN as one beneficiary', async () => {
      const ids = [
        await withInterest(6_00, { taxID: '12-3456789', beneficiary: 'Park LLC' }),
        await withInterest(7_00, { taxID: '12-3456789', beneficiary: 'Park, LLC', street: null }),
        await withInterest(8_00, { taxID: '12-3456788' }),
      ];
      const { rows } = await calls.year();
      const [a, b, c] = ids.map((id) => rows.find(({ investmentID }) => investmentID === id));
      expect(a).toMatchObject({
        ...{ taxIDMasked: '**-***6789', reporter: 'Bank', address: { street: '1 Elm St' } },
        given: [{ creditedOn: '2026-03-31', givenOn: '2026-03-31', amount: 6_00, takenBackOn: null }],
      });
      expect(b?.beneficiaryNumber).toBe(a?.beneficiaryNumber);
      expect(c?.beneficiaryNumber).not.toBe(a?.beneficiaryNumber);
      expect(JSON.stringify(rows)).not.toContain('12-345');
      expect((await calls.year(2025)).rows).toEqual([]);
    });

    it('tells what waits, and what was taken back', async () => {
      const before = (await calls.year()).waiting;
      const { investmentID: id, bankAccountID: bank } = await open();
      const interest = await credit(bank, 9_00);
      expect((await calls.year()).waiting - before).toBe(9_00);
      await told(give(id, [interest]));
      await told(calls.takeBack(id, interest));
      const { rows, waiting } = await calls.year();
      expect(waiting - before).toBe(9_00);
      const row = rows.find(({ investmentID }) => investmentID === id);
      expect(row?.given).toMatchObject([{ amount: 9_00, takenBackOn: '2026-03-31' }]);
    });

    it('leaves the product masked, and in full by the right of it alone, which the audit tells', async () => {
      await withInterest(20_00, { taxID: '98-7654321', beneficiary: 'Whole, Inc.', reportedBy: 'Office' });
      const csvOf = async (withTaxIDs: boolean) => {
        const { url } = await told<{ url: string }>(calls.take(withTaxIDs, { as: 'administrator' }));
        return String((await api.send('GET', url, { as: null })).bytes);
      };
      expect(await csvOf(false)).toMatch(/"Whole, Inc.",EIN,\*\*-\*\*\*4321/);
      expect(await csvOf(true)).toMatch(/"Whole, Inc.",EIN,98-7654321,.*,20.00,Office,Yes/);
      expect(await codeOf(calls.take(true))).toBe('FORBIDDEN');
      const noted = await asOfficeOwner((client) =>
        client.query('select with_tax_ids from investment_exports order by export_id'),
      );
      expect(noted.rows.map((row: { with_tax_ids: boolean }) => row.with_tax_ids)).toEqual([false, true]);
    });

    it('holds a form against all accounts of the office, also of regions that one is not told of', async () => {
      const same = { taxID: '45-6789012', reportedBy: 'Office' };
      const [seen, hidden] = [await withInterest(6_00, same), await withInterest(6_50, same)];
      const { bankAccountID } = await one(hidden);
      await asOfficeOwner((client) =>
        client.query('update bank_accounts set region_id = 2 where bank_account_id = $1', [bankAccountID]),
      );
      const rows = (await calls.year()).rows.filter(({ investmentID }) => [seen, hidden].includes(investmentID));
      expect(rows).toMatchObject([{ investmentID: seen, elsewhere: 6_50, given: [{ amount: 6_00 }] }]);
      const { url } = await told<{ url: string }>(calls.take(false));
      const csv = String((await api.send('GET', url, { as: null })).bytes);
      expect(csv).toMatch(new RegExp(`INV-${seen},.*,6.00,Office,Yes`));
      expect(csv).not.toContain(`INV-${hidden},`);
    });
  });

  it('asks for nothing of a file of another region', async () => {
    expect(await codeOf(ask({ bankAccountID: await newBank(), ordersID: files.inRegionTwo }))).toBe('NOT_FOUND');
  });
});
