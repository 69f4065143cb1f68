import type { ConsolidatedDetail } from '@closewright/contract/consolidated-checks';
import { debited, disbursementsOf } from '@closewright/domain/check-writing';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type MoneyFile, useMoneyWorld } from './check-writing-refusals.ts';
import { day, ending, lineOf, payTo } from './check-writing-world.ts';
import { consolidatedCalls, partOf } from './consolidated-world.ts';
import { matchingCalls } from './reconciliation-world.ts';

serverDatabase((make) => {
  const world = useMoneyWorld(make);
  const { api, database, newFile, refused, setOrder, daysLater, asOwner } = world;
  const calls = consolidatedCalls(api);
  const matching = matchingCalls(api, database);
  const withMoney = async (count = 3): Promise<MoneyFile[]> => {
    const files: MoneyFile[] = [];
    for (let at = 0; at < count; at += 1) {
      const file = await newFile();
      await file.fund();
      files.push(file);
    }
    return files;
  };
  const pays = async (files: readonly MoneyFile[]): Promise<ConsolidatedDetail> =>
    calls.paid(
      files.map((file) => partOf(file)),
      { firstCheckNumber: world.checkNumber() },
    );
  /** What each file has available and outstanding, in cents. */
  const moneyOf = async (files: readonly MoneyFile[]) => {
    const all: [number, number][] = [];
    for (const file of files) {
      const { transactions } = await file.read();
      const sum = (account: 'available' | 'outstanding') =>
        0 - transactions.reduce((cents, each) => cents + debited(each, account), 0);
      all.push([sum('available'), sum('outstanding')]);
    }
    return all;
  };
  const statesOf = async (files: readonly MoneyFile[]) => {
    const all: string[] = [];
    for (const file of files) all.push(...disbursementsOf((await file.read()).transactions).map(({ state }) => state));
    return all;
  };
  const funded = 180_050_00;
  const part = 50_00;
  const noFaults = async () => expect(await faultsIn(database(), systemActor('alpha', 'test'))).toEqual([]);

  describe('a check for several files', () => {
    it('is one transaction with a part of each, by the lines that each owes, and one row of every list', async () => {
      const files = await withMoney();
      const payment = await pays(files);
      expect(payment).toMatchObject({
        ...{ files: 3, amount: 3 * part, payee: 'Alpha Courier', state: 'outstanding', paper: 'not printed' },
        checkNumber: world.checkNumber(),
      });
      expect(payment.parts.map(({ ordersID, amount }) => [ordersID, amount])).toEqual(
        files.map(({ ordersID }) => [ordersID, part]),
      );
      for (const file of files) {
        const { transactions } = await file.read();
        const [own] = disbursementsOf(transactions);
        expect(own).toMatchObject({
          ...{ amount: part, state: 'outstanding' },
          facts: {
            lines: [lineOf(file.ordersID, 'courier')],
            party: 'name alpha courier',
            together: { files: 3, amount: 3 * part },
          },
        });
        // What it pays is paid: the file proposes it no more, and its own disbursement is refused.
        const again = await file.disburse([payTo(file.ordersID, 'courier')], {
          firstCheckNumber: world.checkNumber() + 1,
        });
        expect(again.body.errorCode).toBe('DISBURSEMENT_BLOCKED');
      }
      const browser = await api().send('GET', `/api/escrow-accounting/disbursements?text=26-${files[1]?.ordersID}`, {
        as: 'administrator',
      });
      expect(browser.body.result.results).toEqual([
        expect.objectContaining({ files: 3, amount: 3 * part, fileNumber: `26-${files[0]?.ordersID} and 2 more` }),
      ]);
      const activity = await api().send(
        'GET',
        `/api/escrow-accounting/activity?bankAccountID=1&from=${day}&until=${day}&text=${world.checkNumber()}`,
        { as: 'administrator' },
      );
      expect(activity.body.result.results).toEqual([expect.objectContaining({ files: 3, out: 3 * part })]);
      expect(await moneyOf(files)).toEqual(files.map(() => [funded - part, part]));
      expect((await calls.list(`text=${files[2]?.ordersID}`)).results.map(({ amount }) => amount)).toEqual([3 * part]);
    });

    it('goes from print to positive pay, to the match and to paid, of all its files', async () => {
      const files = await withMoney();
      const payment = await pays(files);
      const printed = await calls.told<{ download: { url: string }; payment: ConsolidatedDetail }>(
        calls.print(payment),
      );
      expect(printed.payment).toMatchObject({ paper: 'printed', papers: 1 });
      const pdf = await api().send('GET', printed.download.url, { as: null });
      const text = (await readPdf(pdf.bytes)).pages.map((page) => page.text).join('\n');
      expect(text).toContain('150.00');
      for (const { ordersID } of files) expect(text).toContain(`26-${ordersID}: `);
      const due = await api().send('GET', '/api/positive-pay/accounts/1?take=200', { as: 'administrator' });
      expect(
        due.body.result.results.filter(
          ({ checkNumber }: { checkNumber: number }) => checkNumber === payment.checkNumber,
        ),
      ).toEqual([
        expect.objectContaining({ kind: 'issue', amount: 3 * part, fileNumber: `26-${files[0]?.ordersID} and 2 more` }),
      ]);
      await matching.tell(1, [
        { day: '2026-03-10', amount: -3 * part, kind: 'Check', check_number: payment.checkNumber ?? 0 },
      ]);
      await matching.told(matching.run(1, '2026-03-10', { as: 'administrator' }));
      expect(await statesOf(files)).toEqual(['paid', 'paid', 'paid']);
      expect(await moneyOf(files)).toEqual(files.map(() => [funded - part, 0]));
      await refused(() => calls.end(payment), 'CARRIED_ON', 'about');
      await noFaults();
    });

    it('is voided for all its files or for none, asked for by one and approved by another', async () => {
      const files = await withMoney();
      const payment = await pays(files);
      await calls.told(calls.print(payment));
      await calls.told(calls.end(payment));
      const [file] = files as [MoneyFile, ...MoneyFile[]];
      const { approvals } = await (files[2] as MoneyFile).read();
      const approvalID = approvals.at(-1)?.approvalID ?? 0;
      expect(approvals.at(-1)).toMatchObject({ kind: 'void', amount: 3 * part, overFiles: 3, state: 'pending' });
      await refused(() => calls.end(payment), 'CARRIED_ON', 'about');
      const own = await file.decide([approvalID], {}, { as: 'officer' });
      expect(own.body.errorCode ?? own.body.result.decided[0].problem).not.toBeNull();
      const listed = await api().send('GET', `/api/approvals?state=pending&text=26-${file.ordersID}`, {
        as: 'administrator',
      });
      expect(listed.body.result.results).toEqual([
        expect.objectContaining({
          approvalID,
          papers: 1,
          available: 3 * (funded - part),
          fileNumber: `26-${file.ordersID} and 2 more`,
        }),
      ]);
      expect((await file.decide([approvalID])).body.result).toEqual({ decided: [{ approvalID, problem: null }] });
      expect(await statesOf(files)).toEqual(['voided', 'voided', 'voided']);
      expect(await moneyOf(files)).toEqual(files.map(() => [funded, 0]));
      // What was voided is to be paid again.
      await file.told(file.disburse([payTo(file.ordersID, 'courier')], { firstCheckNumber: world.checkNumber() + 5 }));
      await noFaults();
    });

    it('is approved by nobody who may not know of all its files', async () => {
      const files = await withMoney(2);
      await world.letDecideByRegion();
      const payment = await pays(files);
      await calls.told(calls.end(payment));
      const [first, second] = files as [MoneyFile, MoneyFile];
      const approvalID = (await first.read()).approvals.at(-1)?.approvalID ?? 0;
      await setOrder(second, { region_id: 2 });
      const listed = await api().send('GET', `/api/approvals?state=pending&text=26-${first.ordersID}`, {
        as: 'closer',
      });
      expect(listed.body.result.results).toEqual([]);
      const decided = await first.decide([approvalID], {}, { as: 'closer' });
      expect(decided.body.result.decided).toEqual([{ approvalID, problem: 'This request could not be found.' }]);
      expect((await calls.get(payment)).body.errorCode).toBe('NOT_FOUND');
      expect((await calls.list(`text=${first.ordersID}`)).results).toEqual([]);
      await setOrder(second, { region_id: 1 });
      expect((await first.decide([approvalID])).body.result.decided).toEqual([{ approvalID, problem: null }]);
    });

    it('is taken back on its day, of all its files', async () => {
      const files = await withMoney();
      const payment = await pays(files);
      await daysLater(1, () => refused(() => calls.takeBack(payment), 'CARRIED_ON', 'payment'));
      expect(await calls.told(calls.takeBack(payment))).toMatchObject({ state: 'taken back', reason: 'By mistake' });
      expect(await statesOf(files)).toEqual(['taken back', 'taken back', 'taken back']);
      expect(await moneyOf(files)).toEqual(files.map(() => [funded, 0]));
      await refused(() => calls.takeBack(payment), 'TAKEN_BACK_ALREADY', 'payment');
      await refused(() => calls.print(payment), 'CARRIED_ON', 'payment');
    });

    it('is one paper: spoiled, printed again, and never printed with the checks of one file', async () => {
      const files = await withMoney(2);
      const payment = await pays(files);
      await refused(() => calls.spoil(payment), 'CARRIED_ON', 'payment');
      await calls.told(calls.print(payment));
      await refused(() => calls.print(payment), 'VALIDATION_FAILED', 'reason');
      expect(await calls.told(calls.spoil(payment))).toMatchObject({ paper: 'spoiled', papers: 0 });
      expect((await calls.told<{ payment: ConsolidatedDetail }>(calls.print(payment))).payment.papers).toBe(1);
      const [first, second] = files as [MoneyFile, MoneyFile];
      expect((await second.read()).prints).toHaveLength(2);
      const about = { stripe: payment.stripe, number: payment.number };
      await refused(() => first.print([about], { reason: 'Again' }), 'CARRIED_ON', 'checks.0');
      await refused(() => first.spoil([about]), 'CARRIED_ON', 'checks.0');
      await refused(() => second.takeBack(about), 'CARRIED_ON', 'transaction');
      const body = await refused(() => second.ask(ending('void', about)), 'CARRIED_ON', 'about');
      expect(body.errorMessage).toContain(`Part of check ${payment.checkNumber} over 2 files, 100.00`);
    });

    it('pays nobody where one of its files is not ready, and says which', async () => {
      const files = await withMoney(2);
      const poor = await newFile();
      const all = [...files, poor];
      const number = { firstCheckNumber: world.checkNumber() };
      const asked = () => all.map((file) => partOf(file));
      const body = await refused(() => calls.pay(asked(), number), 'DISBURSEMENT_BLOCKED', 'files.2');
      expect(body.errorMessage).toContain('Funds are not collected');
      const [first, second] = files as [MoneyFile, MoneyFile];
      await setOrder(second, { is_settlement_locked: false });
      await refused(() => calls.pay([partOf(first), partOf(second)], number), 'DISBURSEMENT_BLOCKED', 'files.1');
      const { rows } = await calls.found(`ordersIDs=${all.map(({ ordersID }) => ordersID).join(',')}&text=courier`);
      expect(rows.map(({ ordersID, blocked }) => [ordersID, blocked?.split('.')[0] ?? null])).toEqual([
        [first.ordersID, null],
        [second.ordersID, 'Settlement is not locked'],
        [poor.ordersID, 'Funds are not collected'],
      ]);
      await setOrder(second, { is_settlement_locked: true });
      await refused(() => calls.pay([partOf(first), partOf(first)], number), 'VALIDATION_FAILED', 'files.1');
      await refused(() => calls.pay([partOf(first)], number), 'VALIDATION_FAILED', 'files');
      await refused(() => calls.pay([partOf(first), partOf({ ordersID: 999_999 })], number), 'NOT_FOUND', 'files.1');
      await refused(
        () =>
          calls.pay([partOf(first), partOf(second, { lines: [lineOf(second.ordersID, 'courier', 51_00)] })], number),
        'DISBURSEMENT_BLOCKED',
        'files.1',
      );
      await refused(
        () => calls.pay([partOf(first), partOf(second)], { ...number, payee: 'Somebody else' }),
        'DISBURSEMENT_BLOCKED',
        'files.0',
      );
      await refused(() => calls.pay([partOf(first), partOf(second)]), 'VALIDATION_FAILED', 'firstCheckNumber');
      expect(await moneyOf(files)).toEqual(files.map(() => [funded, 0]));
    });

    it('is found by the name of its payee, among files with money and a locked settlement', async () => {
      const files = await withMoney(2);
      await newFile();
      const { rows, told } = await calls.found('text=alpha%20COURIER');
      const own = rows.filter(({ ordersID }) => files.some((file) => file.ordersID === ordersID));
      expect(own).toEqual(
        files.map((file) =>
          expect.objectContaining({ ordersID: file.ordersID, payee: 'Alpha Courier', amount: part, blocked: null }),
        ),
      );
      // Also those that name it and have paid it are looked at.
      expect(told).toBeGreaterThanOrEqual(own.length);
      expect(rows.every(({ payee }) => payee === 'Alpha Courier')).toBe(true);
      expect((await calls.find('')).body.errorCode).toBe('VALIDATION_FAILED');
    });

    it('leaves by wire as one entry, of all its files', async () => {
      const files = await withMoney(2);
      const payment = await calls.paid(
        files.map((file) => partOf(file)),
        { method: 'wire out' },
      );
      expect(payment).toMatchObject({ method: 'wire out', checkNumber: null, paper: null });
      const wires = await api().send('GET', '/api/wires-out?take=200', { as: 'administrator' });
      expect(
        wires.body.result.results.filter(
          ({ stripe, number }: { stripe: number; number: number }) =>
            stripe === payment.stripe && number === payment.number,
        ),
      ).toEqual([expect.objectContaining({ amount: 2 * part, fileNumber: `26-${files[0]?.ordersID} and 1 more` })]);
      await refused(() => calls.print(payment), 'VALIDATION_FAILED', 'payment');
    });

    it('keeps what its files pay from everybody: the database takes no other part, and the proof names a changed one', async () => {
      const files = await withMoney(2);
      const payment = await pays(files);
      const inAlpha = (statement: string) => asOwner(`select set_config('app.tenant', 'alpha', false); ${statement}`);
      const key = `stripe = ${payment.stripe} and number = ${payment.number} and bank_account_id = 1`;
      await expect(inAlpha(`update payment_parts set party = 'other' where ${key}`)).rejects.toThrow('neither changed');
      await expect(inAlpha(`delete from payment_parts where ${key}`)).rejects.toThrow('neither changed');
      await expect(
        inAlpha(
          `insert into payment_parts select tenant_id, bank_account_id, stripe, number, 1, party, lines, amount_cents from payment_parts where ${key}`,
        ),
      ).rejects.toThrow('the part of a file is what it pays');
    });
  });
});
