export * from './amount-in-words.ts';
export * from './approval-effect.ts';
export * from './approvals.ts';
export * from './balances.ts';
export * from './blocked-by-taking.ts';
export { type KeptFault, keptFaults } from './credits-left.ts';
export * from './disbursements.ts';
export * from './expected-receipts.ts';
export * from './gate.ts';
export * from './gate-item.ts';
export * from './good-funds/index.ts';
export * from './kept.ts';
export * from './lacking-reasons.ts';
export * from './ledger-entries.ts';
export * from './ledger-transaction.ts';
export * from './left-to-pay.ts';
export { mostOfKey } from './line-keys.ts';
export * from './money-names.ts';
export * from './money-so-far.ts';
export { ledgerKindNames, postedField, postedWords } from './posted-words.ts';
export * from './proposed.ts';
export * from './proposed-disbursement.ts';
export * from './receipt-funds.ts';
export * from './receipts.ts';
export * from './recoveries.ts';
export * from './statement-money.ts';
export {
  type WireGateFacts,
  type WirePayeeFacts,
  type WirePayeeState,
  wirePayeeStates,
} from './wire-item.ts';
export * from './within-reach.ts';
