import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remittanceRefusals } from '../../src/modules/remittances/refused-by-database.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { maker, refusalOf, remittancesByHand } from './remittances-by-hand.ts';
import { letRemit, remitCalls } from './remittances-world.ts';

/** What the database holds of the lines and steps of remittances, whatever program asks it: each rule by its own words. */
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = remitCalls(
    () => api,
    () => test.database,
  );
  const { as, asOwner, copied, change, approvedAs, redated } = remittancesByHand(() => test, calls);

  const { told } = calls;
  const compare = (one = '', other = '') => (one < other ? -1 : Number(one > other));

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letRemit(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it.each<[what: string, rule: string, (given: Awaited<ReturnType<typeof redated>>) => Promise<unknown>]>([
    [
      'takes a line back twice',
      'a correction takes back a line that stands',
      async ({ add, back }) => {
        await add(back);
        return add({ ...back, line: 2 });
      },
    ],
    [
      'takes back less than was remitted',
      'a correction is the mirror of the line that it takes back',
      ({ add, back }) => add({ ...back, gross_cents: back.gross_cents + 1, agent_cents: back.agent_cents + 1 }),
    ],
    [
      'takes back another part of the underwriter',
      'a correction is the mirror of the line that it takes back',
      ({ add, back }) =>
        add({ ...back, underwriter_cents: back.underwriter_cents + 1, agent_cents: back.agent_cents - 1 }),
    ],
    [
      'takes back another number',
      'a correction is the mirror of the line that it takes back',
      ({ add, back }) => add({ ...back, policy_number: 'O-0' }),
    ],
    [
      'takes back the line of another policy',
      'a correction is the mirror of the line that it takes back',
      ({ add, back, first: { lines } }) => {
        const other = lines[1];
        if (!other) throw new Error('one line was remitted');
        const { gross, underwriter, agent, policyNumber } = other;
        return add({
          ...{ ...back, corrects_line: 2, policy_number: policyNumber },
          ...{ gross_cents: -gross, underwriter_cents: -underwriter, agent_cents: -agent },
        });
      },
    ],
    [
      'takes back a correction',
      'a correction is the mirror of the line that it takes back',
      async ({ add, back, draft }) => {
        await add(back);
        return add({
          ...{ ...back, line: 2, corrects_remittance: draft.remittanceID },
          ...{ gross_cents: -back.gross_cents, underwriter_cents: -back.underwriter_cents },
          agent_cents: -back.agent_cents,
        });
      },
    ],
    ['remits a policy twice', 'a policy is remitted once until it is taken back', ({ add }) => add({})],
    [
      'remits a policy that nobody chose',
      'a line is of a policy that was chosen',
      ({ add }) => add({ title_policy_id: 999_999 }),
    ],
    [
      'remits a policy of another file',
      'a line is of a policy that was chosen',
      async ({ add, back, file }) => {
        await add(back);
        const other = await calls.newFile(calls.underwriter());
        expect(other.ordersID).not.toBe(file.ordersID);
        return add({ title_policy_id: file.policies[0]?.titlePolicyID, line: 2, orders_id: other.ordersID });
      },
    ],
    [
      'adds a line to what was approved',
      'a remittance takes policies as a draft, and payments once it was sent',
      ({ add, first }) => add({ remittance_id: first.remittanceID, line: 3 }),
    ],
    [
      'is approved by who made it',
      'another person than who made it approves a remittance',
      async ({ add, back, draft }) => {
        await add(back);
        return change(draft, approvedAs(back), maker);
      },
    ],
    [
      'is approved as another sum',
      'a remittance is approved as what its lines come to',
      async ({ add, back, draft }) => {
        await add(back);
        return change(
          draft,
          approvedAs({ ...back, gross_cents: back.gross_cents + 1, agent_cents: back.agent_cents + 1 }),
        );
      },
    ],
    [
      'is approved without lines',
      'a remittance is approved as what its lines come to',
      ({ draft }) => change(draft, approvedAs({ gross_cents: 0, underwriter_cents: 0, agent_cents: 0 })),
    ],
    [
      'is sent as a draft',
      'a remittance goes on step by step',
      ({ draft }) => change(draft, sql`state = 'sent', sent_on = '2026-03-31'`),
    ],
    [
      'is sent before somebody else approved it',
      'a remittance is sent once it was approved, and acknowledged once it was sent',
      ({ first }) => change(first, sql`state = 'sent', sent_on = (approved_at at time zone 'UTC')::date - 2`),
    ],
    [
      'comes to something else when it is sent',
      'a remittance goes on step by step',
      ({ first }) =>
        change(
          first,
          sql`state = 'sent', sent_on = '2026-03-31', gross_cents = gross_cents + 1, agent_cents = agent_cents + 1`,
        ),
    ],
    [
      'is withdrawn where a later one corrects it',
      'a later remittance corrects this one',
      async ({ add, back, first }) => {
        await add(back);
        return change(first, sql`state = 'withdrawn', withdrawn_reason = 'No'`);
      },
    ],
    [
      'is withdrawn where what it takes back was remitted again',
      'what this remittance takes back was remitted again since',
      async ({ add, back, draft, key }) => {
        await add(back);
        await change(draft, approvedAs(back));
        await told(calls.approve(await calls.draft(key)));
        return change(draft, sql`state = 'withdrawn', withdrawn_reason = 'No'`);
      },
    ],
    [
      'begins as approved',
      'a remittance begins as a draft',
      ({ first }) =>
        as(
          maker,
          copied('remittances', sql`t.remittance_id = ${first.remittanceID}`, {
            ...{ remittance_id: first.remittanceID + 900_000, number: first.remittanceID + 900_000 },
          }),
        ),
    ],
    [
      'has a line that is changed',
      'permission denied for table remittance_lines',
      ({ first }) =>
        as(maker, sql`update remittance_lines set label = 'Own' where remittance_id = ${first.remittanceID}`),
    ],
    [
      'has a line that is changed by the owner of the tables',
      'what was remitted does not change',
      ({ first }) => asOwner(`update remittance_lines set label = 'Own' where remittance_id = $1`, first.remittanceID),
    ],
    [
      'has a line that is removed',
      'what was remitted does not change',
      ({ first }) => asOwner('delete from remittance_lines where remittance_id = $1', first.remittanceID),
    ],
    [
      'goes with all its lines',
      'what was remitted does not change',
      () => asOwner('truncate remittance_lines cascade'),
    ],
    [
      'is removed',
      'a remittance is not removed',
      ({ draft }) => asOwner('delete from remittances where remittance_id = $1', draft.remittanceID),
    ],
  ])('no remittance %s', async (_what, rule, tried) => {
    expect(await refusalOf(tried(await redated()))).toBe(rule);
  });

  it('each refusal of the database has its words', async () => {
    const { rows } = await asOwner(
      "select prosrc from pg_proc where proname in ('remittance_stays', 'remittance_part_stays')",
    );
    const raised = rows.flatMap((row) =>
      [...String(Object(row).prosrc).matchAll(/raise exception '([^']+)'/g)].map(([, rule]) => rule),
    );
    // What the api never asks for.
    const never = [
      'a remittance is not removed',
      'a remittance begins as a draft',
      'what was remitted does not change',
    ];
    expect([...remittanceRefusals.keys()].toSorted(compare)).toEqual(
      raised.filter((rule) => !never.includes(rule ?? '')).toSorted(compare),
    );
  });
});
