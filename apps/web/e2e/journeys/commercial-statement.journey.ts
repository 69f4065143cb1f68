import { expect, expectAccessible, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('a commercial statement: three buyers, two sellers, a line split in three, rent to the closing day, the balance of each', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const party = (roleTypeID: number) => (name: string, at: number) => ({
    rolesID: -roleTypeID * 10 - at,
    roleTypeID,
    name,
  });
  const { order } = await user.newFile({
    order: { closingDate: '2026-04-11' },
    contacts: [
      ...['Alder LLC', 'Birch LP', 'Cedar Trust'].map(party(15)),
      ...['Dogwood Inc.', 'Elm Partners'].map(party(16)),
    ],
  });
  const { page } = await visit({ as: 'escrow-officer', path: `/order/${order.ordersID}/css-main` });
  const statement = new RowsPage(page, 'CSS');
  const grid = page.getByRole('treegrid', { name: 'Commercial statement' });
  const line = (text: string) => grid.getByRole('row').filter({ hasText: text });
  const balance = page.getByRole('region', { name: 'Balance' });
  const view = (name: string) => page.getByRole('radio', { name, exact: true }).click();
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await statement.isEditable();

  await test.step('the buyers and sellers of the file become columns, each with its part', async () => {
    await view('Parties');
    await statement.button('Take the buyers and sellers of the file').click();
    const parties = page.getByRole('grid', { name: 'Parties' });
    for (const [name, part] of Object.entries({ Alder: 1, Birch: 1, Cedar: 1, Dogwood: 2, Elm: 1 })) {
      await parties.getByRole('row').filter({ hasText: name }).getByRole('gridcell').nth(1).click();
      await page.keyboard.type(String(part));
      await page.keyboard.press('Enter');
    }
    await view('Sections');
    await statement.button('Add section').click();
    await type('Purchase price');
    await view('Statement');
    await expect(grid.getByRole('columnheader', { name: 'Alder LLC' })).toBeVisible();
  });

  await test.step('a whole amount is shared over both sides by parts, each cent somewhere', async () => {
    // From wherever the focus is.
    await expect(line('Purchase price')).toBeVisible();
    await page.keyboard.press('Insert');
    await type('Price', '1000000.00', 'Buyers', 'Sellers');
    await expect(line('Price').last()).toContainText(/333,333\.34.*333,333\.33.*333,333\.33.*666,666\.67.*333,333\.33/);
    await expect(balance).toContainText('In balance');
  });

  await test.step('a line is split in three by percentages of its whole amount; what nobody has is told', async () => {
    await page.keyboard.press('Insert');
    await type('Survey', '100');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('33.333333%');
    await page.keyboard.press('Enter');
    await expect(balance).toContainText('Out of balance by 66.67');
    await expect(balance).toContainText('Survey: 33.33 of 100.00 is shared');
    await line('Survey').getByRole('gridcell').nth(5).click();
    await page.keyboard.type('33.333333%');
    await page.keyboard.press('Enter');
    await line('Survey').getByRole('gridcell').nth(7).click();
    await page.keyboard.type('33.333334%');
    await page.keyboard.press('Enter');
    await expect(line('Survey')).toContainText(/33\.33.*33\.33.*33\.34/);
    await expect(balance).toContainText('In balance');
    await line('Survey').getByRole('gridcell').nth(7).click();
    await page.keyboard.press('Control+z');
    await expect(balance).toContainText('Out of balance by 33.34');
    await page.keyboard.press('Control+y');
    await expect(balance).toContainText('In balance');
  });

  await test.step('rent that is collected goes to the buyers from the closing day on, and deposits go with it', async () => {
    await view('Rent roll');
    await statement.pick('Rent of the closing day', 'Buyer');
    await page.keyboard.press('Insert');
    await type('101', 'Fir Cafe', '3000', '04/01/2026', '04/30/2026', '1000');
    await expect(page.getByRole('grid', { name: 'Rent roll' })).toContainText('2,000.00');
    await view('Statement');
    await expect(line('Rents, prorated')).toContainText(/666\.67.*666\.67.*666\.66.*1,333\.33.*666\.67/);
    await expect(line('Security deposits')).toContainText(/333\.34.*333\.33.*333\.33.*666\.67.*333\.33/);
  });

  await test.step('the balance of each party is there, and is stored with the rest', async () => {
    const due = /332,366\.66.*332,366\.66.*332,366\.68.*664,666\.67.*332,333\.33/;
    await expect(line('Due from party, due to party')).toContainText(due);
    await statement.saveByKey();
    await page.reload();
    await expect(line('Due from party, due to party')).toContainText(due);
    await expect(balance).toContainText('In balance');
    await expectAccessible(page);
    await statement.button('Buyers as one').click();
    await expect(line('Due from party, due to party')).toContainText(/997,100\.00.*664,666\.67/);
    await statement.button('Buyers as one').click();
  });

  await test.step('it is printed as it is typed: three buyers on the first page, sellers on the next', async () => {
    await statement.field('Name').fill('Five parties');
    await statement.button('Print').click();
    const paper = page.getByRole('dialog', { name: /^Commercial Settlement Statement, draft/ });
    await expect(paper.getByText('Five parties').first()).toBeVisible();
    await expect(paper.getByText('$332,366.68').first()).toBeVisible();
    await expect(paper.getByText('Dogwood Inc.').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();
  });

  await test.step('prorations of the file stand in it, and their reason leads to their page', async () => {
    // 100 days of 10.00 that the sellers have not paid.
    await user.changeStatement(order.ordersID, {
      prorations: [
        {
          prorationID: -1,
          label: 'County taxes',
          amount: 3650_00,
          period: 'Annual',
          periodFrom: '2026-01-01',
          periodTo: '2026-12-31',
          isPaid: false,
          dayCount: 'actual/365',
          closingDayBelongsTo: 'Buyer',
          dailyDecimals: 'Exact',
        },
      ],
    });
    await expect(line('County taxes')).toContainText(/333\.34.*333\.33.*333\.33.*666\.67.*333\.33/);
    await line('County taxes').getByText('333.34').click();
    await page.keyboard.press('F1');
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page
      .getByRole('treegrid', { name: /County taxes/ })
      .getByText('First day of the period')
      .click();
    await expect(page).toHaveURL(/prorations/);
  });
});
