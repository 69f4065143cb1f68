import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('an outside party is picked by its person, looked at on its hover card, and given to another company', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderID('26-700003');
  const before = await user.order(id);
  const { page } = await visit({ as: 'closer', path: `/order/${id}/oe/contacts` });
  const contacts = new RowsPage(page, 'File Contacts', 'Contacts');
  await contacts.isEditable();
  const adding = page.getByRole('region', { name: 'Add an outside party' });
  const card = page.locator('[data-slot=popover-card]');
  const added = async () => {
    const known = new Set(before.contacts.map(({ rolesID }) => rolesID));
    return (await user.order(id)).contacts.find(({ rolesID }) => !known.has(rolesID));
  };

  await test.step('the person first: the company of the role follows', async () => {
    await adding.getByLabel('Role').click();
    await page.getByRole('option', { name: 'Lender', exact: true }).click();
    await adding.getByRole('combobox', { name: 'Contact' }).fill('smith');
    await page.getByRole('option', { name: /Joe Smith.*Ficus Bank/ }).click();
    await expect(adding.getByRole('combobox', { name: 'Company' })).toHaveValue(/\d+ - Ficus Bank$/);
  });

  // holds blocks 2.51
  await test.step('its card says what the directory knows; a failure says so, and is asked again', async () => {
    const about = adding.getByRole('button', { name: 'About Ficus Bank' });
    await page.route(/\/api\/companies\/\d+\/info$/, (route) => route.abort());
    await about.click();
    await expect(card.getByRole('alert')).toContainText('Error loading Company Info.');
    await expectAccessible(page);
    await page.unroute(/\/api\/companies\/\d+\/info$/);
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card).toContainText('123-456-7890');
    await expect(card.getByRole('link', { name: 'closing@ficusbank.example' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  await test.step('added with what the directory knows of both', async () => {
    await adding.getByRole('button', { name: 'Add party' }).click();
    await expect(adding.getByRole('combobox', { name: 'Company' })).toHaveValue('');
    expect(await added()).toMatchObject({
      name: 'Ficus Bank',
      contactName: 'Joe Smith',
      email: 'joe.smith@ficusbank.example',
      address1: '4321 Random Blvd.',
      nmlsID: '222222',
      contactNmlsID: '12345',
    });
  });

  // holds blocks 2.47
  await test.step('in the grid the city opens the whole address', async () => {
    await page.getByText('Grid', { exact: true }).click();
    const grid = page.getByRole('grid', { name: 'File Contacts' });
    const buyer = before.contacts.find(({ city }) => city !== null);
    await grid
      .getByRole('button', { name: new RegExp(`^${buyer?.city}, address of`) })
      .first()
      .click();
    await expect(card).toContainText(buyer?.address1 ?? '');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await page.getByText('Card', { exact: true }).click();
  });

  await test.step('another company brings its own address, phone and licenses, saved with the page', async () => {
    await page
      .getByRole('list', { name: 'File Contacts' })
      .getByRole('button', { name: /Joe Smith/ })
      .click();
    const section = page.getByRole('region', { name: /^Company/ });
    const company = section.getByRole('combobox', { name: 'Company', exact: true });
    const person = section.getByRole('combobox', { name: 'Contact of the company' });
    await expect(company).toHaveValue(/\d+ - Ficus Bank$/);
    await expect(person).toHaveValue('Joe Smith');
    await expectAccessible(page);
    await company.fill('mortgage');
    await page.getByRole('option', { name: /Ficus Bank Mortgage/ }).click();
    await expect(contacts.field('Phone')).toHaveValue('555-010-5010');
    await expect(contacts.field('NMLS id')).toHaveValue('');
    await expect(person).toHaveValue('');
    await person.press('ArrowDown');
    await page.getByRole('option', { name: 'Kim Lane' }).click();
    await expect(contacts.field('Phone')).toHaveValue('555-010-4011');
    await section.getByRole('button', { name: 'About Ficus Bank Mortgage' }).hover();
    await expect(card).toContainText('555-010-5010');
    await contacts.saveByKey();
    expect(await added()).toMatchObject({
      name: 'Ficus Bank Mortgage',
      contactName: 'Kim Lane',
      email: 'kim.lane@ficusmortgage.example',
      address1: null,
      nmlsID: null,
    });
  });

  await test.step('one who is not in the directory is what was typed', async () => {
    const section = page.getByRole('region', { name: /^Company/ });
    await section.getByRole('combobox', { name: 'Company', exact: true }).fill('');
    await page.keyboard.press('Tab');
    await expect(section.getByRole('button', { name: /^About/ })).toHaveCount(0);
    await section.getByLabel('Name', { exact: true }).fill('Corner Lender');
    await contacts.saveByKey();
    expect(await added()).toMatchObject({ companyID: null, contactID: null, name: 'Corner Lender' });
  });

  await test.step('left as it was found', async () => {
    await contacts.button('Remove contact').click();
    await contacts.confirm('Remove contact');
    await expect(contacts.row('Corner Lender')).toHaveCount(0);
    expect((await user.order(id)).contacts).toEqual(before.contacts);
  });
});
