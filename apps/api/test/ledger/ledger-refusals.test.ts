import { carriedKinds, carriedOn, type LedgerAccount, type LedgerKind, ledgerRules } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { given, money } from '@closewright/domain/trace';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AskedPosting } from '../../src/modules/ledger/post-transactions.usecases.ts';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { approvedTransfer } from './approval-world.ts';
import { makeLedgerTenant, person, post } from './ledger-world.ts';

type Way = readonly [file: number | null, debit: LedgerAccount, credit: LedgerAccount, amount: number, toFile?: number];

/** A posting of any moves, also of such as no event makes. */
const asked = (
  key: string,
  kind: LedgerKind,
  ways: readonly Way[],
  more: Partial<AskedPosting> = {},
): AskedPosting => ({
  ...{ bank: 1, date: '2026-11-05', key },
  posting: {
    kind,
    moves: ways.map(([file, debit, credit, amount, toFile]) => ({
      ...{ file, toFile: toFile ?? file, debit, credit },
      amount: { value: cents(amount), trace: given('Amount', money(amount)) },
    })),
  },
  ...more,
});

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let actor: Actor;
  /** A check of 10.00 for file 7, and one for file 23, which is in the same chain. */
  let checks: readonly { readonly stripe: number; readonly number: number }[];

  beforeAll(async () => {
    test = await make();
    actor = await makeLedgerTenant(test.database, 24);
    const files = [7, 23];
    checks = (
      await post(test.database, actor, [
        ...files.map((file) => asked(`receipt ${file}`, 'receipt', [[file, 'in transit', 'available', 50_00]])),
        ...files.map((file) => asked(`check ${file}`, 'check', [[file, 'available', 'outstanding', 10_00]])),
      ])
    ).slice(2);
  });
  afterAll(() => test.close());

  it('has the table of the domain, move for move', async () => {
    const { rows } = await test.asOwner((owner) =>
      owner.query<{ move: string }>(
        "select kind || ': ' || debit || ' <- ' || credit as move from ledger_move_kinds()",
      ),
    );
    const moves = Object.entries(ledgerRules).flatMap(([kind, { debit, credit }]) =>
      debit.flatMap((one) => credit.map((other) => `${kind}: ${one} <- ${other}`)),
    );
    expect(moves.length).toBeGreaterThan(40);
    expect(rows.map(({ move }) => move).toSorted()).toEqual(moves.toSorted());
    const kinds = [...Object.keys(ledgerRules), 'correction'];
    const carried = await test.asOwner((owner) =>
      owner.query<{ kind: string; what: string | null }>(
        'select k as kind, ledger_carried(k) as what, ledger_carried_kinds(k) as about from unnest($1::text[]) k',
        [kinds],
      ),
    );
    expect(carried.rows).toEqual(
      kinds.map((kind) => {
        const what = (carriedOn as Partial<Record<string, keyof typeof carriedKinds>>)[kind];
        return { kind, what: what ?? null, about: what ? carriedKinds[what] : null };
      }),
    );
  });

  it.each<[string, () => AskedPosting, string]>([
    [
      'money of one file for another',
      () => asked('a', 'void', [[7, 'outstanding', 'available', 10_00, 23]], { about: checks[0] }),
      'NO_SUCH_MOVE',
    ],
    [
      'available money made of a charge',
      () => asked('b', 'bank charge', [[7, 'shortage', 'available', 10_00]]),
      'NO_SUCH_MOVE',
    ],
    [
      'cash of a file made available under any name',
      () => asked('c', 'receipt', [[7, 'cash', 'available', 5_00]]),
      'NO_SUCH_MOVE',
    ],
    [
      'a kind there is not',
      () => asked('d', 'Void' as LedgerKind, [[7, 'outstanding', 'available', 10_00]]),
      'NO_SUCH_MOVE',
    ],
    [
      'a transfer of a file to itself',
      () => asked('e', 'transfer', [[7, 'available', 'available', 1_00]]),
      'NO_SUCH_MOVE',
    ],
    [
      'a receipt about something',
      () => asked('f', 'receipt', [[7, 'in transit', 'available', 1]], { about: checks[0] }),
      'NO_SUCH_MOVE',
    ],
    ['a void of nothing', () => asked('g', 'void', [[7, 'outstanding', 'available', 10_00]]), 'CARRIED_ON'],
    [
      'a void of the check of another file',
      () => asked('h', 'void', [[23, 'outstanding', 'available', 10_00]], { about: checks[0] }),
      'CARRIED_ON',
    ],
    [
      'a void of more than the check',
      () => asked('i', 'void', [[7, 'outstanding', 'available', 10_01]], { about: checks[0] }),
      'CARRIED_ON',
    ],
    [
      'a void to another account than it came from',
      () => asked('j', 'void', [[7, 'outstanding', 'held', 10_00]], { about: checks[0] }),
      'CARRIED_ON',
    ],
    [
      'a check that is paid before its day',
      () => asked('k', 'paid', [[7, 'outstanding', 'cash', 10_00]], { about: checks[0], date: '2026-11-04' }),
      'CARRIED_ON',
    ],
    ['an advance', () => asked('l', 'advance', [[7, 'advance', 'available', 1_00]]), 'APPROVAL_NEEDED'],
    ['more than there is', () => asked('m', 'check', [[7, 'available', 'outstanding', 40_01]]), 'NOT_ENOUGH_MONEY'],
    [
      'what was received after the day',
      () => asked('n', 'check', [[7, 'available', 'outstanding', 1_00]], { date: '2026-11-04' }),
      'NOT_ENOUGH_MONEY',
    ],
    [
      'a correction before the day of what it takes back',
      () =>
        asked('o', 'correction', [[7, 'outstanding', 'available', 10_00]], { reverses: checks[0], date: '2026-11-04' }),
      'TAKEN_BACK_ALREADY',
    ],
    ['an amount of nothing', () => asked('p', 'receipt', [[7, 'in transit', 'available', 0]]), 'VALIDATION_FAILED'],
    ['an amount below nothing', () => asked('q', 'receipt', [[7, 'in transit', 'available', -1]]), 'VALIDATION_FAILED'],
    ['a file there is not', () => asked('r', 'receipt', [[99, 'in transit', 'available', 1]]), 'VALIDATION_FAILED'],
    [
      'a day that is a word',
      () => asked('s', 'receipt', [[7, 'in transit', 'available', 1]], { date: 'today' }),
      'MALFORMED',
    ],
    ...(['1969-12-31', '2100-01-01'] as const).map((date): [string, () => AskedPosting, string] => [
      `the day ${date}`,
      () => asked(date, 'receipt', [[7, 'in transit', 'available', 1]], { date }),
      'VALIDATION_FAILED',
    ]),
    ...([0, 10_000_000_000, '9223372036854775807', 1.5] as const).map(
      (checkNumber): [string, () => AskedPosting, string] => [
        `the check number ${checkNumber}`,
        () => asked(`number ${checkNumber}`, 'check', [[7, 'available', 'outstanding', 1]], { facts: { checkNumber } }),
        'VALIDATION_FAILED',
      ],
    ),
    ['no key', () => asked('', 'receipt', [[7, 'in transit', 'available', 1]]), 'VALIDATION_FAILED'],
    ['no moves', () => asked('u', 'receipt', []), 'MALFORMED'],
  ])('refuses %s', async (_what, made, refusal) => {
    const error = await post(test.database, actor, [made()]).then(
      () => null,
      (thrown: Error & { code?: string }) => thrown,
    );
    expect(`${error?.code} ${error?.message}`).toMatch(refusal);
    const { rows } = await test.asSuperuser((client) =>
      client.query('select count(*)::int as count from ledger_transactions'),
    );
    expect(rows).toEqual([{ count: 4 }]);
  });

  it.each(["kind = 'Operating'", 'inactive = true', "closed_on = '2026-11-04'", "opened_on = '2026-11-06'"])(
    'refuses to post to a bank account that is %s',
    async (state) => {
      const set = (what: string) =>
        test.asOwner((owner) =>
          owner.query(`select set_config('app.tenant', 'epsilon', false), set_config('app.actor', 'system:test', false);
            update bank_accounts set ${what} where tenant_id = 'epsilon' and bank_account_id = 2`),
        );
      await set(state);
      await expect(
        post(test.database, actor, [asked(state, 'receipt', [[7, 'in transit', 'available', 1]], { bank: 2 })]),
      ).rejects.toMatchObject({ code: 'BANK_ACCOUNT_CLOSED' });
      await set("kind = 'Escrow trust', inactive = false, opened_on = null, closed_on = null");
    },
  );

  it.each<[string, readonly AskedPosting[], string]>([
    [
      'a receipt returned twice, once by its deposit',
      [
        asked('ba', 'receipt', [[5, 'in transit', 'uncollected', 20_00]]),
        asked('bb', 'deposit', [[5, 'cash', 'in transit', 20_00]], { about: { place: 1 } }),
        asked('bc', 'returned deposit', [[5, 'uncollected', 'in transit', 10_00]], { about: { place: 2 } }),
        asked('bd', 'returned deposit', [[5, 'uncollected', 'cash', 10_00]], { about: { place: 1 } }),
      ],
      'CARRIED_ON',
    ],
    [
      'a deposit about a deposit',
      [
        asked('ca', 'receipt', [[5, 'in transit', 'uncollected', 20_00]]),
        asked('cb', 'deposit', [[5, 'cash', 'in transit', 10_00]], { about: { place: 1 } }),
        asked('cc', 'deposit', [[5, 'cash', 'in transit', 10_00]], { about: { place: 2 } }),
      ],
      'CARRIED_ON',
    ],
    [
      'funds that are good about funds that are',
      [
        asked('da', 'receipt', [[5, 'in transit', 'uncollected', 20_00]]),
        asked('db', 'funds good', [[5, 'uncollected', 'available', 10_00]], { about: { place: 1 } }),
        asked('dc', 'funds good', [[5, 'uncollected', 'available', 10_00]], { about: { place: 2 } }),
      ],
      'CARRIED_ON',
    ],
    [
      'a void that is paid',
      [
        asked('ea', 'receipt', [[5, 'in transit', 'available', 20_00]]),
        asked('eb', 'check', [[5, 'available', 'outstanding', 10_00]]),
        asked('ec', 'check', [[5, 'available', 'outstanding', 10_00]]),
        asked('ed', 'void', [[5, 'outstanding', 'available', 10_00]], { about: { place: 2 } }),
        asked('ee', 'paid', [[5, 'outstanding', 'cash', 10_00]], { about: { place: 4 } }),
      ],
      'CARRIED_ON',
    ],
  ])('refuses %s', async (_what, all, code) => {
    await expect(post(test.database, actor, all)).rejects.toMatchObject({ code });
  });

  it('refuses more than an account can hold, at the bank account', async () => {
    const most = 2 ** 51 - 1;
    const brings = (key: string, file: number, amount: number) =>
      post(test.database, actor, [
        asked(`${key} in`, 'receipt', [[file, 'in transit', 'available', amount]], { bank: 2 }),
        asked(`${key} deposited`, 'deposit', [[file, 'cash', 'in transit', amount]], { bank: 2, about: { place: 1 } }),
      ]);
    await brings('all', 4, most);
    // The same part of the ledger, and one beside it.
    await expect(brings('a cent more', 20, 1)).rejects.toMatchObject({
      ...{ code: 'VALIDATION_FAILED', message: expect.stringContaining('more than the ledger can count') },
      modelState: { bankAccountID: [expect.any(String)] },
    });
    await brings('a cent beside', 6, 1);
  });

  it('refuses that a short file gives to another before that is made good', async () => {
    await post(test.database, actor, [asked('short', 'bank charge', [[11, 'shortage', 'cash', 1_00]])]);
    await post(test.database, actor, [asked('has', 'receipt', [[11, 'in transit', 'available', 20_00]])]);
    const give = async (key: string) => {
      const facts = await approvedTransfer(test.database, person(2), { file: 11, toFile: 7, amount: 1_00 });
      return post(test.database, person(2), [
        asked(key, 'transfer', [[11, 'available', 'available', 1_00, 7]], { facts }),
      ]);
    };
    await expect(give('gives')).rejects.toMatchObject({ code: 'FILE_SHORT' });
    await post(test.database, actor, [asked('good', 'made good', [[11, 'available', 'shortage', 1_00]])]);
    await give('gives then');
  });

  it.each<[string, LedgerAccount, LedgerAccount, LedgerKind]>([
    ['a collection', 'uncollected', 'available', 'funds good'],
    ['a return', 'uncollected', 'cash', 'returned deposit'],
  ])('refuses to take back a deposit while %s of its receipt stands', async (what, debit, credit, kind) => {
    const [receipt, deposit] = await post(test.database, actor, [
      asked(`${what} 1`, 'receipt', [[9, 'in transit', 'uncollected', 20_00]]),
      asked(`${what} 2`, 'deposit', [[9, 'cash', 'in transit', 20_00]], { about: { place: 1 } }),
    ]);
    const [since] = await post(test.database, actor, [
      asked(`${what} 3`, kind, [[9, debit, credit, 20_00]], { about: receipt }),
    ]);
    const takeBack = (key: string) =>
      post(test.database, actor, [asked(key, 'correction', [[9, 'in transit', 'cash', 20_00]], { reverses: deposit })]);
    await expect(takeBack(`${what} 4`)).rejects.toMatchObject({ code: 'CARRIED_ON' });
    await post(test.database, actor, [
      asked(`${what} 5`, 'correction', [[9, credit, debit, 20_00]], { reverses: since }),
    ]);
    await takeBack(`${what} 6`);
  });

  it('is closed through a day of business, never opened again, and the audit says who closed it', async () => {
    const close = (day: string | null) =>
      test.database.inTenant(actor, (tx) => sql`select close_ledger(2, ${day})`.execute(tx));
    await close('2026-01-31');
    for (const day of [null, '1969-12-31', '2999-01-01', '2026-01-30'])
      await expect(close(day)).rejects.toMatchObject({ code: 'LG001' });
    await close('2026-02-28');
    const { rows } = await test.asSuperuser((client) =>
      client.query(
        "select actor, before ->> 'closed_through' as was, after ->> 'closed_through' as now from audit_log where table_name = 'ledger_closings' order by seq",
      ),
    );
    expect(rows).toEqual([
      { actor: String(actor.usersID), was: null, now: '2026-01-31' },
      { actor: String(actor.usersID), was: '2026-01-31', now: '2026-02-28' },
    ]);
  });

  it('takes back and posts right in one call, about what is posted in it', async () => {
    const answers = await post(test.database, actor, [
      asked('wrong', 'correction', [[23, 'outstanding', 'available', 10_00]], { reverses: checks[1] }),
      asked('right', 'check', [[23, 'available', 'outstanding', 12_00]]),
      asked('right is void', 'void', [[23, 'outstanding', 'available', 12_00]], { about: { place: 2 } }),
    ]);
    expect(answers.map(({ repeated }) => repeated)).toEqual([false, false, false]);
    await expect(
      post(test.database, actor, [
        asked('again', 'void', [[23, 'outstanding', 'available', 12_00]], { about: answers[1] }),
      ]),
    ).rejects.toMatchObject({ code: 'CARRIED_ON' });
  });
});
