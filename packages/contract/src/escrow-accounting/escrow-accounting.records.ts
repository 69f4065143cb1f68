import { record } from '../kit/index.ts';

/** Somebody took a list of the books out of the product. */
export const escrowAccountingExportRecord = record({
  table: 'escrow_accounting_exports',
  id: 'exportID',
  of: 'tenant',
  noun: 'Export of the books',
  fields: {},
  others: ['criteria'],
  read: 'readEscrowAccounting',
});
