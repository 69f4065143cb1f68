export { bankReconciliationCardMessages } from './bank-reconciliation-card.messages.ts';
export { BankReconciliationCard, type BankReconciliationCardProps } from './bank-reconciliation-card.tsx';
export type { BankItem, CheckItem, DepositItem, ReconciliationItem } from './reconciliation-item.ts';
