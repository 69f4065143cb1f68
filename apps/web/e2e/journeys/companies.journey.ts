import { expect, expectAccessible, test } from '../fixtures.ts';
import { CompaniesPage } from '../page-models/companies-page.ts';
import { asks } from '../page-models/frame.ts';

// The directory belongs to everybody, so the journey has a tenant of its own.

test('a company from nothing to wire instructions that two people have seen, and into another one', async ({
  visit,
  ownTenant: tenant,
}) => {
  const path = '/manage-companies';
  const officer = await visit({ as: 'escrow-officer', path, tenant });
  const companies = new CompaniesPage(officer.page);
  await companies.isShown();
  await expect(companies.company('Ficus Bank').first()).toContainText('Lender');
  await expect(companies.company('Quickpay')).toContainText('Do not use');
  await expectAccessible(officer.page);

  // holds blocks 2.20
  await test.step('it is added by keys, and what is wrong is said at its field', async () => {
    await companies.button('Add company').focus();
    await officer.page.keyboard.press('Enter');
    await companies.field('Name').fill('Oak Savings');
    await companies.field('E-mail').fill('desk');
    await officer.page.keyboard.press('Control+Enter');
    await expect(companies.dialog).toContainText('This is no e-mail address');
    await expectAccessible(officer.page);
    await companies.field('E-mail').fill('desk@oak.example');
    await companies.field('Roles').click();
    await officer.page.getByRole('option', { name: 'Lender' }).click();
    await officer.page.keyboard.press('Escape');
    await officer.page.keyboard.press('Control+Enter');
    await expect(companies.dialog).toHaveAccessibleName('Oak Savings');
  });

  // holds blocks 2.21
  await test.step('a contact and an address are stored at once', async () => {
    await companies.tab('Contacts');
    await companies.press('Add contact');
    await companies.field('Name').fill('Nora Fields');
    await companies.field('Job title').fill('Loan officer');
    await companies.save();
    await expect(companies.row('Nora Fields', 'Contacts')).toContainText('Loan officer');
    await companies.tab('Addresses');
    await companies.press('Add address');
    await companies.field('Street').fill('PO Box 12');
    await companies.save();
    await expect(companies.row('PO Box 12', 'Addresses')).toContainText('Mailing');
    await expectAccessible(officer.page);
  });

  await test.step('wire instructions wait for somebody else', async () => {
    await companies.tab('Tax id and wire');
    await companies.press('Change wire instructions');
    await companies.field('Routing number').fill('021000021');
    await companies.field('Bank').fill('Ficus Bank');
    await companies.field('Account name').fill('Oak payoffs');
    await companies.field('Account number').fill('00 1234 5678');
    await companies.field('Where it comes from').fill('Letter of April 2');
    await companies.press('Ask for approval');
    const waiting = companies.dialog.getByRole('region', { name: 'Waiting change' });
    await expect(waiting).toContainText('***5678');
    await expect(waiting).toContainText('Somebody else has to approve it.');
    await expect(waiting.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expectAccessible(officer.page);
    await companies.close();
    await expect(companies.company('Oak Savings')).toContainText('To approve');
  });

  const second = await visit({ as: 'administrator', path, tenant });
  const theirs = new CompaniesPage(second.page);

  await test.step('the second person types the number again', async () => {
    await theirs.open('Oak Savings');
    await theirs.tab('Tax id and wire');
    await theirs.press('Approve');
    await theirs.field('Account number as verified').fill('0012345679');
    await theirs.field('Verified with').fill('Nora Fields, by phone');
    await theirs.press('Approve');
    await expect(theirs.dialog).toContainText('This is not the account number that was asked for');
    await expectAccessible(second.page);
    await theirs.field('Account number as verified').fill('0012345678');
    await theirs.press('Approve');
    await expect(theirs.dialog).toHaveAccessibleName('Oak Savings');
    await expect(theirs.dialog).toContainText('Nora Fields, by phone');
    await theirs.tab('History');
    await expect(theirs.rows('History').first()).toContainText('Tax id or wire');
    await theirs.close();
  });

  await test.step('two people who edit it are joined', async () => {
    await companies.open('Oak Savings');
    await theirs.open('Oak Savings');
    await theirs.field('Phone').fill('555-010-7001');
    await theirs.save();
    await expect(theirs.dialog).toHaveCount(0);
    await companies.field('Fax').fill('555-010-7002');
    await companies.save();
    await expect(companies.dialog).toHaveCount(0);
    await companies.open('Oak Savings');
    await expect(companies.field('Phone')).toHaveValue('555-010-7001');
    await expect(companies.field('Fax')).toHaveValue('555-010-7002');
  });

  await test.step('the row in hand stays in hand while the list is read anew', async () => {
    await companies.close();
    await companies.find.fill('');
    await companies.company('Quickpay').click();
    await officer.page.keyboard.press('Enter');
    await expect(companies.dialog).toHaveAccessibleName(/^Quickpay/);
    const readAnew = officer.page.waitForResponse(/\/api\/companies\/directory\?/);
    await companies.close();
    await readAnew;
    await expect(companies.dialog).toHaveCount(0);
    await expect(companies.company('Quickpay').locator(':focus')).toHaveCount(1);
    await companies.open('Oak Savings');
  });

  await test.step('it is merged into the company that is picked by keys, after what moves is shown', async () => {
    await companies.press('Merge into another company');
    await asks(companies.dialog, 'Merge Company');
    await companies.field('Company that stays').focus();
    await officer.page.keyboard.type('ficus bank m');
    await expect(officer.page.getByRole('option', { name: /Ficus Bank Mortgage/ })).toBeVisible();
    await officer.page.keyboard.press('Tab');
    await expect(companies.field('Company that stays')).toHaveValue(/\d+ - Ficus Bank Mortgage/);
    await expect(companies.dialog).toContainText('1: Nora Fields');
    await expectAccessible(officer.page);
    await companies.press('Merge');
    await expect(companies.dialog).toHaveCount(0);
    await expect(companies.company('Oak Savings')).toHaveCount(0);
    await companies.open('Ficus Bank Mortgage');
    await companies.tab('Contacts');
    await expect(companies.row('Nora Fields', 'Contacts')).toBeVisible();
  });
});

test('whoever may not edit companies looks at them', async ({ visit }) => {
  const { page } = await visit({ as: 'read-only', path: '/manage-companies' });
  const companies = new CompaniesPage(page);
  await companies.isShown();
  await expect(companies.button('Add company')).toHaveAttribute('aria-disabled', 'true');
  await companies.open('Omega Real Estate Broker Inc.');
  await expect(companies.dialog.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await expect(companies.field('Phone')).toHaveValue('123-555-1717');
  await expect(companies.field('Phone')).toHaveAttribute('readonly', '');
  await expectAccessible(page);
});

// holds blocks 2.19
test('a company is selected in the directory, and warned about', async ({ visit }) => {
  const { page } = await visit({ as: 'escrow-officer', path: '/manage-companies' });
  const companies = new CompaniesPage(page);
  await companies.open('Pests Co.');
  await companies.press('Merge into another company');
  await companies.press('Select from the directory');
  await expect(companies.dialog).toHaveAccessibleName('Select Company');
  // The page behind has such a box as well.
  await companies.dialog.getByLabel('Find a company').last().fill('quick');
  await expect(companies.row('Quickpay', 'Companies').last()).toBeVisible();
  await expectAccessible(page);
  await companies.row('Quickpay', 'Companies').last().dblclick();
  await expect(companies.dialog).toContainText('Do not do business: Signing packages came back incomplete three times');
  await companies.dialog.getByRole('button', { name: 'About Quickpay Settlement Services' }).click();
  await expect(page.getByText('555-010-5011').last()).toBeVisible();
});

test('an outside party of one file only is made by whoever may, and one nobody should use is warned about', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const id = await (await apiUser('escrow-officer', { tenant })).orderID('26-700003');
  const { page } = await visit({ as: 'escrow-officer', path: `/order/${id}/oe/contacts`, tenant });
  const party = page.getByRole('region', { name: 'Add an outside party' });
  await party.getByLabel(/^Role/).click();
  await page.getByRole('option', { name: 'Notary', exact: true }).click();
  await party.getByLabel(/^Company/).fill('Corner Notary');
  await page.getByRole('option', { name: 'Use "Corner Notary" for this file only' }).click();
  await party.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Corner Notary').last()).toBeVisible();
  // The form is empty once the party is on the file; the party may be seen before.
  await expect(party.getByLabel(/^Company/)).toHaveValue('');
  await party.getByLabel(/^Company/).fill('quickpay');
  await page.getByRole('option', { name: /Quickpay/ }).click();
  await party.getByRole('button', { name: 'Add' }).click();
  await expect(
    page.getByText('Do not do business: Signing packages came back incomplete three times', { exact: true }),
  ).toBeVisible();
});

test('what somebody else saved while a company is open stays, and a field both changed is asked about', async ({
  visit,
  ownTenant: tenant,
}) => {
  const path = '/manage-companies';
  const officer = await visit({ as: 'escrow-officer', path, tenant });
  const companies = new CompaniesPage(officer.page);
  const theirs = new CompaniesPage((await visit({ as: 'administrator', path, tenant })).page);
  const savePhone = async (phone: string) => {
    await theirs.open('Pests Co.');
    await theirs.field('Phone').fill(phone);
    await theirs.save();
    await expect(theirs.dialog).toHaveCount(0);
  };
  /** A contact is stored at once, and the company is read again for it. */
  const addContact = async (name: string) => {
    await companies.tab('Contacts');
    await companies.press('Add contact');
    await companies.field('Name').fill(name);
    await companies.save();
    await expect(companies.row(name, 'Contacts')).toBeVisible();
    await companies.tab('Main');
  };
  await companies.open('Pests Co.');

  await test.step('what was not touched here is taken over, what was typed stays', async () => {
    await companies.field('Fax').fill('555-010-7102');
    await savePhone('555-010-7101');
    await addContact('Nora Fields');
    await companies.save();
    await expect(companies.dialog).toHaveCount(0);
    await companies.open('Pests Co.');
    await expect(companies.field('Phone')).toHaveValue('555-010-7101');
    await expect(companies.field('Fax')).toHaveValue('555-010-7102');
  });

  await test.step('of a field both changed both sides are shown', async () => {
    await companies.field('Phone').fill('555-010-7104');
    await savePhone('555-010-7103');
    await addContact('Otto Reed');
    await companies.save();
    await expect(companies.dialog).toHaveAccessibleName('Someone else saved this first');
    await expect(companies.dialog.getByRole('row', { name: 'Phone' })).toContainText('555-010-7103');
    await companies.press('Take all mine');
    await companies.press('Save merged');
    await expect(companies.dialog).toHaveCount(0);
    await companies.open('Pests Co.');
    await expect(companies.field('Phone')).toHaveValue('555-010-7104');
  });
});

test('the way back in the browser asks for what is typed in a dialog, as Escape does', async ({ visit }) => {
  const { page, frame, recentFiles } = await visit({ as: 'escrow-officer' });
  await recentFiles.isShown();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('manage companies');
  await page.keyboard.press('Enter');
  const companies = new CompaniesPage(page);
  await companies.isShown();
  await companies.open('Ficus Bank');
  await companies.field('Website').fill('https://ficus.example');
  const question = page.getByRole('alertdialog');
  const back = () => page.evaluate(() => history.back());
  await back();
  await expect(question).toContainText('Keep editing');
  // The question stands: the way back is not open before it is answered.
  await back();
  await expect(page).toHaveURL(/manage-companies/);
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(companies.field('Website')).toHaveValue('https://ficus.example');
  await back();
  await question.getByRole('button', { name: 'Discard' }).click();
  await recentFiles.isShown();
  await expect(frame.dialog).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await companies.isShown();
});
