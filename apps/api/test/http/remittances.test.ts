import type { RemittanceDetail } from '@closewright/contract/remittances';
import { underwriterKey } from '@closewright/domain/remittances';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyDay } from '../harness/company-day.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { letRemit, remitCalls } from './remittances-world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = remitCalls(
    () => api,
    () => test.database,
  );
  const { told } = calls;
  const refusedAt = async (answer: Promise<Answer>) => {
    const { body } = await answer;
    return [body.errorCode, ...Object.keys(body.result?.modelState ?? {})];
  };
  const world = async (more: object = {}, policy: object = {}) => {
    const name = calls.underwriter();
    return { name, key: underwriterKey(name), file: await calls.newFile(name, more, policy) };
  };
  const amounts = ({ lines }: Pick<RemittanceDetail, 'lines'>) => lines.map(({ underwriter }) => underwriter);

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letRemit(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it('policies wait with a line for each part of their premium, and are frozen by somebody else', async () => {
    const { key, file } = await world({}, { letterFee: 25_00 });
    const { policies, totals } = await calls.waiting(key);
    // 15 % of 1,768.00 and of 100.00; the letters are the insurer’s.
    expect(
      policies.map(({ policy, gross, underwriter, agent, isLate }) => [policy, gross, underwriter, agent, isLate]),
    ).toEqual([
      ['Owner', 1793_00, 290_20, 1502_80, false],
      ['Loan', 125_00, 40_00, 85_00, false],
    ]);
    expect(totals).toEqual({ policies: 2, gross: 1918_00, underwriter: 330_20, agent: 1587_80 });
    const draft = await calls.draft(key);
    expect(draft).toMatchObject({ state: 'draft', isOwn: true, totals, problems: [] });
    expect((await calls.waiting(key)).policies).toEqual([]);
    expect(await refusedAt(calls.approve(draft, {}))).toEqual(['FORBIDDEN']);
    const approved = await told<RemittanceDetail>(calls.approve(draft));
    expect(approved).toMatchObject({ state: 'approved', totals, lines: draft.lines.map(({ gross }) => ({ gross })) });
    expect(amounts(approved)).toEqual([265_20, 25_00, 15_00, 25_00]);
    expect((await calls.approve(draft)).body.errorCode).toBe('DECIDED_ALREADY');
    expect(file.policies).toHaveLength(2);
  });

  it('is paid only by payments that are what it comes to, file by file, and names them', async () => {
    const { key, name, file } = await world();
    const other = await calls.newFile(name);
    const bank = await calls.newAccount(file.ordersID, other.ordersID);
    const first = await calls.pay(bank, file.ordersID, 280_20, name.toUpperCase());
    const short = await calls.pay(bank, other.ordersID, 280_19, name);
    const sent = await calls.sent(key);
    expect(sent.tieOut).toMatchObject({
      ties: false,
      files: [{ difference: { value: 0 } }, { difference: { value: -1 } }],
    });
    const named = (of: RemittanceDetail) =>
      of.payments.map(({ bankAccountID, stripe, number, ordersID, amount, isBack }) => ({
        ...{ bankAccountID, stripe, number, ordersID, amount, isBack },
      }));
    expect(await refusedAt(calls.act(sent, { kind: 'pay', payments: named(sent) }))).toEqual([
      ...['VALIDATION_FAILED', 'act.payments'],
    ]);
    await calls.voidOf(short, other.ordersID, 280_19);
    await calls.pay(bank, other.ordersID, 280_20, name);
    const tied = await calls.one(sent);
    expect(tied.tieOut.ties).toBe(true);
    const stranger = named(tied).map((payment) => ({ ...payment, number: payment.number + 500 }));
    expect((await calls.act(tied, { kind: 'pay', payments: stranger })).body.errorCode).toBe('CARRIED_ON');
    const paid = await told<RemittanceDetail>(calls.act(tied, { kind: 'pay', payments: named(tied) }));
    expect(paid).toMatchObject({ state: 'paid', payments: [{ isNamed: true, isOver: false }, { isNamed: true }] });
    expect(
      await refusedAt(calls.act(paid, { kind: 'acknowledge', on: companyDay(new Date(), -1), as: 'A-77' })),
    ).toEqual([...['VALIDATION_FAILED', 'act.on']]);
    expect(await told(calls.act(paid, { kind: 'acknowledge', on: sent.sent?.on, as: 'A-77' }))).toMatchObject({
      ...{ state: 'acknowledged', acknowledged: { on: sent.sent?.on, as: 'A-77' } },
    });
    await calls.voidOf(first, file.ordersID, 280_20);
    expect((await calls.one(paid)).payments.filter(({ isOver }) => isOver)).toMatchObject([{ number: first.number }]);
  });

  it('one check for several files counts in each of them with its part', async () => {
    const { key, name, file } = await world();
    const other = await calls.newFile(name);
    const bank = await calls.newAccount(file.ordersID, other.ordersID);
    const parts = [
      { file: file.ordersID, amount: 280_20 },
      { file: other.ordersID, amount: 280_20 },
    ];
    const { number } = await calls.payTogether(bank, parts, name);
    const sent = await calls.sent(key);
    expect(sent.tieOut).toMatchObject({
      ties: true,
      files: [{ paid: { value: 280_20 } }, { paid: { value: 280_20 } }],
    });
    expect(sent.payments.map((each) => [each.number, each.ordersID, each.amount])).toEqual(
      parts.map(({ file: ordersID, amount }) => [number, ordersID, amount]),
    );
    const payments = sent.payments.map((each) => ({
      ...{ bankAccountID: each.bankAccountID, stripe: each.stripe, number: each.number },
      ...{ ordersID: each.ordersID, amount: each.amount, isBack: each.isBack },
    }));
    expect(await told(calls.act(sent, { kind: 'pay', payments }))).toMatchObject({ state: 'paid' });
  });

  it('what was sent is locked until it is unlocked with a reason, and its change is a correction of the next one', async () => {
    const { key, name, file } = await world();
    const bank = await calls.newAccount(file.ordersID);
    const payment = await calls.pay(bank, file.ordersID, 280_20, name);
    const sent = await calls.sent(key);
    await told(
      calls.act(sent, {
        kind: 'pay',
        payments: [{ ...payment, ordersID: file.ordersID, amount: 280_20, isBack: false }],
      }),
    );
    const [owner] = file.policies;
    if (!owner) throw new Error('no policy');
    const redated = { titlePolicies: [{ titlePolicyID: owner.titlePolicyID, effectiveDate: '2026-03-09' }] };
    expect(await refusedAt(calls.change(file.ordersID, redated))).toEqual([
      'VALIDATION_FAILED',
      'changes.titlePolicies.0.effectiveDate',
    ]);
    expect(await refusedAt(calls.change(file.ordersID, { removeRateOrders: [owner.rateOrderID] }))).toEqual([
      ...['VALIDATION_FAILED', 'changes.removeRateOrders.0'],
    ]);
    const unlock = (sentAs = {}) =>
      calls.send('POST', `${calls.path}/policies/${owner.titlePolicyID}/unlock`, { reason: 'Recorded later' }, sentAs);
    expect((await unlock({ as: 'bookkeeper' })).body.errorCode).toBe('FORBIDDEN');
    await told(unlock());
    expect((await unlock()).body.errorCode).toBe('CARRIED_ON');
    await told(calls.change(file.ordersID, redated));
    const { policies } = await calls.waiting(key, { kind: 'fragment' });
    expect(policies).toMatchObject([{ correction: 'Re-dated', gross: 0, underwriter: 0 }]);
    expect(policies[0]?.lines).toMatchObject([
      { gross: -1768_00, effectiveDate: '2026-03-02', corrects: { number: sent.number, line: 1 } },
      { gross: 1768_00, effectiveDate: '2026-03-09', corrects: null },
    ]);
    expect((await calls.one(sent)).lines).toHaveLength(2);
    await told(calls.approve(await calls.draft(key, { kind: 'fragment' })));
    expect((await calls.waiting(key)).policies).toEqual([]);
  });

  it('a void policy comes back, and ties with the payment that came back', async () => {
    const { key, name, file } = await world();
    const bank = await calls.newAccount(file.ordersID);
    const payment = await calls.pay(bank, file.ordersID, 280_20, name);
    const sent = await calls.sent(key);
    const out = { ...payment, ordersID: file.ordersID, amount: 280_20, isBack: false };
    await told(calls.act(sent, { kind: 'pay', payments: [out] }));
    for (const { titlePolicyID } of file.policies)
      await told(calls.send('POST', `${calls.path}/policies/${titlePolicyID}/unlock`, { reason: 'Not issued' }));
    const voided = file.policies.map(({ titlePolicyID }) => ({
      titlePolicyID,
      isVoid: true,
      voidReason: 'Not issued',
    }));
    await told(calls.change(file.ordersID, { titlePolicies: voided }));
    expect((await calls.waiting(key)).totals).toMatchObject({ policies: 2, underwriter: -280_20 });
    // As long as the check stands, what takes it back cannot be paid, and is told so.
    const isUntied = async () => (await calls.waiting(key)).policies.map((each) => each.isUntied);
    expect(await isUntied()).toEqual([true, true]);
    const stranded = await calls.draft(key);
    expect(stranded.untied).toEqual([expect.stringContaining('takes back 280.20, and no payment of it came back')]);
    await told(calls.act(stranded, { kind: 'withdraw', reason: 'The check is voided first' }));
    await calls.voidOf(payment, file.ordersID, 280_20);
    expect(await isUntied()).toEqual([false, false]);
    const back = await calls.sent(key);
    expect(back.untied).toEqual([]);
    expect(back).toMatchObject({ tieOut: { ties: true }, payments: [{ isBack: true, amount: -280_20 }] });
    expect(
      await told(calls.act(back, { kind: 'pay', payments: [{ ...out, amount: -280_20, isBack: true }] })),
    ).toMatchObject({ state: 'paid' });
  });

  it('a premium that changed is an old one less and a new one', async () => {
    const { key, file } = await world();
    await calls.sent(key);
    const [rates] = file.stored.rateOrders;
    const endorsement = {
      rateEndorsementID: -1,
      rateOrderID: rates?.rateOrderID,
      label: 'Own',
      policy: 'Loan',
      amount: 100_00,
    };
    await told(calls.change(file.ordersID, { rateEndorsements: [endorsement] }));
    expect((await calls.waiting(key)).policies).toMatchObject([
      { policy: 'Loan', correction: 'Premium changed', gross: 100_00, underwriter: 15_00, agent: 85_00 },
    ]);
  });

  it('late policies are marked, those of later months wait', async () => {
    const { key } = await world();
    const { policies } = await calls.waiting(key, { period: '2026-04-01' });
    expect(policies.map(({ isLate }) => isLate)).toEqual([true, true]);
    expect((await calls.waiting(key, { period: '2026-02-28' })).policies).toEqual([]);
  });

  it('a number that another policy of the underwriter has is told, and keeps both from being approved', async () => {
    const { key, name, file } = await world();
    const [first] = file.policies;
    const other = await calls.newFile(name, { policies: 'Owner alone' });
    const [again, loan] = other.policies;
    await told(
      calls.change(other.ordersID, {
        titlePolicies: [{ titlePolicyID: again?.titlePolicyID, number: first?.number?.replace('-', ' ') }],
        removeTitlePolicies: [loan?.titlePolicyID],
      }),
    );
    const marks = await told<{ takenBy: string | null }[]>(
      calls.send('GET', `/api/orders/${other.ordersID}/policy-marks`),
    );
    expect(marks.map(({ takenBy }) => takenBy !== null)).toEqual([true]);
    const draft = await calls.draft(key);
    expect(draft.problems).toHaveLength(2);
    expect((await calls.approve(draft)).body.errorCode).toBe('CARRIED_ON');
    await told(calls.act(draft, { kind: 'withdraw', reason: 'A number is twice' }));
    expect((await calls.waiting(key)).policies).toHaveLength(3);
    // What it would have been stays to be read, and is no register.
    const { lines, totals } = draft;
    const withdrawn = await calls.one(draft);
    expect(withdrawn).toMatchObject({ state: 'withdrawn', approved: null, totals, problems: [], tieOut: draft.tieOut });
    expect(withdrawn.lines).toEqual(lines);
    expect((await calls.listed('period')).results.find(({ number }) => number === draft.number)?.totals).toEqual(
      totals,
    );
    expect((await calls.send('GET', `${calls.path}/${draft.remittanceID}/register`)).body.errorCode).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('exceptions are noted of a line and resolved, documents are listed, the register is fetched', async () => {
    const { key } = await world();
    const draft = await calls.draft(key);
    const noted = { kind: 'except', line: 1, exception: 'Unknown number', reason: 'Not in their books' };
    expect((await calls.act(draft, noted)).body.errorCode).toBe('DECIDED_ALREADY');
    const approved = await told<RemittanceDetail>(calls.approve(draft));
    const send = { kind: 'send', on: companyDay(new Date()), how: null };
    // Nobody sent it before somebody else approved it.
    const { body } = await calls.act(approved, { ...send, on: companyDay(new Date(), -1) });
    expect([body.errorCode, body.result?.modelState]).toEqual([
      'VALIDATION_FAILED',
      { 'act.on': [expect.stringContaining('It was approved on')] },
    ]);
    const sent = await told<RemittanceDetail>(calls.act(approved, send));
    expect(await refusedAt(calls.act(sent, { ...noted, line: 9 }))).toEqual(['VALIDATION_FAILED', 'act.line']);
    const { exceptions } = await told<RemittanceDetail>(calls.act(sent, noted));
    const resolve = {
      kind: 'resolve',
      remittanceExceptionID: exceptions[0]?.remittanceExceptionID,
      how: 'They found it',
    };
    expect(await told(calls.act(sent, resolve))).toMatchObject({
      openExceptions: 0,
      exceptions: [{ resolved: { how: 'They found it' } }],
    });
    expect((await calls.act(sent, resolve)).body.errorCode).toBe('CARRIED_ON');
    const listed = await told<RemittanceDetail>(
      calls.act(sent, { kind: 'addDocument', name: 'Jacket', description: null }),
    );
    expect(listed.documents).toMatchObject([{ name: 'Jacket', description: null }]);
    const [document] = listed.documents;
    const removed = { kind: 'removeDocument', remittanceDocumentID: document?.remittanceDocumentID };
    expect(await told(calls.act(sent, removed))).toMatchObject({ documents: [] });
    expect(await told(calls.send('GET', `${calls.path}/${sent.remittanceID}/register`))).toMatchObject({
      fileName: `${sent.number}.csv`,
    });
  });

  it('nobody is told of policies and remittances of another region', async () => {
    const name = calls.underwriter();
    const key = underwriterKey(name);
    await calls.newFile(name);
    const sent = await calls.sent(key);
    expect(
      (await calls.send('GET', `${calls.path}/${sent.remittanceID}`, undefined, { as: 'elsewhere' })).body.isSuccessful,
    ).toBe(false);
    expect((await calls.send('GET', `${calls.path}?kind=period`, undefined, { as: 'closer' })).body.errorCode).toBe(
      'FORBIDDEN',
    );
  });
});
