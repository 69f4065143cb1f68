import {
  exportEscrowAccounting,
  getTrialBalance,
  listDisbursements,
  listEscrowAccounts,
  listEscrowActivity,
  listReceipts,
} from '../escrow-accounting/index.ts';
import {
  acceptPositivePayFile,
  getPositivePay,
  getPositivePayFile,
  getPositivePayFileDocument,
  listPositivePay,
  listPositivePayFiles,
  makePositivePayFile,
  takeBackPositivePayFile,
} from '../positive-pay/index.ts';

/** What is done with the bank accounts of the office, whosever files have money there. */
export const accountingEndpoints = {
  listPositivePay,
  getPositivePay,
  listPositivePayFiles,
  makePositivePayFile,
  getPositivePayFile,
  getPositivePayFileDocument,
  acceptPositivePayFile,
  takeBackPositivePayFile,
  listEscrowAccounts,
  getTrialBalance,
  listEscrowActivity,
  listDisbursements,
  listReceipts,
  exportEscrowAccounting,
} as const;
