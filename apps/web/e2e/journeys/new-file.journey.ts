import { expect, expectAccessible, test } from '../fixtures.ts';

// holds blocks 2.8
test('a new file by keys alone: the number of the branch, buyer, seller and property, and it opens', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const { page, frame, fileMain, recentFiles } = await visit({ as: 'escrow-officer', path: '/recent-files' });
  await recentFiles.isShown();
  await frame.menuEntry('Add File').focus();
  await page.keyboard.press('Enter');
  await expect(frame.dialog).toContainText('Create New File');
  // Region, branch, number, product and statement are right as they are: typing begins with the people.
  await expect(page.getByLabel('Buyer first name')).toBeFocused();
  await expect(frame.dialog.getByRole('combobox', { name: 'Branch' })).toContainText('Somecity');
  await expectAccessible(page);

  // A name of its own: other journeys make files in the same tenant.
  const last = `Quill${Date.now()}`;
  const typeInto = async (label: string, text: string) => {
    await expect(frame.dialog.getByLabel(label).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await typeInto('Buyer first name', 'Ann');
  await typeInto('Buyer last name', 'Lee');
  await typeInto('Seller first name', 'Bob');
  await typeInto('Seller last name', last);
  await typeInto('Property street', '12 Quiet Lane');
  await typeInto('City', 'Anytown');
  await typeInto('State', 'ST');
  await typeInto('ZIP', '12345');
  await page.keyboard.press('Control+Enter');

  await expect(frame.toasts).toContainText(/File .+ created/);
  await fileMain.isEditable();
  await expect(page).toHaveURL(/\/order\/\d+\/oe$/);
  const id = Number(/order\/(\d+)/.exec(page.url())?.[1]);
  const { order, contacts, properties } = await user.order(id);
  expect(order.status).toBe(0);
  expect(contacts.map(({ name }) => name)).toEqual(['Ann Lee', `Bob ${last}`]);
  expect(properties).toMatchObject([{ address1: '12 Quiet Lane', city: 'Anytown', state: 'ST', zip: '12345' }]);
});

test('a new file begins with the tasks of its branch, of another process template, or with none', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const { page, frame, fileMain } = await visit({ as: 'escrow-officer', path: '/recent-files' });
  const template = page.getByRole('combobox', { name: 'Process template' });
  const tasks: string[][] = [];
  for (const choice of [null, 'Refinance', 'none']) {
    await page.goto('/recent-files?newFile=true');
    await frame.asks('Create New File');
    await expect(template).toContainText('Purchase');
    if (choice === 'none') await template.press('Delete');
    else if (choice !== null) {
      await template.click();
      await page.getByRole('option', { name: choice, exact: true }).click();
    }
    await page.keyboard.press('Control+Enter');
    await expect(frame.toasts).toContainText(/File .+ created/);
    await fileMain.isEditable();
    const id = Number(/order\/(\d+)/.exec(page.url())?.[1]);
    const made = await user.get<{ name: string }[]>(`/api/orders/${id}/tasks`);
    tasks.push(made.map(({ name }) => name));
  }
  const [ofBranch, ofRefinance, none] = tasks;
  expect(ofBranch).not.toEqual([]);
  expect(ofRefinance).not.toEqual([]);
  expect(ofRefinance).not.toEqual(ofBranch);
  expect(none).toEqual([]);
});

test('a duplicate is named while a file is typed, with the reason, and opened instead', async ({ visit }) => {
  const { page, frame, fileMain } = await visit({ as: 'escrow-officer', path: '/recent-files?newFile=true' });
  await expect(frame.dialog).toContainText('Create New File');
  await page.getByLabel('Buyer last name').fill('Jonez');
  await page.getByLabel('Property street').fill('456 Somewhere');
  await expect(frame.dialog).toContainText('Buyer is similar: Michael Jones');
  await expect(frame.dialog).toContainText('Address contains it: 456 Somewhere Ave');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open file 12-3456' }).click();
  await expect(page).toHaveURL(/\/order\/\d+\/oe$/);
  await expect(frame.dialog).toHaveCount(0);
  await fileMain.isShown();
});

