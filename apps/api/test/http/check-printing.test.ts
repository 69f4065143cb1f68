import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader } from '@closewright/contract/kit';
import { paperState, printsOf } from '@closewright/domain/check-printing';
import { disbursementsOf } from '@closewright/domain/check-writing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { printChecks } from '../../src/modules/check-writing/printing/print-checks.usecases.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import type { PrintedChecks } from '../../src/platform/pdf/index.ts';
import { sealAccountNumber } from '../../src/platform/secrets/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { serverDatabase } from '../harness/each-database.ts';
import { makeCaller, makeUser } from '../harness/made-caller.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { type MoneyFile, useMoneyWorld } from './check-writing-refusals.ts';
import { day, ending, payTo } from './check-writing-world.ts';
import { exampleAccount } from './example-account.ts';
import { users } from './world.ts';

type Posted = { readonly stripe: number; readonly number: number };

serverDatabase((make) => {
  const world = useMoneyWorld(make);
  const { api, database, inAlpha, newFile, checkOf, checkNumber } = world;

  /** A file of its own with a check to the courier, and one to somebody else by approval. */
  const withChecks = async (): Promise<{ file: MoneyFile; checks: readonly Posted[] }> => {
    const file = await newFile();
    const first = await checkOf(file);
    const approval = { kind: 'payment', amount: 20_00, method: 'check', payee: 'Mary Stone', memo: 'An overage' };
    // The next number of the bank account, whichever file it is of.
    await file.approved({ ...approval, bankAccountID: 1, comment: 'She paid too much' });
    return { file, checks: [first, await file.last('check')] };
  };
  const paperOf = async (file: MoneyFile) => {
    const { transactions, prints } = await file.read();
    return disbursementsOf(transactions).map((each) => paperState(printsOf(prints, each)));
  };
  const fetched = ({ url }: { url: string }) => api().send('GET', url, { as: null });
  const download = async (answer: ReturnType<MoneyFile['print']>): Promise<{ url: string; fileName: string }> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result.download;
  };

  describe('checks on paper', () => {
    it('are one PDF by their numbers, each recorded with who printed it, and fetched once', async () => {
      const { file, checks } = await withChecks();
      expect(await paperOf(file)).toEqual(['not printed', 'not printed']);
      const { body } = await file.print(checks.toReversed());
      const { prints } = body.result.ledger;
      expect(prints).toEqual(
        checks.map((check) => ({
          ...{ ...check, printID: expect.any(Number), bankAccountID: 1, printedAt: expect.any(String) },
          ...{ printedBy: 'The officer', reason: null, signers: [], spoiled: null },
        })),
      );
      const ids = prints.map(({ printID }: { printID: number }) => printID);
      expect(ids).toEqual(ids.toSorted((one: number, other: number) => one - other));
      expect(await paperOf(file)).toEqual(['printed', 'printed']);
      const first = await fetched(body.result.download);
      expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf']);
      const text = (await readPdf(first.bytes)).pages.map((page) => page.text).join('\n');
      const courier = text.indexOf('Alpha Courier');
      expect(courier).toBeGreaterThanOrEqual(0);
      expect(text.indexOf('Mary Stone')).toBeGreaterThan(courier);
      expect((await fetched(body.result.download)).body.errorCode).toBe('DOWNLOAD_USED');
    });

    it('are told to whoever approves their end, as far as they are good', async () => {
      const { file, checks } = await withChecks();
      const [check] = checks as [Posted, ...Posted[]];
      await file.asked(ending('void', check));
      const papers = async () => {
        const { body } = await api().send('GET', `/api/approvals?state=pending&text=26-${file.ordersID}`, {
          as: 'administrator',
        });
        return body.result.results.map((row: { papers: number }) => row.papers);
      };
      expect(await papers()).toEqual([0]);
      await download(file.print([check]));
      await download(file.print([check], { reason: 'The payee tore it' }));
      expect(await papers()).toEqual([2]);
      await file.spoil([check]);
      expect(await papers()).toEqual([0]);
    });

    it('are printed again with a reason, which only what was printed is recorded with', async () => {
      const { file, checks } = await withChecks();
      const [first, second] = checks as [Posted, Posted];
      await download(file.print([first]));
      await download(file.print(checks, { reason: 'The payee tore it' }));
      const { prints } = await file.read();
      expect(prints.map(({ number, reason }) => [number, reason])).toEqual([
        [first.number, null],
        [first.number, 'The payee tore it'],
        [second.number, null],
      ]);
    });

    it('that are spoiled are printed again without one, and the spoiled paper stays recorded', async () => {
      const { file, checks } = await withChecks();
      await download(file.print(checks));
      const ledger = await file.told(file.spoil(checks.slice(1), { reason: 'Paper jam' }));
      expect(ledger.prints.map(({ spoiled }) => spoiled?.reason ?? null)).toEqual([null, 'Paper jam']);
      expect(await paperOf(file)).toEqual(['printed', 'spoiled']);
      await download(file.print(checks.slice(1)));
      expect(await paperOf(file)).toEqual(['printed', 'printed']);
      const { prints } = await file.read();
      expect(prints.map(({ reason, spoiled }) => [reason, spoiled !== null])).toEqual([
        [null, false],
        [null, true],
        [null, false],
      ]);
      const { printID } = prints[1] as (typeof prints)[number];
      const audited = await inAlpha((tx) =>
        tx
          .selectFrom('audit_log')
          .select('operation')
          .where('table_name', '=', 'check_prints')
          .where('row_key', '=', String(printID))
          .orderBy('seq')
          .execute(),
      );
      expect(audited.map(({ operation }) => operation)).toEqual(['INSERT', 'UPDATE']);
    });

    it('that were printed again are spoiled with all their paper, so that no second one is good unasked', async () => {
      const { file, checks } = await withChecks();
      const [first] = checks as [Posted, Posted];
      await download(file.print([first]));
      await download(file.print([first], { reason: 'Lost in the mail' }));
      const ledger = await file.told(file.spoil([first], { reason: 'Paper jam' }));
      expect(ledger.prints.map(({ spoiled }) => spoiled?.reason)).toEqual(['Paper jam', 'Paper jam']);
      await download(file.print([first]));
      const { prints } = await file.read();
      expect(prints.map(({ reason, spoiled }) => [reason, spoiled === null])).toEqual([
        [null, false],
        ['Lost in the mail', false],
        [null, true],
      ]);
    });

    it('may be spoiled once the check is voided: its paper is destroyed', async () => {
      const { file, checks } = await withChecks();
      await download(file.print(checks));
      await file.end('void', checks[0] as Posted);
      await file.told(file.spoil(checks.slice(0, 1), { reason: 'Voided, shredded' }));
      expect(await paperOf(file)).toEqual(['spoiled', 'printed']);
    });

    it('are printed once by two who print at the same moment, and the other is told by whom', async () => {
      const { file, checks } = await withChecks();
      const answers = await Promise.all([file.print(checks), file.print(checks, {}, { as: 'administrator' })]);
      const codes = answers.map(({ body }) => body.errorCode);
      expect(new Set(codes)).toEqual(new Set([null, 'VALIDATION_FAILED']));
      const other = answers.find(({ body }) => body.errorCode !== null)?.body;
      expect(other.result.modelState).toEqual({
        reason: [expect.stringMatching(/ has printed check \d+ on [0-9/]{10}\. Say why it is printed again$/)],
      });
      expect((await file.read()).prints).toHaveLength(checks.length);
    });

    it('are printed once by a call that is sent twice with a key, whose stored answer nobody reads', async () => {
      const { file, checks } = await withChecks();
      const sent = { headers: { [idempotencyKeyHeader]: randomUUID() } };
      const first = await file.print(checks, {}, sent);
      expect((await file.print(checks, {}, sent)).text).toBe(first.text);
      expect((await file.read()).prints).toHaveLength(checks.length);
      // The address still gives its file, and once: the answer that was lost is no loss.
      expect((await fetched(first.body.result.download)).status).toBe(200);
      const stored = await inAlpha((tx) => tx.selectFrom('idempotency_keys').select('answer').execute());
      expect(stored.length).toBeGreaterThan(0);
      for (const { answer } of stored) expect(answer.toString('latin1')).not.toContain('/api/downloads');
    });

    it('tell the account number to nobody but the printer', async () => {
      const { file, checks } = await withChecks();
      const printed = await file.print(checks);
      const { accountNumber } = exampleAccount;
      for (const text of [printed.text, JSON.stringify(await file.read()), ...api().log])
        expect(text).not.toContain(accountNumber);
      const audited = await inAlpha((tx) => sql`select after::text as after from audit_log`.execute(tx));
      expect(JSON.stringify(audited.rows)).not.toContain(accountNumber);
    });

    it.each<[string, (file: MoneyFile, checks: readonly Posted[]) => Promise<unknown>]>([
      ['was spoiled', (file, checks) => file.told(file.spoil(checks.slice(1)))],
      ['is of a check that was voided', (file, checks) => file.end('void', checks[0] as Posted)],
      [
        'would be drawn on another bank',
        () =>
          inAlpha((tx) =>
            sql`update bank_accounts set bank_name = bank_name || ' II' where bank_account_id = 1`.execute(tx),
          ),
      ],
      [
        'would have another place',
        () =>
          inAlpha((tx) =>
            sql`update check_layouts set void_after_days = coalesce(void_after_days, 0) + 1 where check_layout_id = 1`.execute(
              tx,
            ),
          ),
      ],
    ])('are not given out any more where one %s', async (_what, before) => {
      const { file, checks } = await withChecks();
      const address = await download(file.print(checks));
      await before(file, checks);
      expect((await fetched(address)).body.errorCode).toBe('NOT_FOUND');
    });
  });

  describe('what is printed', () => {
    const secrets = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);
    const caller = makeCaller(
      makeUser('alpha', { usersID: users.officer.usersID, securitySettings: { CheckWriting_ScreenAccess: 2 } }),
    );
    const print = (
      { file, check, bankAccountID }: { file: MoneyFile; check: Posted; bankAccountID: number },
      checksOf: (made: PrintedChecks) => Promise<Uint8Array>,
    ) =>
      printChecks(
        { database: database(), clock: systemClock, secrets, printer: { checks: checksOf } },
        caller,
        {
          ...{ ordersID: file.ordersID, bankAccountID, checks: [check], checkLayoutID: 1 },
          ...{ checkPrinterID: null, coverLetters: true, signers: [], reason: null },
        },
        () => ({ url: '/x', fileName: 'x', mediaType: 'application/pdf' }),
      );
    let sealed = 900;
    /** A check of a bank account of its own, whose number is sealed by these keys. */
    const ofSealed = async (accountNumber = '00077100001') => {
      sealed += 1;
      const bankAccountID = sealed;
      const place = { tenant: 'alpha', table: 'bank_accounts', row: bankAccountID };
      const bank = {
        ...{ tenant_id: 'alpha', bank_account_id: bankAccountID, name: `Sealed ${sealed}`, bank_name: 'Ficus Bank' },
        ...{ account_title: 'Escrow trust', routing_number: '123456780', kind: 'Escrow trust', state: 'CA' },
        ...{ ...sealAccountNumber(secrets, place, accountNumber), fractional_routing: '11-5678/1234' },
      };
      await inAlpha((tx) => tx.insertInto('bank_accounts').values(bank).execute());
      const file = await newFile();
      await inAlpha((tx) =>
        tx
          .insertInto('order_parties')
          .values({
            ...{ tenant_id: 'alpha', orders_id: file.ordersID, roles_id: file.ordersID + 20_000, sequence: 3 },
            ...{ role_type_id: 24, name: 'Alpha  Courier', address_1: '1 Fast Lane', city: 'Anytown', state: 'TX' },
            ...{ zip: '75001', address_2: null },
          })
          .execute(),
      );
      await file.told(file.receipt({ instrument: 'Wire', amount: 180_050_00, payer: 'Ficus Bank', bankAccountID }));
      await file.told(
        file.disburse([payTo(file.ordersID, 'courier', { memo: 'Thanks' })], {
          ...{ firstCheckNumber: checkNumber(), bankAccountID },
        }),
      );
      return { file, check: await file.last('check'), bankAccountID };
    };

    it('is what the ledger says, drawn by the bank account with its number in full', async () => {
      const drawn = await ofSealed();
      const { file } = drawn;
      const made: PrintedChecks[] = [];
      await print(drawn, async (each) => {
        made.push(each);
        return new Uint8Array();
      });
      expect(made).toMatchObject([
        {
          drawer: {
            ...{ office: ['Escrow trust'], bankName: 'Ficus Bank', routingNumber: '123456780' },
            ...{ accountNumber: '00077100001', fractionalRouting: '11-5678/1234' },
          },
          layout: { name: 'Blank letter paper', place: 'Top', printsMicr: true },
          offset: { right: 0, down: 0 },
          coverLetters: true,
          checks: [
            {
              ...{ number: checkNumber(), date: day, payee: 'Alpha Courier', amount: 50_00, memo: 'Thanks' },
              ...{ fileNumber: `26-${file.ordersID}`, lines: [{ label: 'Courier fee', amount: 50_00 }] },
              address: ['Alpha Courier', '1 Fast Lane', 'Anytown, TX 75001'],
            },
          ],
        },
      ]);
      expect((await file.read()).prints).toHaveLength(1);
    });

    it('is not recorded where no PDF comes of it', async () => {
      const drawn = await ofSealed();
      const broken = async () => {
        throw new Error('out of toner');
      };
      await expect(print(drawn, broken)).rejects.toThrow('out of toner');
      expect((await drawn.file.read()).prints).toEqual([]);
    });

    it('has no MICR line of what no machine reads', async () => {
      const drawn = await ofSealed('AB00001');
      await expect(print(drawn, async () => new Uint8Array())).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        modelState: { bankAccountID: [expect.stringContaining('MICR')] },
      });
    });
  });
});
