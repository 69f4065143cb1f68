import { readFile } from 'node:fs/promises';
import { type DisclosureDownload, disclosureFormat } from '@closewright/contract/lender-disclosures';
import type { Settlement, SettlementChanges } from '@closewright/contract/settlement';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import type { Page } from '@playwright/test';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

type Fee = NonNullable<SettlementChanges['fees']>[number];

/** What the lender has otherwise, by the name of the fee. */
const planted: Readonly<Record<string, Omit<Fee, 'feeID'>>> = {
  '0.25% of loan amount (points)': { percent: '0.5' },
  'Application fee': { borrowerAtClosing: 350_00 },
  'Underwriting fee': { borrowerAtClosing: 1_147_00 },
  'Appraisal fee': { others: 415_00 },
  'Credit report fee': { borrowerBeforeClosing: 35_00 },
  'Flood determination fee': { borrowerAtClosing: 25_00 },
  'Pest inspection fee': { borrowerAtClosing: null, sellerAtClosing: 120_50 },
  'Survey fee': { payeeName: 'Surveys of Any County' },
  'Title - Title search': { borrowerAtClosing: 800_01 },
  'Home inspection fee': { borrowerBeforeClosing: 760_00 },
};
const sellerCredit = 3_000_00;
const courier = {
  feeID: -1,
  label: 'Courier fee',
  section: 'H',
  bucket: 'None',
  kind: 'Other',
  source: 'Lender',
  borrowerAtClosing: 30_00,
  sellerAtClosing: 12_00,
} as const satisfies Fee;

/** Our own export of the file with twelve things said otherwise, after which the file is as it was. */
async function lendersFile(user: ApiUser, id: number) {
  const path = `/api/orders/${id}/settlements/0`;
  const { fees, adjustments } = await user.get<Settlement>(path);
  const own = fees.filter(({ label }) => Object.hasOwn(planted, label ?? ''));
  const credit = adjustments.find(({ kind }) => kind === 'Seller credit');
  expect(own).toHaveLength(10);
  await user.changeStatement(id, {
    fees: [...own.map(({ feeID, label }) => ({ feeID, ...planted[label ?? ''] })), courier],
    adjustments: [{ adjustmentID: credit?.adjustmentID ?? 0, buyerAmount: sellerCredit }],
  });
  const { url, open } = await user.get<DisclosureDownload>(`${path}/disclosure?format=JSON`);
  expect(open).toEqual([]);
  const { text } = await user.ask('GET', url);
  const { fees: after } = await user.get<Settlement>(path);
  const removeFees = after.filter(({ label }) => label === courier.label).map(({ feeID }) => feeID);
  const asBefore = ({ label, ...fee }: (typeof own)[number]): Fee => ({
    feeID: fee.feeID,
    ...Object.fromEntries(Object.keys(planted[label ?? ''] ?? {}).map((name) => [name, fee[name as keyof typeof fee]])),
  });
  await user.changeStatement(id, {
    fees: own.map(asBefore),
    adjustments: [{ adjustmentID: credit?.adjustmentID ?? 0, buyerAmount: credit?.buyerAmount ?? null }],
    removeFees,
  });
  return text;
}

/** Chooses a file by key. */
async function choose(page: Page, name: string, content: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).press('Enter'),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