// holds core 7.22, blocks 2.2, blocks 2.10, blocks 5.12, blocks 8.3
test('the whole search for duplicates: from the file that is typed, narrowed by its facets, opened by its id', async ({
  visit,
}) => {
  const { page, frame, fileMain } = await visit({ as: 'escrow-officer', path: '/recent-files?newFile=true' });
  await expect(frame.dialog).toContainText('Create New File');
  await page.getByLabel('Buyer last name').fill('Jonez');
  await page.getByRole('button', { name: 'Search for duplicates' }).click();
  const search = page.getByRole('dialog', { name: 'Duplicate File Search' });
  await expect(search.getByLabel('Buyer last name')).toHaveValue('Jonez');
  await expect(search.getByRole('row', { name: /12-3456/ })).toContainText('Buyer is similar: Michael Jones');
  await expect(search.getByText(/^Similar \(/)).toBeVisible();
  await expectAccessible(page);

  // Enter in a field searches; what cannot be searched is said at its field.
  await search.getByLabel('Buyer state').fill('S');
  await page.keyboard.press('Enter');
  await expect(search).toContainText('Two letters');
  await search.getByLabel('Buyer state').fill('');
  await search.getByLabel('Buyer last name').fill('');
  await page.keyboard.press('Enter');
  await expect(search).toContainText('Enter at least one thing to search for');
  const answered = page.waitForResponse((response) => response.url().includes('propertyAddress=456'));
  await search.getByLabel('Property address').fill('456 Somewhere');
  await page.keyboard.press('Enter');
  const body = await (await answered).text();
  // The same answer with an id that is none.
  const isSearch = (url: URL) => url.pathname === '/api/orders/duplicates';
  await page.route(isSearch, (route) =>
    route.fulfill({ contentType: 'application/json', body: body.replace(/"ordersID":\d+/g, '"ordersID":0') }),
  );
  await search.getByLabel('Subdivision').fill('Somewhere Addition');
  await page.keyboard.press('Enter');
  await search.getByRole('row', { name: /12-3456/ }).click();
  await search.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(search).toContainText('The selected order is invalid.  Please try again.');
  await page.unroute(isSearch);
  await search.getByLabel('Subdivision').fill('');
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await search.getByRole('row', { name: /12-3456/ }).click();
  await search.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(frame.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/order\/\d+\/oe$/);
  await fileMain.isShown();
});

test('what is wrong stands at its field, and nothing typed is lost', async ({ visit }) => {
  const { page, frame } = await visit({ as: 'escrow-officer', path: '/recent-files?newFile=true' });
  await expect(frame.dialog).toContainText('Create New File');
  await page.getByText('Typed', { exact: true }).click();
  await page.getByLabel('File number').last().fill('12-3456');
  await expect(frame.dialog).toContainText('File Number is already in use');
  await page.getByLabel('Buyer last name').fill('Kept');
  await page.getByLabel('File number').last().fill('12');
  await page.keyboard.press('Control+Enter');
  await expect(frame.dialog).toContainText('Please correct the highlighted errors on screen to continue.');
  await expect(frame.dialog).toContainText('File Number must have at least 3 characters');
  await expect(page.getByLabel('Buyer last name')).toHaveValue('Kept');
  await page.keyboard.press('Escape');
  // The dialog with what was typed asks before it goes.
  await expect(frame.dialog).toHaveCount(2);
});

test('a file is found by a name, narrowed, and found again on the way back', async ({ visit }) => {
  const { page, frame, fileMain } = await visit({ as: 'escrow-officer', path: '/search' });
  await expect(frame.title).toHaveText('Search');
  await page.getByLabel('Search files').fill('jones');
  await expect(page.getByRole('row', { name: /12-3456/ })).toBeVisible();
  await expect(page).toHaveURL(/text=jones/);
  await page.getByText(/^Buyer \(/).click();
  await expect(page.getByLabel(/^Buyer \(/)).toBeChecked();
  await expect(page.getByRole('row', { name: /12-3456/ })).toContainText('Buyer contains it: Michael Jones');
  await expectAccessible(page);
  await page.getByRole('link', { name: '12-3456' }).click();
  await fileMain.isShown();
  await page.goBack();
  await expect(page.getByLabel('Search files')).toHaveValue('jones');
  await expect(page.getByRole('row', { name: /12-3456/ })).toBeVisible();
});
