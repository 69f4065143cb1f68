import { expect, test } from '../fixtures.ts';
import { CountedKeys } from '../page-models/counted-keys.ts';
import { RowsPage } from '../page-models/rows-page.ts';

/** Keys per letter typed: what a whole file may cost at most. Held keys of a chord count each. */
const mostKeysPerLetter = 1.15;

test('a purchase from nothing without the mouse: two buyers, two sellers, lender, two agents, property and loan, in few keys', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const { page, frame, fileMain, recentFiles } = await visit({ as: 'escrow-officer', path: '/recent-files' });
  const contacts = new RowsPage(page, 'File Contacts');
  const keys = new CountedKeys(page);
  const focused = (label: string) => page.getByLabel(label).and(page.locator(':focus'));
  const dialog = page.getByRole('dialog');
  await recentFiles.isShown();

  // The file, its first buyer and seller, and the property.
  await keys.press('Alt+f');
  await expect(focused('Buyer first name')).toBeVisible();
  await keys.fields('Ann', 'Winterbottom', 'Bob', 'Summerfield', '82 Harbor View Road', 'Anytown', 'ST');
  await keys.type('12345');
  await keys.press('Enter');
  await fileMain.isEditable();

  // The page goes on where the dialog ended: the dates. Then price and loan, the section after.
  await expect(focused('Contract')).toBeVisible();
  await keys.type('11/02/2026');
  await keys.press('F6');
  await expect(focused('Sale price')).toBeVisible();
  await keys.fields('425000', '10000', '340000', '6.875', '2026-00417');
  await keys.type('conv', 'Conventional');
  await keys.press('Tab');
  await keys.type('360');

  // The second buyer and the second seller.
  await keys.press('Insert');
  await expect(focused('Role')).toBeVisible();
  await keys.type('buy', 'Buyer');
  await keys.press('Tab');
  await expect(focused('First name')).toBeVisible();
  await keys.fields('Mary', 'Winterbottom', '14 Old Mill Lane', 'Othertown', 'ST', '12346', '555-010-0123');
  await keys.type('mary.winterbottom@example.com');
  await keys.press('Shift+Enter');
  await expect(focused('Role')).toBeVisible();
  await keys.type('sell', 'Seller');
  await keys.press('Tab');
  await expect(focused('First name')).toBeVisible();
  await keys.fields('Amy', 'Summerfield', '82 Harbor View Road', 'Anytown', 'ST', '12345', '555-010-0187');
  await keys.type('amy.summerfield@example.com');
  await keys.press('Enter');
  await expect(dialog).toHaveCount(0);
  // Where the work was before the dialogs.
  await expect(focused('Term')).toBeVisible();

  // Lender and agents come from the directory. Leaving File Main saves it.
  await keys.press('Alt+c');
  await contacts.isEditable();
  await keys.press('Insert');
  const option = (name: string) => page.getByRole('option', { name: new RegExp(name) });
  const add = async (company: [typed: string, name: string], contact: [typed: string, name: string]) => {
    await keys.press('Tab');
    await expect(focused('Company')).toBeVisible();
    await keys.type(...company);
    await expect(option(company[1]).first()).toBeVisible();
    // The one of that name, or the only one that fits.
    await keys.press('Tab');
    await expect(focused('Contact')).toBeVisible();
    await keys.type(...contact);
    await expect(option(contact[1])).toHaveCount(1);
    // The only one that fits: Enter takes it and adds the party.
    await keys.press('Enter');
    await expect(page.getByRole('main')).toContainText(contact[1]);
    await expect(focused('Role')).toBeVisible();
  };
  await expect(focused('Role')).toBeVisible();
  await keys.type('lender', 'Lender');
  await add(['ficus bank', 'Ficus Bank'], ['joe', 'Joe Smith']);
  await keys.type('real', 'Real Estate Agent');
  await add(['omega', 'Omega Real Estate Broker Inc.'], ['sam', 'Samuel Green']);
  // The role of the next agent is the same.
  await add(['alpha', 'Alpha Real Estate Broker Co.'], ['jos', 'Joseph Cain']);

  const ordersID = Number(/order\/(\d+)/.exec(page.url())?.[1]);
  const { order, contacts: people, properties, loans } = await user.order(ordersID);
  expect(order).toMatchObject({ contractDate: '2026-11-02', salePrice: 42_500_000, earnestMoney: 1_000_000 });
  expect(loans).toMatchObject([{ amount: 34_000_000, rate: '6.875', loanNumber: '2026-00417', termMonths: 360 }]);
  expect(properties).toMatchObject([{ address1: '82 Harbor View Road', city: 'Anytown', state: 'ST', zip: '12345' }]);
  const named = people.map(({ roleTypeID, name, firstName, lastName, contactName }) => [
    roleTypeID,
    name ?? `${firstName} ${lastName}`,
    contactName,
  ]);
  expect(named).toEqual([
    [15, 'Ann Winterbottom', null],
    [16, 'Bob Summerfield', null],
    [15, 'Mary Winterbottom', null],
    [16, 'Amy Summerfield', null],
    [6, 'Ficus Bank', 'Joe Smith'],
    [10, 'Omega Real Estate Broker Inc.', 'Samuel Green'],
    [10, 'Alpha Real Estate Broker Co.', 'Joseph Cain'],
  ]);
  await expect(frame.toasts.filter({ hasText: 'Failed' })).toHaveCount(0);

  const { keys: pressed, letters, characters } = keys;
  const counted = `${pressed} keys for ${letters} letters typed, ${characters} characters of values`;
  test.info().annotations.push({ type: 'keys', description: counted });
  expect(pressed / letters, counted).toBeLessThanOrEqual(mostKeysPerLetter);
});
