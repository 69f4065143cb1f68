import type { SecurityRole } from '@closewright/contract/people';
import type { Settlement } from '@closewright/contract/settlement';
import { accessReason } from '@closewright/domain/access';
import { expect, expectAccessible, test, type Visitor } from '../fixtures.ts';

const settlementLocked = accessReason('settlementLocked', 'Fees').text;

/** What somebody does on the page Fees. */
function feesOf({ page }: Visitor) {
  const grid = page.getByRole('treegrid', { name: 'Fees', exact: true });
  const line = (name: string) => grid.getByRole('row').filter({ hasText: name });
  return {
    grid,
    line,
    saveState: page.locator('[data-slot=page-head]').getByRole('status'),
    /** Types what the borrower pays of a fee at the closing, over what stands there. */
    async pay(name: string, was: string, amount: string) {
      await line(name).getByRole('gridcell', { name: was, exact: true }).click();
      await page.keyboard.type(amount, { delay: 33 });
      await page.keyboard.press('Enter');
    },
    async save() {
      await page.keyboard.press('Control+s');
      await expect(page.locator('[data-slot=page-head]').getByRole('status')).toContainText('All changes saved');
    },
  };
}

// holds core 4.10
test('two people on one statement: other lines are both kept, the same line asks, and a lock is told at once', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const { ordersID: id } = (await user.newFile({})).order;
  await user.changeStatement(id, {
    fees: [
      { feeID: -1, section: 'A', label: 'Underwriting fee', borrowerAtClosing: 1097_00 },
      { feeID: -2, section: 'A', label: 'Application fee', borrowerAtClosing: 300_00 },
    ],
  });
  const paid = async () => {
    const { fees } = await user.get<Settlement>(`/api/orders/${id}/settlements/0`);
    return fees.map(({ borrowerAtClosing }) => borrowerAtClosing);
  };
  const path = `/order/${id}/settlement/fees`;
  const officer = await visit({ as: 'escrow-officer', path });
  const officersFees = feesOf(officer);
  await expect(officersFees.line('Application fee')).toContainText('300.00');
  const other = await visit({ as: 'administrator', path });
  const othersFees = feesOf(other);
  await other.frame.band.getByRole('button', { name: 'Edit anyway' }).click();
  await expect(other.frame.band).toContainText('You edit it at the same time.');
  await Promise.all([officer.listens(), other.listens()]);

  await test.step('other lines are both kept, and nobody is asked', async () => {
    await officersFees.pay('Underwriting fee', '1,097.00', '1100');
    await othersFees.pay('Application fee', '300.00', '350');
    await officersFees.save();
    await othersFees.save();
    expect(await paid()).toEqual([1100_00, 350_00]);
    await expect(officersFees.line('Application fee')).toContainText('350.00');
    await expect(othersFees.line('Underwriting fee')).toContainText('1,100.00');
  });

  await test.step('the same line: who came second is told by whom, sees both amounts, and decides', async () => {
    await othersFees.pay('Underwriting fee', '1,100.00', '1300');
    await officersFees.pay('Underwriting fee', '1,100.00', '1200');
    await officersFees.save();
    await other.page.keyboard.press('Control+s');
    const dialog = other.page.getByRole('dialog', { name: 'Someone else saved this first' });
    await expect(dialog).toContainText(/Escrow Officer saved this at .* while you were editing/);
    const row = dialog.getByRole('row', { name: /^Underwriting fee: Borrower at closing/ });
    await expect(row).toContainText('1,300.00');
    await expect(row).toContainText('1,200.00');
    await expectAccessible(other.page);
    await dialog.getByRole('button', { name: 'Take all mine' }).click();
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await expect(othersFees.saveState).toContainText('All changes saved');
    expect(await paid()).toEqual([1300_00, 350_00]);
  });

  const dialog = officer.page.getByRole('dialog', { name: /statement$/ });
  const lock = officer.page.getByRole('region', { name: 'Lock', exact: true });

  await test.step('a lock is told to who edits: the page reads, says why, and keeps what is not saved', async () => {
    // The key that ends the cell comes after the lock.
    await othersFees.line('Application fee').getByRole('gridcell', { name: '350.00', exact: true }).click();
    await other.page.keyboard.type('400', { delay: 33 });
    await officer.frame.menuEntry('Dashboard').click();
    await lock.getByRole('button', { name: 'Lock…' }).press('Enter');
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await officer.page.keyboard.type('Sent to the lender', { delay: 33 });
    await expectAccessible(officer.page);
    await officer.page.keyboard.press('Control+Enter');
    await expect(lock).toContainText(/Locked by Escrow Officer, .*: Sent to the lender/);

    await expect(other.frame.band).toContainText('The settlement statement is locked.');
    await expect(other.frame.band).toContainText(
      /Escrow Officer locked it .*: Sent to the lender\. You can read and copy\./,
    );
    await expect(other.page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await other.page.keyboard.press('Enter');
    await expect(othersFees.saveState).toContainText('Unsaved changes');
    await expect(othersFees.line('Application fee')).toContainText('400.00');
    await othersFees.line('Application fee').getByRole('gridcell', { name: '400.00', exact: true }).click();
    await other.page.keyboard.type('9', { delay: 33 });
    await other.page.keyboard.press('F2');
    await expect(other.page.getByText(settlementLocked).first()).toBeVisible();
    await expect(othersFees.grid.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(other.page);
    expect(await paid()).toEqual([1300_00, 350_00]);
  });

  await test.step('it is opened again with a reason, and what was typed is saved', async () => {
    await lock.getByRole('button', { name: 'Unlock…' }).press('Enter');
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await officer.page.keyboard.press('Control+Enter');
    await expect(dialog.getByText(/is required/i).first()).toBeVisible();
    await officer.page.keyboard.type('New figures', { delay: 33 });
    await officer.page.keyboard.press('Control+Enter');
    await expect(lock).toContainText(/Unlocked by Escrow Officer, .*: New figures/);
    await expect(other.frame.band).not.toContainText('locked');
    await othersFees.save();
    expect(await paid()).toEqual([1300_00, 400_00]);
  });
});

/** Pages on which something is entered, with a figure that F1 explains; each is left for the next by its entry of the menu. */
const entered = [
  'Fees',
  'Recording and Taxes',
  'Aggregate Escrow',
  'Commissions',
  'Debits and Credits',
  'Prorations',
  'Payoffs',
  'Loan Terms',
  'Loan Disclosures',
  'Cash to Close',
];

test('whoever may only read types nowhere on the pages of a statement, offers nothing that would be refused, and asks why', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  // The demo file of everybody is changed by others meanwhile.
  const id = await (await apiUser('read-only', { tenant })).orderID('12-3456');
  const path = `/order/${id}/settlement/settlement-dashboard`;
  const { page, frame } = await visit({ as: 'read-only', path, tenant });
  const main = page.getByRole('main');
  const fixed = ':not([readonly]):not([aria-readonly=true]):not(:disabled)';
  const boxes = main.locator(
    `[data-slot=section] :is(input, textarea)${fixed}, [role=gridcell] :is(input, textarea)${fixed}`,
  );
  await expect(page.getByRole('region', { name: 'Lock', exact: true }).getByRole('button')).toBeDisabled();
  await expect(main.getByRole('button', { name: 'Keep version…' })).toBeDisabled();

  for (const title of entered)
    await test.step(title, async () => {
      await frame.menu
        .getByRole('link', { name: new RegExp(`^${title}`) })
        .first()
        .click();
      await expect(frame.title).toHaveText(title);
      await expect(main.getByText('Read only', { exact: true }).first()).toBeVisible();
      await expect(main.locator('[data-slot=busy-region][aria-busy=true]')).toHaveCount(0);
      await expect(boxes).toHaveCount(0);
      await expect(main.getByRole('button', { name: /^(Add|Delete|Save|Calculate)/ })).toHaveCount(0);
      // What the page is made of is there.
      await expect(main.locator('[role=gridcell], [data-slot=section]').first()).toBeVisible();
      const amounts = main.getByRole('gridcell').filter({ hasText: /\d\.\d\d/ });
      for (const cell of (await amounts.all()).slice(0, 5)) {
        await cell.click();
        await page.keyboard.type('9', { delay: 33 });
        await expect(boxes).toHaveCount(0);
      }
      await page.keyboard.press('F1');
      await expect(page.getByRole('complementary').getByRole('treegrid').first()).toBeVisible();
      await page.keyboard.press('Escape');
    });
});

