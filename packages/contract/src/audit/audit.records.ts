import { z } from 'zod';
import { fact, record } from '../kit/index.ts';

/** Who looked or took something out is a matter of the tenant where it happened. */
const staysBehind = 'The audit of a file stays with the tenant it was written in.';

const notCopied = 'What was done to a file is of that file.';

const exportedAt = fact.instant('Exported at');
const exportedBy = fact.who('Exported by');

/** Somebody looked at an SSN or tax id. */
export const taxIDRevealRecord = record({
  table: 'tax_id_reveals',
  id: 'revealID',
  of: 'orders',
  noun: 'Look at a tax id',
  fields: {},
  facts: {
    taxIdShown: fact.text('Tax id shown', false, z.string().nullable()),
    partyName: fact.text('Party name', true, z.string()),
  },
  others: ['roles_id'],
  read: 'readOrder',
  staysBehind,
  notCopied,
});

/** Somebody took changes of the audit out of the product. */
export const auditExportRecord = record({
  table: 'audit_exports',
  id: 'exportID',
  of: 'orders',
  noun: 'Export of the audit',
  fields: {},
  facts: { exportedAt, exportedBy },
  others: ['filters', 'entries'],
  read: 'readOrder',
  staysBehind,
  notCopied,
});

/** Somebody took a whole file out of the product. */
export const fileExportRecord = record({
  table: 'file_exports',
  id: 'exportID',
  of: 'orders',
  noun: 'Export of the file',
  fields: {},
  facts: { exportedAt, exportedBy },
  others: ['with_tax_ids'],
  read: 'readOrder',
  staysBehind,
  notCopied,
});
