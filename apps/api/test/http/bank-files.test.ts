import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { bai2, bankFileCalls, check, dayOf, deposit, letReadBanks, sentBytes } from './bank-files-world.ts';
import { payCalls } from './positive-pay-world.ts';
import { users } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const banks = bankFileCalls(() => api);
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letReadBanks(test.database);
    await letReadBanks(test.database, 'beta');
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .insertInto('user_security_settings')
        .values(
          ['appEBankRecon_AppAccess', 'AllowCheckWritingEscrowOutOfRegion'].map((name) => ({
            ...{ tenant_id: 'alpha', users_id: users.trusted.usersID, name, value: 1 },
          })),
        )
        .execute(),
    );
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const day = '2026-03-02';
  const next = '2026-03-03';
  const inAlpha = async <T>(query: ReturnType<typeof sql<T>>) =>
    (await test.database.inTenant(systemActor('alpha', 'test'), (tx) => query.execute(tx))).rows;
  /** What is stored of an account: `2026-03-02 -120.50`, in cents. */
  const items = async ({ id }: { id: number }) =>
    (
      await inAlpha(
        sql<{ said: string }>`select day || ' ' || amount_cents as said from bank_items where bank_account_id = ${id}
          order by day, bank_item_id`,
      )
    ).map(({ said }) => said);
  const days = async ({ id }: { id: number }) =>
    (
      await inAlpha(
        sql<{
          said: string;
        }>`select day || ' ' || closing_cents as said from bank_days where bank_account_id = ${id} order by day`,
      )
    ).map(({ said }) => said);
  const close = ({ id }: { id: number }, through: string) =>
    test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      sql`select close_ledger(${id}, ${through}::date)`.execute(tx),
    );
  const states = async (file: ReturnType<typeof bai2>) =>
    (await banks.previewed(file)).statements[0]?.items.map(({ state }) => state);

  it('goes from bytes to a preview, to items that are stored, and to the same bytes again', async () => {
    const bank = await banks.newAccount();
    const file = bai2([dayOf(bank, day, [deposit(500_00), check(1001, 120_50)])]);
    const seen = await banks.previewed(file);
    expect(seen).toMatchObject({ format: 'BAI2', warnings: [] });
    expect(seen.statements).toMatchObject([
      {
        ...{ bankAccountID: bank.id, accountNumber: `***${bank.number.slice(-4)}`, obstacle: null },
        ...{
          days: [{ date: day, opening: 1_000_00, closing: 1_379_50 }],
          counts: { new: 2, known: 0 },
          newBalances: 1,
        },
        items: [
          { kind: 'Deposit', amount: 500_00, state: 'New', like: null },
          { kind: 'Check', amount: -120_50, checkNumber: 1001, code: '475' },
        ],
      },
    ]);
    expect(await items(bank)).toEqual([]);
    const taken = await banks.taken(file);
    const bytes = Buffer.from(file.content, 'base64');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(taken).toMatchObject({
      ...{ fileName: file.fileName, format: 'BAI2', bytes: bytes.length, sha256, takenBack: null },
      accounts: [{ bankAccountID: bank.id, from: day, through: day, items: 2, in: 500_00, out: -120_50 }],
      importedBy: 'The officer',
    });
    expect(await items(bank)).toEqual([`${day} 50000`, `${day} -12050`]);
    expect(await days(bank)).toEqual([`${day} 137950`]);
    const { body } = await banks.document(taken.bankFileID);
    const fetched = await api.send('GET', body.result.url, { as: null });
    expect(Buffer.compare(fetched.bytes, bytes)).toBe(0);
    const told = [seen, taken, await banks.list(), await banks.got(taken.bankFileID), body];
    for (const said of [JSON.stringify(told), api.log.join('')]) expect(said).not.toContain(bank.number);
    const isPlain = sql<{
      plain: boolean;
    }>`select position(${Buffer.from(bank.number.slice(2))}::bytea in content_encrypted) > 0 as plain
      from bank_file_contents where bank_file_id = ${taken.bankFileID}`;
    expect(await inAlpha(isPlain)).toEqual([{ plain: false }]);
  });

  describe('takes', () => {
    it('each item once of files that overlap, and two true ones that look alike', async () => {
      const bank = await banks.newAccount();
      const twice = [deposit(10_00), deposit(10_00)];
      await banks.taken(bai2([dayOf(bank, day, twice)]));
      expect(await items(bank)).toHaveLength(2);
      const longer = bai2([dayOf(bank, day, twice), dayOf(bank, next, [check(7, 5_00)], 1_020_00)]);
      expect(await states(longer)).toEqual(['Known', 'Known', 'New']);
      expect((await banks.previewed(longer)).statements[0]?.newBalances).toBe(1);
      const taken = await banks.taken(longer);
      expect(taken.accounts[0]).toMatchObject({ from: day, through: next, items: 1, in: 0, out: -5_00 });
      expect(await items(bank)).toEqual([`${day} 1000`, `${day} 1000`, `${next} -500`]);
    });

    it('what looks like a known item once somebody says that it is another', async () => {
      const bank = await banks.newAccount();
      await banks.taken(bai2([dayOf(bank, day, [check(7, 5_00)])]));
      const like = () => bai2([dayOf(bank, next, [{ ...check(7, 5_00), text: 'CHECK PAID' }, deposit(1_00)], 995_00)]);
      const dropped = like();
      expect(await states(dropped)).toEqual(['Looks like one', 'New']);
      const [found] = (await banks.previewed(dropped)).statements[0]?.items ?? [];
      expect(found?.like).toMatchObject({ date: day, amount: -5_00, text: 'CHECK' });
      const wrong = await banks.take(dropped, { keep: [{ statement: 0, line: 1 }] });
      expect([wrong.body.errorCode, Object.keys(wrong.body.result.modelState)]).toEqual([
        'VALIDATION_FAILED',
        ['keep.0'],
      ]);
      const { bankFileID } = await banks.taken(dropped);
      expect(await items(bank)).toEqual([`${day} -500`, `${next} 100`]);
      await banks.told(banks.takeBack(bankFileID));
      await banks.taken(like(), { keep: [{ statement: 0, line: found?.line ?? 0 }] });
      expect(await items(bank)).toEqual([`${day} -500`, `${next} -500`, `${next} 100`]);
    });

    it('nothing of a day that is reconciled', async () => {
      const bank = await banks.newAccount();
      await close(bank, day);
      const file = bai2([dayOf(bank, day, [deposit(1_00)]), dayOf(bank, next, [deposit(2_00)], 1_001_00)]);
      expect(await states(file)).toEqual(['Day is reconciled', 'New']);
      await banks.taken(file);
      expect([await items(bank), await days(bank)]).toEqual([[`${next} 200`], [`${next} 100300`]]);
    });

    it('a file once by two at once', async () => {
      const bank = await banks.newAccount();
      const file = bai2([dayOf(bank, day, [deposit(1_00), deposit(1_00)])]);
      const { digest } = await banks.previewed(file);
      const answers = await Promise.all([1, 2].map(() => banks.take(file, { digest })));
      expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set(['BANK_FILE_REFUSED', null]));
      expect(await items(bank)).toHaveLength(2);
    });
  });

  describe('refuses', () => {
    it('days that have not begun, at their lines', async () => {
      const bank = await banks.newAccount();
      const file = bai2([dayOf(bank, day, [deposit(1_00)]), dayOf(bank, '2099-12-30', [deposit(2_00)], 1_001_00)]);
      const { body } = await banks.preview(file);
      expect(body.errorCode).toBe('BANK_FILE_REFUSED');
      expect(Object.values(body.result.modelState).flat()).toEqual([
        expect.stringMatching(/^Line \d+: The day 12\/30\/2099 has not begun yet$/),
        'The day 12/30/2099 has not begun yet: it has no balance',
      ]);
      expect((await banks.take(file)).body.errorCode).toBe('BANK_FILE_REFUSED');
    });

    it('what was taken already, by its bytes or its name, and says who took it', async () => {
      const bank = await banks.newAccount();
      const file = bai2([dayOf(bank, day, [deposit(1_00)])], { fileID: 'AGAIN' });
      await banks.taken(file);
      const renamed = { ...file, fileName: 'again.bai' };
      const other = bai2([dayOf(bank, day, [deposit(2_00)])], { fileID: 'AGAIN' });
      for (const again of [renamed, other]) {
        const { body } = await banks.preview(again);
        expect(body.errorCode).toBe('BANK_FILE_REFUSED');
        expect(body.errorMessage).toContain(`The officer has taken this already, as “${file.fileName}”`);
      }
      expect(await items(bank)).toEqual([`${day} 100`]);
    });

    it.each<[string, (text: string) => string, RegExp]>([
      ['cut off', (text) => text.slice(0, text.lastIndexOf('\n98')), /./],
      ['with totals that are wrong', (text) => text.replace('16,301,100', '16,301,200'), /^Line \d+: /],
      ['that is no file of a bank', () => 'Dear customer', /./],
      ['that is empty', () => '', /./],
      ['in UTF-16', (text) => `\ufeff${[...text].join('\u0000')}`, /./],
    ])('whole what is %s, with every problem and its line', async (_what, broken, words) => {
      const bank = await banks.newAccount();
      const file = bai2([dayOf(bank, day, [deposit(1_00)])]);
      const text = Buffer.from(file.content, 'base64').toString();
      for (const answer of [await banks.preview(sentBytes(broken(text))), await banks.take(sentBytes(broken(text)))]) {
        expect([answer.status, answer.body.errorCode]).toEqual([422, 'BANK_FILE_REFUSED']);
        const paths = Object.keys(answer.body.result.modelState);
        expect(paths.every((path) => path === 'content' || path.startsWith('lines.'))).toBe(true);
        expect(answer.body.errorMessage).toMatch(words);
      }
      expect(await items(bank)).toEqual([]);
    });

    it('another file than was seen, and one of which more is known by now', async () => {
      const bank = await banks.newAccount();
      const file = bai2([dayOf(bank, day, [deposit(1_00)])]);
      const { digest } = await banks.previewed(file);
      const other = await banks.take(bai2([dayOf(bank, day, [deposit(9_00)])]), { digest });
      expect(Object.keys(other.body.result.modelState)).toEqual(['digest']);
      await banks.taken(bai2([dayOf(bank, day, [deposit(1_00)])]));
      const late = await banks.take(file, { digest });
      expect(Object.keys(late.body.result.modelState)).toEqual(['digest']);
      expect(await items(bank)).toEqual([`${day} 100`]);
    });

    it('a balance that is known as another', async () => {
      const bank = await banks.newAccount();
      await banks.told(banks.balance(bank.id, day, 1_001_00));
      const file = bai2([dayOf(bank, day, [deposit(2_00)])]);
      expect((await banks.previewed(file)).conflicts[0]?.text).toContain('1,002.00 here, and was typed as 1,001.00');
      expect((await banks.take(file)).body.errorCode).toBe('BANK_FILE_REFUSED');
      expect(await items(bank)).toEqual([]);
      await banks.told(banks.balance(bank.id, day, 1_002_00));
      await banks.taken(file);
      expect(await items(bank)).toEqual([`${day} 200`]);
      const { body } = await banks.balance(bank.id, day, 1_001_00);
      expect([body.errorCode, await days(bank)]).toEqual(['CARRIED_ON', [`${day} 100200`]]);
    });

    it('more than 10 MB in words', async () => {
      const { status, body } = await banks.preview(sentBytes('x'.repeat(10_100_000)));
      expect([status, body.errorCode]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    });
  });

  it('says of which account the stored number cannot be read, and takes the others', async () => {
    const [own, unread] = [await banks.newAccount(), await banks.newAccount()];
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .updateTable('bank_accounts')
        .set({ account_number_encrypted: Buffer.from('of a key that is gone') })
        .where('bank_account_id', '=', unread.id)
        .execute(),
    );
    const file = bai2([dayOf(own, day, [deposit(1_00)]), dayOf(unread, day, [deposit(2_00)])]);
    const { statements } = await banks.previewed(file);
    expect(statements.map(({ bankAccountID, obstacle }) => [bankAccountID, obstacle])).toEqual([
      [own.id, null],
      [null, expect.stringMatching(/^The stored number of .+ cannot be read/)],
    ]);
    expect((await banks.taken(file)).accounts.map(({ bankAccountID }) => bankAccountID)).toEqual([own.id]);
  });

  describe('knows no bank account', () => {
    it('of another region, and takes the others of its file', async () => {
      const [own, other] = [await banks.newAccount({ regionID: 1 }), await banks.newAccount({ regionID: 2 })];
      const file = bai2([dayOf(own, day, [deposit(1_00)]), dayOf(other, day, [deposit(2_00)])]);
      const { statements } = await banks.previewed(file);
      expect(statements.map(({ bankAccountID, obstacle }) => [bankAccountID, obstacle])).toEqual([
        [own.id, null],
        [null, 'No trust account that you may see has this number'],
      ]);
      const { bankFileID, accounts } = await banks.taken(file);
      expect(accounts.map(({ bankAccountID }) => bankAccountID)).toEqual([own.id]);
      expect(await items(other)).toEqual([]);
      // Its bytes tell of the other one, too: who may not see that one does not fetch them.
      const { body } = await banks.document(bankFileID);
      expect([body.errorCode, body.errorMessage]).toEqual([
        'FORBIDDEN',
        expect.stringContaining('that you may not see'),
      ]);
      expect((await banks.document(bankFileID, { as: 'trusted' })).body.errorCode).toBeNull();
      const as = 'elsewhere';
      expect((await banks.get(bankFileID, { as })).body.errorCode).toBe('NOT_FOUND');
      expect((await banks.document(bankFileID, { as })).body.errorCode).toBe('NOT_FOUND');
      expect((await banks.takeBack(bankFileID, 'Wrong', { as })).body.errorCode).toBe('NOT_FOUND');
      expect((await banks.balance(own.id, day, 1, { as })).body.errorCode).toBe('NOT_FOUND');
      expect((await banks.list('', { as })).results.map((each) => each.bankFileID)).not.toContain(bankFileID);
      // Who may see the other one takes the rest of the same file.
      await banks.taken(file, {}, { as });
      expect(await items(other)).toEqual([`${day} 200`]);
    });

    it.each<[string, () => Promise<{ id: number; number: string }>]>([
      ['of the office itself elsewhere', () => banks.newAccount({ regionID: 2, kind: 'Operating' })],
      ['of nobody', async () => ({ id: 0, number: '999999999' })],
    ])('%s, and fetches no bytes that tell of it', async (_what, stranger) => {
      const own = await banks.newAccount();
      const file = bai2([dayOf(own, day, [deposit(1_00)]), dayOf(await stranger(), day, [deposit(2_00)])]);
      const { bankFileID } = await banks.taken(file);
      expect((await banks.document(bankFileID)).body.errorCode).toBe('FORBIDDEN');
      expect((await banks.document(bankFileID, { as: 'trusted' })).body.errorCode).toBeNull();
    });

    it('of another tenant, nor one that is not there', async () => {
      const bank = await banks.newAccount();
      const { bankFileID } = await banks.taken(bai2([dayOf(bank, day, [deposit(1_00)])]));
      const sent = { tenant: 'beta' };
      expect((await banks.get(bankFileID, sent)).body.errorCode).toBe('NOT_FOUND');
      for (const asked of [sent, {}]) {
        const stranger = asked === sent ? bank : { id: 1, number: '999999999' };
        const { body } = await banks.preview(bai2([dayOf(stranger, day, [deposit(1_00)])]), asked);
        expect([body.errorCode, Object.keys(body.result.modelState)]).toEqual(['BANK_FILE_REFUSED', ['content']]);
      }
    });
  });

  it('may be told of the accounts of the regions of whoever asks alone', async () => {
    const [here, elsewhere] = [await banks.newAccount({ regionID: 1 }), await banks.newAccount({ regionID: 2 })];
    const choices = async (as: 'officer' | 'elsewhere') => {
      const { accounts } = await banks.told<{ accounts: { bankAccountID: number }[] }>(
        banks.send('GET', '/api/bank-files/accounts', undefined, { as }),
      );
      return [here, elsewhere].map(({ id }) => accounts.some(({ bankAccountID }) => bankAccountID === id));
    };
    expect(await choices('officer')).toEqual([true, false]);
    expect(await choices('elsewhere')).toEqual([false, true]);
  });

  it('is read by who may only look, and not taken', async () => {
    const bank = await banks.newAccount();
    const file = bai2([dayOf(bank, day, [deposit(1_00)])]);
    const as = 'viewOnly';
    const [statement] = (await banks.previewed(file, { as })).statements;
    expect(statement?.obstacle).toEqual(expect.stringContaining('read'));
    expect((await banks.take(file, {}, { as })).body.errorCode).toBe('APP_READ_ONLY');
  });

  describe('is taken back', () => {
    it('whole and once, and its items are new again', async () => {
      const bank = await banks.newAccount();
      const file = bai2([dayOf(bank, day, [deposit(1_00)])]);
      const { bankFileID } = await banks.taken(file);
      expect(await banks.told(banks.takeBack(bankFileID))).toMatchObject({
        takenBack: { by: 'The officer', reason: 'Of another account' },
        accounts: [{ items: 1 }],
      });
      expect([await items(bank), await days(bank)]).toEqual([[], []]);
      expect((await banks.takeBack(bankFileID)).body.errorCode).toBe('TAKEN_BACK_ALREADY');
      await banks.taken(file);
      expect(await items(bank)).toEqual([`${day} 100`]);
    });

    it('not while a later file tells some of it again, or a day of it is reconciled', async () => {
      const bank = await banks.newAccount();
      const first = await banks.taken(bai2([dayOf(bank, day, [deposit(1_00)])]));
      const later = await banks.taken(
        bai2([dayOf(bank, day, [deposit(1_00)]), dayOf(bank, next, [deposit(2_00)], 1_001_00)]),
      );
      const { body } = await banks.takeBack(first.bankFileID);
      expect([body.errorCode, body.errorMessage]).toEqual(['CARRIED_ON', expect.stringContaining(later.fileName)]);
      await close(bank, next);
      expect((await banks.takeBack(later.bankFileID)).body.errorCode).toBe('PERIOD_CLOSED');
      expect((await banks.got(later.bankFileID)).inTheWay).toMatchObject([{ why: 'Day is reconciled' }]);
      expect((await banks.balance(bank.id, day, 1)).body.errorCode).toBe('PERIOD_CLOSED');
      expect(await items(bank)).toHaveLength(2);
    });
  });

  it('keeps the numbers of its account once checks were drawn on it, and the kind once something was posted', async () => {
    const as = 'administrator';
    const bank = await banks.newAccount();
    const change = (changes: object) =>
      banks.send('PATCH', `/api/configuration/bank-accounts/${bank.id}`, { version: 1, changes }, { as });
    const pay = payCalls(
      () => api,
      () => test.database,
    );
    await pay.receive(bank.id);
    const kind = await change({ kind: 'Operating' });
    expect(Object.keys(kind.body.result.modelState)).toEqual(['changes.kind']);
    await pay.checks(bank.id, 1001);
    const numbers = await change({ routingNumber: '011401533', accountNumber: '0099887766' });
    expect(Object.keys(numbers.body.result.modelState)).toEqual(['changes.routingNumber', 'changes.accountNumber']);
    for (const set of [
      "kind = 'Operating'",
      "routing_number = '011401533'",
      "account_number_last4 = '7766'",
      "account_number_encrypted = 'x'",
    ]) {
      const update = sql`update bank_accounts set ${sql.raw(set)} where bank_account_id = ${bank.id}`;
      await expect(inAlpha(update), set).rejects.toMatchObject({ code: '42501' });
    }
    expect((await change({ note: 'Moved' })).body.errorMessage).toBeNull();
  });

  it.each([
    'update bank_items set amount_cents = amount_cents + 1',
    'delete from bank_items where bank_account_id = $BANK',
    'update bank_days set closing_cents = 1 where bank_file_id is not null',
    'delete from bank_days where bank_file_id is not null and bank_account_id = $BANK',
    "update bank_files set sha256 = repeat('a', 64)",
    'delete from bank_files',
    'delete from bank_file_contents',
    'update bank_file_accounts set item_count = 7',
    'truncate bank_items cascade',
    'insert into bank_items select tenant_id, bank_item_id + 1000, bank_account_id, bank_file_id, line, day, value_date, kind, amount_cents, code, check_number, bank_reference, customer_reference, text, bank_id, identity, nth + 7 from bank_items limit 1',
  ])('stays as it was told, for the owner of the tables too: %s', async (statement) => {
    const bank = await banks.newAccount();
    await banks.taken(bai2([dayOf(bank, day, [deposit(1_00)])]));
    const asOwner = test.asOwner(async (owner) => {
      await owner.query("select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'system:t', false)");
      await owner.query(statement.replace('$BANK', `${bank.id}`));
    });
    await expect(asOwner).rejects.toMatchObject({ code: '42501' });
    expect(await items(bank)).toEqual([`${day} 100`]);
  });
});
