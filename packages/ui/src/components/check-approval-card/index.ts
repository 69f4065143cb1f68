export type { CheckApproval } from './approval-state.ts';
export { checkApprovalCardMessages } from './check-approval-card.messages.ts';
export { CheckApprovalCard, type CheckApprovalCardProps } from './check-approval-card.tsx';
