import type { FileChange } from '@closewright/contract/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { fileNumber, files, users } from './world.ts';

const path = (rest = '', ordersID: number = files.open) => `/api/orders/${ordersID}/changes${rest}`;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    const save = async (as: 'officer' | 'closer', changes: object) => {
      const { version } = (await api.send('GET', `/api/orders/${files.open}`)).body.result.order;
      const { body } = await api.send('PATCH', `/api/orders/${files.open}`, { as, body: { version, changes } });
      expect(body.errorMessage).toBeNull();
    };
    await save('officer', { order: { salePrice: 19_000_000, closingDate: '2013-04-16', orderServiceID: 1 } });
    await save('closer', {
      contacts: [{ rolesID: files.open, taxID: '123-45-6789' }],
      loans: [{ loanID: files.open, lenderName: '=Ficus, "Bank"' }],
    });
    await save('officer', { order: { orderServiceID: null } });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const list = async (query = '', sent: Sent = {}) => (await api.send('GET', path(query), sent)).body.result;
  /** What the product notes by itself beside a save. */
  const isOwn = ({ record }: FileChange) => !record.startsWith('Alert');
  const told = ({ record, field, before, after }: FileChange) => `${record}|${field}|${before}|${after}`;
  const found = async (query: string) => ((await list(query)).results as FileChange[]).filter(isOwn).map(told);

  it('tells each changed field in words, newest first: formats, names of lookups, masked numbers', async () => {
    const { results, totalRecords } = await list('?take=200');
    expect(totalRecords).toBe(results.length);
    expect(results.filter(isOwn).slice(0, 6).map(told)).toEqual([
      'File|Services|Everywhere|',
      'Contact Michael Jones|SSN or tax id||***-**-6789',
      'Loan =Ficus, "Bank"|Lender|Ficus Bank|=Ficus, "Bank"',
      'File|Closing|04/15/2013|04/16/2013',
      'File|Services||Everywhere',
      'File|Sale price|180,000.00|190,000.00',
    ]);
    expect(results[0]).toMatchObject({ actor: 'The officer', operation: 'UPDATE' });
    expect(results[1]).toMatchObject({ actor: 'The closer' });
    expect(JSON.stringify(results)).not.toMatch(/123-?45-?6789|\*{3}"/);
  });

  it('goes on behind the last change, whatever was written since, and jumps', async () => {
    const all: FileChange[] = (await list('?take=200')).results;
    const [, , third] = all;
    const next = await list(`?after=${third?.sequence}:${third?.key}&take=4`);
    expect(next).toEqual({ results: all.slice(3, 7), totalRecords: null });
    const jump = await list(`?after=${third?.sequence}:${third?.key}&skip=2&take=2`);
    expect(jump.results).toEqual(all.slice(5, 7));
    expect((await list('?skip=5&take=2')).results).toEqual(all.slice(5, 7));
  });

  describe('is filtered by', () => {
    it.each([
      ['an amount as it is typed', '?text=190,000', ['File|Sale price|180,000.00|190,000.00']],
      ['a date as it is typed', '?text=04/16/2013', ['File|Closing|04/15/2013|04/16/2013']],
      ['the name of a lookup item', '?text=everyw', ['File|Services|Everywhere|', 'File|Services||Everywhere']],
      ['what is shown of a tax id', '?text=6789', ['Contact Michael Jones|SSN or tax id||***-**-6789']],
      ['words no change has', '?text=nowhere%25', []],
      [
        'a field',
        '?field=orders.closing_date&from=2020-01-01',
        ['File|Closing|04/15/2013|04/16/2013', 'File|Closing||04/15/2013'],
      ],
    ])('%s', async (_what, query, expected) => {
      expect((await found(query)).slice(0, 2)).toEqual(expected);
    });

    it('who, and days', async () => {
      expect(await found('?actor=2')).toHaveLength(2);
      expect(await found('?text=the%20closer')).toHaveLength(2);
      expect(await found('?until=2000-01-01')).toEqual([]);
      expect(await found('?from=0001-01-01&until=9999-12-31')).toEqual(await found(''));
      const wrong = await api.send('GET', path('?from=yesterday&after=x'));
      expect(Object.keys(wrong.body.result.modelState).sort()).toEqual(['after', 'from']);
    });

    it('what its facts offer', async () => {
      const facts = (await api.send('GET', path('/facts'))).body.result;
      expect(facts.actors).toEqual(expect.arrayContaining([{ key: '2', name: 'The closer' }]));
      expect(facts.fields).toEqual(
        expect.arrayContaining([
          { key: 'orders.sale_price_cents', label: 'File: Sale price' },
          { key: 'order_parties.tax_id', label: 'Contact: SSN or tax id' },
        ]),
      );
    });
  });

  describe('leaves the product', () => {
    const export_ = (body: object, as: Sent['as'] = 'administrator') => api.send('POST', path('/export'), { as, body });

    it('as CSV, by an address without a token, and says so in its own audit', async () => {
      const { body } = await export_({ format: 'csv', actor: '2' });
      expect(body.result).toMatchObject({ fileName: `audit-log-${fileNumber(files.open)}.csv` });
      const file = await api.send('GET', body.result.url, { as: null });
      expect(file.status).toBe(200);
      expect(file.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="audit-log-${fileNumber(files.open)}.csv"`,
        'x-content-type-options': 'nosniff',
      });
      const lines = file.text.split('\r\n');
      expect(lines[0]).toBe('When,Who,Did,Record,Field,Before,After');
      expect(lines[1]).toMatch(/,The closer,Changed,Contact Michael Jones,SSN or tax id,,\*{3}-\*{2}-6789$/);
      // What a spreadsheet would run is text.
      expect(lines[2]).toMatch(/,"Loan =Ficus, ""Bank""",Lender,Ficus Bank,"'=Ficus, ""Bank"""$/);
      expect(lines).toHaveLength(4);
      expect((await found('?take=200')).slice(0, 4)).toEqual(
        expect.arrayContaining(['Export of the audit|Entries||2']),
      );
    });

    it('as PDF', async () => {
      const { url } = (await export_({ format: 'pdf' })).body.result;
      const file = await api.send('GET', url, { as: null });
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.text).toMatch(/^%PDF-1\.7/);
    });

    it('only for whoever may, and for another tenant under no address', async () => {
      expect((await export_({ format: 'csv' }, 'officer')).body.errorCode).toBe('FORBIDDEN');
      const { url } = (await export_({ format: 'csv' })).body.result;
      const elsewhere = await api.send('GET', url, { as: null, tenant: 'beta' });
      expect(elsewhere.body.errorCode).toBe('NOT_FOUND');
      for (const forged of ['/api/downloads', `${url}A`, '/api/downloads?ticket=AQEB'])
        expect((await api.send('GET', forged, { as: null })).body.errorCode).toBe('NOT_FOUND');
    });
  });

  it('finds letters of every script, large or small', async () => {
    const { version } = (await api.send('GET', `/api/orders/${files.open}`)).body.result.order;
    const changes = { order: { placeOfClosing: 'Łukasza 1' } };
    await api.send('PATCH', `/api/orders/${files.open}`, { body: { version, changes } });
    const asked = encodeURIComponent('ŁUKASZA');
    expect(await found(`?text=${asked}`)).toEqual([expect.stringMatching(/^File\|.+\|Łukasza 1$/)]);
  });

  it('names the side of a contact by its role', async () => {
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('order_parties').set({ buyer_seller_id: 16 }).where('orders_id', '=', files.open).execute(),
    );
    expect((await found('?take=1'))[0]).toMatch(/^Contact .+\|Side\|\|Seller$/);
  });

  it('tells of notes and alerts by the words of their screens', async () => {
    const key = { tenant_id: 'alpha' };
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      await tx
        .insertInto('lookups')
        .values({ ...key, set_name: 'noteTypes', id: 1, name: 'Phone call' })
        .execute();
      const note = { ...key, order_note_id: 900, orders_id: files.open, users_id: users.officer.usersID };
      await tx
        .insertInto('order_notes')
        .values({ ...note, body: 'Called the lender', note_type_id: 1 })
        .execute();
    });
    const changes = ((await list('?take=200')).results as FileChange[]).map(told);
    expect(changes.filter((each) => each.startsWith('Note'))).toEqual([
      'Note|Note||Called the lender',
      'Note|Type||Phone call',
      'Note|Author||The officer',
    ]);
    expect(changes).toEqual(
      expect.arrayContaining([
        'Alert|Kind||Closing date passed',
        'Alert|Severity||Warning',
        'Alert|Counts from||04/17/2013',
      ]),
    );
    expect(await found('?text=phone%20call')).toEqual(['Note|Type||Phone call']);
  });

  it('tells of notes and custom fields to whoever may open their pages', async () => {
    const asked = ['/changes?take=200', '/changes/facts', '/audit?take=200', '/changes?take=200&text=Called'];
    const texts = async (as: Sent['as']) =>
      Promise.all(asked.map(async (rest) => (await api.send('GET', `/api/orders/${files.open}${rest}`, { as })).text));
    const [changes, facts, audit, searched] = await texts('officer');
    for (const text of [changes, audit, searched]) expect(text).toContain('Called the lender');
    expect(facts).toContain('order_notes');
    for (const text of await texts('closer')) {
      expect(text).toContain('"isSuccessful":true');
      expect(text).not.toMatch(/Called the lender|order_notes/);
    }
    // What is no part of those pages is told as before.
    expect((await texts('closer'))[0]).toContain('Ficus');
  });

  it('tells nothing of the ids that tie a row to another one', async () => {
    const { order, properties } = (await api.send('GET', `/api/orders/${files.open}`)).body.result;
    const tax = { propertyTaxID: -1, propertyID: properties[0].propertyID, taxYear: 2013 };
    const body = { version: order.version, changes: { propertyTaxes: [tax] } };
    expect((await api.send('PATCH', `/api/orders/${files.open}`, { body })).body.errorMessage).toBeNull();
    const told = ((await list('?take=20')).results as FileChange[]).filter(({ record }) => record === 'Property tax');
    expect(told.map(({ field }) => field)).toEqual(['Sequence', 'Year']);
  });

  it('is closed while the feature is off', async () => {
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('feature_flags').set({ is_on: false }).where('name', '=', 'auditlog').execute(),
    );
    await expect.poll(async () => (await api.send('GET', path())).body.errorCode).toBe('FORBIDDEN');
  });
});
