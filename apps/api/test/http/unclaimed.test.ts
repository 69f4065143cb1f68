import type { FileLedger } from '@closewright/contract/check-writing';
import type { UnclaimedList } from '@closewright/contract/unclaimed';
import type { BankItemKind } from '@closewright/domain/bank-files';
import { receiptsOf } from '@closewright/domain/check-writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { day, dayAfter, letReconcile } from './statements-world.ts';
import { type Place, unclaimedCalls } from './unclaimed-world.ts';
import { files } from './world.ts';

const actor = systemActor('alpha', 'test');

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const money = unclaimedCalls(
    () => api,
    () => test.database,
  );
  const { told, list, claim, ask, askVoid, taken, decide, unclaimed } = money;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letReconcile(test.database);
  });
  afterAll(async () => {
    expect(await faultsIn(test.database, actor)).toEqual([]);
    await api.close();
    await test.close();
  });

  const askedFor = async (of: Place, more?: object) => pending(await told<UnclaimedList>(ask(of, more)));
  const pending = ({ requests }: UnclaimedList) => {
    const request = requests.filter(({ state }) => state === 'pending').at(-1);
    if (!request) throw new Error('nothing was asked for');
    return request;
  };
  const threeWay = async (bank: number) => (await money.day(bank)).threeWay;

  describe('money that nobody has claimed', () => {
    it('is recorded from the item of the bank, matched, and of no file in the three-way statement', async () => {
      const { bank, of } = await unclaimed();
      expect(of).toMatchObject({
        kind: 'unclaimed receipt',
        amount: 700_00,
        left: 700_00,
        instrument: 'Wire',
        depositedOn: day,
      });
      const { matched, bankItems, bookItems } = await money.day(bank);
      expect([matched.length, bankItems, bookItems]).toEqual([1, [], []]);
      expect(await threeWay(bank)).toMatchObject({
        ...{ book: 700_00, files: 700_00, bookLessFiles: 0, noFile: 700_00 },
        ofNoFile: { interest: 0, unclaimed: 700_00, charges: 0 },
      });
    });

    it('says which expected wire it may be', async () => {
      const bank = await money.newAccount({ openedOn: null });
      await money.expected({ bankAccountID: bank, amount: 700_00, sender: 'Ficus Bank', reference: 'F70000' });
      const { of } = await unclaimed({ bank });
      expect(of.fits).toMatchObject([{ ordersID: files.open, isSure: true }]);
    });

    it('is claimed by a file in parts, as receipts of it with where they come from', async () => {
      const { bank, of } = await unclaimed();
      const ledger = await told<FileLedger>(claim(of, { amount: 400_00 }));
      const receipt = receiptsOf(ledger.transactions).find(({ transaction }) => transaction.bankAccountID === bank);
      expect(receipt).toMatchObject({
        ...{ amount: 400_00, state: 'collected', deposited: { on: day, slip: null } },
        facts: {
          payer: 'Ficus Bank',
          madeOn: day,
          unclaimed: { stripe: of.stripe, number: of.number, depositedOn: day },
        },
      });
      const [row] = (await list(bank)).results;
      expect(row).toMatchObject({ left: 300_00, claims: [{ ordersID: files.open, amount: 400_00, date: day }] });
      expect(await threeWay(bank)).toMatchObject({
        noFile: 300_00,
        positive: { count: 1, amount: 400_00 },
        bookLessFiles: 0,
      });
      await told(claim(of, { amount: 300_00 }));
      expect((await list(bank)).results).toEqual([]);
      const browsed = await api.send(
        'GET',
        `/api/escrow-accounting/receipts?bankAccountID=${bank}&sort=amount&direction=descending`,
        { as: 'administrator' },
      );
      expect(browsed.body.result.results).toMatchObject([
        { amount: 400_00, state: 'collected', depositedOn: day },
        { amount: 300_00, state: 'collected' },
      ]);
    });

    it('is given back by the file that claimed it by mistake', async () => {
      const { bank, of } = await unclaimed();
      const { transactions } = await told<FileLedger>(claim(of));
      const claimed = transactions.find(({ kind, bankAccountID }) => kind === 'claimed' && bankAccountID === bank);
      await told(
        api.send('POST', `/api/orders/${files.open}/ledger/take-back`, {
          as: 'officer',
          body: {
            ...{ bankAccountID: bank, date: day, reason: 'Another file' },
            transaction: { stripe: claimed?.stripe, number: claimed?.number },
          },
        }),
      );
      expect((await list(bank)).results).toMatchObject([{ left: 700_00, claims: [] }]);
    });

    it('is taken back once its match is taken apart, and gone with its deposit', async () => {
      const { bank, of } = await unclaimed();
      expect((await money.on(of, 'take-back', { reason: 'Another item' })).body).toMatchObject({
        errorCode: 'CARRIED_ON',
      });
      const { matched } = await money.day(bank);
      const bankMatchIDs = matched.map(({ bankMatchID }) => bankMatchID);
      await told(money.send('POST', `/accounts/${bank}/days/${day}/unmatch`, { bankMatchIDs, reason: 'Another' }));
      await told(money.on(of, 'take-back', { reason: 'Another item' }));
      expect((await list(bank)).results).toEqual([]);
      expect(await threeWay(bank)).toMatchObject({ book: 0, noFile: 0 });
    });

    it.each<[string, (of: Place, bank: number) => Promise<Answer>, object]>([
      [
        'more than there is',
        (of) => claim(of, { amount: 700_01 }),
        { result: { modelState: { amount: ['Only 700.00 is left of it'] } } },
      ],
      ['before it came in', (of) => claim(of, { date: '2026-03-01' }), { errorCode: 'VALIDATION_FAILED' }],
      ['for a file of another region', (of) => claim(of, { ordersID: files.inRegionTwo }), { errorCode: 'NOT_FOUND' }],
      ['what is not there', (of) => claim({ ...of, number: 999 }), { errorCode: 'NOT_FOUND' }],
      ['back without what it is of', (of) => ask(of, { about: null }), { errorCode: 'VALIDATION_FAILED' }],
      [
        'a check without its number',
        (of) => ask(of, { checkNumber: null }),
        { result: { modelState: { checkNumber: ['Enter the number of the check'] } } },
      ],
      [
        'by wire, to no payee of the registry',
        (of) => ask(of, { method: 'wire', checkNumber: null }),
        { result: { modelState: { wirePayeeID: ['Choose a payee of wires'] } } },
      ],
      [
        'by ACH, to none either',
        (of) => ask(of, { method: 'ACH' }),
        { result: { modelState: { checkNumber: ['Only a check has a number'] } } },
      ],
      [
        'back more than there is',
        (of) => ask(of, { amount: 700_01 }),
        { result: { modelState: { amount: ['Only 700.00 is left of it'] } } },
      ],
      [
        'interest that there is none of',
        (of) => ask(of, { kind: 'interest paid', about: undefined }),
        { errorCode: 'VALIDATION_FAILED' },
      ],
      [
        'a void of nothing',
        (of) => askVoid(of, { stripe: of.stripe, number: of.number }),
        { result: { modelState: { about: ['There is no such payment that is outstanding'] } } },
      ],
      ['a void that says what payment it is of', (of) => ask(of, { kind: 'void' }), { errorCode: 'VALIDATION_FAILED' }],
    ])('refuses to claim or pay %s', async (_what, send, refused) => {
      const { bank, of } = await unclaimed();
      expect((await send(of, bank)).body).toMatchObject(refused);
      expect((await list(bank)).results).toMatchObject([{ left: 700_00 }]);
    });
  });

  it('tells nothing of a bank account of another region to whoever would claim of it', async () => {
    const bank = await money.newAccount({ openedOn: null, regionID: 2 });
    const { of } = await unclaimed({ bank, as: 'bank error', sent: { as: 'elsewhere' } });
    const refused = await claim(of);
    expect(refused.body).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect(refused.body.errorMessage).toBe((await claim({ ...of, bankAccountID: 999_999 })).body.errorMessage);
  });

  describe('mistakes of a bank', () => {
    it('are claimed by nobody, and mended by the item with which the bank takes them back', async () => {
      const { bank, of } = await unclaimed({ as: 'bank error' });
      expect((await claim(of)).body).toMatchObject({ errorCode: 'CARRIED_ON' });
      expect((await ask(of)).body).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
      const [item] = await money.tell(bank, [{ day, amount: -700_00, kind: 'Reversal', text: 'REVERSED' }]);
      await told(taken(of, item, 'The bank wrote so on 3/2'));
      expect((await list(bank)).results).toEqual([]);
      const { bankItems, matched } = await money.day(bank);
      expect(bankItems).toEqual([]);
      expect(matched.map(({ rule, note }) => ({ rule, note }))).toContainEqual({
        ...{ rule: 'hand', note: 'The bank wrote so on 3/2' },
      });
      expect(await threeWay(bank)).toMatchObject({ book: 0, noFile: 0, bookLessFiles: 0 });
    });

    it('are not mended by more than they are', async () => {
      const { bank, of } = await unclaimed({ as: 'bank error' });
      const [item] = await money.tell(bank, [{ day, amount: -700_01 }]);
      expect((await taken(of, item, 'Its letter')).body.result.modelState).toEqual({
        bankItemID: ['Only 700.00 is left of it'],
      });
    });
  });

  describe('what the bank took back', () => {
    const told700 = (bank: number, kind: BankItemKind, more: object = {}) =>
      money.tell(bank, [{ day, amount: -700_00, kind, ...more }]);

    it.each<[BankItemKind, object, string]>([
      ['Wire out', {}, 'The bank calls this Wire out: that is no return'],
      ['ACH out', {}, 'The bank calls this ACH out: that is no return'],
      ['Check', { check_number: 1044 }, 'The bank calls this a check: that is no return'],
      ['Other out', { check_number: 1044 }, 'The bank calls this a check: that is no return'],
    ])('is no %s %j', async (kind, more, words) => {
      const { bank, of } = await unclaimed();
      const [item] = await told700(bank, kind, more);
      expect((await taken(of, item, 'It is gone')).body.result.modelState).toEqual({ bankItemID: [words] });
      expect((await list(bank)).results).toMatchObject([{ left: 700_00 }]);
      expect((await money.day(bank)).bankItems).toMatchObject([{ bankItemID: item }]);
    });

    it('needs a note where the bank does not call it a return', async () => {
      const { bank, of } = await unclaimed();
      const [item] = await told700(bank, 'Other out');
      expect((await taken(of, item)).body.result.modelState).toEqual({
        note: ['The bank does not call it a return: say why it is one'],
      });
      await told(taken(of, item, 'Recalled by the sender'));
      expect((await money.day(bank)).matched.map(({ note }) => note)).toContain('Recalled by the sender');
    });

    it('needs none where the bank returned it', async () => {
      const { bank, of } = await unclaimed();
      const [item] = await told700(bank, 'Returned deposit');
      await told(taken(of, item));
      expect((await list(bank)).results).toEqual([]);
    });
  });

  describe('paying back', () => {
    it('takes two people, waits for the bank, is voided by two and paid with its match', async () => {
      const { bank, of } = await unclaimed();
      const request = await askedFor(of);
      // Who asked decides nothing of it, with the right to approve as without it.
      expect((await decide(request.requestID, 'approve', null, { as: 'officer' })).body).toMatchObject({
        errorCode: 'FORBIDDEN',
      });
      expect((await claim(of)).body.errorMessage).toBeNull();
      expect((await decide(request.requestID, 'approve')).body.result.modelState).toEqual({
        amount: ['Nothing is left of it'],
      });
      expect((await decide(request.requestID, 'refuse')).body.result.modelState).toEqual({
        comment: ['Say why it is refused'],
      });
      await told(decide(request.requestID, 'refuse', 'A file has claimed it'));
      expect((await decide(request.requestID, 'approve')).body).toMatchObject({ errorCode: 'DECIDED_ALREADY' });

      const second = (await unclaimed({ bank, amount: 500_00 })).of;
      const other = await askedFor(second, { amount: 500_00 });
      const { requests } = await told<UnclaimedList>(decide(other.requestID, 'approve'));
      const paid = requests.find(({ bankAccountID, payment }) => bankAccountID === bank && payment === 'outstanding');
      expect(paid).toMatchObject({ state: 'approved', amount: 500_00 });
      const about = paid?.posted;
      const today = (await list(bank)).today;
      expect((await money.day(bank, today)).bookItems).toMatchObject([
        { kind: 'paid back', amount: -500_00, name: 'Ficus Bank' },
      ]);
      // Voided by two, it is nobody's again.
      const end = pending(await told<UnclaimedList>(askVoid(second, about)));
      const { payee, method, checkNumber, reference } = other;
      expect(end).toMatchObject({ kind: 'void', amount: 500_00, payee, method, checkNumber, reference });
      await told(decide(end.requestID, 'approve'));
      expect((await list(bank)).results).toMatchObject([{ left: 500_00 }]);
      await told(claim(second, { amount: 500_00, date: today }));
    });

    it('leaves it free once it is voided: paid once more, and taken back with its deposit', async () => {
      const { bank, of } = await unclaimed();
      const endOf = async (requestID: number) => {
        const { requests } = await told<UnclaimedList>(decide(requestID, 'approve'));
        const paid = requests.find((each) => each.requestID === requestID);
        const end = pending(await told<UnclaimedList>(askVoid(of, paid?.posted)));
        await told(decide(end.requestID, 'approve'));
      };
      await endOf((await askedFor(of)).requestID);
      await endOf((await askedFor(of)).requestID);
      const { matched } = await money.day(bank);
      const bankMatchIDs = matched.map(({ bankMatchID }) => bankMatchID);
      await told(money.send('POST', `/accounts/${bank}/days/${day}/unmatch`, { bankMatchIDs, reason: 'Another' }));
      await told(money.on(of, 'take-back', { reason: 'Another item' }));
      const { results, today } = await list(bank);
      expect(results).toEqual([]);
      expect((await money.day(bank, today)).threeWay).toMatchObject({ book: 0, noFile: 0, bookLessFiles: 0 });
    });

    it('says what stands in the way of taking back what was paid', async () => {
      const { of } = await unclaimed();
      await told(decide((await askedFor(of)).requestID, 'approve'));
      expect((await money.on(of, 'take-back', { reason: 'Another item' })).body).toMatchObject({
        ...{ errorCode: 'CARRIED_ON', errorMessage: expect.stringContaining('or void the payment, first') },
      });
    });

    it('pays interest to whom it is due', async () => {
      const bank = await money.newAccount({ openedOn: null });
      const [item = 0] = await money.tell(bank, [{ day, amount: 3_21, kind: 'Interest', text: 'INTEREST' }]);
      await told(money.record(bank, item, 'interest'));
      expect((await list(bank)).interest).toMatchObject([{ bankAccountID: bank, amount: 3_21 }]);
      const of = { bankAccountID: bank, stripe: 0, number: 0 };
      const request = await askedFor(of, {
        ...{ kind: 'interest paid', about: undefined, amount: 3_21, payee: 'State Bar Foundation', method: 'check' },
        ...{ checkNumber: 501, reference: null },
      });
      await told(decide(request.requestID, 'approve'));
      expect((await list(bank)).interest).toEqual([]);
      const [paid] = await money.tell(bank, [
        { day: (await list(bank)).today, amount: -3_21, kind: 'Check', check_number: 501 },
      ]);
      expect(paid).toBeGreaterThan(0);
      const { today } = await list(bank);
      await told(money.send('POST', `/accounts/${bank}/days/${today}/run`, {}));
      expect((await money.day(bank, today)).bankItems).toEqual([]);
      expect((await list(bank)).requests).toEqual([]);
    });

    it.each<[string, object, string]>([
      ['that a check has', { checkNumber: 600 }, 'There is a check 600 already. The next free number is 601.'],
      ['that somebody asks for', { checkNumber: 601 }, 'The officer has asked for a payment by check 601 already.'],
      [
        'outside of the pool',
        { checkNumber: 99 },
        'Checks of this bank account are numbered from 100 to 700: 99 is not among them',
      ],
    ])('is refused at the field of a check number %s', async (_what, more, words) => {
      const bank = await money.newAccount({ openedOn: null, firstCheckNumber: 100, lastCheckNumber: 700 });
      const first = (await unclaimed({ bank })).of;
      const paid = await askedFor(first, { amount: 1_00, checkNumber: 600 });
      await told(decide(paid.requestID, 'approve'));
      await askedFor(first, { amount: 1_00, checkNumber: 601 });
      const second = (await unclaimed({ bank, amount: 500_00 })).of;
      expect((await ask(second, { amount: 500_00, ...more })).body.result.modelState).toEqual({ checkNumber: [words] });
    });

    it('is not approved by who asked', async () => {
      const { of } = await unclaimed();
      await told(ask(of, {}, { as: 'administrator' }));
      const { requests } = await list(of.bankAccountID, { as: 'administrator' });
      expect((await decide(requests.at(-1)?.requestID ?? 0, 'approve')).body).toMatchObject({
        errorCode: 'SECOND_PERSON_NEEDED',
      });
    });

    it('is withdrawn by who asked', async () => {
      const { of } = await unclaimed();
      const request = await askedFor(of);
      expect((await decide(request.requestID, 'withdraw')).body).toMatchObject({ errorCode: 'SECOND_PERSON_NEEDED' });
      await told(decide(request.requestID, 'withdraw', null, { as: 'officer' }));
      await askedFor(of);
      expect((await ask(of)).body).toMatchObject({ errorCode: 'CARRIED_ON' });
    });
  });

  it('is not in the way of finalizing, and stands in the pack', async () => {
    const { bank } = await unclaimed();
    await money.bankHad(bank, 700_00);
    const made = await money.made(bank);
    expect(made.threeWay).toMatchObject({ files: 700_00, ofNoFile: { unclaimed: 700_00 } });
    expect((await money.day(bank, dayAfter)).threeWay).toMatchObject({ noFile: 700_00 });
  });
});
