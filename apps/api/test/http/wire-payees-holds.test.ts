import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { payeeCalls, setWaiting } from './wire-payees-world.ts';

const bookkeeper = '11';
const administrator = '6';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const payees = payeeCalls(() => api);
  const { told, made, call, add, stop } = payees;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await setWaiting(test.database, 0);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  /** Runs a statement of somebody as the owner or as the application, and takes it back, with what it is asked for. */
  const run = (statement: string, { as = administrator, login = 'owner', asked = '' } = {}) =>
    test.asOwner(async (owner) => {
      await owner.query('begin');
      try {
        await owner.query(
          "select set_config('app.tenant', 'alpha', true), set_config('app.actor', $1, true), set_config('app.request', 'test', true)",
          [as],
        );
        if (login === 'application') await owner.query('set local role closewright_app');
        await owner.query(statement);
        return asked === '' ? [] : (await owner.query(asked)).rows;
      } finally {
        await owner.query('rollback');
      }
    });
  const both = async (statement: string, words: RegExp, as = administrator) => {
    await expect(run(statement, { as, login: 'application' }), statement).rejects.toThrow(
      /permission denied|denied|neither|nobody|number|confirmed|turn|stopped/,
    );
    await expect(run(statement, { as }), statement).rejects.toThrow(words);
  };
  const of = (id: number, number = 1) => `where tenant_id = 'alpha' and wire_payee_id = ${id} and number = ${number}`;
  /** Adds instructions as those that are there, but for what is said otherwise. */
  const instructions = (id: number, number: number, part: Readonly<Record<string, string>> = {}) => {
    const columns = [
      'beneficiary',
      'street',
      'town',
      'state',
      'country',
      'bank_name',
      'routing_number',
      'account_number_encrypted',
    ];
    const all = [...columns, 'account_number_last4', 'source', 'received_on'];
    const more = Object.keys(part).filter((name) => !all.includes(name));
    return `insert into wire_instructions (tenant_id, wire_payee_id, number, ${[...all, ...more].join(', ')})
      select tenant_id, wire_payee_id, ${number}, ${[...all, ...more].map((name) => part[name] ?? name).join(', ')} from wire_instructions ${of(id)}`;
  };
  const calling = (id: number, part: Readonly<Record<string, string>> = {}, number = 1) => {
    const values = {
      ...{
        result: "'Confirmed'",
        number_called: "'214 555 0111'",
        number_source: "'Public directory'",
        spoke_to: "'Ms. Reed'",
      },
      ...part,
    };
    return `insert into wire_call_backs (tenant_id, wire_payee_id, number, ${Object.keys(values).join(', ')})
      values ('alpha', ${id}, ${number}, ${Object.values(values).join(', ')})`;
  };

  describe('straight SQL', () => {
    it('neither changes nor removes instructions and calls, for the application and for the owner', async () => {
      const id = await made('Stays');
      await told(call(id));
      for (const statement of [
        `update wire_instructions set beneficiary = 'Somebody else' ${of(id)}`,
        `update wire_instructions set routing_number = '011000015' ${of(id)}`,
        `update wire_instructions set entered_by = '1' ${of(id)}`,
        `update wire_instructions set stop_reason = 'No', note = 'No' ${of(id)}`,
        `delete from wire_instructions ${of(id)}`,
        'truncate wire_instructions cascade',
      ])
        await both(statement, /neither changed nor removed/);
      for (const statement of [
        `update wire_call_backs set good_from = now() - interval '1 day' ${of(id)}`,
        `update wire_call_backs set result = 'Not reached', good_from = null ${of(id)}`,
        `delete from wire_call_backs ${of(id)}`,
        'truncate wire_call_backs',
      ])
        await both(statement, /a call-back is neither changed nor removed/);
      await expect(
        run(`delete from wire_payees where wire_payee_id = ${id}`, { login: 'application' }),
      ).rejects.toThrow('permission denied');
    });

    it('stops instructions once, in the name of who does', async () => {
      const id = await made('Stopped by SQL');
      const stopping = `update wire_instructions set stop_reason = 'No' ${of(id)}`;
      const asked = `select stopped_by from wire_instructions ${of(id)}`;
      expect(await run(stopping, { as: bookkeeper, login: 'application', asked })).toEqual([
        { stopped_by: bookkeeper },
      ]);
      await told(stop(id));
      await both(stopping, /stopped once/);
      await both(`update wire_instructions set stop_reason = null ${of(id)}`, /stopped once/);
    });

    it('enters instructions in turn, in the name of who does, and none that are stopped', async () => {
      const id = await made('In turn');
      for (const number of [1, 3]) await both(instructions(id, number), /come in turn/);
      await both(instructions(id, 2, { stop_reason: "'No'" }), /not stopped yet/);
      const asked = `select entered_by from wire_instructions ${of(id, 2)}`;
      expect(await run(instructions(id, 2), { as: bookkeeper, login: 'application', asked })).toEqual([
        { entered_by: bookkeeper },
      ]);
      const given = instructions(id, 2, { entered_by: "'1'", entered_at: "'2001-01-01'" });
      expect(await run(given, { asked })).toEqual([{ entered_by: administrator }]);
      for (const [column, value] of [
        ['routing_number', "'021000022'"],
        ['state', 'null'],
        ['intermediary_name', "'Gulf'"],
        ['source', "'Rumour'"],
      ] as const)
        await expect(run(instructions(id, 2, { [column]: value }))).rejects.toThrow('violates check constraint');
    });

    it('confirms nothing in the name of who entered, of nobody, or of the system', async () => {
      const id = await made('Confirmed by SQL');
      for (const as of [bookkeeper, 'system:seed']) await both(calling(id), /confirmed by another person/, as);
      await both(calling(id, { called_by: `'${administrator}'` }), /confirmed by another person/, bookkeeper);
      const asked = `select called_by, call_number, good_from = called_at as at_once from wire_call_backs ${of(id)}`;
      const once = [{ called_by: administrator, call_number: 1, at_once: true }];
      expect(await run(calling(id), { login: 'application', asked })).toEqual(once);
      // What it says of when and by whom is not taken.
      expect(
        await run(calling(id, { call_number: '7', called_by: "'1'", good_from: "'2001-01-01'" }), { asked }),
      ).toEqual(once);
      await setWaiting(test.database, 24);
      expect(await run(calling(id, { good_from: 'now()' }), { asked })).toEqual([{ ...once[0], at_once: false }]);
      await setWaiting(test.database, 0);
    });

    it('calls no number that came with instructions, and nobody who is not named', async () => {
      const id = await made('Called by SQL');
      for (const number of ['(214) 555-0190', '+1 214.555.0190 ext. 9', '011 1 214 555 0190', '555', 'the office'])
        await both(calling(id, { number_called: `'${number}'` }), /the number that came with instructions/);
      await expect(run(calling(id, { spoke_to: 'null' }))).rejects.toThrow('violates check constraint');
    });

    it('calls about nothing that is replaced, stopped or not there', async () => {
      const id = await made('Replaced by SQL');
      await told(add(id));
      await both(calling(id), /nobody calls about what is stopped or replaced/);
      await told(stop(id, 2));
      await both(calling(id, {}, 2), /nobody calls about what is stopped or replaced/);
      await both(calling(id, {}, 3), /nobody calls about what is stopped or replaced/);
    });

    it('a call that says otherwise stops them', async () => {
      const id = await made('Differs by SQL');
      const asked = `select stopped_by, wire_instructions_state(${id}, 1) as state from wire_instructions ${of(id)}`;
      const differs = calling(id, { result: "'Differs'" });
      expect(await run(differs, { as: bookkeeper, login: 'application', asked })).toEqual([
        { stopped_by: bookkeeper, state: 'stopped' },
      ]);
    });

    it('has a payee once, however it is written', async () => {
      const id = await made('Only One');
      const twice = `insert into wire_payees (tenant_id, wire_payee_id, name) values ('alpha', 900${id}, 'ONLY  one')`;
      await expect(run(twice)).rejects.toThrow('wire_payees_name');
    });
  });

  it('the state of instructions can be asked at a moment', async () => {
    const id = await made('Held');
    await told(call(id));
    await test.asOwner(async (owner) => {
      await owner.query('begin');
      await owner.query("select set_config('app.tenant', 'alpha', true)");
      const { rows } = await owner.query(
        `select wire_instructions_state(${id}, 1) as state, wire_instructions_state(${id}, 1, '2001-01-01') as before`,
      );
      await owner.query('rollback');
      expect(rows).toEqual([{ state: 'good', before: 'waiting' }]);
    });
  });
});
