import { letterStates } from '@closewright/domain/closing-protection';
import { z } from 'zod';
import { fact, field, record } from '../kit/index.ts';
import { letterFields } from './letter.fields.ts';

/** A closing protection letter of a file: what it was asked for with, and what became of it. */
export const letterRecord = record({
  table: 'closing_protection_letters',
  id: 'letterID',
  of: 'orders',
  noun: 'CPL',
  name: [['letterNumber']],
  fields: letterFields,
  facts: {
    state: field.choice({ label: 'Status', max: 10, choices: letterStates, required: true }),
    loanID: field.select({ label: 'Loan', lookup: 'loansOfFile' }),
    requestKey: fact.text('Request', false, z.uuid().nullable()),
    letterNumber: field.text({ label: 'Letter number', max: 40 }),
    fee: field.money({ label: 'Fee' }),
    feeRule: field.text({ label: 'Rule of the fee', max: 200 }),
    documentID: field.select({ label: 'Document', lookup: 'documentsOfFile' }),
    problem: field.text({ label: 'Problem', max: 300 }),
    reissuedFromID: field.select({ label: 'In place of', lookup: 'lettersOfFile' }),
    requestedAt: fact.instant('Requested', true),
    requestedBy: fact.who('Requested by'),
    issuedAt: fact.instant('Issued'),
    voidedAt: fact.instant('Voided'),
    voidedBy: fact.who('Voided by'),
    voidReason: field.memo({ label: 'Reason', max: 300 }),
  },
  untold: ['loan_id', 'request_key', 'document_id'],
  isVersioned: true,
  // Without the feature letters are not shown, but kept: the audit tells of them to whom it tells of the file.
  read: 'readOrder',
  notCopied: 'A letter protects one closing.',
});
