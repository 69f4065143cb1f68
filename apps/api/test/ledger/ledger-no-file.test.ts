import { postingOf } from '@closewright/domain/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn, makeLedgerTenant, person, post, tenant } from './ledger-world.ts';
import { approveNoFile, askForNoFile, noFileMoney, paidBack } from './no-file-world.ts';

const claimed = (amount: number, file = 7) => postingOf({ kind: 'claimed', parts: [{ file, amount, isGood: true }] });

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  const actor: Actor = person(2);
  const money = noFileMoney(() => test.database, actor);
  const { send, unclaimed, request, payment, madeOf, askVoid, taken, takeBack, voided, next } = money;

  beforeAll(async () => {
    test = await make();
    await makeLedgerTenant(test.database, 8);
  });
  afterAll(() => test.close());

  it('takes back what was paid once that is voided, from the day of its void on', async () => {
    const about = await unclaimed();
    await voided(await madeOf(about));
    await expect(takeBack(about, next(about))).rejects.toMatchObject({ code: 'CARRIED_ON' });
    await takeBack(about, next(about), '2026-11-06');
    expect(await faultsIn(test.database, actor)).toEqual([]);
  });

  it('takes what was voided to be paid once more, which keeps it from being taken back again', async () => {
    const about = await unclaimed();
    await voided(await madeOf(about));
    const id = await request(about);
    await approveNoFile(test.database, actor, id, [{ ...payment(about, id), date: '2026-11-06' }]);
    await expect(takeBack(about, next(about), '2026-11-06')).rejects.toMatchObject({ code: 'CARRIED_ON' });
    expect(await faultsIn(test.database, actor)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'that money is taken back while its payment is outstanding',
      async () => {
        const about = await unclaimed();
        await madeOf(about);
        return takeBack(about, next(about));
      },
      'CARRIED_ON',
    ],
    [
      'a payment by wire that names no payee of the registry',
      async () =>
        askForNoFile(test.database, actor, {
          ...{
            posting: paidBack,
            bank: 1,
            about: await unclaimed(),
            amount: 10_00,
            more: { method: 'wire', check_number: null },
          },
        }),
      'VALIDATION_FAILED',
    ],
    [
      'a void that names another payee than its payment',
      async () => askVoid(await madeOf(await unclaimed()), { payee: 'Somebody else' }),
      '42501',
    ],
    [
      'a void that names another check than its payment',
      async () => askVoid(await madeOf(await unclaimed()), { check_number: 7 }),
      '42501',
    ],
    [
      'a void of another amount than its payment',
      async () => askVoid(await madeOf(await unclaimed()), { amount_cents: 9_99 }),
      '42501',
    ],
    ['a wire out as the return of what nobody claimed', () => taken({ kind: 'Wire out' }), '42501'],
    ['an ACH payment as the return of what nobody claimed', () => taken({ kind: 'ACH out' }), '42501'],
    [
      'a check as the mending of a mistake of the bank',
      () => taken({ kind: 'Check', check_number: 1044 }, true),
      '42501',
    ],
    ['a numbered payment as the return', () => taken({ kind: 'Other out', check_number: 1044 }), '42501'],
    ['a claim of nothing', () => send({ posting: claimed(1) }), 'CARRIED_ON'],
    [
      'a claim before its deposit',
      async () => send({ posting: claimed(1), about: await unclaimed(false) }),
      'CARRIED_ON',
    ],
    [
      'a claim of more than there is',
      async () => send({ posting: claimed(10_01), about: await unclaimed() }),
      'CARRIED_ON',
    ],
    [
      'two claims of more than there is together, though there is more of others',
      async () => {
        await unclaimed();
        const about = await unclaimed();
        return send({ posting: claimed(6_00), about }, { posting: claimed(4_01, 6), about });
      },
      'CARRIED_ON',
    ],
    [
      'a claim of a mistake of the bank',
      async () => {
        const [about] = await send({ posting: postingOf({ kind: 'bank error', parts: [{ amount: 10_00 }] }) });
        return send({ posting: claimed(1), about: { stripe: about?.stripe ?? 0, number: about?.number ?? 0 } });
      },
      'CARRIED_ON',
    ],
    [
      'the return of what nobody claimed, out of a file',
      async () =>
        send({
          posting: postingOf({
            kind: 'returned deposit',
            parts: [{ file: 7, amount: 1, isGood: true, wasDeposited: true, there: 1 }],
          }),
          about: await unclaimed(),
        }),
      'NO_SUCH_MOVE',
    ],
    [
      'the return of all of it, once a file has claimed some',
      async () => {
        const about = await unclaimed();
        await send({ posting: claimed(4_00), about });
        return send({
          posting: postingOf({ kind: 'returned deposit', parts: [{ file: null, amount: 10_00, wasDeposited: true }] }),
          about,
        });
      },
      'CARRIED_ON',
    ],
    [
      'a payment that nobody asked for',
      async () => send({ posting: paidBack, about: await unclaimed() }),
      'APPROVAL_NEEDED',
    ],
    [
      'a payment that was asked for and not approved',
      async () => {
        const about = await unclaimed();
        return post(test.database, actor, [payment(about, await request(about))]);
      },
      'APPROVAL_NEEDED',
    ],
    [
      'a payment of other money than was asked for',
      async () => {
        const id = await request(await unclaimed());
        return approveNoFile(test.database, actor, id, [payment(await unclaimed(), id)]);
      },
      'APPROVAL_NEEDED',
    ],
    [
      'a payment to somebody else than was approved',
      async () => {
        const about = await unclaimed();
        const id = await request(about);
        return approveNoFile(test.database, actor, id, [payment(about, id, { payee: 'Somebody else' })]);
      },
      'APPROVAL_NEEDED',
    ],
    [
      'an approval by who asked',
      async () => {
        const about = await unclaimed();
        const id = await request(about, actor);
        return approveNoFile(test.database, actor, id, [payment(about, id)]);
      },
      '42501',
    ],
    [
      'an approval that posts nothing',
      async () => approveNoFile(test.database, actor, await request(await unclaimed()), []),
      '42501',
    ],
    [
      'a payment that is taken back by one',
      async () => {
        const about = await unclaimed();
        const id = await request(about);
        const [paid] = await approveNoFile(test.database, actor, id, [payment(about, id)]);
        const posting = postingOf({ kind: 'void', parts: [{ file: null, amount: 10_00, to: 'unclaimed' }] });
        return send({ posting, about: { stripe: paid?.stripe ?? 0, number: paid?.number ?? 0 } });
      },
      'APPROVAL_NEEDED',
    ],
  ])('refuses %s', async (_what, refused, code) => {
    const error = await refused().catch((thrown: unknown) => thrown);
    const said = error instanceof Error && 'code' in error ? error.code : 'posted';
    expect(said === 'LG001' && error instanceof Error ? error.message : said).toBe(code);
    expect(await faultsIn(test.database, actor)).toEqual([]);
  });

  it.each<[string, Parameters<typeof money.taken>]>([
    ['a returned item', [{ kind: 'Returned deposit' }]],
    ['a reversal', [{ kind: 'Reversal' }, true]],
    ['a debit without a kind of its own', [{ kind: 'Other out' }]],
  ])('takes %s as what the bank took back', async (_what, told) => {
    expect((await taken(...told)).back.number).toBeGreaterThan(0);
  });

  describe('the proof', () => {
    it('names a payment that two people did not approve as it stands', async () => {
      const about = await unclaimed();
      const id = await request(about);
      await approveNoFile(test.database, actor, id, [payment(about, id)]);
      const set = (column: string, value: unknown) =>
        test.asSuperuser(async (client) => {
          await client.query("select set_config('app.tenant', $1, false)", [tenant]);
          const of = 'unclaimed_requests where request_id = $1';
          const { rows } = await client.query(`select ${column} as was from ${of}`, [id]);
          await client.query('alter table unclaimed_requests disable trigger user');
          await client.query(`update unclaimed_requests set ${column} = $2 where request_id = $1`, [id, value]);
          await client.query('alter table unclaimed_requests enable trigger user');
          return rows[0].was;
        });
      for (const [column, other] of Object.entries({
        amount_cents: 9,
        payee: 'Mallory',
        check_number: 7,
        reference: 'R',
      })) {
        const was = await set(column, other);
        expect(await faultsIn(test.database, actor), column).toEqual([
          expect.stringContaining('was paid of no file otherwise than two people approved'),
        ]);
        await set(column, was);
        expect(await faultsIn(test.database, actor)).toEqual([]);
      }
    });
  });
});