test('a lender’s file with twelve differences is balanced by keyboard until everything agrees; one that is refused leaves all as it was', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  const file = await lendersFile(user, id);
  const { facts } = JSON.parse(file);
  const cash = (name: string) => formatMoney(cents(facts[name]));
  const { page, frame } = await visit({ as: 'closer', tenant, path: `/order/${id}/settlement/settlement-dashboard` });
  const open = page.getByRole('button', { name: 'Compare with lender…' });
  const dialog = page.getByRole('dialog', { name: 'Compare with lender' });
  const grid = dialog.getByRole('treegrid', { name: 'Differences' });
  const row = (name: RegExp | string) => grid.getByRole('row').filter({ hasText: name });
  const totals = dialog.getByRole('region', { name: 'Cash to close' });
  const inHand = grid.locator('[role=gridcell]:focus, [role=rowheader]:focus');

  await test.step('a file with entities is refused by name at its field, and nothing is stored', async () => {
    const before = await user.audit(id);
    await open.press('Enter');
    await expect(dialog.getByText('No file is compared yet')).toBeVisible();
    await choose(page, 'bomb.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'bomb.xml' })).toContainText('DOCTYPE');
    await expect(dialog.getByText('No file is compared yet')).toBeVisible();
    expect(await user.audit(id)).toHaveLength(before.length);
    await expectAccessible(page);
  });

  await test.step('the lender’s file is compared, and the keys are in the list', async () => {
    await choose(page, 'lender.json', file);
    await expect(row('Survey fee')).toContainText('Surveys of Any County');
    await expect(row('Courier fee')).toHaveCount(2);
    await expect(inHand).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('Space marks a section on its head, and the totals say what comes of it', async () => {
    await row('A. Origination Charges').getByRole('rowheader').focus();
    await page.keyboard.press('Space');
    await expect(row('A. Origination Charges')).toContainText('4 marked');
    await expect(totals).toContainText(/14,147\.26.*14,6\d\d\.\d\d/);
    await page.keyboard.press('Control+Enter');
    await expect(row('Application fee')).toHaveCount(0);
    await expect(dialog.getByText('Unsaved changes')).toBeVisible();
    await expect(inHand).toHaveCount(1);
  });

  await test.step('Ctrl Z brings it back, Ctrl Y takes it again', async () => {
    await page.keyboard.press('Control+z');
    await expect(row('Application fee')).toHaveCount(1);
    await page.keyboard.press('Control+y');
    await expect(row('Application fee')).toHaveCount(0);
    await expect(inHand).toHaveCount(1);
  });

  await test.step('a line is marked by Space, the rest by Ctrl A; then everything agrees', async () => {
    await row('Survey fee').getByRole('rowheader').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await expect(row('Survey fee')).toHaveCount(0);
    await expect(inHand).toHaveCount(1);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Everything agrees')).toBeVisible();
    await expect(totals.getByText('Agrees')).toHaveCount(2);
    await expect(totals).toContainText(cash('cashFromBorrower'));
    await expectAccessible(page);
  });

  await test.step('a total leads by F1 to its page, once what was accepted is saved; the file is compared again and agrees', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await open.press('Enter');
    const typed = { ...JSON.parse(file), facts: { cashFromBorrower: facts.cashFromBorrower, 'estimated.deposit': 1 } };
    await choose(page, 'estimate.json', JSON.stringify(typed));
    await expect(inHand).toContainText('Deposit, Loan Estimate');
    await expect(dialog.getByText('Enter or F1 goes there.')).toBeVisible();
    await page.keyboard.press('F1');
    await expect(page.getByRole('heading', { level: 1, name: 'Cash to Close' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await frame.menuEntry('Dashboard').click();
    await open.press('Enter');
    await choose(page, 'lender.json', file);
    await expect(dialog.getByText('Everything agrees')).toBeVisible();
  });

  await test.step('closed, it is saved, and the cash is that of the lender', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText(cash('cashFromBorrower'));
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText(cash('cashToSeller'));
    const { fees } = await user.get<Settlement>(`/api/orders/${id}/settlements/0`);
    expect(fees.find(({ label }) => label === courier.label)).toMatchObject({ sellerAtClosing: 12_00 });
  });

  await test.step('ours is fetched as UCD, and the lender’s file cannot be told from it', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export ours' }).press('Enter');
    await page.getByRole('menuitem', { name: 'UCD XML' }).press('Enter');
    const download = await coming;
    expect(download.suggestedFilename()).toBe('disclosure-12-3456.xml');
    await open.press('Enter');
    await choose(page, 'ours.xml', await readFile(await download.path(), 'utf8'));
    await expect(dialog.getByText('Everything agrees')).toBeVisible();
  });
});

test('who may not change the statement compares a lender’s file, and accepts nothing', async ({ visit, apiUser }) => {
  const user = await apiUser('read-only');
  const id = await user.orderID('12-3456');
  const { page } = await visit({ as: 'read-only', path: `/order/${id}/settlement/settlement-dashboard` });
  const dialog = page.getByRole('dialog', { name: 'Compare with lender' });
  await page.getByRole('button', { name: 'Compare with lender…' }).press('Enter');
  const theirs = { format: disclosureFormat, facts: { loanAmount: 163_000_00 }, fees: [], lines: [], payments: null };
  await choose(page, 'lender.json', JSON.stringify(theirs));
  const loanAmount = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Loan Amount/ }) });
  await expect(loanAmount).toContainText('163,000.00');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /Accept|Save/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
