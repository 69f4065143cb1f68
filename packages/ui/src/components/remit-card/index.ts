export { remitCardMessages } from './remit-card.messages.ts';
export {
  RemitCard,
  type RemitCardProps,
  type RemitDetail,
  type RemitDocument,
  type RemitPolicy,
  type RemitPremium,
} from './remit-card.tsx';
