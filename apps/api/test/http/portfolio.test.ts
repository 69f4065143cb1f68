import type { PortfolioPage, PortfolioRow } from '@closewright/contract/portfolio';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { fileNumber, files, onlyInBeta, users } from './world.ts';

const actor = { tenant: 'alpha', usersID: 1, name: 'x', requestID: 'x' };
/** Files of the tests beside those of the world: enough for pages. */
const many = 23;
const firstOfMany = 201;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(actor, async (tx) => {
      const { tenant } = actor;
      for (const id of [users.officer.usersID, users.reader.usersID]) {
        await sql`insert into user_security_settings (tenant_id, users_id, name, value)
          values (${tenant}, ${id}, 'appPortfolioManager_AppAccess', 1)`.execute(tx);
      }
      // Many files in groups that close on one day, and some that close on none; others are done, or templates.
      await sql`
        insert into orders (tenant_id, orders_id, file_number, status, region_id, branch_id, kind_of_order, settlement_statement_type,
          closing_date, sale_price_cents, escrow_officer_id, title_officer_id)
        select ${tenant}, ${firstOfMany} + n, case when n = 20 then 'M-0|20' else 'M-' || lpad(n::text, 3, '0') end, case when n = 21 then 2 when n = 22 then 4 else 0 end, 1, 1, 3, 1,
          case when n % 5 = 4 then null else current_date + 300 + n / 5 end, 1000 * (n % 7), case when n % 3 = 0 then 2 end, 1
        from generate_series(0, ${many - 1}) n`.execute(tx);
      await sql`insert into loans (tenant_id, loan_id, orders_id, loan_order, lender_name, amount_cents)
        values (${tenant}, 901, ${firstOfMany}, 1, 'Harbor Savings', 5000), (${tenant}, 902, ${firstOfMany}, 2, 'Second CRÉDIT', 700)`.execute(
        tx,
      );
      await sql`update orders set default_loan_id = 901 where tenant_id = ${tenant} and orders_id = ${firstOfMany}`.execute(
        tx,
      );
      await sql`insert into order_parties (tenant_id, roles_id, orders_id, role_type_id, name)
        values (${tenant}, 901, ${firstOfMany + 1}, 15, 'Zoë Quarry')`.execute(tx);
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const page = async (query: string, sent?: Sent): Promise<PortfolioPage> => {
    const { status, body } = await api.send('GET', `/api/portfolio?${query}`, { as: 'officer', ...sent });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.result;
  };
  const numbers = (rows: readonly PortfolioRow[]) => rows.map((row) => row.fileNumber);

  describe('the list', () => {
    it.each(
      ['closingDate', 'openDate', 'fileNumber', 'salePrice', 'status'].flatMap((sort) =>
        ['ascending', 'descending'].map((direction) => [sort, direction]),
      ),
    )(
      'by %s %s: pages one behind the other, and by places skipped, are the whole list, each file once',
      async (sort, direction) => {
        const order = `scope=all&sort=${sort}&direction=${direction}`;
        const { results: whole } = await page(`${order}&take=200`);
        expect(new Set(numbers(whole)).size).toBe(many - 1 + 4);
        const paged: PortfolioRow[] = [];
        for (let after: string | null = ''; after !== null; ) {
          const next: PortfolioPage = await page(
            `${order}&take=7${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
          );
          paged.push(...next.results);
          after = next.next;
        }
        expect(numbers(paged)).toEqual(numbers(whole));
        const first = await page(`${order}&take=5`);
        const skipped = await page(`${order}&after=${encodeURIComponent(first.next ?? '')}&skip=6&take=4`);
        expect(numbers(skipped.results)).toEqual(numbers(whole).slice(11, 15));
        // What has no value is last in both directions.
        const values = whole.map((row) => row[sort as 'closingDate' | 'salePrice']);
        const firstEmpty = values.indexOf(null);
        if (firstEmpty >= 0) expect(values.slice(firstEmpty).every((value) => value === null)).toBe(true);
      },
    );

    it('a page may end at any file, whatever its number holds', async () => {
      const order = 'scope=all&sort=fileNumber&direction=ascending';
      const { results } = await page(`${order}&take=200`);
      expect(numbers(results)).toContain('M-0|20');
      for (const [at, number] of numbers(results).entries()) {
        const { next } = await page(`${order}&skip=${at}&take=1`);
        const behind = await page(`${order}&take=1&after=${encodeURIComponent(next ?? '')}`);
        expect(numbers(behind.results), number).toEqual(numbers(results).slice(at + 1, at + 2));
      }
    });

    it('holds who works on a file, its price and all its loans, and the version', async () => {
      const { results } = await page('text=M-000');
      expect(results).toMatchObject([
        {
          fileNumber: 'M-000',
          escrowOfficerID: 2,
          titleOfficerID: 1,
          closerID: null,
          salePrice: 0,
          loanAmount: 5700,
          lender: 'Harbor Savings',
          version: 2,
        },
      ]);
    });

    it.each([
      ['scope=open&text=m-0', 21],
      ['scope=all&text=m-0', 22],
      ['scope=all&statuses=2', 1],
      ['scope=all&statuses=4', 0],
      ['text=quarry', 1],
      ['text=jones', 4],
      ['lender=harbor', 1],
      ['lender=second', 1],
      [`lender=${encodeURIComponent('crédit')}`, 1],
      ['text=m-0&officerIDs=2', 7],
      ['text=m-0&officerIDs=0', 14],
      ['text=m-0&officerDuty=titleOfficerID&officerIDs=1', 21],
      ['text=m-0&officerDuty=closerID&officerIDs=2', 0],
      ['text=m-0&closings=none', 4],
      ['closings=past', 4],
      ['text=m-0&closings=later', 17],
      ['closings=thisWeek,nextWeek,in2Weeks,in3Weeks', 0],
      ['branchIDs=1', 25],
      ['branchIDs=2', 0],
      ['regionIDs=2', 0],
    ])('%s: %i files', async (query, expected) => {
      const { results, counts } = await page(`${query}&counts=true`);
      expect([results.length, counts?.files]).toEqual([expected, expected]);
    });

    it('comes with totals, and with facets that count what they would bring', async () => {
      const { counts } = await page('text=m-0&scope=all&statuses=0&officerIDs=2&counts=true');
      expect(counts).toEqual({
        files: 7,
        salePrice: [0, 3, 6, 9, 12, 15, 18].reduce((sum, n) => sum + 1000 * (n % 7), 0),
        loanAmount: 5700,
        // Statuses as if none were chosen, of the officer's files alone.
        statuses: [
          { id: 0, count: 7 },
          { id: 2, count: 1 },
        ],
        regions: [{ id: 1, count: 7 }],
        branches: [{ id: 1, count: 7 }],
        officers: [
          { id: 0, count: 14 },
          { id: 2, count: 7 },
        ],
        closings: expect.arrayContaining([
          { week: 'later', count: 6 },
          { week: 'none', count: 1 },
        ]),
        lenders: [{ name: 'Harbor Savings', count: 1 }],
      });
    });

    it('is of the regions of the caller and of the tenant', async () => {
      const own = numbers((await page('scope=all&take=200')).results);
      expect(own).not.toContain(fileNumber(files.inRegionTwo));
      const all = numbers((await page('scope=all&take=200', { as: 'administrator' })).results);
      expect(all).toContain(fileNumber(files.inRegionTwo));
      const beta = await page('scope=all&take=200&counts=true', { as: 'administrator', tenant: 'beta' });
      expect(beta.counts?.files).toBe(6);
      expect(beta.results.map(({ ordersID }) => ordersID)).toContain(onlyInBeta);
    });

    it.each([
      ['statuses=1,x', 'statuses'],
      ['closings=tomorrow', 'closings.0'],
      ['sort=buyers', 'sort'],
      ['after=yesterday|7', 'after'],
      ['sort=closingDate&after=2026-02-31|7', 'after'],
      ['sort=salePrice&after=2026-01-01|7', 'after'],
      ['after=7', 'after'],
      ['take=500', 'take'],
    ])('refuses %s', async (query, field) => {
      const { status, body } = await api.send('GET', `/api/portfolio?${query}`);
      expect([status, body.errorCode, Object.keys(body.result.modelState)]).toEqual([
        400,
        'VALIDATION_FAILED',
        [field],
      ]);
    });

    it('is for those with the app', async () => {
      const { status, body } = await api.send('GET', '/api/portfolio', { as: 'closer' });
      expect([status, body.errorCode]).toEqual([403, 'FORBIDDEN']);
    });
  });

  describe('the export', () => {
    const criteria = { scope: 'open', text: 'm-0', officerIDs: [2] };

    it('is every row of the list as CSV, formulas made harmless, and noted in the audit', async () => {
      await test.database.inTenant(actor, (tx) =>
        sql`update loans set lender_name = '=HYPERLINK("x")' where tenant_id = 'alpha' and loan_id = 901`.execute(tx),
      );
      const before = await api.auditCount();
      const { body } = await api.send('POST', '/api/portfolio/export', {
        as: 'administrator',
        body: { criteria, sort: 'fileNumber', direction: 'descending' },
      });
      expect(await api.auditCount()).toBe(before + 1);
      expect(body.result.mediaType).toBe('text/csv; charset=utf-8');
      const { status, text, headers } = await api.send('GET', body.result.url, { as: null });
      expect(status).toBe(200);
      expect(headers['content-disposition']).toContain(body.result.fileName);
      const [head, ...rows] = text.trimEnd().split('\r\n');
      expect(head).toBe(
        'File,Buyer or borrower,Seller,Property,Lender,Type,Opened,Closing,Branch,Escrow officer,Title officer,Closer,Post-closer,Sale price,Loans,Status',
      );
      expect(rows.map((row) => row.split(',')[0])).toEqual([
        'M-018',
        'M-015',
        'M-012',
        'M-009',
        'M-006',
        'M-003',
        'M-000',
      ]);
      expect(rows.at(-1)).toContain(`"'=HYPERLINK(""x"")"`);
      expect(rows.at(-1)).toContain('Branch 1,The closer,The officer,,,0.00,57.00,New');
    });

    it('needs the reports, too', async () => {
      const { status, body } = await api.send('POST', '/api/portfolio/export', { as: 'officer', body: { criteria } });
      expect([status, body.errorCode]).toEqual([403, 'FORBIDDEN']);
    });
  });
});