test('parts of a statement take rights of their own: without them they read, say so, and offer nothing', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const administrator = await apiUser('administrator', { tenant });
  const id = await administrator.orderID('12-3456');
  await administrator.changeStatement(id, {
    recordingDocuments: [{ recordingDocumentID: -1, label: 'Deed of trust', kind: 'Mortgage', fee: 85_00 }],
  });
  // A file of its own: whoever opens one first keeps others from editing it.
  const rated = (await administrator.newFile({})).order.ordersID;
  await administrator.changeStatement(rated, {
    rateOrders: [{ rateOrderID: -1, state: 'TX', policies: 'Owner and loan, together' }],
    rateEndorsements: [{ rateEndorsementID: -1, rateOrderID: -1, label: 'Survey endorsement', amount: 50_00 }],
  });
  const roles = await administrator.get<SecurityRole[]>('/api/configuration/roles');
  const role = roles.find(({ name }) => name === 'Closer');
  const changes = { rights: { AllowAddEditRecordingFees: 0 } };
  const path = `/api/configuration/roles/${role?.securityRoleID}`;
  expect((await administrator.ask('PATCH', path, { version: role?.version, changes })).status).toBe(200);

  await test.step('recording fees are read, with the reason; the taxes beside them are entered', async () => {
    const { page } = await visit({
      as: 'closer',
      path: `/order/${id}/settlement/recording-fees-and-taxes`,
      tenant,
    });
    const main = page.getByRole('main');
    await main.getByText('Deed of trust').first().click();
    await expect(main).toContainText('Access to Recording fees is not authorized.');
    await expect(main.getByLabel('Fee', { exact: true })).toHaveAttribute('readonly', '');
    await expect(main.getByRole('button', { name: /^(Add|Delete)/ })).toHaveCount(0);
    await expectAccessible(page);
    await main.getByRole('radio', { name: 'Taxes' }).check();
    await expect(main.getByRole('button', { name: 'Add transfer tax' })).toBeVisible();
    await expect(main).not.toContainText('is not authorized');
  });

  await test.step('an endorsement is named by whoever may rate, and priced by whoever may do that, too', async () => {
    const { page } = await visit({ as: 'title-examiner', path: `/order/${rated}/settlement/premiums`, tenant });
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Add rate order' })).toBeVisible();
    const row = main.getByRole('row').filter({ hasText: 'Survey endorsement' });
    await row.getByRole('gridcell', { name: '50.00', exact: true }).first().click();
    await page.keyboard.press('F2');
    await expect(page.getByText('Changing Own price needs a right you do not have.').first()).toBeAttached();
    const box = main.getByRole('grid', { name: 'Endorsements' }).getByRole('textbox');
    await expect(box).toHaveCount(0);
    await row.getByRole('rowheader').click();
    await page.keyboard.press('F2');
    await expect(box).toBeFocused();
  });
});
