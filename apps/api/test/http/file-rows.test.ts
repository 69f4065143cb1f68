import { fileRecordLimits } from '@closewright/domain/file-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { company, makeCustomData } from './custom-data-world.ts';
import { files } from './world.ts';

/** Properties with their taxes, loans, contacts with their signers: the rows of a file beyond what File Main edits. */
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeCustomData(test.database, 'alpha');
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = `/api/orders/${files.open}`;
  const read = async () => (await api.send('GET', path)).body.result;
  const save = async (changes: object, as: Sent['as'] = 'officer') => {
    const { version } = (await read()).order;
    return api.send('PATCH', path, { as, body: { version, changes } });
  };
  const refusal = async (changes: object, code = 'VALIDATION_FAILED') => {
    const [before, count] = [await read(), await api.auditCount()];
    const { body } = await save(changes);
    expect(body.errorCode).toBe(code);
    expect(await read()).toEqual(before);
    expect(await api.auditCount()).toBe(count);
    return body.result?.modelState ?? {};
  };

  // holds blocks 3.40, blocks 7.18
  it('adds a property with its tax years in one save, and takes both away again', async () => {
    const { body } = await save({
      properties: [
        {
          propertyID: -1,
          address1: '7 Rue Haute',
          isForeignAddress: true,
          country: 'Belgium',
          regionTerritory: 'Brussels',
          acreage: '0.75',
          fullLegal: 'Lot 7\nBlock 3',
          loanID: files.open,
        },
      ],
      propertyTaxes: [
        { propertyTaxID: -1, propertyID: -1, taxYear: 2012, amount: 110_000, isPaid: true, authority: 'Any County' },
        { propertyTaxID: -2, propertyID: -1, taxYear: 2013, amount: 120_000 },
      ],
    });
    const [, added] = body.result.properties;
    expect(added).toMatchObject({ acreage: '0.75', country: 'Belgium', loanID: files.open, sequence: 2 });
    expect(body.result.propertyTaxes).toMatchObject([
      { propertyID: added.propertyID, taxYear: 2012, isPaid: true, sequence: 1 },
      { propertyID: added.propertyID, taxYear: 2013, isPaid: false, sequence: 2 },
    ]);
    const { propertyTaxID } = body.result.propertyTaxes[0];
    const one = await save({ removePropertyTaxes: [propertyTaxID] });
    expect(one.body.result.propertyTaxes).toHaveLength(1);
    const gone = await save({ removeProperties: [added.propertyID] });
    expect(gone.body.result.properties).toHaveLength(1);
    expect(gone.body.result.propertyTaxes).toEqual([]);
  });

  it('keeps rows in the order they were given', async () => {
    const added = await save({
      properties: [
        { propertyID: -1, city: 'Second' },
        { propertyID: -2, city: 'Third' },
      ],
    });
    const ids = added.body.result.properties.map(({ propertyID }: { propertyID: number }) => propertyID);
    const turned = await save({
      properties: [
        { propertyID: ids[2], sequence: 1 },
        { propertyID: ids[1], sequence: 2 },
        { propertyID: ids[0], sequence: 3 },
      ],
    });
    expect(turned.body.result.properties.map(({ propertyID }: { propertyID: number }) => propertyID)).toEqual([
      ids[2],
      ids[1],
      ids[0],
    ]);
    await save({ removeProperties: [ids[1], ids[2]], properties: [{ propertyID: ids[0], sequence: 1 }] });
  });

  it('stores rows that name unlike fields in one save, each as it says', async () => {
    const [{ city, fullLegal }] = (await read()).properties;
    const count = await api.auditCount();
    const { body } = await save({
      properties: [
        { propertyID: -1, city: 'Placed', sequence: 7 },
        { propertyID: files.open, city: 'Changed' },
        { propertyID: -2, acreage: '0.5', isForeignAddress: true, country: 'Belgium' },
        { propertyID: -3 },
      ],
      contacts: [
        { rolesID: files.open, firstName: 'Ann' },
        { rolesID: files.open + 100, lastName: 'Doe' },
      ],
      partySigners: [
        { signerID: -1, rolesID: files.open + 100, name: 'First' },
        { signerID: -2, rolesID: files.open, name: 'Of another', title: 'Trustee' },
        { signerID: -3, rolesID: files.open + 100, name: 'Second' },
      ],
    });
    const blank = { city: null, acreage: null, isForeignAddress: false, country: null };
    expect(body.result.properties).toMatchObject([
      { propertyID: files.open, city: 'Changed', fullLegal },
      { ...blank, city: 'Placed', sequence: 7 },
      { ...blank, acreage: '0.5', isForeignAddress: true, country: 'Belgium', sequence: 8 },
      { ...blank, sequence: 9 },
    ]);
    const signers = body.result.partySigners;
    expect(signers).toMatchObject([
      { rolesID: files.open, name: 'Of another', title: 'Trustee', sequence: 1 },
      { rolesID: files.open + 100, name: 'First', title: null, sequence: 1 },
      { rolesID: files.open + 100, name: 'Second', title: null, sequence: 2 },
    ]);
    // One for each row.
    expect(await api.auditCount()).toBe(count + 9);
    const ids = body.result.properties.slice(1).map(({ propertyID }: { propertyID: number }) => propertyID);
    await save({
      properties: [{ propertyID: files.open, city }],
      removeProperties: ids,
      removePartySigners: signers.map(({ signerID }: { signerID: number }) => signerID),
    });
  });

  it('keeps the default loan, changes it when asked, and names another when it is removed', async () => {
    const { body } = await save({
      loans: [{ loanID: -1, lenderName: 'Second Bank', purpose: 'Refinance', dayBasis: '365', isInterestOnly: true }],
    });
    const second = body.result.loans[1];
    expect(second).toMatchObject({ purpose: 'Refinance', dayBasis: '365', isInterestOnly: true, loanOrder: 2 });
    expect(body.result.order.defaultLoanID).toBe(files.open);
    expect((await save({ defaultLoanID: second.loanID })).body.result.order.defaultLoanID).toBe(second.loanID);
    await refusal({ defaultLoanID: files.locked });
    await save({ properties: [{ propertyID: files.open, loanID: second.loanID }] });
    const gone = await save({ removeLoans: [second.loanID] });
    expect(gone.body.result.order.defaultLoanID).toBe(files.open);
    expect(gone.body.result.properties[0].loanID).toBeNull();
  });

  it('keeps vesting, signers and forwarding address of a seller, and shows them by name in the audit', async () => {
    const rolesID = files.open + 100;
    const { body } = await save({
      contacts: [
        {
          rolesID,
          entityType: 'Trust',
          vesting: 'Steve Cole, Trustee',
          firptaStatus: 'Not foreign, certificate received',
          forwardingCity: 'Othertown',
        },
      ],
      partySigners: [{ signerID: -1, rolesID, name: 'Ann Doe', title: 'Trustee' }],
    });
    expect(body.result.contacts[1]).toMatchObject({ entityType: 'Trust', forwardingCity: 'Othertown' });
    expect(body.result.partySigners).toMatchObject([{ rolesID, name: 'Ann Doe' }]);
    const audit = (await api.send('GET', `${path}/audit?take=2`)).body.result;
    const fields = audit.flatMap(({ changes }: { changes: { field: string }[] }) => changes.map(({ field }) => field));
    expect(fields).toEqual(expect.arrayContaining(['vesting', 'firptaStatus', 'title']));
    await save({ removePartySigners: [body.result.partySigners[0].signerID] });
  });

  describe('refuses, whole and naming the field,', () => {
    it('a row that is wrong as a whole, whichever field was changed', async () => {
      expect(await refusal({ properties: [{ propertyID: files.open, isForeignAddress: true }] })).toHaveProperty(
        'changes.properties.0.country',
      );
      const loan = { noteDate: '2013-04-15', firstPaymentDate: '2013-04-01' };
      expect(await refusal({ loans: [{ loanID: -1 }, { loanID: -2, ...loan }] })).toHaveProperty(
        'changes.loans.1.firstPaymentDate',
      );
      expect(await refusal({ contacts: [{ rolesID: files.open, hasPowerOfAttorney: true }] })).toHaveProperty(
        'changes.contacts.0.attorneyInFact',
      );
      expect(await refusal({ contacts: [{ rolesID: files.open, email: 'ann at home' }] })).toHaveProperty(
        'changes.contacts.0.email',
      );
    });

    it('a person who is none of the company, also where only one of the two is changed', async () => {
      const rolesID = files.open + 100;
      const another = { contactID: company.contact };
      for (const contact of [{ companyID: company.broker, ...another }, another]) {
        expect(await refusal({ contacts: [{ rolesID, ...contact }] })).toHaveProperty('changes.contacts.0.contactID');
      }
      await save({ contacts: [{ rolesID, companyID: company.bank, ...another }] });
      expect(await refusal({ contacts: [{ rolesID, companyID: company.broker }] })).toHaveProperty(
        'changes.contacts.0.contactID',
      );
      await save({ contacts: [{ rolesID, companyID: company.broker, contactID: null }] });
      await save({ contacts: [{ rolesID, companyID: null }] });
    });

    it('what belongs to a row of another file, or to none', async () => {
      for (const propertyID of [files.locked, -7, 4711]) {
        expect(await refusal({ propertyTaxes: [{ propertyTaxID: -1, propertyID, taxYear: 2013 }] })).toHaveProperty(
          'changes.propertyTaxes.0.propertyID',
        );
      }
      await refusal({ propertyTaxes: [{ propertyTaxID: -1, taxYear: 2013 }] });
      await refusal({ partySigners: [{ signerID: -1, rolesID: files.locked, name: 'Ann Doe' }] });
      expect(await refusal({ contacts: [{ rolesID: files.open, companyID: 4711 }] })).toHaveProperty(
        'changes.contacts.0.companyID',
      );
      expect(await refusal({ properties: [{ propertyID: -1, loanID: files.locked }] })).toHaveProperty(
        'changes.properties.0.loanID',
      );
      for (const name of ['removeProperties', 'removeLoans', 'removePropertyTaxes', 'removePartySigners']) {
        await refusal({ [name]: [files.locked] }, 'NOT_FOUND');
      }
    });

    it('the one of several rows that is wrong', async () => {
      const ofAnother = { propertyID: files.locked, city: 'Anytown' };
      expect(
        await refusal({ properties: [{ propertyID: files.open, city: 'Anytown' }, ofAnother] }, 'NOT_FOUND'),
      ).toEqual({ 'changes.properties.1.propertyID': ['The file has no such row'] });
      const tax = { taxYear: 2013, propertyID: files.open };
      const propertyTaxes = [tax, { ...tax, propertyID: files.locked }, tax];
      expect(
        await refusal({ propertyTaxes: propertyTaxes.map((row, at) => ({ propertyTaxID: -1 - at, ...row })) }),
      ).toEqual({ 'changes.propertyTaxes.1.propertyID': ['The file has no such property'] });
      const twice = [{ propertyID: -1 }, { propertyID: files.open, city: 'Anytown' }, { propertyID: -1 }];
      expect(await refusal({ properties: twice })).toHaveProperty('changes.properties.2.propertyID');
    });

    it('a place that is none, and a signer without a name', async () => {
      await refusal({ properties: [{ propertyID: -1, sequence: 0 }] });
      await refusal({ partySigners: [{ signerID: -1, rolesID: files.open }] });
    });

    it('ten thousand properties at once, with a sentence that says so, and adds none', async () => {
      const many = (count: number) =>
        Array.from({ length: count }, (_, at) => ({ propertyID: -1 - (at % 1000), city: `C${at}` }));
      const { version } = (await read()).order;
      const huge = await api.send('PATCH', path, { body: { version, changes: { properties: many(10_000) } } });
      expect(huge.body.errorCode).toMatch(/PAYLOAD_TOO_LARGE|MALFORMED_BODY|VALIDATION_FAILED/);
      expect(JSON.stringify(await refusal({ properties: many(fileRecordLimits.rowsPerSave + 1) }))).toContain(
        'At most 500 properties can be saved at once. Nothing was saved.',
      );
      expect((await read()).properties).toHaveLength(1);
    });
  });

  it('takes five hundred properties once, however often they are sent', async () => {
    const { version } = (await read()).order;
    const properties = Array.from({ length: 500 }, (_, at) => ({ propertyID: -1 - at, address1: `${at} Main St` }));
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.send('PATCH', path, { body: { version, changes: { properties } } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const stored = (await read()).properties;
    expect(stored).toHaveLength(501);
    const ids = stored.slice(1).map(({ propertyID }: { propertyID: number }) => propertyID);
    expect((await save({ removeProperties: ids })).body.result.properties).toHaveLength(1);
  });

  describe('a stored number in clear', () => {
    const reveal = (rolesID: number, as: Sent['as'] = 'officer') =>
      api.send('POST', `${path}/contacts/${rolesID}/tax-id/reveal`, { as });

    it('is shown once the look is in the audit of the file, and never in the log', async () => {
      await save({ contacts: [{ rolesID: files.open, taxID: '123-45-6789' }] });
      expect((await reveal(files.open)).body.result).toEqual({ taxID: '123-45-6789' });
      const [look] = (await api.send('GET', `${path}/audit?take=1`)).body.result;
      expect(look).toMatchObject({ table: 'tax_id_reveals', operation: 'INSERT', actor: 'The officer' });
      expect(JSON.stringify(look)).toContain('***-**-6789');
      expect(JSON.stringify(look)).not.toContain('123-45');
      expect(api.log.join('')).not.toContain('123-45-6789');
      await save({ contacts: [{ rolesID: files.open, taxID: null }] });
      expect((await reveal(files.open)).body.result).toEqual({ taxID: null });
    });

    it('opens in its own row only, also where another ends the same', async () => {
      const [first, second] = (await read()).contacts.map(({ rolesID }: { rolesID: number }) => rolesID);
      const added = await save({
        contacts: [
          { rolesID: first, taxID: '123-45-6789' },
          { rolesID: second, taxID: '987-65-6789' },
          { rolesID: -1, roleTypeID: 15, name: 'New Buyer', taxID: '456-12-6789' },
        ],
      });
      const third = added.body.result.contacts.at(-1).rolesID;
      expect((await reveal(third)).body.result).toEqual({ taxID: '456-12-6789' });
      const exchange = () =>
        test.asOwner(async (owner) => {
          await owner.query("select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'x', false)");
          await owner.query("select set_config('app.request', 'x', false)");
          await owner.query(
            `update order_parties a set tax_id_encrypted = b.tax_id_encrypted from order_parties b
             where a.tenant_id = 'alpha' and b.tenant_id = 'alpha' and (a.roles_id, b.roles_id) in (($1, $2), ($2, $1))`,
            [first, second],
          );
        });
      await exchange();
      for (const rolesID of [first, second]) {
        const refused = await reveal(rolesID);
        expect(refused).toMatchObject({ status: 500, body: { errorCode: 'INTERNAL' } });
        expect(refused.text).not.toMatch(/\d{3}-\d{2}-\d{4}/);
        expect(api.log.join('')).toContain(`order_parties.tax_id_encrypted, row ${rolesID}, of tenant alpha cannot be`);
      }
      await exchange();
      expect((await reveal(second)).body.result).toEqual({ taxID: '987-65-6789' });
      await save({ contacts: [first, second].map((rolesID) => ({ rolesID, taxID: null })), removeContacts: [third] });
    });

    it('is not for readers, nor of another file', async () => {
      const count = await api.auditCount();
      expect((await reveal(files.open, 'reader')).body.errorCode).toBe('FORBIDDEN');
      expect((await reveal(files.locked)).body.errorCode).toBe('NOT_FOUND');
      expect((await reveal(4711)).body.errorCode).toBe('NOT_FOUND');
      expect(await api.auditCount()).toBe(count);
    });
  });
});
