import { type ControlName, type ControlValue, controlOf } from '@closewright/domain/controls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weakerCases } from '../../../../packages/domain/src/controls/weaker-cases.fixture.ts';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { setControl } from '../harness/set-control.ts';
import { makeLedgerTenant, person, tenant } from '../ledger/ledger-world.ts';

const ach = {
  ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
  ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
};
const [asks, approves, system] = [person(1), person(2), person('system:jobs')];
const refused = '42501';

/** Each setting at its strongest, and weaker: by one statement of the application's login. */
const settings: readonly [ControlName, strong: ControlValue, weak: ControlValue, alone: string][] = [
  ['wireWaitingHours', 24, 0, "update system_settings set value = '0' where name = 'wireWaitingHours'"],
  ['wireTwoReleaseFrom', 100, 200, "update system_settings set value = '200' where name = 'wireTwoReleaseFrom'"],
  ['checkWritingPIN', true, false, "update feature_flags set is_on = false where name = 'checkWritingPIN'"],
  [
    'twoSignaturesAbove',
    500_00,
    null,
    'update bank_accounts set two_signatures_above_cents = null where bank_account_id = 1',
  ],
  ['positivePayLayoutID', 1, null, 'update bank_accounts set positive_pay_layout_id = null where bank_account_id = 1'],
  [
    'achSetting',
    null,
    ach,
    `update bank_accounts set ach_destination = '123456780', ach_origin = '1990000017', ach_company_id = '1990000017',
      ach_company_name = 'Epsilon Title' where bank_account_id = 1`,
  ],
];

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let ids = 5_000;

  beforeAll(async () => {
    test = await make();
    await makeLedgerTenant(test.database, 1);
    await test.database.inTenant(asks, (tx) =>
      sql`insert into positive_pay_layouts (tenant_id, positive_pay_layout_id, name, layout) values (${tenant}, 1, 'Usual', '{}')`.execute(
        tx,
      ),
    );
  });
  afterAll(() => test.close());

  const of = (control: ControlName) => (controlOf(control).place === 'bank account' ? 1 : null);
  const set = (control: ControlName, value: ControlValue) =>
    setControl(test.database, control, value, { tenant, bankAccountID: of(control) });
  const held = (control: ControlName) =>
    test.database.inTenant(asks, async (tx) => {
      const { rows } = await sql<{ now: ControlValue }>`
        select control_value(${tenant}, ${control}, ${of(control)}::integer) as now`.execute(tx);
      return rows[0]?.now ?? null;
    });
  /** What is refused, by its code; null where it was done. */
  const tried = async (actor: Actor, statement: string): Promise<string | null> => {
    try {
      await test.database.inTenant(actor, (tx) => sql.raw(statement).execute(tx));
      return null;
    } catch (error) {
      return String(Object(error).code);
    }
  };
  const asking = (control: ControlName, was: ControlValue, becomes: ControlValue, more = '') =>
    `insert into control_changes (tenant_id, control_change_id, control, bank_account_id, was, becomes, reason${more && ', state'})
      values ('${tenant}', ${ids}, '${control}', ${of(control)}, '${JSON.stringify(was)}', '${JSON.stringify(becomes)}', 'Why'${more})`;
  const ask = async (control: ControlName, was: ControlValue, becomes: ControlValue): Promise<number> => {
    ids += 1;
    expect(await tried(asks, asking(control, was, becomes))).toBeNull();
    return ids;
  };
  const decide = (id: number, state: string, more = '') =>
    `update control_changes set state = '${state}'${more} where control_change_id = ${id}`;

  it.each(weakerCases)('%s from %j to %j is weaker, as the domain says: %j', async (name, was, becomes, weaker) => {
    const { rows } = await test.database.inTenant(asks, (tx) =>
      sql<{ said: boolean }>`
        select control_is_weaker(${name}, ${JSON.stringify(was)}::jsonb, ${JSON.stringify(becomes)}::jsonb) as said`.execute(
        tx,
      ),
    );
    expect(rows[0]?.said).toBe(weaker);
  });

  describe.each(settings)('%s', (control, strong, weak, alone) => {
    it('is weakened by nobody alone, and strengthened at once', async () => {
      await set(control, strong);
      expect(await tried(asks, alone)).toBe(refused);
      expect(await tried(system, alone)).toBe(refused);
      expect(await held(control)).toEqual(strong);
      await set(control, weak);
      expect(await held(control)).toEqual(weak);
      await set(control, strong);
      expect(await held(control)).toEqual(strong);
    });

    it('is set as it was asked for when another person approves, and who that was', async () => {
      await set(control, strong);
      const id = await ask(control, strong, weak);
      for (const [actor, state] of [
        [asks, 'approved'],
        [asks, 'declined'],
        [system, 'approved'],
        [approves, 'withdrawn'],
        [approves, 'asked'],
        [approves, 'outdated'],
      ] as const)
        expect([
          state,
          await tried(actor, decide(id, state, state === 'declined' ? ", decision_reason = 'No'" : '')),
        ]).toEqual([state, refused]);
      expect(await held(control)).toEqual(strong);
      expect(await tried(approves, decide(id, 'approved'))).toBeNull();
      expect(await held(control)).toEqual(weak);
      // Once, and never back.
      expect(await tried(asks, decide(id, 'withdrawn'))).toBe(refused);
      const { rows } = await test.database.inTenant(asks, (tx) =>
        sql<object>`select state, asked_by, decided_by from control_changes where control_change_id = ${id}`.execute(
          tx,
        ),
      );
      expect(rows).toEqual([{ state: 'approved', asked_by: '1', decided_by: '2' }]);
    });

    it('stays when it moved since it was asked for: it is asked for again', async () => {
      await set(control, strong);
      const id = await ask(control, strong, weak);
      ids += 1;
      expect(await tried(approves, asking(control, strong, weak))).toBe('23505');
      await set(control, strong);
      // The harness asks for itself where it weakens, which one that waits is in the way of.
      expect(await tried(asks, decide(id, 'withdrawn'))).toBeNull();
      await set(control, weak);
      expect(await tried(asks, asking(control, strong, weak))).toBe(refused);
    });
  });

  it('is not approved once the setting is stronger, and becomes outdated', async () => {
    await set('wireWaitingHours', 24);
    const id = await ask('wireWaitingHours', 24, 12);
    await set('wireWaitingHours', 48);
    expect(await tried(approves, decide(id, 'approved'))).toBe(refused);
    expect(await held('wireWaitingHours')).toBe(48);
    expect(await tried(approves, decide(id, 'outdated'))).toBeNull();
  });

  it.each([
    ['deleted', "delete from system_settings where name = 'wireWaitingHours'"],
    ['renamed', "update system_settings set name = 'other' where name = 'wireWaitingHours'"],
    ['no number', "update system_settings set value = 'soon' where name = 'wireWaitingHours'"],
    ['a negative number', "update system_settings set value = '-1' where name = 'wireWaitingHours'"],
    [
      'put in its place',
      `insert into system_settings (tenant_id, name, value) values ('${tenant}', 'wireWaitingHours', '30')
        on conflict (tenant_id, name) do update set value = excluded.value`,
    ],
  ])('a setting above its default is not %s', async (_what, statement) => {
    await set('wireWaitingHours', 48);
    expect(await tried(asks, statement)).toBe(refused);
    expect(await held('wireWaitingHours')).toBe(48);
  });

  it('a setting below its default is strengthened in its place', async () => {
    await set('wireWaitingHours', 0);
    const stronger = `insert into system_settings (tenant_id, name, value) values ('${tenant}', 'wireWaitingHours', '12')
      on conflict (tenant_id, name) do update set value = excluded.value`;
    expect(await tried(asks, stronger)).toBeNull();
    expect(await held('wireWaitingHours')).toBe(12);
  });

  it('an account is not begun with ACH', async () => {
    const begun = `insert into bank_accounts (tenant_id, bank_account_id, name, bank_name, account_title, routing_number, account_number_encrypted,
        account_number_last4, kind, state, ach_destination, ach_origin, ach_company_id, ach_company_name)
      values ('${tenant}', 77, 'Begun', 'First Bank', 'Trust', '021000021', '\\x00', '0001', 'Escrow trust', 'TX',
        '123456780', '1990000017', '1990000017', 'Epsilon Title')`;
    expect(await tried(asks, begun)).toBe(refused);
  });

  it.each([
    ['approved from the beginning', () => asking('wireWaitingHours', 24, 12, ", 'approved'"), refused],
    ['of another value than what holds', () => asking('wireWaitingHours', 100, 12), refused],
    ['stronger', () => asking('wireWaitingHours', 24, 48), 'VALIDATION_FAILED'],
    ['no whole number', () => asking('wireWaitingHours', 24, 1.5), 'VALIDATION_FAILED'],
    ['below nothing', () => asking('wireWaitingHours', 24, -1), 'VALIDATION_FAILED'],
    [
      'of a setting that is none',
      () => asking('wireWaitingHours', 24, 12).replace('wireWaitingHours', 'idleTimeoutMinutes'),
      refused,
    ],
  ])('nobody asks for what is %s', async (_what, statement, code) => {
    await set('wireWaitingHours', 24);
    ids += 1;
    expect(await tried(asks, statement())).toBe(code);
  });

  it('is asked for by people', async () => {
    await set('wireWaitingHours', 24);
    ids += 1;
    expect(await tried(system, asking('wireWaitingHours', 24, 12))).toBe(refused);
  });

  it.each([
    ['its value', "set becomes = '1'"],
    ['who asked', "set asked_by = '7'"],
    ['its reason', "set reason = 'Other'"],
  ])('what was asked for keeps %s, and is never removed', async (_what, change) => {
    await set('wireWaitingHours', 24);
    const id = await ask('wireWaitingHours', 24, 12);
    const where = `where control_change_id = ${id}`;
    expect(await tried(approves, `update control_changes ${change} ${where}`)).toBe(refused);
    const owner = (statement: string) =>
      test.asOwner(async (client) => {
        try {
          await client.query(
            `begin; select set_config('app.tenant', '${tenant}', true), set_config('app.actor', '2', true); ${statement}; commit`,
          );
        } finally {
          await client.query('rollback');
        }
      });
    await expect(owner(`update control_changes ${change} ${where}`)).rejects.toThrow();
    await expect(owner(`delete from control_changes ${where}`)).rejects.toThrow();
    await expect(owner('truncate control_changes')).rejects.toThrow();
    expect(await tried(asks, decide(id, 'withdrawn'))).toBeNull();
  });
});
