import { facts } from '../../../api/seed/demo/demo-facts.ts';
import {
  brokers,
  day,
  escrowItems,
  type FormLine,
  formLines,
  payoffLetter,
  plain,
  plainCents,
} from '../arrange/form-h25b.ts';
import { expect, test } from '../fixtures.ts';
import { expectFormH25B } from '../page-models/form-h25b-figures.ts';
import { StatementEntry } from '../page-models/statement-entry.ts';

/** Keys that the whole form may take, a chord counted as one. */
const mostKeys = 1500;

const { file, loan } = facts;
const names = (person = '') => person.split(' ');

/** Lines down to the blank one of a section from that of the section before; E and G are entered elsewhere. */
const downTo: Readonly<Record<string, number>> = { A: 1, F: 5, H: 4 };

test('form H-25(B) from nothing without the mouse, in few keys: each figure on screen is that of the form', async ({
  ownTenant: tenant,
  visit,
}) => {
  const { page, fileMain, recentFiles } = await visit({ as: 'escrow-officer', path: '/recent-files', tenant });
  const entry = new StatementEntry(page);
  const { keys } = entry;
  const focus = page.locator(':focus');
  await recentFiles.isShown();

  await entry.on('Create New File', async () => {
    await keys.press('Alt+f');
    await entry.at('Buyer first name');
    const [street = '', city = '', place = ''] = file.property.split(', ');
    await keys.fields(...names(file.buyers[0]), ...names(file.sellers[0]), street, city, place.slice(0, 2));
    await keys.type(place.slice(3));
    await keys.press('Enter');
    await fileMain.isEditable();
  });

  await entry.on('File Main', async () => {
    await entry.at('Contract');
    await keys.press('Tab', 3);
    await keys.fields(day(file.closing));
    await keys.type(day(file.disbursement));
    await keys.press('F6');
    await entry.at('Sale price');
    await keys.fields(plain(file.salePrice), plain(file.deposit), plain(loan.amount), loan.rate, loan.loanId);
    await keys.fields('c', String(loan.termMonths), '6/1/13', loan.mic, '', '', '');
    await keys.type(file.lender);
    for (const person of [`buy ${file.buyers[1]}`, `sell ${file.sellers[1]}`]) {
      const [role = '', first = '', last = ''] = names(person);
      await keys.press('Insert');
      await entry.at('Role');
      await keys.fields(role);
      await entry.at('First name');
      await keys.fields(first);
      await keys.type(last);
      await keys.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await entry.on('Loans', async () => {
    await entry.turnTo('Loans', 'Alt+l');
    await keys.press('F6', 2);
    await keys.press('Tab', 6);
    await keys.fields('p');
    await keys.type(loan.product);
    await keys.press('F6');
    await keys.fields('', '', String(loan.perDiemBasis), '');
    await keys.type('5/1/13');
    await keys.press('F6', 2);
    await keys.type(loan.monthlyMortgageInsurance);
  });

  await entry.on('Fees', async () => {
    await entry.turnTo('Fees', 'Alt+f');
    await keys.press('F6');
    const known = new Set([file.lender]);
    let above: FormLine | undefined;
    for (const line of formLines) {
      const { section, name, at, dollars, payee, letters } = line;
      if (payee === undefined) continue;
      const isNext = above?.section === section;
      if (isNext) await keys.press('Insert');
      else {
        await keys.press('ArrowDown', downTo[section] ?? 2);
        await keys.press('Home');
        await keys.press('ArrowRight');
      }
      await entry.offered(name, letters);
      if (isNext && above?.payee === payee) {
        await keys.press('Control+d');
        await keys.press('ArrowRight');
      } else await entry.offered(payee, known.has(payee) ? payee.slice(0, 2) : undefined);
      await keys.press('ArrowRight', at);
      await keys.type(plain(dollars));
      await keys.press('Enter');
      known.add(payee);
      above = line;
    }
  });

  await entry.on('Recording and Taxes', async () => {
    await entry.turnTo('Recording and Taxes', 'Alt+r');
    for (const values of [
      ['Deed', 'd', '40', '', '', '100'],
      ['Mortgage', 'm', '45'],
    ]) {
      await keys.press('Insert');
      await expect(page.getByLabel('Document').and(focus)).toHaveValue('');
      await keys.fields(...values.slice(0, -1));
      await keys.type(values.at(-1) ?? '');
    }
    await keys.press('Shift+F6');
    await keys.press('Shift+Tab', 3);
    await keys.press('ArrowRight');
    await keys.press('Insert');
    await entry.at('Tax');
    await keys.fields('Transfer tax', 'Any State');
    await keys.type('s');
    await keys.press('F6');
    await keys.fields('f');
    await keys.type('950');
    await keys.press('F6');
    await keys.type('0');
  });

  await entry.on('Aggregate Escrow', async () => {
    await entry.find('Aggregate Escrow', 'agg');
    for (const [label = '', kind = '', payee = '', month = ''] of escrowItems) {
      await keys.press('Insert');
      await expect(page.getByLabel('Item').and(focus)).toHaveValue('');
      await keys.fields(label, kind.slice(0, 6), payee, month);
      await keys.type('2');
    }
    // The terms of the account stand above its items: why the lender's adjustment is taken, the adjustment, the rounding, the cushion.
    await keys.press('Shift+F6');
    await keys.press('Shift+Tab', 3);
    for (const term of [
      'as disclosed',
      formLines.find(({ name }) => name.startsWith('Aggregate'))?.dollars ?? '',
      'n',
      '2',
    ]) {
      await keys.type(term);
      await keys.press('Shift+Tab');
    }
  });

  await entry.on('Commissions', async () => {
    await entry.turnTo('Commissions', 'Alt+c');
    for (const [at, broker] of brokers.entries()) {
      const { name = '', dollars } = formLines.filter((line) => line.name.startsWith('Real estate'))[at] ?? {};
      await keys.press('Insert');
      await entry.at('Side');
      await keys.fields(name.replace('Real estate commission, ', ''));
      if (at === 0) await keys.fields('s', 'f');
      else await keys.press('Tab', 2);
      await keys.type(plain(dollars));
      await keys.press('F6');
      await keys.press('Insert');
      await keys.fields(broker);
      await keys.type('100');
      await keys.press('Enter');
      await keys.press('Shift+F6', 2);
    }
  });

  await entry.on('Debits and Credits', async () => {
    await entry.turnTo('Debits and Credits', 'Alt+b');
    await keys.press('Tab');
    await keys.press('Enter');
    await expect(page.getByRole('menuitem').and(focus)).toBeVisible();
    await keys.type('sel');
    await expect(page.getByRole('menuitem', { name: 'Seller credit', exact: true })).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('gridcell').and(focus)).toBeVisible();
    await keys.type(plain(file.sellerCredit));
    await keys.press('Enter');
    await keys.press('Insert');
    await keys.fields(`Rebate from ${file.settlementAgent}`, 'other c', plain(file.rebateFromSettlementAgent));
    await entry.offered(file.settlementAgent, 'ep');
  });

  await entry.on('Prorations', async () => {
    await entry.turnTo('Prorations', 'Alt+i');
    await keys.press('Insert');
    await entry.at('Item');
    await keys.fields('HOA dues', '150', 'm', '', '4/1/13', '4/30/13');
    await keys.press('Space');
    await keys.press('F6');
    await keys.fields('30/360', 'b');
    await keys.type('e');
    await keys.press('Insert');
    await expect(page.getByLabel('Item').and(focus)).toHaveValue('');
    await keys.fields('County taxes', '1263.60', 'a', '', '1/1/13');
    await keys.type('12/31/13');
  });

  await entry.on('Payoffs', async () => {
    await entry.turnTo('Payoffs', 'Alt+a');
    await keys.press('Insert');
    await entry.at('Lender');
    await keys.fields(
      payoffLetter?.lenderName ?? '',
      '',
      plainCents(payoffLetter?.principal),
      plainCents(payoffLetter?.interest),
    );
    await keys.fields(day(payoffLetter?.interestTo ?? ''));
    await keys.type(day(payoffLetter?.goodThrough ?? ''));
    await keys.press('F6');
    await keys.type(plainCents(payoffLetter?.perDiem));
  });

  await entry.on('Loan Terms', async () => {
    await entry.find('Loan Terms', 'loan te');
    await keys.press('F6');
    await keys.type('by day, r');
    await keys.press('F6');
    await keys.fields(String(loan.termMonths));
    await keys.type('half u');
    await keys.press('F6');
    await keys.fields('y', loan.prepaymentPenaltyPercent);
    await keys.type(String(12 * loan.prepaymentPenaltyYears));
    await keys.press('F6');
    await keys.type(plain(file.salePrice));
  });

  await entry.on('Loan Calculations', async () => {
    await entry.turnTo('Loan Calculations', 'Alt+u');
    await keys.press('F6');
    await keys.fields('payment, n', 't');
    await keys.type('0');
  });

  await entry.on('Projected Payments', async () => {
    await entry.turnTo('Projected Payments', 'Alt+j');
    await keys.press('F6', 2);
    await keys.fields('0', '0', '150');
    await keys.type('HOA dues');
  });

  await entry.on('Cash to Close', async () => {
    await entry.turnTo('Cash to Close', 'Alt+s');
    await keys.press('F6');
    await keys.type('8054');
    await keys.press('Enter');
    // What was paid before closing is worked out.
    await keys.press('ArrowDown');
    for (const estimate of ['0', '18000', plain(file.deposit), '0', '0', '0']) {
      await keys.type(estimate);
      await keys.press('Enter');
    }
    await keys.press('Control+s');
    await expect(page.getByText('All changes saved')).toBeVisible();
  });

  await expectFormH25B(page);

  const counted = entry.counted();
  test.info().annotations.push({ type: 'keys', description: counted });
  expect(keys.strokes, counted).toBeLessThan(mostKeys);
});
