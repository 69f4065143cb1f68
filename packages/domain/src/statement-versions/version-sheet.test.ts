import { expect, it } from 'vitest';
import { figuresToKeep, reckoned, type SummaryForm } from '../closing-file/index.ts';
import { file, noCharges, rows } from '../closing-file/stored-purchase.fixture.ts';
import { SettlementStatementType } from '../orders/index.ts';
import { versionSheet } from './index.ts';

const charges = {
  ...noCharges,
  fees: [
    { label: 'Survey', section: 'C', bucket: 'None', borrowerAtClosing: 85_00 },
    { label: 'Deed', section: 'E', bucket: 'None', borrowerAtClosing: 10_00, sellerAtClosing: 40_00 },
    { label: 'Courier', bucket: 'None' },
  ] as const,
};
const sheet = (form: SummaryForm, facts = {}) =>
  versionSheet(figuresToKeep(reckoned({ ...file, ...facts }, rows, charges), form), form);
const titles = (...given: Parameters<typeof sheet>) => sheet(...given).parts.map(({ title }) => title);

it('a version on paper has its lines by the sections of the form, fees first, and what is open at the end', () => {
  expect(titles('CDF')).toEqual([
    'C. Services Borrower Did Shop For',
    'E. Taxes and Other Government Fees',
    'K. Due from borrower',
    'L. Paid by or for borrower',
    'M. Due to seller',
    'N. Due from seller',
    'Open',
  ]);
  const { parts, totals, days } = sheet('CDF');
  expect(parts[0]?.rows).toEqual([['Survey', 'Borrower at closing', '85.00']]);
  expect(parts[1]?.rows).toEqual([
    ['Deed', 'Borrower at closing', '10.00'],
    ['Deed', 'Seller at closing', '40.00'],
  ]);
  expect(parts.at(-1)?.rows.every(([, , amount]) => amount === 'Open')).toBe(true);
  expect(totals.map(([label]) => label)).toContain('D Total loan costs');
  expect(days).toContainEqual(['Closing', '04/15/2013']);
});

it('of a HUD-1 its fees stand in series, and the summaries have their lines', () => {
  expect(titles('HUD', { settlementStatementType: SettlementStatementType.HUD2010 }).slice(0, 3)).toEqual([
    '1200. Government Recording and Transfer Charges',
    '1300. Additional Settlement Charges',
    'Gross amount due from borrower (120)',
  ]);
});

it('every line of a version is on its paper', () => {
  const kept = figuresToKeep(reckoned(file, rows, charges), 'CDF');
  expect(versionSheet(kept, 'CDF').parts.flatMap((part) => part.rows)).toHaveLength(kept.lines.length);
});

it('the cash of a side that owes in place of getting is called so, without a sign', () => {
  const kept = figuresToKeep(reckoned(file, rows, charges), 'CDF');
  const totals = [{ name: 'cashToSeller', figure: { kind: 'figure', value: -5_00 } } as const];
  expect(versionSheet({ ...kept, totals }, 'CDF').totals).toEqual([['Cash from seller', '5.00']]);
});
