import { FileStatus } from '@closewright/domain/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { fileNumber, files, onlyInBeta } from './world.ts';

const wanted = { fileNumber: null as string | null, regionID: 1, branchID: 1, settlementStatementType: 1 };
const as = 'administrator';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    const tenant = { tenant_id: 'alpha' };
    await test.database.inTenant({ tenant: 'alpha', usersID: 1, name: 'x', requestID: 'x' }, async (tx) => {
      await tx
        .insertInto('property_taxes')
        .values({ ...tenant, property_tax_id: 900, orders_id: files.open, property_id: files.open, tax_year: 2013 })
        .execute();
      await tx
        .insertInto('lookups')
        .values([
          { ...tenant, set_name: 'titleUnits', id: 1, name: 'Title Unit 1' },
          { ...tenant, set_name: 'escrowUnits', id: 2, name: 'Escrow Unit 2' },
        ])
        .execute();
      await tx
        .insertInto('party_signers')
        .values({ ...tenant, signer_id: 900, orders_id: files.open, roles_id: files.open, name: 'Mary Stone' })
        .execute();
      await tx
        .updateTable('properties')
        .set({ loan_id: files.open })
        .where('tenant_id', '=', 'alpha')
        .where('property_id', '=', files.open)
        .execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const create = (more: object = {}, sent: Sent = {}) =>
    api.send('POST', '/api/orders', { body: { ...wanted, ...more }, ...sent });
  const read = async (ordersID: number) => (await api.send('GET', `/api/orders/${ordersID}`, { as })).body.result;
  const versionOf = async (ordersID: number) => (await read(ordersID)).order.version;
  const refused = async (answer: () => ReturnType<typeof create>, code: string, field?: string) => {
    const before = await api.auditCount();
    const { body } = await answer();
    expect(body).toMatchObject({ isSuccessful: false, errorCode: code });
    if (field) expect(body.result.modelState).toHaveProperty([field]);
    expect(await api.auditCount()).toBe(before);
  };

  describe('a new file', () => {
    // holds core 7.22, blocks 7.2
    it('has the next number of its branch, is new, opened today, and the first of the recent files', async () => {
      const { body } = await create();
      expect(body.result.fileNumber).toMatch(/^P-\d{4}$/);
      const { order, properties, loans, contacts } = await read(body.result.ordersID);
      expect(order).toMatchObject({ status: FileStatus.New, kindOfOrder: 3, regionID: 1, branchID: 1, version: 1 });
      expect(order.openDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect([properties, loans, contacts]).toEqual([[], [], []]);
      const recent = (await api.send('GET', '/api/recent-files?scope=mine')).body.result;
      expect(recent[0].ordersID).toBe(body.result.ordersID);
    });

    // holds blocks 3.19
    it('has the units that were chosen, and its secondary files have them too', async () => {
      const { ordersID } = (await create({ titleUnitID: 1, escrowUnitID: 2 }, { as })).body.result;
      const { order } = await read(ordersID);
      expect(order).toMatchObject({ titleUnitID: 1, escrowUnitID: 2 });
      const body = { version: order.version, fileNumbers: [null], parts: [] };
      const made = await api.send('POST', `/api/orders/${ordersID}/secondary-files`, { as, body });
      const secondary = made.body.result.find((file: { isPrimary: boolean }) => !file.isPrimary);
      expect((await read(secondary.ordersID)).order).toMatchObject({ titleUnitID: 1, escrowUnitID: 2 });
    });

    it('no number is given twice to twenty who ask at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => create()));
      const numbers = answers.map(({ body }) => body.result.fileNumber);
      expect(new Set(numbers).size).toBe(20);
    });

    it('takes a typed number, once, in whatever letters', async () => {
      expect((await create({ fileNumber: '  26-Typed ' })).body.result.fileNumber).toBe('26-Typed');
      await refused(() => create({ fileNumber: '26-TYPED' }), 'FILE_NUMBER_IN_USE', 'fileNumber');
      await refused(() => create({ fileNumber: '26' }), 'VALIDATION_FAILED', 'fileNumber');
      await refused(() => create({ fileNumber: 'x'.repeat(51) }), 'VALIDATION_FAILED', 'fileNumber');
    });

    it('has the buyer, the seller and the property that were typed with it, after those of a copied file', async () => {
      const facts = { buyerFirstName: 'Ann', buyerLastName: 'Lee', sellerLastName: 'Roe', propertyAddress: '1 Oak St' };
      const alone = await read((await create({ facts })).body.result.ordersID);
      expect(alone.contacts).toMatchObject([
        { roleTypeID: 15, name: 'Ann Lee', firstName: 'Ann', sequence: 1 },
        { roleTypeID: 16, name: 'Roe', lastName: 'Roe', sequence: 2 },
      ]);
      expect(alone.properties).toMatchObject([{ address1: '1 Oak St', city: null }]);
      const from = { ordersID: files.open, parts: ['contacts'] };
      const after = await read((await create({ facts, from })).body.result.ordersID);
      expect(after.contacts.map(({ name }: { name: string }) => name)).toEqual([
        'Michael Jones',
        'Steve Cole',
        'Ann Lee',
        'Roe',
      ]);
      await refused(() => create({ facts: { propertyState: 'Texas' } }), 'VALIDATION_FAILED', 'facts.propertyState');
    });

    it.each([
      ['regionID', { regionID: 2, branchID: 2 }],
      ['branchID', { branchID: 2 }],
      ['branchID', { branchID: 99 }],
      ['orderServiceID', { orderServiceID: 77 }],
      ['titleUnitID', { titleUnitID: 2 }],
      ['escrowUnitID', { escrowUnitID: 1 }],
      ['settlementStatementType', { settlementStatementType: 'CDF' }],
    ])('refuses a wrong %s at its field, and takes no number', async (field, more) => {
      await refused(() => create(more), 'VALIDATION_FAILED', field);
    });

    it('needs the right to add files, and a pool', async () => {
      await refused(() => create({}, { as: 'closer' }), 'FORBIDDEN');
      await refused(() => create({}, { as: 'viewOnly' }), 'APP_READ_ONLY');
      await refused(() => create({ regionID: 2, branchID: 2 }, { as: 'elsewhere' }), 'NO_FILE_NUMBER');
    });
  });

  describe('a file from another', () => {
    const from = (ordersID: number, parts: readonly string[]) => ({ from: { ordersID, parts } });

    it('has the parts that were chosen, with their taxes, signers and loan', async () => {
      const parts = ['details', 'dates', 'properties', 'loans', 'contacts'];
      const { ordersID } = (await create(from(files.open, parts))).body.result;
      const [made, source] = [await read(ordersID), await read(files.open)];
      expect(made.order).toMatchObject({ salePrice: 18_000_000, closingDate: '2013-04-15', status: FileStatus.New });
      expect(made.order.fileNumber).not.toBe(source.order.fileNumber);
      expect(made.loans).toMatchObject([{ lenderName: 'Ficus Bank', rate: '3.875' }]);
      expect(made.order.defaultLoanID).toBe(made.loans[0].loanID);
      expect(made.properties).toMatchObject([{ address1: '456 Somewhere Ave', loanID: made.loans[0].loanID }]);
      expect(made.propertyTaxes).toMatchObject([{ taxYear: 2013, propertyID: made.properties[0].propertyID }]);
      expect(made.contacts.map(({ name }: { name: string }) => name)).toEqual(['Michael Jones', 'Steve Cole']);
      expect(made.partySigners).toMatchObject([{ name: 'Mary Stone', rolesID: made.contacts[0].rolesID }]);
      expect(await read(files.open)).toEqual(source);
    });

    it('opens the number of its own contacts', async () => {
      const contacts = [{ rolesID: files.open, taxID: '123-45-6789' }];
      const body = { version: await versionOf(files.open), changes: { contacts } };
      expect((await api.send('PATCH', `/api/orders/${files.open}`, { as, body })).status).toBe(200);
      const { ordersID } = (await create(from(files.open, ['contacts']))).body.result;
      const made = (await read(ordersID)).contacts;
      const revealed = await Promise.all(
        made.map(({ rolesID }: { rolesID: number }) =>
          api.send('POST', `/api/orders/${ordersID}/contacts/${rolesID}/tax-id/reveal`, { as }),
        ),
      );
      expect(revealed.map(({ body: { result } }) => result.taxID)).toEqual(['123-45-6789', null]);
    });

    it('has nothing else', async () => {
      const { ordersID } = (await create(from(files.open, ['contacts']))).body.result;
      const { order, properties, loans, contacts } = await read(ordersID);
      expect([order.salePrice, order.closingDate, properties, loans]).toEqual([null, null, [], []]);
      expect(contacts).toHaveLength(2);
    });

    it('refuses a file of another region or tenant as one that is not there', async () => {
      await refused(() => create(from(files.inRegionTwo, ['contacts'])), 'NOT_FOUND');
      await refused(() => create(from(onlyInBeta, ['contacts'])), 'NOT_FOUND');
    });

    it('takes a template whole, with the right to use one', async () => {
      const template = (await create({ fileNumber: 'Template' }, { as })).body.result.ordersID;
      const version = await versionOf(template);
      const changes = { order: { status: FileStatus.Template, salePrice: 5_00 } };
      await api.send('PATCH', `/api/orders/${template}`, { as, body: { version, changes } });
      const listed = await api.send('GET', '/api/orders/templates');
      expect(listed.body.result).toEqual([{ ordersID: template, fileNumber: 'Template' }]);
      const made = (await create(from(template, []), { as })).body.result.ordersID;
      expect((await read(made)).order).toMatchObject({ salePrice: 5_00, status: FileStatus.New });
      await refused(() => create(from(template, [])), 'FORBIDDEN');
    });
  });

  describe('copying into a file', () => {
    const copy = async (ordersID: number, fromOrdersID: number, parts: readonly string[], more: object = {}) => {
      const version = await versionOf(ordersID);
      return api.send('POST', `/api/orders/${ordersID}/copy-from`, { body: { version, fromOrdersID, parts, ...more } });
    };

    // holds core 5.26
    it("adds what is missing, and then says 'No changes detected'", async () => {
      const { ordersID } = (await create()).body.result;
      const first = await copy(ordersID, files.open, ['contacts', 'dates']);
      expect(first.body.result.contacts).toHaveLength(2);
      expect(first.body.result.order).toMatchObject({ closingDate: '2013-04-15', version: 2 });
      const again = await copy(ordersID, files.open, ['contacts', 'dates']);
      expect(again.body).toMatchObject({ errorCode: 'VALIDATION_FAILED', errorMessage: 'No changes detected' });
      const itself = await copy(ordersID, ordersID, ['contacts']);
      expect(itself.body).toMatchObject({ errorMessage: 'No changes detected' });
    });

    it('rows alone make a new version too', async () => {
      const { ordersID } = (await create()).body.result;
      expect((await copy(ordersID, files.open, ['loans'])).body.result.order.version).toBe(2);
    });

    it('refuses a stale version, a locked and a consolidated file, and a reader', async () => {
      const { ordersID } = (await create()).body.result;
      await refused(() => copy(ordersID, files.open, ['loans'], { version: 7 }), 'VERSION_CONFLICT');
      await refused(() => copy(files.locked, files.open, ['loans']), 'FILE_LOCKED');
      await refused(() => copy(files.consolidated, files.open, ['loans']), 'FILE_LOCKED');
      const body = { version: 1, fromOrdersID: files.open, parts: ['loans'] };
      await refused(() => api.send('POST', `/api/orders/${ordersID}/copy-from`, { as: 'reader', body }), 'FORBIDDEN');
    });
  });

  describe('secondary files', () => {
    const add = async (ordersID: number, more: object = {}, sent: Sent = { as }) =>
      api.send('POST', `/api/orders/${ordersID}/secondary-files`, {
        body: { version: await versionOf(ordersID), fileNumbers: [null], parts: ['properties'], ...more },
        ...sent,
      });
    const related = async (ordersID: number) =>
      (await api.send('GET', `/api/orders/${ordersID}/secondary-files`)).body.result;

    // holds blocks 4.12
    it('belong to their primary, with its branch and the parts chosen', async () => {
      expect(await related(files.open)).toEqual([]);
      const { body } = await add(files.open, { fileNumbers: ['24-0001-B', null] });
      expect(body.result).toMatchObject([
        { ordersID: files.open, fileNumber: fileNumber(files.open), isPrimary: true },
        { fileNumber: '24-0001-B', isPrimary: false, property: '456 Somewhere Ave, Anytown, ST 12345', buyers: '' },
        { isPrimary: false },
      ]);
      expect(await related(body.result[1].ordersID)).toEqual(await related(files.open));
      expect((await read(body.result[1].ordersID)).order).toMatchObject({
        branchID: 1,
        kindOfOrder: 3,
        salePrice: null,
      });
      const own = await add(body.result[1].ordersID);
      expect(own.body.errorMessage).toMatch(/is a secondary file/);
    });

    // holds blocks 7.2
    it('are created all or none', async () => {
      const taken = fileNumber(files.locked);
      await refused(() => add(files.open, { fileNumbers: [null, taken] }), 'FILE_NUMBER_IN_USE', 'fileNumbers.1');
      await refused(
        () => add(files.open, { fileNumbers: ['same-1', 'SAME-1'] }),
        'FILE_NUMBER_IN_USE',
        'fileNumbers.1',
      );
      await refused(() => add(files.open, { fileNumbers: Array(51).fill(null) }), 'VALIDATION_FAILED', 'fileNumbers');
    });

    // holds blocks 7.30
    it('need their own right, a free file and the version that is stored', async () => {
      await refused(() => add(files.open, {}, { as: 'closer' }), 'FORBIDDEN');
      await refused(() => add(files.locked), 'FILE_LOCKED');
      await refused(() => add(files.open, { version: 99 }), 'VERSION_CONFLICT');
    });
  });
});
