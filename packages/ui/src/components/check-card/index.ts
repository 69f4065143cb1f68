export { checkCardMessages } from './check-card.messages.ts';
export { CheckCard, type CheckCardProps } from './check-card.tsx';
export type { CheckDetail, CheckLine, CheckOrReceipt, ReceiptDetail } from './check-detail.ts';
