import type { Letter } from '@closewright/contract/closing-protection';
import type { LetterState } from '@closewright/domain/closing-protection';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import type { BadgeProps } from '@closewright/ui/badge';
import { CircleCheck, CircleSlash, CircleX, Clock, type LucideIcon, Replace } from 'lucide-react';

/** How a state is shown: never by colour alone. */
export const stateLooks: Readonly<Record<LetterState, { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }>> = {
  Pending: { tone: 'warning', icon: Clock },
  Issued: { tone: 'success', icon: CircleCheck },
  Refused: { tone: 'danger', icon: CircleX },
  Replaced: { tone: 'neutral', icon: Replace },
  Voided: { tone: 'neutral', icon: CircleSlash },
};

/** What a letter is called: by its number, or by what it waits for. */
export function letterName({ letterNumber, state }: Letter): string {
  return letterNumber ?? (state === 'Refused' ? 'Refused request' : 'Request without an answer');
}

/** The address of the lender in lines. */
export function addressLines({ address1, address2, city, addressState, zip }: Letter): string {
  return [[address1, address2].filter(Boolean).join(', '), `${city}, ${addressState} ${zip}`].join(', ');
}

/** An amount in words; empty for none. */
export function amountText(amount: number | null): string {
  return amount === null ? '' : formatMoney(cents(amount), { symbol: '$' });
}
