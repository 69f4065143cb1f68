import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { someNote } from './note-examples.ts';
import { files } from './world.ts';

interface Found {
  alertID: number;
  ordersID: number;
  target: string;
  key: string;
  severity: number;
  message: string;
  version: number;
  acknowledgedBy: string | null;
  snoozedUntil: string | null;
  fileNumber?: string;
}

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const companyID = 1;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      await tx.insertInto('lookups').values({ tenant_id: 'alpha', set_name: 'roles', id: 6, name: 'Lender' }).execute();
      await nextIDs(tx, 'company_id', 10);
      await tx
        .insertInto('companies')
        .values({ tenant_id: 'alpha', company_id: companyID, name: 'Ficus Bank', region_id: 0, role_type_ids: [6] })
        .execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const alerts = async (ordersID: number = files.open): Promise<Found[]> =>
    (await api.send('GET', `/api/orders/${ordersID}/alerts`)).body.result;
  const targets = async (ordersID: number = files.open) =>
    (await alerts(ordersID)).map(({ target, key }) => `${target} ${key}`.trim()).sort();
  const alert = async (target: string, ordersID: number = files.open) =>
    (await alerts(ordersID)).find((each) => each.target === target) as Found;
  const save = async (ordersID: number, changes: object) => {
    const { version } = (await api.send('GET', `/api/orders/${ordersID}`)).body.result.order;
    const answer = await api.send('PATCH', `/api/orders/${ordersID}`, { body: { version, changes } });
    expect(answer.body).toMatchObject({ isSuccessful: true });
  };
  const mark = (found: Found | readonly Found[], how: object, as: Sent['as'] = 'officer') =>
    api.send('POST', '/api/alerts/mark', {
      as,
      body: { alerts: [found].flat().map(({ alertID, version }) => ({ alertID, version })), mark: how },
    });
  const list = async (query = '', as: Sent['as'] = 'officer', tenant = 'alpha') =>
    (await api.send('GET', `/api/alerts?${query}`, { as, tenant })).body.result as {
      results: Found[];
      totalRecords: number;
      open: { error: number; warning: number; info: number };
    };

  describe('alerts arise with what is saved', () => {
    it('from the closing date, and follow it', async () => {
      await save(files.open, { order: { closingDate: '2013-04-30' } });
      expect(await targets()).toEqual(['closingDatePassed']);
      await save(files.open, { order: { closingDate: '2013-04-14' } });
      expect(await targets()).toEqual(['closingDatePassed', 'closingOnWeekend']);
      expect((await alert('closingDatePassed')).message).toBe('Closing date 04/14/2013 has passed');
      await save(files.open, { order: { status: 3 } });
      expect(await targets()).toEqual([]);
      await save(files.open, { order: { status: 1, closingDate: companyDay(new Date()) } });
      expect(await targets()).not.toContain('closingDatePassed');
    });

    it('from a tax id that two files of a region have, on both, and go when one of them changes', async () => {
      const taxID = (ordersID: number, parcelID: string | null) =>
        save(ordersID, { properties: [{ propertyID: ordersID, parcelID }] });
      await taxID(files.open, '0412-07-003');
      await taxID(files.settlementLocked, '0412-07-003');
      expect((await alert('duplicateTaxID')).message).toBe('Tax id 0412-07-003 is also on file 24-0005');
      expect((await alert('duplicateTaxID', files.settlementLocked)).message).toContain('file 24-0001');
      await taxID(files.settlementLocked, 'TBD');
      expect(await targets()).not.toContain('duplicateTaxID 0412-07-003');
      await taxID(files.open, 'TBD');
      expect((await alerts()).some(({ target }) => target === 'duplicateTaxID')).toBe(false);
      await taxID(files.open, null);
    });

    it('from critical notes, one each, and go with them', async () => {
      const add = (note: object) =>
        api.send('POST', `/api/orders/${files.open}/notes`, { body: { ...someNote, isCritical: true, ...note } });
      await add({ body: 'One' });
      const { body } = await add({ body: 'Two' });
      const { orderNoteID } = body.result.notes[0];
      expect((await alerts()).filter(({ target }) => target === 'criticalNote')).toHaveLength(2);
      await add({ body: 'Settled', isCritical: false, supersedesID: orderNoteID });
      expect((await alerts()).filter(({ target }) => target === 'criticalNote')).toMatchObject([{ message: 'One' }]);
    });

    it('from a company nobody should do business with, when it is put on the file or marked later', async () => {
      await save(files.open, { contacts: [{ rolesID: -1, roleTypeID: 6, name: 'Ficus Bank', companyID }] });
      expect(await targets()).not.toContain('doNotDoBusiness 1');
      const company = async (changes: object) => {
        const { version } = (await api.send('GET', `/api/companies/${companyID}`, { as: 'administrator' })).body.result;
        return api.send('PATCH', `/api/companies/${companyID}`, { as: 'administrator', body: { version, changes } });
      };
      expect((await company({ doNotDoBusiness: true, doNotDoBusinessReason: 'Fraud' })).status).toBe(200);
      expect(await alert('doNotDoBusiness')).toMatchObject({
        key: '1',
        severity: 2,
        message: 'Ficus Bank: Do not do business: Fraud',
      });
      expect((await company({ doNotDoBusiness: false })).status).toBe(200);
      expect(await targets()).not.toContain('doNotDoBusiness 1');
    });

    it('from wire instructions that wait for the second person, until that one has decided', async () => {
      const wire = {
        bankName: 'First Bank',
        routingNumber: '021000021',
        accountName: 'Ficus Bank',
        accountNumber: '123456789',
        instructions: null,
        reason: 'Letter',
      };
      const asked = await api.send('POST', `/api/companies/${companyID}/wire-changes`, {
        as: 'administrator',
        body: wire,
      });
      expect(asked.body).toMatchObject({ isSuccessful: true });
      expect(await targets()).toContain('wireNotVerified 1');
      const [{ changeID }] = asked.body.result.changes;
      const decision = { decision: 'withdraw', proof: null, note: null, verifiedOn: null };
      const decided = await api.send('POST', `/api/companies/${companyID}/protected-changes/${changeID}/decision`, {
        as: 'administrator',
        body: decision,
      });
      expect(decided.body).toMatchObject({ isSuccessful: true });
      expect(await targets()).not.toContain('wireNotVerified 1');
    });
  });

  describe('marks', () => {
    const passed = async () => {
      await save(files.open, { order: { status: 1, closingDate: '2013-04-30' } });
      return alert('closingDatePassed');
    };

    it('an acknowledged alert stays acknowledged while it says the same, and is open again when it says something else', async () => {
      expect((await mark(await passed(), { state: 'acknowledged' })).body.result).toEqual({ alerts: 1 });
      await save(files.open, { order: { placeOfClosing: 'Room 7' } });
      expect((await alert('closingDatePassed')).acknowledgedBy).toBe('The officer');
      expect((await mark(await alert('closingDatePassed'), { state: 'acknowledged' })).body.result).toEqual({
        alerts: 0,
      });
      await save(files.open, { order: { closingDate: '2013-05-01' } });
      expect((await alert('closingDatePassed')).acknowledgedBy).toBeNull();
    });

    it('puts off to a day that is still to come, and opens again', async () => {
      const found = await passed();
      for (const until of [companyDay(new Date()), companyDay(new Date(), -3), companyDay(new Date(), 120)]) {
        const count = await api.auditCount();
        const { body } = await mark(found, { state: 'snoozed', until });
        expect(body.errorCode).toBe('VALIDATION_FAILED');
        expect(Object.keys(body.result.modelState)).toEqual(['mark.until']);
        expect(await api.auditCount()).toBe(count);
      }
      await mark(found, { state: 'snoozed', until: companyDay(new Date(), 3) });
      expect((await list('state=snoozed')).results.map(({ alertID }) => alertID)).toContain(found.alertID);
      expect((await list()).results.map(({ alertID }) => alertID)).not.toContain(found.alertID);
      await mark(await alert('closingDatePassed'), { state: 'open' });
      expect((await list()).results.map(({ alertID }) => alertID)).toContain(found.alertID);
    });

    it('all or none: one that was replaced since it was read keeps the others as they were', async () => {
      const found = await passed();
      const other = (await alerts()).find(({ target }) => target === 'criticalNote') as Found;
      await save(files.open, { order: { closingDate: '2013-05-02' } });
      const count = await api.auditCount();
      const { body } = await mark([other, found], { state: 'acknowledged' });
      expect(body.errorCode).toBe('VERSION_CONFLICT');
      expect(await api.auditCount()).toBe(count);
      expect((await mark([{ ...other, alertID: 4711 }], { state: 'acknowledged' })).body.errorCode).toBe('NOT_FOUND');
    });

    it.each([
      ['reader', 'FORBIDDEN'],
      ['viewOnly', 'APP_READ_ONLY'],
      ['elsewhere', 'NOT_FOUND'],
    ] as const)('are not made by %s', async (as, code) => {
      const found = await passed();
      expect((await mark(found, { state: 'acknowledged' }, as)).body.errorCode).toBe(code);
    });
  });

  describe('the list of all files', () => {
    it('has files of the own regions, the gravest first, found by words, severity and part in the file', async () => {
      await save(files.open, { order: { closingDate: '2013-04-30', closerID: 1 } });
      await api.send('POST', `/api/orders/${files.settlementLocked}/alerts/refresh`);
      await api.send('POST', `/api/orders/${files.inRegionTwo}/alerts/refresh`, { as: 'administrator' });
      const all = await list();
      expect(new Set(all.results.map(({ ordersID }) => ordersID))).toEqual(
        new Set([files.open, files.settlementLocked]),
      );
      expect(all.results.map(({ severity }) => severity)).toEqual(
        all.results.map(({ severity }) => severity).toSorted((one, other) => other - one),
      );
      expect(all.open.warning).toBe(all.results.filter(({ severity }) => severity === 1).length);
      expect(all.results[0]).toMatchObject({
        buyers: 'Michael Jones',
        property: '456 Somewhere Ave, Anytown, ST 12345',
      });
      expect((await list('mine=true')).results.every(({ ordersID }) => ordersID === files.open)).toBe(true);
      expect((await list('text=24-0005%20closing')).results).toMatchObject([{ fileNumber: '24-0005' }]);
      expect((await list('severity=2')).totalRecords).toBe(0);
      expect((await list('take=1')).results).toHaveLength(1);
      expect((await list('', 'elsewhere')).results.map(({ ordersID }) => ordersID)).toEqual([files.inRegionTwo]);
      expect((await list('', 'officer', 'beta')).totalRecords).toBe(0);
      const counts = (await api.send('GET', '/api/notifications/counts')).body.result.openAlerts;
      expect(counts).toEqual((await list('mine=true')).open);
    });
  });
});
