import { InputError } from '../errors/index.ts';
import { checkAmount, checkList, checkNotNegative, checkOneOf, checkText } from './checked.ts';
import {
  type Fee,
  type FeeCharge,
  feeSections,
  feeSources,
  otherPayers,
  payers,
  paymentTimes,
  toleranceBuckets,
} from './fee.ts';
import { feeKinds } from './fee-kinds.ts';

const sections = Object.keys(feeSections);
const kinds = Object.keys(feeKinds);

/**
 * Refuses fees that cannot be reckoned with: unknown sections, kinds, payers and times, amounts that are none, fees nobody pays and two fees of one code.
 * Throws an InputError that names the field: `fees.3.charges.0.amount`.
 * @param field what the list is called by the caller
 */
export function checkFees(fees: readonly Fee[], field = 'fees'): void {
  checkList(fees, field);
  const codes = new Set<string>();
  for (const [at, fee] of fees.entries()) {
    const own = `${field}.${at}`;
    checkFeeHead(fee, own);
    if (codes.has(fee.code)) throw new InputError('INCONSISTENT', `${own}.code`, `Two fees have the code ${fee.code}`);
    codes.add(fee.code);
    checkCharges(fee.charges, `${own}.charges`);
    if (fee.disclosed) checkCharges(fee.disclosed, `${own}.disclosed`);
    if (fee.estimate !== undefined) checkNotNegative(fee.estimate, `${own}.estimate`);
  }
}

/** What fees and what they are typed from have in common. */
export type FeeHead = Omit<Fee, 'charges' | 'disclosed' | 'estimate' | 'unborne'>;

/** Refuses what a fee is called and sorted by. */
export function checkFeeHead(fee: FeeHead, field: string): void {
  checkText(fee.code, `${field}.code`);
  checkText(fee.label, `${field}.label`);
  checkOneOf(fee.section, sections, `${field}.section`);
  if (fee.kind !== undefined) checkOneOf(fee.kind, kinds, `${field}.kind`);
  checkOneOf(fee.bucket, toleranceBuckets, `${field}.bucket`);
  checkOneOf(fee.source, feeSources, `${field}.source`);
}

/** Refuses a fee nobody pays. */
export function checkPayers(charges: unknown, field: string): asserts charges is readonly object[] {
  if (!Array.isArray(charges) || charges.length === 0) throw new InputError('MISSING', field, 'Somebody pays a fee');
  checkList(charges, field);
}

/** Refuses who pays and when, if one of them is none. */
export function checkPayer(charge: Pick<FeeCharge, 'paidBy' | 'when' | 'payer'>, field: string): void {
  checkOneOf(charge.paidBy, payers, `${field}.paidBy`);
  checkOneOf(charge.when, paymentTimes, `${field}.when`);
  if (charge.payer === undefined) return;
  checkOneOf(charge.payer, otherPayers, `${field}.payer`);
  if (charge.paidBy !== 'other') {
    throw new InputError('INCONSISTENT', `${field}.payer`, 'Only a charge that others pay names who they are');
  }
}

function checkCharges(charges: readonly FeeCharge[], field: string): void {
  checkPayers(charges, field);
  for (const [at, charge] of charges.entries()) {
    checkPayer(charge, `${field}.${at}`);
    checkAmount(charge.amount, `${field}.${at}.amount`);
  }
}
