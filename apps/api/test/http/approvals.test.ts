import { debited } from '@closewright/domain/check-writing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hearFileEvents } from '../../src/platform/events/file-events.ts';
import { serverDatabase } from '../harness/each-database.ts';
import { courier } from './check-writing-examples.ts';
import { type MoneyFile, useMoneyWorld } from './check-writing-refusals.ts';
import { ending, lacking, payment, payTo, transfer } from './check-writing-world.ts';

/** What one person asks for and another decides; what is refused is in approvals-refusals.test.ts. */
serverDatabase((make) => {
  const { api, database, newFile, checkNumber, checkOf, letDecideByRegion } = useMoneyWorld(make);
  beforeAll(letDecideByRegion);
  const last = async (file: MoneyFile) => (await file.read()).transactions.at(-1);

  it('asks, and somebody else approves: it is posted in their name, and the request knows where', async () => {
    const file = await newFile();
    const check = await checkOf(file);
    const asked = await file.told(file.ask(ending('void', check)));
    const request = asked.approvals[0];
    expect(request).toMatchObject({
      ...{ kind: 'void', amount: 50_00, about: check, payee: 'Alpha Courier', method: 'check' },
      ...{ checkNumber: checkNumber(), comment: 'Lost', requestedBy: 'The officer', isOwn: true, state: 'pending' },
      ...{ decidedBy: null, decidedAt: null, decisionComment: null, posted: null, category: null },
    });
    expect(asked.transactions.some(({ kind }) => kind === 'void')).toBe(false);
    const approvalID = request?.approvalID ?? 0;
    const { body } = await file.decide([approvalID], { comment: 'Seen' });
    expect(body.result).toEqual({ decided: [{ approvalID, problem: null }] });
    const { approvals, transactions } = await file.read({ as: 'administrator' });
    const posted = transactions.at(-1);
    expect(posted).toMatchObject({
      ...{ kind: 'void', about: check, postedBy: 'The administrator', facts: { reason: 'Lost' } },
    });
    expect(approvals[0]).toMatchObject({
      ...{ state: 'approved', decidedBy: 'The administrator', decisionComment: 'Seen', isOwn: false },
      posted: { stripe: posted?.stripe, number: posted?.number },
    });
  });

  it('answers the same when it is decided again just so, and decides nothing otherwise', async () => {
    const file = await newFile();
    const approvalID = await file.approved(lacking('advance'));
    const before = await api().postedCount();
    expect((await file.decide([approvalID])).body.result.decided).toEqual([{ approvalID, problem: null }]);
    const { body } = await file.decide([approvalID], { isApproved: false, comment: 'No' });
    expect(body.result.decided[0].problem).toBe('The administrator has approved this already.');
    const other = await file.decide([approvalID], {}, { as: 'closer' });
    expect(other.body.result.decided[0].problem).toBe('The administrator has approved this already.');
    expect(await api().postedCount()).toBe(before);
  });

  describe('when it is approved, posts', () => {
    const said = { reason: 'The payoff was short', category: 'Payoff short', isRecoverable: true };
    it.each(['advance', 'loss'] as const)('what the office gives as %s, with the request in it', async (kind) => {
      const file = await newFile();
      const approval = await file.approved(lacking(kind));
      const posted = await last(file);
      expect(posted).toMatchObject({ kind, facts: { ...said, approval } });
      expect(posted && [debited(posted, kind), debited(posted, 'available')]).toEqual([50_00, -50_00]);
    });

    it('money of the file to another one, which has it then and takes it back by no call', async () => {
      const [file, other] = [await newFile(), await newFile()];
      await file.fund();
      const numbers = { fromFile: `26-${file.ordersID}`, toFile: `26-${other.ordersID}` };
      const approval = await file.approved(transfer(numbers.toFile, 20_00));
      const given = await last(file);
      expect(given).toMatchObject({
        kind: 'transfer',
        facts: { reason: 'Proceeds of the sale', approval, ...numbers },
      });
      expect(given && debited(given, 'available')).toBe(20_00);
      expect((await file.read()).approvals.at(-1)).toMatchObject({ kind: 'transfer', toFile: numbers.toFile });
      const got = await last(other);
      expect(got && [got.kind, debited(got, 'available')]).toEqual(['transfer', -20_00]);
      for (const each of [file, other])
        expect((await each.takeBack(await each.last('transfer'))).body.errorCode).toBe('CARRIED_ON');
      await other.approved(payment(20_00));
    });

    it('the stop of a check, whose line then is paid again', async () => {
      const file = await newFile();
      await file.end('stop', await checkOf(file));
      expect((await file.states()).at(-1)).toBe(`${checkNumber()} stopped`);
      const { approvals } = await file.read();
      expect(approvals[0]).toMatchObject({ kind: 'stop', checkNumber: checkNumber(), state: 'approved' });
    });

    it('money of no statement by wire, and by a check that has the next number of its bank account', async () => {
      const file = await newFile();
      await checkOf(file);
      await file.approved(payment(20_00, 'wire out'));
      const facts = { payee: 'Michael Jones', party: null, lines: [], checkNumber: null };
      expect(await last(file)).toMatchObject({ kind: 'wire out', facts });
      await file.approved(payment(20_00));
      const next = { ...facts, checkNumber: checkNumber() + 1 };
      expect(await last(file)).toMatchObject({ kind: 'check', facts: next, postedBy: 'The administrator' });
    });
  });

  it('tells whoever approves what the statement has left to pay', async () => {
    const file = await newFile();
    const approvalID = await file.asked(lacking('advance'));
    const told = async (as: 'administrator' | 'closer' | 'elsewhere' | 'officer', of = approvalID) =>
      (await api().send('GET', `/api/approvals/${of}/left-to-pay`, { tenant: 'alpha', as })).body;
    const left = async () => (await told('administrator')).result.leftToPay;
    const before = await left();
    expect(before).toBe(180_000_00 + courier.amount);
    const check = await checkOf(file);
    expect(await left()).toBe(before - courier.amount);
    const again = async () => (await told('administrator')).result.again;
    expect(await again()).toEqual([]);
    const asked = await file.asked(ending('void', check));
    expect(await again()).toEqual([{ approvalID: asked, amount: courier.amount }]);
    await file.decide([asked]);
    expect(await left()).toBe(before);
    expect(await again()).toEqual([]);
    await file.approved(payment(20_00));
    const outside = await file.asked(ending('void', await file.last('check')));
    expect(await again()).toEqual([{ approvalID: outside, amount: 0 }]);
    expect((await told('administrator', 4711)).errorCode).toBe('NOT_FOUND');
    expect((await told('elsewhere')).errorCode).toBe('NOT_FOUND');
    expect((await told('officer')).errorCode).toBe('FORBIDDEN');
  });

  it('decides each by itself: what cannot be says why, and stays', async () => {
    const file = await newFile();
    await file.told(file.receipt({ instrument: 'Wire', amount: 30_00, payer: 'Ficus Bank' }));
    const first = await file.asked(payment());
    const second = await file.asked(payment());
    const loss = await file.asked(lacking('loss', 1_00));
    const own = (await file.told(file.ask(lacking('advance'), { as: 'administrator' }))).approvals.at(-1)?.approvalID;
    const ids = [first, second, own ?? 0, 4711, loss];
    const { body } = await file.decide(ids);
    expect(body.result.decided).toEqual([
      { approvalID: first, problem: null },
      { approvalID: second, problem: 'Only 10.00 is available.' },
      { approvalID: own, problem: 'You asked for this yourself: somebody else has to decide it.' },
      { approvalID: 4711, problem: 'This request could not be found.' },
      { approvalID: loss, problem: null },
    ]);
    const { approvals } = await file.read();
    expect(approvals.map(({ state }) => state)).toEqual(['approved', 'pending', 'approved', 'pending']);
    const refused = await file.decide([second, own ?? 0], { isApproved: false, comment: 'Too much' }, { as: 'closer' });
    expect(refused.body.result.decided.map(({ problem }: { problem: unknown }) => problem)).toEqual([null, null]);
    const then = (await file.read()).approvals.filter(({ state }) => state === 'refused');
    expect(then.map(({ decidedBy, decisionComment, posted }) => [decidedBy, decisionComment, posted])).toEqual([
      ['The closer', 'Too much', null],
      ['The closer', 'Too much', null],
    ]);
  });

  it('is withdrawn by who asked, and asked for again', async () => {
    const file = await newFile();
    const check = await checkOf(file);
    const approvalID = await file.asked(ending('void', check));
    const { approvals } = await file.told(file.withdraw(approvalID));
    expect(approvals[0]).toMatchObject({ state: 'withdrawn', decidedBy: 'The officer' });
    const { body } = await file.decide([approvalID]);
    expect(body.result.decided[0].problem).toBe('The officer has withdrawn this already.');
    await file.end('void', check);
  });

  it('tells whoever shows the file, and nobody who has it open is in the way', async () => {
    const file = await newFile();
    const approvalID = await file.asked(lacking('advance'));
    await file.send('POST', 'open', { sessionKey: crypto.randomUUID() });
    expect((await file.ask(lacking('loss'), { as: 'administrator' })).body.errorCode).toBe('FILE_IN_USE');
    const heard: string[] = [];
    const stop = await hearFileEvents(database(), ({ message: { Event, FileNumber } }) => {
      heard.push(`${Event} ${FileNumber}`);
    });
    const told = (ordersID: number) =>
      vi.waitFor(() => expect(heard.filter((each) => each.endsWith(` 26-${ordersID}`))).not.toEqual([]));
    // Events come in their order: once another file is heard of, what was done to this one before has been told.
    const other = await newFile();
    await other.asked(lacking('advance'));
    await told(other.ordersID);
    heard.length = 0;
    expect((await file.decide([approvalID])).body.result.decided[0].problem).toBeNull();
    await told(file.ordersID);
    await stop();
    expect(heard).toContain(`FileChanged 26-${file.ordersID}`);
  });

  describe('the list of all files', () => {
    const list = async (query: string, as: 'administrator' | 'closer' | 'elsewhere' = 'administrator') => {
      const { body } = await api().send('GET', `/api/approvals?${query}`, { as });
      expect(body.errorMessage, JSON.stringify(body)).toBeNull();
      return body.result as { results: Record<string, unknown>[]; totalRecords: number };
    };

    it('has the pending ones from the oldest on, with what the file has and lacks, and the decided ones from the newest on', async () => {
      const file = await newFile();
      await file.told(file.receipt({ instrument: 'Wire', amount: 30_00, payer: 'Ficus Bank' }));
      await file.approved(lacking('loss', 7_00));
      await file.approved(lacking('advance', 5_00));
      const first = await file.asked(payment(1_00));
      const second = await file.asked({ ...lacking('advance'), comment: 'Fraud by wire' });
      const of = `text=26-${file.ordersID}`;
      const { results, totalRecords } = await list(`state=pending&${of}`);
      expect(totalRecords).toBe(2);
      expect(results.map(({ approvalID }) => approvalID)).toEqual([first, second]);
      expect(results[0]).toMatchObject({
        ...{
          ordersID: file.ordersID,
          fileNumber: `26-${file.ordersID}`,
          bankAccountID: 1,
          available: 42_00,
          lacking: 12_00,
          short: 0,
        },
        ...{ bankAccount: expect.any(String), isOwn: false, requestedBy: 'The officer' },
      });
      expect((await list(`state=pending&${of}&skip=1&take=1`)).results).toEqual([results[1]]);
      expect((await list(`state=pending&${of}&kind=payment`)).results).toEqual([results[0]]);
      expect((await list(`state=pending&${of}%20fraud%20OFFICER`)).results).toEqual([results[1]]);
      const decided = await list(`state=decided&${of}`);
      expect(decided.results.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['advance', 5_00],
        ['loss', 7_00],
      ]);
      expect(decided.results[0]?.posted).toEqual(await file.last('advance'));
    });

    it('has the files of the reader’s regions', async () => {
      const file = await newFile();
      const approvalID = await file.asked(lacking('advance'));
      const of = `text=26-${file.ordersID}`;
      expect((await list(of, 'closer')).results.map((row) => row.approvalID)).toEqual([approvalID]);
      expect(await list(of, 'elsewhere')).toEqual({ results: [], totalRecords: 0 });
    });
  });

  describe('what a file lacked', () => {
    it('comes back from somebody who paid it to the bank, or out of the file, and may be taken back', async () => {
      const file = await newFile();
      await file.approved(lacking('advance', 50_00));
      const today = { date: (await last(file))?.date };
      await file.told(file.recover({ ...today, amount: 20_00, payer: 'Michael Jones', reference: 'W-7' }));
      await file.told(file.recover({ ...today, amount: 30_00 }));
      const { transactions } = await file.read();
      expect(transactions.map(({ kind }) => kind)).toEqual(['advance', 'recovered', 'deposit', 'made good']);
      expect(transactions[1]?.facts).toEqual({ reason: 'It came back', payer: 'Michael Jones', reference: 'W-7' });
      const all = (account: 'advance' | 'cash' | 'available' | 'in transit') =>
        transactions.reduce((sum, each) => sum + debited(each, account), 0);
      expect([all('advance'), all('cash'), all('available'), all('in transit')]).toEqual([0, 20_00, -20_00, 0]);
      await file.told(file.takeBack(await file.last('recovered'), today));
      await file.told(file.takeBack(await file.last('made good'), today));
      const kinds = (await file.read()).transactions.map(({ kind }) => kind);
      expect(kinds.slice(4)).toEqual(['correction', 'correction', 'correction']);
    });

    it('by what the bank took is made good', async () => {
      const file = await newFile();
      const receipt = await file.told(file.receipt({ instrument: 'Wire', amount: 100_00, payer: 'Ficus Bank' }));
      await file.approved(payment(60_00, 'wire out'));
      const of = await file.last('receipt');
      const date = (await last(file))?.date;
      await file.told(file.giveBack(of, { date }));
      expect(receipt.transactions).toHaveLength(2);
      await file.told(file.recover({ date, of: 'shortage', amount: 60_00, payer: 'Ficus Bank' }));
      const { transactions } = await file.read();
      expect(transactions.reduce((sum, each) => sum + debited(each, 'shortage'), 0)).toBe(0);
    });
  });

  it('pays a line again whose check was ended', async () => {
    const file = await newFile();
    await file.end('void', await checkOf(file));
    const again = file.disburse([payTo(file.ordersID, 'courier')], { firstCheckNumber: checkNumber() + 1 });
    await file.told(again);
  });
});
