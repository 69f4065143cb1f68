import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { matchRows, payByBank } from '../ledger/bank-world.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { days, file, letReconcile, matchingCalls } from './reconciliation-world.ts';

const nobody = { stripe: 0, number: 999 };
const actor = systemActor('alpha', 'test');

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = matchingCalls(
    () => api,
    () => test.database,
  );
  const { told, receive, pay, tell, run, match, unmatch } = calls;

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

  /** An account with a receipt and a check that the bank has, and items of it that wait. */
  const world = async () => {
    const bank = await calls.newAccount();
    const receipt = await receive(bank, 1_000_00);
    const check = await pay(bank, 100_00, { checkNumber: 4001 });
    const [came = 0, paid = 0, fee = 0, later = 0] = await tell(bank, [
      { day: days.first, amount: 1_000_00, kind: 'Wire in' },
      { day: days.paid, amount: -100_00, kind: 'Check', check_number: 4001 },
      { day: days.paid, amount: -15_00, kind: 'Fee' },
      { day: '2026-04-01', amount: 7_00, kind: 'Other in' },
    ]);
    return { bank, receipt, check, came, paid, fee, later };
  };
  type World = Awaited<ReturnType<typeof world>>;
  const withMatch = async () => {
    const made = await world();
    await told(run(made.bank));
    await told(match(made.bank, { bankItemIDs: [made.came], bookItems: [made.receipt], note: 'The same' })).catch(
      () => null,
    );
    const { matched } = await calls.day(made.bank, days.paid);
    const [first] = (await calls.day(made.bank, days.first)).matched;
    return { ...made, ofCheck: matched[0]?.bankMatchID ?? 0, ofReceipt: first?.bankMatchID ?? 0 };
  };
  const close = (bank: number, through: string) =>
    test.database.inTenant(actor, (tx) => sql`select close_ledger(${bank}, ${through})`.execute(tx));
  /** Nothing is stored, posted or begun. */
  const refused = async (call: () => Promise<Answer>, code: string, field: string | null) => {
    const counts = async () => [await api.auditCount(), await api.postedCount()];
    const before = await counts();
    const { body } = await call();
    expect(body.errorCode, JSON.stringify(body)).toBe(code);
    expect(Object.keys(body.result?.modelState ?? {})).toEqual(field === null ? [] : [field]);
    expect(await counts()).toEqual(before);
    return body.errorMessage as string;
  };

  it.each<[string, string, string | null, (of: World) => Promise<Answer>]>([
    [
      'sides that differ by a cent',
      'VALIDATION_FAILED',
      'bankItemIDs',
      async ({ bank, came }) =>
        match(bank, { bankItemIDs: [came], bookItems: [await receive(bank, 999_99)], note: 'Near' }),
    ],
    [
      'one item',
      'VALIDATION_FAILED',
      'bankItemIDs',
      ({ bank, came }) => match(bank, { bankItemIDs: [came], note: 'It' }),
    ],
    [
      'no note where no rule offers it',
      'VALIDATION_FAILED',
      'note',
      async ({ bank }) => {
        const [a, b] = [await receive(bank, 3_00), await receive(bank, 4_00)];
        const ids = await tell(bank, [{ day: days.first, amount: 7_00 }]);
        return match(bank, { bankItemIDs: ids, bookItems: [a, b] });
      },
    ],
    [
      'an item twice',
      'VALIDATION_FAILED',
      'bankItemIDs.1',
      ({ bank, came }) => match(bank, { bankItemIDs: [came, came], note: 'Twice' }),
    ],
    [
      'an item of a later day',
      'VALIDATION_FAILED',
      'bankItemIDs.0',
      async ({ bank, later }) =>
        match(bank, { bankItemIDs: [later], bookItems: [await receive(bank, 7_00)], note: 'It' }),
    ],
    [
      'an item that is not there',
      'NOT_FOUND',
      'bookItems.0',
      ({ bank, came }) => match(bank, { bankItemIDs: [came], bookItems: [nobody], note: 'It' }),
    ],
    [
      'an item of another account',
      'NOT_FOUND',
      'bankItemIDs.0',
      async ({ bank, receipt }) =>
        match(bank, { bankItemIDs: [(await world()).came], bookItems: [receipt], note: 'It' }),
    ],
    [
      'a payment that the bank did not pay',
      'VALIDATION_FAILED',
      'bookItems',
      async ({ bank, check }) =>
        match(bank, { bookItems: [check, await receive(bank, 100_00)], note: 'Against each other' }),
    ],
    [
      'a check that was voided',
      'CARRIED_ON',
      'bookItems.0',
      async ({ bank, check, paid }) => {
        await calls.end(bank, check, 100_00);
        return match(bank, { bankItemIDs: [paid], bookItems: [check], note: 'It' });
      },
    ],
    ['a match that is not there', 'NOT_FOUND', 'bankMatchIDs.0', ({ bank }) => unmatch(bank, [999])],
    ['a note of nothing', 'VALIDATION_FAILED', 'bankItemID', ({ bank }) => calls.note(bank, {})],
    ['a note of what is not there', 'NOT_FOUND', null, ({ bank }) => calls.note(bank, { bookItem: nobody })],
    [
      'a check as a charge',
      'VALIDATION_FAILED',
      'bankItemID',
      ({ bank, paid }) => calls.postItem(bank, { bankItemID: paid, as: 'bank charge' }),
    ],
    [
      'a charge as interest',
      'VALIDATION_FAILED',
      'bankItemID',
      ({ bank, fee }) => calls.postItem(bank, { bankItemID: fee, as: 'interest' }),
    ],
    [
      'a charge that was posted already',
      'CARRIED_ON',
      null,
      async ({ bank, fee }) => {
        await told(calls.postItem(bank, { bankItemID: fee, as: 'bank charge' }));
        return calls.postItem(bank, { bankItemID: fee, as: 'bank charge' });
      },
    ],
    [
      'a run of a closed day',
      'PERIOD_CLOSED',
      null,
      async ({ bank }) => {
        await close(bank, days.last);
        return run(bank);
      },
    ],
    [
      'a match in a closed day',
      'PERIOD_CLOSED',
      null,
      async ({ bank, came, receipt }) => {
        await close(bank, days.paid);
        return match(bank, { bankItemIDs: [came], bookItems: [receipt], note: 'It' });
      },
    ],
    [
      'items of the bank alone, of which none takes another back',
      'VALIDATION_FAILED',
      'bankItemIDs',
      async ({ bank }) => {
        const ids = await tell(bank, [
          { day: days.paid, amount: 7_00, kind: 'Deposit' },
          { day: days.paid, amount: -7_00, kind: 'Wire out' },
        ]);
        return match(bank, { bankItemIDs: ids, note: 'The same' });
      },
    ],
    [
      'what only says that money went as a charge',
      'VALIDATION_FAILED',
      'bankItemID',
      async ({ bank }) => {
        const [item] = await tell(bank, [{ day: days.paid, amount: -7_00, kind: 'Other out' }]);
        return calls.postItem(bank, { bankItemID: item, as: 'bank charge' });
      },
    ],
    [
      'a charge of a closed day',
      'PERIOD_CLOSED',
      null,
      async ({ bank, fee }) => {
        await close(bank, days.paid);
        return calls.postItem(bank, { bankItemID: fee, as: 'bank charge' });
      },
    ],
  ])('refuses %s', async (_what, code, field, tried) => {
    const of = await world();
    const { body } = await tried(of);
    expect(body.errorCode, JSON.stringify(body)).toBe(code);
    expect(Object.keys(body.result?.modelState ?? {})).toEqual(field === null ? [] : [field]);
  });

  describe('what is matched', () => {
    const words = 'It is matched with the bank. Take the match apart first.';
    const inLedger = async (work: () => Promise<unknown>) => expect(work()).rejects.toMatchObject({ message: words });

    it('is not voided once it is paid', async () => {
      const { bank, check } = await withMatch();
      await expect(calls.end(bank, check, 100_00, days.paid)).rejects.toMatchObject({ code: 'CARRIED_ON' });
    });

    it('is not taken back, nor is its deposit', async () => {
      const { bank, receipt } = await withMatch();
      const answer = await refused(
        () =>
          api.send('POST', `/api/orders/${file}/ledger/take-back`, {
            body: { bankAccountID: bank, date: days.paid, transaction: receipt, reason: 'By mistake' },
          }),
        'CARRIED_ON',
        null,
      );
      expect(answer).toBe(words);
    });

    it('is not given back as if it had never been at the bank', async () => {
      const bank = await calls.newAccount();
      const receipt = await receive(bank, 50_00, { deposited: null });
      const ids = await tell(bank, [{ day: days.first, amount: 50_00 }]);
      await told(match(bank, { bankItemIDs: ids, bookItems: [receipt], note: 'Somebody took it there' }));
      const back = { file, amount: 50_00, isGood: true, wasDeposited: false, there: 50_00 };
      await inLedger(() =>
        calls.post(bank, { kind: 'returned deposit', parts: [back] }, { about: receipt, facts: { reason: 'NSF' } }),
      );
    });

    it('is not matched again, nor posted as paid by itself', async () => {
      const { bank, check, paid, receipt, came } = await withMatch();
      await refused(
        () => match(bank, { bankItemIDs: [paid], bookItems: [check], note: 'It' }),
        'CARRIED_ON',
        'bankItemIDs.0',
      );
      await refused(
        () => match(bank, { bankItemIDs: [came], bookItems: [receipt], note: 'It' }),
        'CARRIED_ON',
        'bankItemIDs.0',
      );
      const other = await pay(bank, 5_00, { checkNumber: 4002 });
      await expect(
        calls.post(
          bank,
          { kind: 'paid', parts: [{ file, amount: 5_00 }] },
          { about: other, facts: { bankMatchID: 1 } },
        ),
      ).rejects.toMatchObject({ message: 'NOT_MATCHED' });
    });

    it('stays as it is in a closed day', async () => {
      const { bank, ofCheck } = await withMatch();
      await close(bank, days.paid);
      const answer = await refused(() => unmatch(bank, [ofCheck]), 'PERIOD_CLOSED', null);
      expect(answer).toBe(
        'This bank account is finalized through 03/10/2026: what is matched until then stays as it is.',
      );
    });

    it('is left out of a run where its day is closed, and later days are matched', async () => {
      const { bank, check } = await world();
      const second = await pay(bank, 50_00, { checkNumber: 4002 });
      await tell(bank, [{ day: days.last, amount: -50_00, kind: 'Check', check_number: 4002 }]);
      await close(bank, days.paid);
      const day = await told(run(bank));
      expect(day.bookItems.map(({ number }) => number)).toContain(check.number);
      expect(day.bookItems.map(({ number }) => number)).not.toContain(second.number);
    });

    it('is taken apart once', async () => {
      const { bank, ofCheck } = await withMatch();
      await told(unmatch(bank, [ofCheck]));
      await refused(() => unmatch(bank, [ofCheck]), 'CARRIED_ON', 'bankMatchIDs.0');
    });
  });

  it('is matched by one of two who come at once, and the other is told', async () => {
    const { bank, check, paid } = await world();
    const sent = { bankItemIDs: [paid], bookItems: [check] };
    const codes = (await Promise.all([match(bank, sent), match(bank, sent), run(bank)])).map(
      ({ body }) => body.errorCode,
    );
    expect(codes.filter((code) => code === null).length).toBeGreaterThanOrEqual(1);
    expect(codes.filter((code) => code !== null && code !== 'CARRIED_ON')).toEqual([]);
    expect((await calls.day(bank, days.paid)).matched).toHaveLength(1);
  });

  describe('refuses', () => {
    it('a bank of another region, which is not there', async () => {
      const bank = await calls.newAccount({ regionID: 2 });
      const elsewhere = { as: 'elsewhere' } as const;
      expect((await calls.day(bank, days.last, elsewhere)).account.bankAccountID).toBe(bank);
      for (const call of [
        run(bank),
        match(bank, { bankItemIDs: [1, 2], note: 'It' }),
        unmatch(bank, [1]),
        calls.note(bank, { bankItemID: 1 }),
        calls.postItem(bank, { bankItemID: 1, as: 'interest' }),
        calls.send('GET', `/api/reconciliations/accounts/${bank}/days/${days.last}`),
      ])
        expect((await call).body.errorCode).toBe('NOT_FOUND');
    });

    it.each(['closer', 'viewOnly'] as const)('%s, who may not', async (as) => {
      const bank = await calls.newAccount();
      for (const call of [
        run(bank, days.last, { as }),
        match(bank, { bankItemIDs: [1, 2], note: 'It' }, days.last, { as }),
        unmatch(bank, [1], days.last, { as }),
        calls.note(bank, { bankItemID: 1 }, days.last, { as }),
        calls.postItem(bank, { bankItemID: 1, as: 'interest' }, days.last, { as }),
      ])
        expect((await call).status).toBe(403);
    });

    it('another tenant, to whom nothing is there', async () => {
      const { bank } = await world();
      const beta = matchingCalls(
        () => api,
        () => test.database,
        { tenant: 'beta' },
      );
      const sent = { as: 'administrator' } as const;
      for (const call of [beta.run(bank, days.last, sent), beta.unmatch(bank, [1], days.last, sent)])
        expect((await call).body.errorCode).toBe('NOT_FOUND');
    });
  });

  describe('in the database, whoever writes', () => {
    it.each<[string, (of: World) => Promise<unknown>, string]>([
      [
        'sides that differ by a cent',
        async ({ bank, came }) => {
          const near = await receive(bank, 999_99);
          const items = [
            { bankItemID: came, amount: 1_000_00 },
            { ...near, amount: 999_99 },
          ];
          return matchRows(test.database, actor, bank, { date: days.first, amount: 1_000_00, items });
        },
        'NO_MATCH',
      ],
      [
        'an amount that is not that of the item',
        ({ bank, came, check }) => {
          const items = [
            { bankItemID: came, amount: -100_00 },
            { ...check, amount: -100_00 },
          ];
          return matchRows(test.database, actor, bank, { date: days.first, amount: -100_00, items });
        },
        'NOT_WAITING',
      ],
      [
        'another day than the last of its items',
        ({ bank, paid, check }) => {
          const items = [
            { bankItemID: paid, amount: -100_00 },
            { ...check, amount: -100_00 },
          ];
          return matchRows(test.database, actor, bank, { date: days.first, amount: -100_00, items });
        },
        'NO_MATCH',
      ],
      [
        'a payment that is matched and not posted as paid',
        ({ bank, paid, check }) => {
          const items = [
            { bankItemID: paid, amount: -100_00 },
            { ...check, amount: -100_00 },
          ];
          return matchRows(test.database, actor, bank, { date: days.paid, amount: -100_00, items });
        },
        'a payment that is matched is posted as paid',
      ],
      [
        'a match without items',
        ({ bank }) => matchRows(test.database, actor, bank, { date: days.paid, amount: 0, items: [] }),
        'a match has its items',
      ],
      [
        'a day that is closed',
        async ({ bank, came, receipt }) => {
          await close(bank, days.paid);
          const items = [
            { bankItemID: came, amount: 1_000_00 },
            { ...receipt, amount: 1_000_00 },
          ];
          return matchRows(test.database, actor, bank, { date: days.first, amount: 1_000_00, items });
        },
        'CLOSED',
      ],
      [
        'an item of another account',
        async ({ bank, receipt }) => {
          const items = [
            { bankItemID: (await world()).came, amount: 1_000_00 },
            { ...receipt, amount: 1_000_00 },
          ];
          return matchRows(test.database, actor, bank, { date: days.first, amount: 1_000_00, items });
        },
        'NOT_WAITING',
      ],
    ])('refuses %s', async (_what, tried, words) => {
      await expect(tried(await world())).rejects.toThrow(words);
    });

    it('refuses to take a payment back from under its match, or to change anything of it', async () => {
      const bank = await calls.newAccount();
      await receive(bank, 1_000_00);
      const check = await pay(bank, 100_00, { checkNumber: 4100 });
      const parts = [{ file, amount: 100_00 }];
      const paid = await payByBank(test.database, actor, { bank, about: check, day: days.paid, parts });
      const [waiting] = await tell(bank, [{ day: days.paid, amount: 1_00 }]);
      const inAlpha = (statement: string) =>
        test.asOwner(async (owner) => {
          await owner.query('begin');
          try {
            await owner.query(
              "select set_config('app.tenant', 'alpha', true), set_config('app.actor', 'system:test', true)",
            );
            await owner.query(statement);
            await owner.query('commit');
          } catch (error) {
            await owner.query('rollback');
            throw error;
          }
        });
      const correction = JSON.stringify([
        {
          ...{ bank, kind: 'correction', date: days.paid, key: 'beside', about: null, facts: {} },
          reverses: { stripe: paid.stripe, number: paid.number },
          moves: [{ file, toFile: file, debit: 'cash', credit: 'outstanding', cents: 100_00 }],
        },
      ]);
      for (const [statement, words] of [
        [`select post_transactions('${correction}')`, 'MATCHED'],
        [`update bank_matches set reason = 'Other' where bank_match_id = ${paid.bankMatchID}`, 'taken apart once'],
        [`delete from bank_matches where bank_match_id = ${paid.bankMatchID}`, 'taken apart once'],
        [`update bank_matches set ended_at = now() where bank_match_id = ${paid.bankMatchID}`, 'posted as paid'],
        [`update bank_match_items set stands = false where bank_match_id = ${paid.bankMatchID}`, 'neither changed'],
        [`delete from bank_match_items where bank_match_id = ${paid.bankMatchID}`, 'neither changed'],
        [
          `insert into bank_match_items (tenant_id, bank_match_id, item, bank_account_id, bank_item_id, amount_cents)
           select tenant_id, ${paid.bankMatchID}, 9, bank_account_id, bank_item_id, amount_cents from bank_waits where bank_item_id = ${waiting}`,
          'NO_MATCH',
        ],
      ] as const)
        await expect(inAlpha(statement), statement).rejects.toThrow(words);
      expect((await calls.day(bank, days.paid)).matched).toHaveLength(1);
    });
  });
});
