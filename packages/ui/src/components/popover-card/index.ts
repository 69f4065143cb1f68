export { type CardField, CardFieldContext } from './card-field.ts';
export { addressLine, cardDate, cardMoment, formatCurrency } from './card-format.ts';
export {
  CardActions,
  CardAmount,
  type CardFact,
  CardFacts,
  CardHead,
  type CardHeadProps,
  type CardLine,
  CardLines,
  type CardLinesProps,
} from './card-parts.tsx';
export { type PopoverCardMessages, popoverCardMessages } from './popover-card.messages.ts';
export { CARD_DELAY, PopoverCard } from './popover-card.tsx';
export type { CardSource, CardTriggerProps, PopoverCardProps } from './popover-card.types.ts';
