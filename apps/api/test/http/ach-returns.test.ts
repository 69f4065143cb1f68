import type { AchReturnsPreview } from '@closewright/contract/wires';
import { wireReference } from '@closewright/domain/wires';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { achReturnFile } from '../../../../packages/domain/src/ach/ach.fixture.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { amount, letSendWires, type PostedWire, wireCalls } from './wires-out-world.ts';
import type { UserName } from './world.ts';

const setting = {
  ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
  ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
};

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let payee = 0;
  const wires = wireCalls(
    () => api,
    () => test.database,
  );
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letSendWires(
      () => api,
      () => test.database,
    );
    payee = await wires.goodPayee('Elm Street Brokers', { accountType: 'Checking', secCode: 'CCD' });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  /** A payment that was sent in a file, with what the bank traces it by. */
  const sent = async () => {
    const bank = await wires.newAccount({ ach: setting });
    const payment = await wires.released(bank, payee, { means: 'ACH', payee: 'Elm Street Brokers' });
    await wires.made(bank, { format: 'NACHA' });
    const wire = await wires.get(payment);
    return { payment, trace: wire.sent?.trace ?? '', date: wire.date };
  };
  const fileOf = (
    { trace, date }: { trace: string; date: string },
    more: Parameters<typeof achReturnFile>[0] = {},
  ) => ({
    fileName: 'returns.ach',
    content: Buffer.from(
      achReturnFile({ originalTrace: trace, amount, ...more }).replace('261124', date.slice(2).replaceAll('-', '')),
    ).toString('base64'),
  });
  type File = ReturnType<typeof fileOf>;
  const send = (path: string, body: object, as: UserName = 'closer') =>
    api.send('POST', `/api/wires-out/ach-returns${path}`, { tenant: 'alpha', as, body });
  const seen = async (file: File): Promise<AchReturnsPreview> => (await send('/preview', file)).body.result;
  const take = async (file: File, as?: UserName) => send('', { ...file, digest: (await seen(file)).digest }, as);
  const stored = () =>
    test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const { rows } = await sql<{ n: number; plain: boolean }>`select count(*)::int as n,
        coalesce(bool_or(position('ELM'::bytea in content_encrypted) > 0), false) as plain from ach_return_file_contents`.execute(
        tx,
      );
      return rows[0];
    });
  const state = async (payment: PostedWire) => (await wires.get(payment)).state;

  describe('a file of returns', () => {
    it('is previewed by its trace numbers, taken once, and is known then', async () => {
      const one = await sent();
      const file = fileOf(one);
      const preview = await seen(file);
      expect(preview).toMatchObject({
        fresh: 1,
        rows: [
          {
            ...{ line: 3, kind: 'return', code: 'R03', state: 'New', amount, trace: one.trace },
            // Our payee beside the bank's name.
            name: 'HARBOR POINT REALTY LL',
            payment: {
              ...{ reference: wireReference(one.payment.bankAccountID, one.payment, 'ACH'), wirePayeeID: payee },
              payee: 'Elm Street Brokers',
            },
          },
        ],
      });
      expect(await state(one.payment)).toBe('sent');
      const before = (await stored())?.n ?? 0;
      expect((await take(file)).body).toMatchObject({ errorMessage: null, result: { taken: 1, left: 0 } });
      expect((await wires.get(one.payment)).returned).toMatchObject({ code: 'R03', note: 'returns.ach, line 3' });
      expect(await stored()).toEqual({ n: before + 1, plain: false });
      expect((await seen(file)).rows).toMatchObject([{ state: 'Known', words: 'It came back already: R03' }]);
      expect((await take(file)).body).toMatchObject({
        errorCode: 'BANK_FILE_REFUSED',
        errorMessage: 'Nothing in this file is new.',
      });
      expect((await stored())?.n).toBe(before + 1);
    });

    it('of two who take it at once is taken by one', async () => {
      const file = fileOf(await sent());
      const { digest } = await seen(file);
      const answers = await Promise.all([1, 2].map(() => send('', { ...file, digest })));
      expect(answers.filter(({ body }) => body.errorCode === null)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.errorCode === 'CARRIED_ON')).toHaveLength(1);
    });

    it('of another amount refuses the whole file, with its line, and nothing is stored', async () => {
      const one = await sent();
      const before = await stored();
      const { body } = await take(fileOf(one, { amount: amount + 1 }));
      expect(body).toMatchObject({
        errorCode: 'BANK_FILE_REFUSED',
        result: { modelState: { 'lines.3': [expect.stringContaining('was sent')] } },
      });
      expect([await state(one.payment), await stored()]).toEqual(['sent', before]);
    });

    it('that is cut off or no file of returns is refused with its line', async () => {
      const whole = Buffer.from(fileOf(await sent()).content, 'base64').toString();
      const of = async (text: string) =>
        (await send('/preview', { fileName: 'x', content: Buffer.from(text).toString('base64') })).body.errorMessage;
      expect(await of(whole.slice(0, 400))).toMatch(/^Line \d+: /);
      expect(await of('')).toBe('This file is empty.');
    });

    it('of nobody’s payments is left', async () => {
      const file = fileOf({ trace: '999999990000001', date: '2026-03-02' });
      expect((await seen(file)).rows).toMatchObject([{ state: 'Unknown', payment: null }]);
      expect((await take(file)).body.errorCode).toBe('BANK_FILE_REFUSED');
    });

    it('is not taken where something else is known by now', async () => {
      const one = await sent();
      const file = fileOf(one);
      const { digest } = await seen(file);
      await wires.told(wires.returned(one.payment));
      expect((await send('', { ...file, digest })).body.errorCode).toBe('CARRIED_ON');
    });

    it('is not changed or removed, whatever program asks the database', async () => {
      await take(fileOf(await sent()));
      for (const what of [
        'delete from ach_return_file_contents',
        'delete from ach_return_files',
        'update ach_return_files set taken = 2',
      ])
        await expect(
          test.asApplication((client) => client.query(what)),
          what,
        ).rejects.toThrow(/permission denied/);
    });
  });

  it('a notice of change is shown with its payee, and changes nothing', async () => {
    const one = await sent();
    const file = fileOf(one, { kind: '98', reason: 'C01', amount: 0, information: '7711003' });
    const preview = await seen(file);
    expect(preview).toMatchObject({
      fresh: 0,
      rows: [{ kind: 'change', state: 'Change', payment: { wirePayeeID: payee } }],
    });
    expect(preview.rows[0]?.words).toContain('enter other instructions under Wire Payees');
    expect((await take(file)).body.errorCode).toBe('BANK_FILE_REFUSED');
    expect(await state(one.payment)).toBe('sent');
  });
});
