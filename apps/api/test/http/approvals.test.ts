import { beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase } from '../harness/each-database.ts';
import { useMoneyWorld } from './check-writing-refusals.ts';
import { ending, lacking, payment, payTo } from './check-writing-world.ts';

/** What one person asks for and another decides; what is refused is in approvals-refusals.test.ts. */
eachDatabase((_kind, make) => {
  const { api, newFile, checkNumber, checkOf } = useMoneyWorld(make);

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
      kind: 'void',
      about: check,
      postedBy: 'The administrator',
      facts: { reason: 'Lost' },
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
    expect(await api().postedCount()).toBe(before);
  });
});
