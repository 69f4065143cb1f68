import { postingOf } from '@closewright/domain/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskedPosting } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { balancesOn, faultsIn, makeLedgerTenant, person, post } from './ledger-world.ts';
import { askToBegin, begin, smallOpening } from './opening-world.ts';

const day = '2026-10-31';
const opening = smallOpening(1, day);

eachDatabase((kind) => {
  let test: TestDatabase;
  const asks = person(1);
  const approves = person(2);
  beforeAll(async () => {
    test = await makeTestDatabase(kind);
    await makeLedgerTenant(test.database, 4);
  });
  afterAll(() => test.close());

  it.each<[string, (asked: readonly AskedPosting[]) => readonly AskedPosting[]]>([
    ['without one of its payments', (asked) => asked.filter(({ posting }) => posting.kind !== 'check')],
    [
      'with another amount',
      (asked) =>
        asked.map((one) =>
          one.posting.kind === 'check'
            ? { ...one, posting: postingOf({ kind: 'check', parts: [{ file: 1, amount: 1, from: 'available' }] }) }
            : one,
        ),
    ],
    [
      'with another payee',
      (asked) =>
        asked.map((one) => (one.posting.kind === 'check' ? { ...one, facts: { ...one.facts, payee: 'X' } } : one)),
    ],
    [
      'with more than it names',
      (asked) => asked.flatMap((one) => (one.posting.kind === 'check' ? [one] : [one, ...again(one)])),
    ],
  ])('is not posted %s', async (_name, posted) => {
    const openingID = await askToBegin(test.database, asks, opening);
    await expect(begin(test.database, approves, opening, openingID, posted)).rejects.toThrow(
      /all of it and nothing else/,
    );
    expect(await balancesOn(test.database, asks, 1, '2026-12-31')).toEqual(new Map());
    await test.database.inTenant(asks, (tx) =>
      tx.updateTable('ledger_openings').set({ state: 'withdrawn' }).where('opening_id', '=', openingID).execute(),
    );
  });

  describe('beside the product', () => {
    let openingID: number;
    beforeAll(async () => {
      openingID = await askToBegin(test.database, asks, opening);
      await begin(test.database, approves, opening, openingID);
      await test.asSuperuser((client) =>
        client.query(
          `create schema kept; create table kept.o as table ledger_openings; create table kept.l as table ledger_opening_lists`,
        ),
      );
    });
    const beside = (sql: string) =>
      test.asSuperuser((client) => client.query(`begin; set local session_replication_role = replica; ${sql}; commit`));

    it('is whole where it was left alone', async () => {
      expect(await faultsIn(test.database, asks)).toEqual([]);
      expect(await balancesOn(test.database, asks, 1, day)).toEqual(
        new Map([
          ...[['0 cash', 500_00] as const],
          ...[['1 available', -300_00] as const, ['1 outstanding', -100_00] as const],
          ...[['2 available', -30_00] as const, ['2 uncollected', -70_00] as const],
        ]),
      );
    });
    it('is named once by one transaction each, and by none later', async () => {
      const late = postingOf({ kind: 'receipt', parts: [{ file: 1, amount: 1, isGood: true }] });
      await expect(
        post(test.database, approves, [
          { bank: 1, posting: late, date: day, key: 'late', facts: { opening: openingID } },
        ]),
      ).rejects.toMatchObject({ code: 'APPROVAL_NEEDED' });
    });
    it.each<[string, string, RegExp]>([
      [
        'another balance',
        'update ledger_openings set bank_cents = bank_cents + 1, files_cents = files_cents + 1',
        /otherwise than it was approved/,
      ],
      [
        'another day',
        "update ledger_openings set day = '2026-10-30' where state = 'approved'",
        /otherwise than it was approved/,
      ],
      ['other lists', "update ledger_opening_lists set lists = '{}'", /its lists are not those/],
      ['lists that are gone', 'delete from ledger_opening_lists', /its lists are not those/],
      [
        'an approval that is gone',
        "update ledger_openings set state = 'refused', decision_comment = 'x' where state = 'approved'",
        /was posted and not approved/,
      ],
    ])('%s is named', async (_name, sql, fault) => {
      await beside(sql);
      expect(await faultsIn(test.database, asks)).toContainEqual(expect.stringMatching(fault));
      await beside(
        'delete from ledger_opening_lists; delete from ledger_openings; insert into ledger_openings table kept.o; insert into ledger_opening_lists table kept.l',
      );
      expect(await faultsIn(test.database, asks)).toEqual([]);
    });
  });
});

const again = (one: AskedPosting): readonly AskedPosting[] =>
  one.posting.kind === 'opening' ? [{ ...one, key: `${one.key} again` }] : [];
