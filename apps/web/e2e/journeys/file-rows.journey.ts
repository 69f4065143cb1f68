import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { CustomDataSetupPage } from '../page-models/custom-data-setup-page.ts';
import { cellOf, RowsPage } from '../page-models/rows-page.ts';

const paste = (place: Locator, words: string) =>
  place.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);

test('properties of a file: added, pasted, put in order, copied to a buyer, taxed, saved by key and deleted', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderID('26-700003');
  const before = await user.order(id);
  const { page } = await visit({ as: 'closer', path: `/order/${id}/oe/properties` });
  const properties = new RowsPage(page, 'Properties');
  await properties.isEditable();
  const [first] = before.properties;
  const street = first?.address1 ?? '';

  await test.step('a foreign one needs its country', async () => {
    await properties.button('Add property').click();
    await properties.field('Street').fill('7 Rue Haute');
    await properties.tick('Foreign address');
    await expect(properties.field('County')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(properties.field('Country')).toBeFocused();
    await expect(properties.field('Country')).toHaveAccessibleDescription(/Country is required for a foreign address/);
    await expectAccessible(page);
    await properties.field('Country').fill('Belgium');
    await properties.field('Region or territory').fill('Brussels');
    await properties.field('Acreage').fill('0.75');
    await properties.field('Full legal').fill('Lot 7\nBlock 3');
    await properties.saveByKey();
  });

  await test.step('its taxes stand below each other, year by year', async () => {
    await properties.button('Add tax year').click();
    const taxes = page.getByRole('grid', { name: 'Taxes' });
    await expect(cellOf(taxes, 0)).toBeFocused();
    await page.keyboard.type('2013');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1200');
    await page.keyboard.press('Enter');
    // The new year stands in the row added, and what is pasted into it goes on in rows below.
    await properties.button('Add tax year').click();
    await expect(cellOf(taxes, 1)).toBeFocused();
    await paste(cellOf(taxes, 1), '2014\t1210\r\n2015\t1220\r\n2016\t1230\r\n');
    await expect(taxes.getByRole('rowheader')).toHaveText(['2013', '2014', '2015', '2016']);
    await page.keyboard.press('Control+z');
    await expect(taxes.getByRole('rowheader')).toHaveText(['2013', '2014']);
    await properties.saveByKey();
    const { properties: stored, propertyTaxes } = await user.order(id);
    const added = stored.find(({ country }) => country === 'Belgium');
    expect(added).toMatchObject({ acreage: '0.75', regionTerritory: 'Brussels', fullLegal: 'Lot 7\nBlock 3' });
    expect(propertyTaxes.filter(({ propertyID }) => propertyID === added?.propertyID)).toMatchObject([
      { taxYear: 2013, amount: 120_000, isPaid: false },
      { taxYear: 2014, amount: null },
    ]);
  });

  await test.step('by Alt and an arrow it comes before the other', async () => {
    await properties.hasOrder([street, '7 Rue Haute']);
    await page.keyboard.press('Alt+ArrowUp');
    await properties.hasOrder(['7 Rue Haute', street]);
    await properties.saveByKey();
    await page.reload();
    await properties.isEditable();
    await properties.hasOrder(['7 Rue Haute', street]);
  });

  // holds blocks 7.18
  await test.step('its address becomes the forwarding address of the buyer', async () => {
    const buyer = before.contacts.find(({ roleTypeID }) => roleTypeID === 15);
    await page.getByRole('button', { name: 'Copy address to…' }).click();
    await page
      .getByRole('menuitem', { name: /^Buyer .*forwarding address$/ })
      .first()
      .click();
    await properties.saveByKey();
    const stored = (await user.order(id)).contacts.find(({ rolesID }) => rolesID === buyer?.rolesID);
    expect(stored).toMatchObject({ forwardingAddress1: '7 Rue Haute', address1: buyer?.address1 });
  });

  await test.step('ten thousand pasted are refused in a sentence, five are added once', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at} Plum St\t\tAnytown`).join('\n');
    await properties.button('Paste properties').click();
    const dialog = page.getByRole('dialog', { name: 'Paste properties' });
    const box = dialog.getByRole('textbox');
    await paste(box, lines(10_000));
    await expect(dialog).toContainText('The list has 10,000 properties; at most 500 can be added at once.');
    await box.fill(`${lines(5)}\n${lines(5)}`);
    await dialog.getByRole('button', { name: 'Add properties' }).click();
    await expect(dialog).toHaveCount(0);
    await properties.saveByKey();
    expect((await user.order(id)).properties).toHaveLength(before.properties.length + 6);
  });

  await test.step('what was added is deleted after a question, and is gone', async () => {
    for (const name of ['7 Rue Haute', ...Array.from({ length: 5 }, (_, at) => `${at} Plum St`)]) {
      await properties.row(name).click();
      await properties.button('Delete property').click();
      await properties.confirm('Delete property');
      await expect(properties.row(name)).toHaveCount(0);
    }
    const left = await user.order(id);
    expect(left.properties.map(({ propertyID }) => propertyID)).toEqual(
      before.properties.map(({ propertyID }) => propertyID),
    );
    expect(left.propertyTaxes).toEqual(before.propertyTaxes);
  });
});

test('contacts of a file: a seller that is a trust with its signer, a number looked at, a lender of the directory', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderID('26-700014');
  const before = await user.order(id);
  const { page } = await visit({ as: 'closer', path: `/order/${id}/oe/contacts` });
  const contacts = new RowsPage(page, 'File Contacts', 'Contacts');
  await contacts.isEditable();

  // holds blocks 4.31
  await test.step('cards first, a grid when asked for, and again on the next visit', async () => {
    await expect(page.getByRole('list', { name: 'File Contacts' }).getByRole('listitem')).toHaveCount(
      before.contacts.length,
    );
    await expectAccessible(page);
    const kept = page.waitForResponse((response) => response.url().endsWith('/api/session/settings') && response.ok());
    await page.getByText('Grid', { exact: true }).click();
    await expect(page.getByRole('grid', { name: 'File Contacts' })).toBeVisible();
    await expectAccessible(page);
    await kept;
    await page.reload();
    await expect(page.getByRole('grid', { name: 'File Contacts' })).toBeVisible();
    await page.getByText('Card', { exact: true }).click();
  });

  await test.step('a trust sells: formed somewhere, vested, not foreign, and somebody signs for it', async () => {
    await contacts.button('Add seller').click();
    await contacts.pick('Kind of person', 'Trust');
    await contacts.field('Name', 'Name').fill('The Willow Trust');
    await contacts.field('Formed in').fill('Ohio');
    await contacts.field('Vesting').fill('Ann Doe, Trustee of The Willow Trust');
    await contacts.pick('FIRPTA', 'Not foreign, certificate received');
    await page.getByRole('textbox', { name: 'SSN or tax id' }).pressSequentially('12-3456789');
    await contacts.button('Add signer').click();
    await cellOf(page.getByRole('grid', { name: 'Signers' }), 0).dblclick();
    await page.keyboard.type('Ann Doe');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Trustee');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await contacts.saveByKey();
    const stored = await user.order(id);
    const trust = stored.contacts.find(({ name }) => name === 'The Willow Trust');
    expect(trust).toMatchObject({ entityType: 'Trust', formedIn: 'Ohio', taxIDMasked: '**-***6789' });
    expect(stored.partySigners).toMatchObject([{ rolesID: trust?.rolesID, name: 'Ann Doe', title: 'Trustee' }]);
  });

  await test.step('its number is shown for a moment, and the audit tells who looked', async () => {
    const number = page.getByRole('textbox', { name: 'SSN or tax id' });
    await expect(number).toHaveValue('**-***6789');
    await page.getByRole('button', { name: /Show/ }).first().click();
    await expect(number).toHaveValue('12-3456789');
    const [look] = await user.audit(id);
    expect(look).toMatchObject({ table: 'tax_id_reveals' });
  });

  await test.step('removed again after a question', async () => {
    await contacts.button('Remove contact').click();
    await contacts.confirm('Remove contact');
    await expect(contacts.row('The Willow Trust')).toHaveCount(0);
    expect((await user.order(id)).contacts).toEqual(before.contacts);
    expect((await user.order(id)).partySigners).toEqual(before.partySigners);
  });
});

test('fields that an administrator defines for loans and properties appear there, are filled, saved and audited', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const admin = await visit({ as: 'administrator', path: '/configuration/custom-data', tenant });
  const setup = new CustomDataSetupPage(admin.page);
  await setup.isShown();
  for (const [screen, tab, field] of [
    ['Loans', 'Servicing desk', 'Desk code'],
    ['Properties', 'Flood', 'Flood zone'],
  ] as const) {
    await admin.page.getByRole('combobox', { name: 'Screen' }).click();
    await admin.page.getByRole('option', { name: new RegExp(`^${screen}`) }).click();
    await setup.addTab(tab);
    await setup.addField({ label: field, type: 'Text', longest: '12' });
  }
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('26-700003');
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/oe/loans`, tenant });
  const loans = new RowsPage(page, 'Loans');
  await loans.isEditable();

  await test.step('two loans, one of them the default; a feature asks for what belongs to it', async () => {
    await loans.button('Add loan').click();
    await loans.field('Lender').fill('Second Bank');
    await loans.tick('Adjustable rate');
    await loans.field('Index').fill('SOFR');
    await loans.field('Note date').fill('04/15/2013');
    await loans.field('First payment').fill('04/01/2013');
    await page.keyboard.press('Control+s');
    await expect(loans.field('First payment')).toHaveAccessibleDescription(/First payment is before the note date/);
    await loans.field('First payment').fill('06/01/2013');
    await loans.saveByKey();
    await loans.button('Make default').click();
    await expect(loans.row('Second Bank')).toContainText('(default)');
    const { order, loans: stored } = await user.order(id);
    expect(stored.find(({ loanID }) => loanID === order.defaultLoanID)).toMatchObject({
      lenderName: 'Second Bank',
      isAdjustableRate: true,
      armIndex: 'SOFR',
    });
  });

  await test.step('the field of loans, with the loan it was typed on', async () => {
    await page.getByRole('tab', { name: 'Servicing desk' }).click();
    await loans.field('Desk code').fill('S-17');
    await expectAccessible(page);
    await loans.saveByKey();
  });

  await test.step('the field of properties, saved by leaving the page', async () => {
    await frame.menuEntry('Properties').click();
    const properties = new RowsPage(page, 'Properties');
    await properties.isEditable();
    await page.getByRole('tab', { name: 'Flood' }).click();
    await properties.field('Flood zone').fill('AE');
    await frame.menuEntry('Loans').click();
    await loans.isEditable();
    const audit = await user.audit(id);
    const changes = audit
      .filter(({ table }) => table === 'custom_data_values')
      .flatMap((entry) => entry.changes.map(({ field, after }) => `${field}: ${String(after)}`));
    expect(changes).toEqual(['Flood zone: AE', 'Desk code: S-17']);
  });
});

test('a locked file reads on all three pages', async ({ visit, apiUser }) => {
  const id = await (await apiUser('closer')).orderID('26-700024');
  for (const [path, title, list] of [
    ['properties', 'Properties', 'Properties'],
    ['loans', 'Loans', 'Loans'],
    ['contacts', 'File Contacts', 'Contacts'],
  ] as const) {
    const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/oe/${path}` });
    const rows = new RowsPage(page, title, list);
    await rows.isShown();
    await expect(frame.band).toHaveText(/This file is locked\./);
    await expect(rows.saveState).toHaveText('Read only');
    await expect(rows.save).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: /^(Add (property|loan|buyer|seller|party|tax)|Delete|Remove|Paste)/ }),
    ).toHaveCount(0);
    await expectAccessible(page);
    await page.context().close();
  }
});
