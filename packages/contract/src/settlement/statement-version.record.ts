import { versionKinds } from '@closewright/domain/statement-versions';
import { fact, field, record } from '../kit/index.ts';

/** A version of a statement as it was kept: it never changes. */
export const statementVersionRecord = record({
  table: 'statement_versions',
  id: 'statementVersionID',
  of: 'orders',
  noun: 'Statement version',
  name: [['number']],
  fields: {},
  facts: {
    number: field.integer({ label: 'Number', min: 1, max: 9999 }),
    kind: field.choice({ label: 'Kept as', choices: versionKinds, max: 20, required: true }),
    note: field.text({ label: 'Note', max: 200 }),
    keptAt: fact.instant('Kept', true),
    keptBy: fact.who('Kept by'),
    hash: field.text({ label: 'Hash', max: 64 }),
  },
  others: ['loan_id', 'settlement_id', 'snapshot'],
  untold: ['loan_id', 'settlement_id', 'snapshot'],
  read: 'readSettlementEntries',
  staysBehind: 'A version shows what this office has kept or sent: elsewhere it would prove nothing.',
  notCopied: 'A version is of its own closing.',
});
