import type { RemittanceDetail } from '@closewright/contract/remittances';
import { underwriterKey } from '@closewright/domain/remittances';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { letRemit, remitCalls } from './remittances-world.ts';

/** What is remitted anew or taken back when a policy is another one's, or its underwriter's, and what is withdrawn after what. */
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = remitCalls(
    () => api,
    () => test.database,
  );
  const { told } = calls;
  const world = async () => {
    const name = calls.underwriter();
    return { name, key: underwriterKey(name), file: await calls.newFile(name) };
  };
  const sentWorld = async () => {
    const made = await world();
    return { ...made, sent: await calls.sent(made.key) };
  };
  const unlocked = async ({ policies }: Awaited<ReturnType<typeof world>>['file']) => {
    for (const { titlePolicyID } of policies)
      await told(calls.send('POST', `${calls.path}/policies/${titlePolicyID}/unlock`, { reason: 'Not issued' }));
  };

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letRemit(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it('a number stands once however the name of the underwriter is typed', async () => {
    const { key, name, file } = await world();
    const other = await calls.newFile(` ${name.toUpperCase().replace(' ', '  ')}`);
    const [first] = file.policies;
    const [again] = other.policies;
    const number = first?.number;
    await told(calls.change(other.ordersID, { titlePolicies: [{ titlePolicyID: again?.titlePolicyID, number }] }));
    const draft = await calls.draft(key);
    expect(draft.problems).toEqual([
      expect.stringContaining(`${number} is the number of another policy`),
      expect.stringContaining(`${number} is the number of another policy`),
    ]);
    expect((await calls.approve(draft)).body.errorMessage).toContain(`${number} is the number of another policy`);
    // Another underwriter may have the number.
    const [order] = other.stored.rateOrders;
    await told(
      calls.change(other.ordersID, { rateOrders: [{ rateOrderID: order?.rateOrderID, underwriter: `${name} Two` }] }),
    );
    expect((await calls.one(draft)).problems.filter((words) => words.includes('is the number of'))).toEqual([]);
  });

  it('an underwriter is listed while a line that it was sent stands', async () => {
    const { key, file } = await world();
    await calls.sent(key);
    const [order] = file.stored.rateOrders;
    await unlocked(file);
    await told(calls.change(file.ordersID, { rateOrders: [{ rateOrderID: order?.rateOrderID, underwriter: null }] }));
    const listed = async () =>
      (
        await told<{ underwriterKey: string; policies: number }[]>(
          calls.send('GET', `${calls.path}/underwriters?kind=period`),
        )
      ).filter(({ underwriterKey: of }) => of === key);
    expect(await listed()).toMatchObject([{ policies: 0 }]);
    await told(calls.approve(await calls.draft(key)));
    expect(await listed()).toEqual([]);
  });

  it('an underwriter that changed is told so; the new one waits until the correction of the old one is approved', async () => {
    const { key, name, file } = await world();
    const next = calls.underwriter();
    const sent = await calls.sent(key);
    const [order] = file.stored.rateOrders;
    await unlocked(file);
    await told(calls.change(file.ordersID, { rateOrders: [{ rateOrderID: order?.rateOrderID, underwriter: next }] }));
    const waits = `An approved correction of ${sent.number} to ${name}`;
    expect((await calls.waiting(underwriterKey(next))).policies).toMatchObject([
      ...[{ missing: waits, lines: [] }, { missing: waits }],
    ]);
    const asked = { kind: 'period', underwriterKey: underwriterKey(next), period: '2026-03-15' };
    const [policy] = file.policies;
    const refused = await calls.create({ ...asked, titlePolicyIDs: [policy?.titlePolicyID] });
    expect(JSON.stringify(refused.body)).toContain(`${waits} is missing`);
    const correction = await calls.draft(key);
    expect(correction.lines.map(({ reason, underwriter }) => [reason, underwriter])).toEqual([
      [`Underwriter changed to ${next}`, -265_20],
      [`Underwriter changed to ${next}`, -15_00],
    ]);
    const back = await told<RemittanceDetail>(calls.approve(correction));
    const anew = await calls.draft(underwriterKey(next));
    expect(anew).toMatchObject({ problems: [], totals: { policies: 2, underwriter: 280_20 } });
    // Were the correction withdrawn now, its policies would stand with nobody but in this draft: that is told in it.
    await told(calls.act(back, { kind: 'withdraw', reason: 'Too early' }));
    expect((await calls.one(anew)).problems).toHaveLength(2);
    expect((await calls.approve(anew)).body.errorMessage).toContain(`${waits} is missing`);
    const again = await told<RemittanceDetail>(calls.approve(await calls.draft(key)));
    const standing = await told<RemittanceDetail>(calls.approve(await calls.one(anew)));
    const kept = (await calls.act(again, { kind: 'withdraw', reason: 'Too late' })).body;
    expect(kept).toMatchObject({
      errorCode: 'CARRIED_ON',
      errorMessage: `${standing.number} remitted its policies again since: withdraw that one first.`,
    });
  });

  it('lines that changed and come to the same are looked at again before they are approved', async () => {
    const { key, file } = await world();
    const seen = await calls.draft(key);
    const [owner] = file.policies;
    const redated = { titlePolicyID: owner?.titlePolicyID, effectiveDate: '2026-03-09' };
    await told(calls.change(file.ordersID, { titlePolicies: [redated] }));
    const { body } = await calls.approve(seen);
    const changed = 'Its lines changed meanwhile, and it comes to 280.20 now';
    expect([body.errorCode, body.errorMessage, body.result?.modelState]).toEqual([
      ...['CARRIED_ON', `${changed}. Look at it again.`],
      { 'act.linesDigest': [changed] },
    ]);
    // Nothing of it is stored.
    const draft = await calls.one(seen);
    expect(draft).toMatchObject({ state: 'draft', approved: null, totals: seen.totals });
    expect(draft.lines.map(({ effectiveDate }) => effectiveDate)).toContain('2026-03-09');
    expect(await told(calls.approve(draft))).toMatchObject({ state: 'approved', linesDigest: null });
  });

  it('what a rate order says of a policy that was sent is locked with it, field by field', async () => {
    const { file } = await sentWorld();
    const [order] = file.stored.rateOrders;
    const changed = (fields: object) =>
      calls.change(file.ordersID, { rateOrders: [{ rateOrderID: order?.rateOrderID, ...fields }] });
    const typed = {
      ...{ effectiveDate: '2026-03-09', policies: 'Owner alone', ownerLiability: 299_999_00, loanLiability: 1_00 },
      ...{ underwriter: 'Two', underwriterPercent: '20' },
    };
    for (const [field, value] of Object.entries(typed)) {
      const { body } = await changed({ remarks: 'Own', [field]: value });
      expect([body.errorCode, body.result?.modelState]).toEqual([
        'VALIDATION_FAILED',
        { [`changes.rateOrders.0.${field}`]: [expect.stringContaining('It was remitted')] },
      ]);
    }
    expect((await calls.read(file.ordersID)).rateOrders).toEqual(file.stored.rateOrders);
    await told(changed({ remarks: 'Own', transaction: 'Purchase', payeeName: 'Other' }));
    // One that is not unlocked holds the order still.
    const [owner, loan] = file.policies;
    const unlock = (id = 0) => calls.send('POST', `${calls.path}/policies/${id}/unlock`, { reason: 'Redrawn' });
    await told(unlock(owner?.titlePolicyID));
    expect((await changed(typed)).body.errorCode).toBe('VALIDATION_FAILED');
    await told(unlock(loan?.titlePolicyID));
    await told(changed({ ...typed, loanLiability: null }));
  });

  it('a policy that lost its number, or that is gone, is not called void', async () => {
    const { key, file } = await world();
    await calls.sent(key);
    const [owner, loan] = file.policies;
    await unlocked(file);
    await told(
      calls.change(file.ordersID, {
        titlePolicies: [{ titlePolicyID: owner?.titlePolicyID, number: null }],
        removeTitlePolicies: [loan?.titlePolicyID],
      }),
    );
    const { policies } = await calls.waiting(key);
    expect(policies.map(({ correction }) => correction)).toEqual(['Number removed', 'Policy removed']);
  });

  it('what a later remittance corrects is withdrawn after that one', async () => {
    const { key, file } = await world();
    const first = await told<RemittanceDetail>(calls.approve(await calls.draft(key)));
    const [owner] = file.policies;
    await told(
      calls.change(file.ordersID, {
        titlePolicies: [{ titlePolicyID: owner?.titlePolicyID, effectiveDate: '2026-03-09' }],
      }),
    );
    const later = await told<RemittanceDetail>(calls.approve(await calls.draft(key)));
    const withdraw = { kind: 'withdraw', reason: 'Not yet' };
    expect((await calls.act(first, withdraw)).body).toMatchObject({
      errorCode: 'CARRIED_ON',
      errorMessage: `${later.number} corrects it: withdraw that one first.`,
    });
    await told(calls.act(later, withdraw));
    expect(await told(calls.act(first, withdraw))).toMatchObject({ state: 'withdrawn' });
  });
});
