import { postingOf } from '@closewright/domain/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PostedNumber } from '../../src/modules/ledger/post-transactions.usecases.ts';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn, makeLedgerTenant, person, tenant } from './ledger-world.ts';
import { noFileMoney } from './no-file-world.ts';

const at = ({ stripe, number }: PostedNumber) => `bank_account_id = 1 and stripe = ${stripe} and number = ${number}`;
const keyOf = ({ stripe, number }: PostedNumber) => `'${tenant}', 1, ${stripe}, ${number}`;

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  const actor: Actor = person(2);
  const { send, unclaimed, taken } = noFileMoney(() => test.database, actor);

  beforeAll(async () => {
    test = await make();
    await makeLedgerTenant(test.database, 8);
  });
  afterAll(() => test.close());

  /** As somebody whom no trigger and no foreign key stops; what is changed is put back. */
  const beside = async (changes: string, back: string) => {
    const run = (sql: string) =>
      test.asSuperuser((client) => client.query(`begin; set local session_replication_role = replica; ${sql}; commit`));
    await run(changes);
    const found = await faultsIn(test.database, actor);
    await run(back);
    return found;
  };
  /** A payment of a file, and the receipt that it is paid of. */
  const ofFile = async (kind: 'wire out' | 'ACH out', file = 3) => {
    const [receipt, , paid] = await send(
      { posting: postingOf({ kind: 'receipt', parts: [{ file, amount: 10_00, isGood: true }] }) },
      { posting: postingOf({ kind: 'deposit', parts: [{ file, amount: 10_00 }] }), about: { place: 1 } },
      { posting: postingOf({ kind, parts: [{ file, amount: 10_00, from: 'available' }] }) },
    );
    if (!receipt || !paid) throw new Error('nothing was posted');
    return { receipt, paid };
  };
  /** That a payment was sent, as nobody but the product says it. */
  const sent = (of: PostedNumber) =>
    `insert into wire_sendings (tenant_id, bank_account_id, stripe, number, naming, amount_cents, bank_reference, sent_by)
      values (${keyOf(of)}, 1, 1000, 'F1', '1')`;
  const returned = (of: PostedNumber) =>
    `insert into ach_returns (tenant_id, bank_account_id, stripe, number, sending, code, returned_on, recorded_by)
      values (${keyOf(of)}, 1, 'R03', '2026-11-09', '1')`;
  const none = (of: PostedNumber) =>
    `delete from wire_sendings where ${at(of)}; delete from ach_returns where ${at(of)}`;

  it.each<[string, () => Promise<{ of: PostedNumber; changes: string; back: string }>, string]>([
    [
      'what the bank took back that is matched with a wire',
      async () => {
        const { back: of, bankItemID } = await taken({ kind: 'Returned deposit' });
        const set = (kind: string) => `update bank_items set kind = '${kind}' where bank_item_id = ${bankItemID}`;
        return { of, changes: set('Wire out'), back: set('Returned deposit') };
      },
      'is matched with Wire out, which is no return of the bank',
    ],
    [
      'the mending of a mistake that is matched with a check',
      async () => {
        const { back: of, bankItemID } = await taken({ kind: 'Other out' }, true);
        const set = (number: string) =>
          `update bank_items set check_number = ${number} where bank_item_id = ${bankItemID}`;
        return { of, changes: set('1044'), back: set('null') };
      },
      'is matched with Other out, which is no return of the bank',
    ],
    [
      'the return of what nobody claimed, out of a file',
      async () => {
        const { back: of } = await taken({ kind: 'Returned deposit' });
        const set = (account: string, file: string) =>
          `update ledger_lines set account = '${account}', orders_id = ${file} where ${at(of)} and line = 1`;
        return { of, changes: set('available', '3'), back: set('unclaimed', 'null') };
      },
      'was returned out of other money than came in',
    ],
    [
      'the return of more than came in',
      async () => {
        const { about, back: of } = await taken({ kind: 'Returned deposit' });
        const set = (cents: number) =>
          `update ledger_lines set amount_cents = sign(amount_cents) * ${cents} where ${at(about)}`;
        return { of, changes: set(9_99), back: set(10_00) };
      },
      'more was returned than came in',
    ],
    [
      'the return of what never came in',
      async () => {
        const { about, back: of } = await taken({ kind: 'Returned deposit' });
        const set = (number: number) => `update ledger_transactions set about_number = ${number} where ${at(of)}`;
        return { of, changes: set(about.number + 1), back: set(about.number) };
      },
      'was returned, and is of nothing that came in',
    ],
    [
      'an ACH payment that came back and was not sent',
      async () => {
        const { paid: of } = await ofFile('ACH out');
        return { of, changes: returned(of), back: none(of) };
      },
      'came back by ACH, and was not sent by it',
    ],
    [
      'a wire that came back as ACH payments do',
      async () => {
        const { paid: of } = await ofFile('wire out');
        return { of, changes: `${sent(of)}; ${returned(of)}`, back: none(of) };
      },
      'came back by ACH, and was not sent by it',
    ],
    [
      'a payment that was ended though it was sent and did not come back',
      async () => {
        const { paid: of } = await ofFile('ACH out');
        await send({
          posting: postingOf({ kind: 'void', parts: [{ file: 3, amount: 10_00, to: 'available' }] }),
          about: { stripe: of.stripe, number: of.number },
        });
        return { of, changes: sent(of), back: none(of) };
      },
      'was sent and did not come back, and its money was given back',
    ],
  ])('names %s', async (_what, made, words) => {
    const { of, changes, back } = await made();
    expect(await faultsIn(test.database, actor)).toEqual([]);
    expect(await beside(changes, back)).toContain(`bank account 1, ${of.stripe}-${of.number}: ${words}`);
    expect(await faultsIn(test.database, actor)).toEqual([]);
  });

  it('finds nothing in what came back as it came in, of a file, of a claim and of nobody', async () => {
    const { receipt } = await ofFile('ACH out', 4);
    const gone = { isGood: true, wasDeposited: true } as const;
    const about = await unclaimed();
    const [claim] = await send({
      posting: postingOf({ kind: 'claimed', parts: [{ file: 7, amount: 4_00, isGood: true }] }),
      about,
    });
    await send(
      {
        // The file has paid it out: it is short of all of it.
        posting: postingOf({ kind: 'returned deposit', parts: [{ ...gone, file: 4, amount: 10_00, there: 0 }] }),
        about: { stripe: receipt.stripe, number: receipt.number },
      },
      {
        posting: postingOf({ kind: 'returned deposit', parts: [{ ...gone, file: 7, amount: 4_00, there: 4_00 }] }),
        about: { stripe: claim?.stripe ?? 0, number: claim?.number ?? 0 },
      },
      {
        posting: postingOf({ kind: 'returned deposit', parts: [{ file: null, amount: 6_00, wasDeposited: true }] }),
        about,
      },
    );
    expect(await faultsIn(test.database, actor)).toEqual([]);
  });
});
