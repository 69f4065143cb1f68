import type { FoundFile } from '@closewright/contract/file-search';
import { SearchKind } from '@closewright/domain/file-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { files, onlyInBeta } from './world.ts';

const actor = { tenant: 'alpha', usersID: 1, name: 'x', requestID: 'x' };

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  /** Changes one file to people and land of its own: all others are the same purchase. */
  const own = { orders_id: files.locked };
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(actor, async (tx) => {
      const where = sql`tenant_id = 'alpha' and orders_id = ${own.orders_id}`;
      await sql`update order_parties set name = 'Katherine O''Brien-Schmidt', state = 'TX' where ${where} and role_type_id = 15`.execute(
        tx,
      );
      await sql`update order_parties set name = 'Jürgen Müller' where ${where} and role_type_id = 16`.execute(tx);
      await sql`update properties set address_1 = '789 Elm Street', city = 'Farview', subdivision = 'Quail Hollow', parcel_id = 'R-55-0042'
        where ${where}`.execute(tx);
      await sql`update loans set loan_number = 'LN-998877' where ${where}`.execute(tx);
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const ask = async (path: string, sent: Sent = {}) => (await api.send('GET', path, { as: 'officer', ...sent })).body;
  const duplicates = async (query: string, sent?: Sent): Promise<FoundFile[]> =>
    (await ask(`/api/orders/duplicates?${query}`, sent)).result.files;
  const reasons = (found: FoundFile[]) =>
    found.flatMap(({ ordersID, matches }) => matches.map(({ kind, grade }) => [ordersID, kind, grade]));

  describe('a duplicate', () => {
    it.each([
      ['buyerLastName=Jones&buyerFirstName=Michael', SearchKind.Buyer, 'exact', files.open],
      ['buyerLastName=Jones', SearchKind.Buyer, 'contains', files.open],
      ['buyerLastName=jonez', SearchKind.Buyer, 'similar', files.open],
      ['sellerLastName=Cole', SearchKind.Seller, 'contains', files.open],
      ['propertyAddress=456 Somewhere Ave, Anytown', SearchKind.Address, 'exact', files.open],
      ['propertyAddress=Somewhere', SearchKind.Address, 'contains', files.open],
      ['propertyAddress=789 Elm St', SearchKind.Address, 'contains', files.locked],
      ['propertyAddress=789 Elmm Street', SearchKind.Address, 'similar', files.locked],
      ['propertySubdivision=Quail', SearchKind.Subdivision, 'contains', files.locked],
      ['propertyTaxId=R-55-0042', SearchKind.TaxID, 'exact', files.locked],
      ['buyerLastName=schmidt', SearchKind.Buyer, 'contains', files.locked],
      ["buyerLastName=O'Brien-Schmidt%26buyerFirstName=Katherine", SearchKind.Buyer, 'similar', files.locked],
      ['buyerLastName=Smidt', SearchKind.Buyer, 'similar', files.locked],
      ['sellerLastName=müller', SearchKind.Seller, 'contains', files.locked],
    ])('%s', async (query, kind, grade, ordersID) => {
      const found = reasons(await duplicates(query));
      expect(found).toContainEqual([ordersID, kind, grade]);
    });

    it('names the text that matched, and what matches more comes first', async () => {
      const found = await duplicates('buyerLastName=Schmidt&propertyAddress=789 Elm Street&propertyTaxId=R-55-0042');
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ ordersID: files.locked, buyers: "Katherine O'Brien-Schmidt", isLocked: true });
      expect(found[0]?.matches.map(({ text }) => text).toSorted()).toEqual([
        '789 Elm Street, Farview',
        "Katherine O'Brien-Schmidt",
        'R-55-0042',
      ]);
    });

    it.each([
      'buyerLastName=Cole',
      'sellerLastName=Jones',
      'buyerLastName=Zzyzx',
      'propertyTaxId=R-66',
      'buyerLastName=Schmidt&buyerState=CA',
    ])('is not %s', async (query) => {
      expect(await duplicates(query)).toEqual([]);
    });

    it('of a name that hundreds have, the file in the same house comes first', async () => {
      const [first, lastOne] = [7001, 7240];
      await test.database.inTenant(actor, async (tx) => {
        await sql`insert into orders (tenant_id, orders_id, file_number, status, region_id, branch_id, kind_of_order, settlement_statement_type)
          select 'alpha', n, 'H-' || n, 1, 1, 1, 3, 1 from generate_series(${first}::integer, ${lastOne}::integer) n`.execute(
          tx,
        );
        await sql`insert into order_parties (tenant_id, roles_id, orders_id, sequence, role_type_id, name)
          select 'alpha', n * 10, n, 1, 15, 'Maria Common' from generate_series(${first}::integer, ${lastOne}::integer) n`.execute(
          tx,
        );
        await sql`insert into properties (tenant_id, property_id, orders_id, address_1, city)
          values ('alpha', 70010, ${lastOne}, '17 Rare Road', 'Nearby')`.execute(tx);
      });
      const found = await duplicates('buyerLastName=Common&buyerFirstName=Maria&propertyAddress=17 Rare Road');
      expect(reasons(found.slice(0, 1))).toEqual([
        [lastOne, SearchKind.Buyer, 'exact'],
        [lastOne, SearchKind.Address, 'contains'],
      ]);
    });

    it('is of the own branch, or of all branches of the regions seen', async () => {
      const ids = async (query: string, sent?: Sent) => (await duplicates(query, sent)).map(({ ordersID }) => ordersID);
      const all = 'buyerLastName=Jones&allBranches=true';
      expect(await ids(all)).not.toContain(files.inRegionTwo);
      expect(await ids(all, { as: 'administrator' })).toContain(files.inRegionTwo);
      expect(await ids('buyerLastName=Jones', { as: 'administrator' })).not.toContain(files.inRegionTwo);
      expect(await ids(all, { as: 'administrator' })).not.toContain(onlyInBeta);
      expect(await ids(all, { as: 'administrator', tenant: 'beta' })).toContain(onlyInBeta);
    });

    it.each([
      ['', ''],
      ['allBranches=true&buyerFirstName=Al', ''],
      ['buyerLastName=J', 'buyerLastName'],
      ['buyerLastName=Jones&buyerState=Texas', 'buyerState'],
      [`propertyAddress=${'x'.repeat(101)}`, 'propertyAddress'],
    ])('search of %j is refused', async (query, field) => {
      const body = await ask(`/api/orders/duplicates?${query}`);
      expect(body).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
      expect(Object.keys(body.result.modelState)).toContain(field);
    });

    it.each(["'; drop table orders; --", '%_%', '\\\\', '日本語', '🏠🏠'])('takes %j as a text', async (text) => {
      expect(await duplicates(`propertyAddress=${encodeURIComponent(text)}`)).toEqual([]);
    });
  });

  describe('the words of a file follow it', () => {
    const words = async () => {
      const { rows } = await test.database.inTenant(actor, (tx) =>
        sql<{
          word: string;
        }>`select word from file_words where tenant_id = 'alpha' and orders_id = ${files.settlementLocked}
          and kind = 1 order by word`.execute(tx),
      );
      return rows.map(({ word }) => word);
    };
    const change = (statement: ReturnType<typeof sql>) => test.database.inTenant(actor, (tx) => statement.execute(tx));

    it('changed, moved to another role and removed', async () => {
      expect(await words()).toEqual(['jones', 'michael jones']);
      const where = sql`tenant_id = 'alpha' and roles_id = ${files.settlementLocked}`;
      await change(sql`update order_parties set name = 'Ann Lee' where ${where}`);
      expect(await words()).toEqual(['ann lee', 'lee']);
      await change(sql`update order_parties set role_type_id = 1 where ${where}`);
      expect(await words()).toEqual([]);
      await change(sql`update order_parties set role_type_id = 15 where ${where}`);
      await change(sql`delete from order_parties where ${where}`);
      expect(await words()).toEqual([]);
    });
  });

  describe('a text', () => {
    it.each([
      ['24-0003', files.locked],
      ['farview', files.locked],
      ['ln-9988', files.locked],
      ['quail hollow', files.locked],
      ['r-55', files.locked],
      ['katherine', files.locked],
      ['kathrine', files.locked],
    ])('%s finds the file', async (text, ordersID) => {
      const { files: found } = (await ask(`/api/orders/search?text=${encodeURIComponent(text)}`)).result;
      expect(found.map((file: FoundFile) => file.ordersID)).toEqual([ordersID]);
    });

    it('numbers come first, and a file once', async () => {
      const { files: found } = (await ask('/api/orders/search?text=24')).result;
      expect(found.map((file: FoundFile) => file.ordersID)).toEqual([1, 3, 4, 5]);
    });

    it('needs two letters, and the right to see files', async () => {
      expect((await ask('/api/orders/search?text=x')).errorCode).toBe('VALIDATION_FAILED');
      expect((await ask('/api/orders/search?text=jones', { as: 'outsider' })).errorCode).toBe('FORBIDDEN');
    });
  });
});
