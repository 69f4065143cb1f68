import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actorKey } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase } from '../harness/each-database.ts';
import { person } from '../ledger/ledger-world.ts';
import { png, signatureCalls } from './check-signatures-world.ts';
import { courier } from './check-writing-examples.ts';
import { useMoneyWorld } from './check-writing-refusals.ts';
import { accounts } from './check-writing-world.ts';
import { users } from './world.ts';

const { officer, closer, administrator, bookkeeper, elsewhere, trusted } = users;
const owner = person(officer.usersID, 'alpha');
const another = person(bookkeeper.usersID, 'alpha');
const system = person('system:jobs', 'alpha');

/** What the database holds of signatures, whoever calls it by the application's login, or as the owner of the tables. */
serverDatabase((make) => {
  const world = useMoneyWorld(make);
  const { api, database, newFile, checkOf } = world;
  const { holds, image, account, decide, told } = signatureCalls(api);

  /** Does it, says what was refused, and leaves nothing behind. */
  const refusalOf = async (actor: Actor, ...statements: readonly string[]): Promise<string | null> => {
    try {
      await database().inTenant(actor, async (tx) => {
        for (const statement of statements) await sql.raw(statement).execute(tx);
        throw new Error('taken');
      });
    } catch (error) {
      const { code, message } = Object(error);
      return message === 'taken' ? null : code;
    }
    throw new Error('it was stored');
  };

  describe('the table of signatures', () => {
    let ids = 7_000;
    /** A request for the right to sign checks of the account, by its owner, once what was asked for before is over. */
    const ask = async (): Promise<number> => {
      ids += 1;
      await database().inTenant(owner, async (tx) => {
        for (const [from, to] of [
          ['asked', 'withdrawn'],
          ['approved', 'ended'],
        ])
          await sql
            .raw(
              `update check_signatures set state = '${to}' where signature_id between 7000 and 8000 and state = '${from}'`,
            )
            .execute(tx);
      });
      await database().inTenant(owner, (tx) =>
        sql
          .raw(
            `insert into check_signatures (tenant_id, signature_id, kind, users_id, bank_account_id, most_cents, asked_by, asked_at, state)
              values ('alpha', ${ids}, 'account', ${trusted.usersID}, ${accounts.ofRegionTwo}, 100, '99', '2000-01-01', 'asked')`,
          )
          .execute(tx),
      );
      return ids;
    };
    const move = (id: number, set: string) =>
      `update check_signatures set ${set} where tenant_id = 'alpha' and signature_id = ${id}`;
    const moved = (actor: Actor, id: number, state: string) =>
      database().inTenant(actor, (tx) => sql.raw(move(id, `state = '${state}'`)).execute(tx));

    it.each<[what: string, actor: Actor, to: string, before: readonly string[]]>([
      ['is approved by who asked', owner, 'approved', []],
      ['is approved by the system', system, 'approved', []],
      ['is refused by who asked', owner, 'refused', []],
      ['is withdrawn by another', another, 'withdrawn', []],
      ['is ended before it holds', another, 'ended', []],
      ['is refused after it was approved', another, 'refused', ['approved']],
      ['is withdrawn after it was approved', owner, 'withdrawn', ['approved']],
      ['is asked for again after it was approved', another, 'asked', ['approved']],
      ['is approved after it was refused', another, 'approved', ['refused']],
      ['holds again after it was ended', another, 'approved', ['approved', 'ended']],
    ])('never %s', async (_what, actor, to, before) => {
      const id = await ask();
      for (const state of before) await moved(another, id, state);
      expect(await refusalOf(actor, move(id, `state = '${to}'`))).toBe('42501');
    });

    it.each([
      ['with another amount', 'state = $$approved$$, most_cents = null'],
      ['as asked for by another', 'state = $$approved$$, asked_by = $$3$$'],
      ['for another account', 'state = $$approved$$, bank_account_id = 1'],
      ['as approved by another', 'state = $$approved$$, decided_by = $$9$$, decided_at = now()'],
    ])('is approved by nobody %s, for the owner of the tables, too', async (_what, set) => {
      const id = await ask();
      const asOwner = world.asOwner(
        `select set_config('app.tenant', 'alpha', false), set_config('app.actor', '${actorKey(another)}', false); ${move(id, set)}`,
      );
      await expect(asOwner).rejects.toThrow('approved by another person');
    });

    it.each([
      ['removed', 'delete from check_signatures'],
      ['emptied', 'truncate check_signatures'],
    ])('is not %s, by the owner of the tables either', async (_what, statement) => {
      await ask();
      await expect(world.asOwner(`select set_config('app.tenant', 'alpha', false); ${statement}`)).rejects.toThrow();
    });

    it('is not begun as an approved one', async () => {
      const begun = `insert into check_signatures (tenant_id, signature_id, kind, users_id, bank_account_id, state, decided_by, decided_at)
        values ('alpha', 9999, 'account', ${trusted.usersID}, 1, 'approved', '2', now())`;
      expect(await refusalOf(owner, begun)).toBe('42501');
    });

    it('says itself who asked, who decided and who ended it, and when', async () => {
      const id = await ask();
      await moved(another, id, 'approved');
      await moved(owner, id, 'ended');
      const row = await world.inAlpha((tx) =>
        tx.selectFrom('check_signatures').selectAll().where('signature_id', '=', id).executeTakeFirstOrThrow(),
      );
      expect([row.asked_by, row.decided_by, row.ended_by]).toEqual([owner, another, owner].map(actorKey));
      for (const at of [row.asked_at, row.decided_at, row.ended_at])
        expect(new Date(String(at)).getUTCFullYear()).toBeGreaterThan(2000);
    });
  });

  describe('the paper of a check', () => {
    const { amount } = courier;
    let check: Awaited<ReturnType<typeof checkOf>>;
    let ordersID = 0;

    beforeAll(async () => {
      await holds(officer.usersID, amount);
      await holds(bookkeeper.usersID, amount - 1);
      await holds(administrator.usersID, null);
      await holds(trusted.usersID, null);
      const imageOf = async (usersID: number) => {
        const asked = await told(image(usersID, png(), { as: 'administrator' }));
        await told(decide(asked, 'approve'));
        return asked;
      };
      const rightOf = async (usersID: number, bank = 1) =>
        told(decide(await told(account(usersID, null, { as: 'administrator' }, bank)), 'approve'));
      // An image alone, a right alone, a right to the checks of another account, and an image that was ended.
      await imageOf(closer.usersID);
      await rightOf(elsewhere.usersID);
      await imageOf(users.reader.usersID);
      await rightOf(users.reader.usersID, accounts.ofRegionTwo);
      const ended = await imageOf(users.outsider.usersID);
      await rightOf(users.outsider.usersID);
      await told(decide(ended, 'end', { as: 'administrator' }));
      const file = await newFile();
      check = await checkOf(file);
      ordersID = file.ordersID;
    });

    const signed = (above: number | null, signers: readonly { readonly usersID: number }[], actor = owner) =>
      signedAs(above, `{${signers.map(({ usersID }) => usersID).join()}}`, actor);
    const signedAs = (above: number | null, signers: string, actor: Actor) =>
      refusalOf(
        actor,
        `update bank_accounts set two_signatures_above_cents = ${above} where tenant_id = 'alpha' and bank_account_id = 1`,
        `insert into check_prints (tenant_id, print_id, orders_id, bank_account_id, stripe, number, check_layout_id, signers)
          values ('alpha', 90000, ${ordersID}, 1, ${check.stripe}, ${check.number}, 1, '${signers}')`,
      );

    it.each<[what: string, above: number | null, signers: readonly { readonly usersID: number }[]]>([
      ['none', 0, []],
      ['one up to the limit of the signer', null, [officer]],
      ['one without a limit', null, [administrator]],
      ['one at the amount above which two are needed', amount, [officer]],
      ['two above it', amount - 1, [officer, administrator]],
      ['two where one would do', null, [officer, administrator]],
    ])('has %s', async (_what, above, signers) => {
      expect(await signed(above, signers)).toBeNull();
    });

    it.each<[what: string, above: number | null, signers: readonly { readonly usersID: number }[], actor?: Actor]>([
      ['one where two are needed', amount - 1, [officer]],
      ['one without a limit where two are needed', 0, [administrator]],
      ['the same person twice', amount - 1, [officer, officer]],
      ['three', null, [officer, administrator, trusted]],
      ['one beyond the limit of the signer', null, [bookkeeper]],
      ['a second one beyond the limit of the signer', amount - 1, [officer, bookkeeper]],
      ['one with an image and no right', null, [closer]],
      ['one with a right and no image', null, [elsewhere]],
      ['one with a right to another account', null, [users.reader]],
      ['one whose image was ended', null, [users.outsider]],
      ['one beyond the limit, printed by the system', null, [bookkeeper], system],
    ])('never has %s', async (_what, above, signers, actor) => {
      expect(await signed(above, signers, actor)).toBe('42501');
    });

    it.each([
      ['from two on', `[2:3]={${officer.usersID},${officer.usersID}}`],
      ['in two rows', `{{${officer.usersID}},{${officer.usersID}}}`],
    ])('never has the same person twice, counted %s', async (_what, signers) => {
      expect(await signedAs(amount - 1, signers, owner)).toBe('42501');
    });
  });
});
