import {
  getBankFile,
  getBankFileDocument,
  importBankFile,
  listBankFileAccounts,
  listBankFiles,
  previewBankFile,
  saveBankBalance,
  takeBackBankFile,
} from '../bank-files/index.ts';
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
import {
  getReconciliationDay,
  matchItems,
  noteItem,
  postBankItem,
  runMatchRules,
  unmatchItems,
} from '../reconciliation/index.ts';

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
  listBankFileAccounts,
  previewBankFile,
  importBankFile,
  listBankFiles,
  getBankFile,
  getBankFileDocument,
  takeBackBankFile,
  saveBankBalance,
  getReconciliationDay,
  runMatchRules,
  matchItems,
  unmatchItems,
  noteItem,
  postBankItem,
} as const;
