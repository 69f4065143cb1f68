import type { CompanyRecord } from '@closewright/contract/companies';
import { RoleType } from '@closewright/domain/parties';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('a save that is too large says what of it is, keeps all that was entered, and goes through once it is shorter', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const streets = [1, 2, 3, 4, 5].map((at) => `${at} Long Legal Lane`);
  const properties = streets.map((address1, at) => ({ propertyID: -1 - at, address1 }));
  const before = await user.newFile({ properties });
  const { ordersID } = before.order;
  const { page } = await visit({ as: 'escrow-officer', path: `/order/${ordersID}/oe/properties` });
  const sheet = new RowsPage(page, 'Properties');
  await sheet.isEditable();
  // Three bytes each: five legals of the length a legal may have are more than one request holds.
  const legal = '地'.repeat(20_000);
  for (const street of streets) {
    await sheet.row(street).click();
    await expect(sheet.field('Street')).toHaveValue(street);
    await sheet.field('Full legal').fill(legal);
  }

  await test.step('what is too large, and by how much', async () => {
    await page.keyboard.press('Control+s');
    await expect(sheet.saveState).toHaveText(
      'Not saved. The request is too large: at most 256 KB at once. These changes have 294 KB: Full legal has 293 KB in 5 rows. ' +
        'Shorten it and save again.',
    );
    await expectAccessible(page);
    expect(await user.order(ordersID)).toEqual({ ...before, lock: expect.anything() });
  });

  await test.step('everything is still there; shortened, it is saved once', async () => {
    for (const street of streets) {
      await sheet.row(street).click();
      await expect(sheet.field('Street')).toHaveValue(street);
      await expect(sheet.field('Full legal')).toHaveValue(legal);
    }
    await sheet.field('Full legal').fill('Lot 5');
    await sheet.saveByKey();
    const stored = await user.order(ordersID);
    expect(stored.properties.map(({ address1, fullLegal }) => [address1, fullLegal?.length])).toEqual(
      streets.map((street, at) => [street, at === 4 ? 5 : legal.length]),
    );
  });
});

// Companies belong to everybody, so these have a tenant of their own.
for (const hears of [true, false])
  test(`a company merged while a file names it, in a window that ${hears ? 'hears of it' : 'hears of nothing'}: the file keeps the right one`, async ({
    visit,
    apiUser,
    ownTenant: tenant,
  }) => {
    const administrator = await apiUser('administrator', { tenant });
    const companies = await administrator.get<{ results: { companyID: number; companyName: string }[] }>(
      '/api/companies?searchTerm=ficus',
    );
    const company = (name: string): Promise<CompanyRecord> => {
      const found = companies.results.find((each) => each.companyName === name);
      return administrator.get(`/api/companies/${found?.companyID}`);
    };
    const [old, survivor] = [await company('Ficus Bank Mortgage'), await company('Ficus Bank')];
    const lender = { rolesID: -1, roleTypeID: RoleType.Lender, name: old.name, companyID: old.companyID };
    const before = await administrator.newFile({ contacts: [lender] });
    const { ordersID } = before.order;
    const { page, frame, listens } = await visit({
      as: 'closer',
      tenant,
      path: `/order/${ordersID}/oe/contacts`,
      before: async (context) => {
        // Accepted and silent.
        if (!hears) await context.routeWebSocket(/\/ws$/, () => {});
      },
    });
    const contacts = new RowsPage(page, 'File Contacts', 'Contacts');
    await contacts.isEditable();
    await page
      .getByRole('list', { name: 'File Contacts' })
      .getByRole('button', { name: /Ficus Bank Mortgage/ })
      .click();
    const picker = page
      .getByRole('region', { name: /^Company/ })
      .getByRole('combobox', { name: 'Company', exact: true });
    await expect(picker).toHaveValue(`${old.companyID} - ${old.name}`);
    await contacts.field('Phone').fill('555-010-7000');
    if (hears) await listens();

    const merge = { intoCompanyID: survivor.companyID, version: old.version, intoVersion: survivor.version };
    const { body } = await administrator.ask('POST', `/api/companies/${old.companyID}/merge`, merge);
    expect(body.errorMessage).toBeNull();
    if (hears) await expect(picker).toHaveValue(`${survivor.companyID} - ${survivor.name}`);
    await expect(contacts.field('Phone')).toHaveValue('555-010-7000');

    await page.keyboard.press('Control+s');
    await expect(contacts.saveState).toContainText('All changes saved');
    await expect(frame.dialog).toHaveCount(0);
    await expect(picker).toHaveValue(`${survivor.companyID} - ${survivor.name}`);
    const stored = await administrator.order(ordersID);
    expect(stored.contacts).toEqual([{ ...before.contacts[0], companyID: survivor.companyID, phone: '555-010-7000' }]);
  });

test('a part of the page that cannot be fetched takes nothing with it, says so, and comes by itself', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const { order } = await user.newFile({});
  const fetched: string[] = [];
  const { page, frame, fileMain } = await visit({
    as: 'escrow-officer',
    path: `/order/${order.ordersID}/oe`,
    before: async (context) => context.on('requestfinished', (request) => fetched.push(request.url())),
  });
  await fileMain.isEditable();
  await fileMain.typeByKey('Earnest money held by', 'The seller');
  // What speaks of it is fetched once the page has come to rest. The page itself remembers its first 250 requests alone.
  await expect.poll(() => fetched.some((url) => url.includes('missing-parts-band'))).toBe(true);

  await page.context().route('**/assets/*.js', (route) => route.abort());
  await frame.openAccountMenu();
  const band = page.getByRole('region', { name: 'Connection' });
  await expect(band).toContainText('A part of this page could not be fetched.');
  await expectAccessible(page);
  await fileMain.hasValue('Earnest money held by', 'The seller');

  await page.context().unroute('**/assets/*.js');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(band).toHaveCount(0);
  await fileMain.saveByKey();
});
