import { expect, it } from 'vitest';
import { leftToPay, type PaidLine, paidAgain } from './index.ts';
import { ledger, line } from './ledger.fixture.ts';
import { nothing, proposed, withFees } from './proposed.fixture.ts';
import { moneyOf, purchase } from './statement-money.fixture.ts';

it('a statement has left what it disburses, less what was paid', () => {
  const book = ledger();
  book.pay([line('fee.fees.id12', 300_00)], { payee: 'Appraisers Inc.' });
  const whole = leftToPay(proposed(purchase, nothing)).value;
  expect(moneyOf().disbursements).toMatchObject({ value: whole });
  expect(leftToPay(proposed(purchase, book.soFar())).value).toBe(whole - 300_00);
});

it.each<[string, readonly PaidLine[], number]>([
  ['the lines of a statement', [line('fee.fees.id12', 405_00), line('fee.fees.id15', -50_00)], 355_00],
  ['a part of a line', [line('fee.fees.id12', 300_00)], 300_00],
  ['more than the statement has by now', [line('fee.fees.id16', 500_00)], 420_00],
  ['a line that it has no more', [line('fee.fees.id77', 10_00)], 0],
  ['a line beside one that it has no more', [line('fee.fees.id16', 300_00), line('fee.fees.id77', 10_00)], 300_00],
  ['a line without the credit that its payee owes', [line('fee.fees.id12', 405_00)], 355_00],
  ['nothing of a statement', [], 0],
])('what paid %s is paid again, when it is voided, as far as that is owed', (_, lines, again) => {
  const book = ledger();
  const check = book.pay(lines, { payee: 'Appraisers Inc.' });
  const { bankAccountID, stripe, number } = check;
  const statement = moneyOf(withFees({ 16: { borrowerAtClosing: 420_00 } }));
  expect(paidAgain(statement, book.soFar(), [], { bankAccountID, about: { stripe, number } })).toBe(again);
  expect(paidAgain(statement, book.soFar(), [], { bankAccountID, about: null })).toBe(0);
  book.end(check, 'void');
  expect(paidAgain(statement, book.soFar(), [], { bankAccountID, about: { stripe, number } })).toBe(0);
});
