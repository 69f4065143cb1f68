import type { InvestmentState } from '@closewright/domain/investments';
import { Badge } from '@closewright/ui/badge';
import { Ban, CircleCheck, Clock, Undo2 } from 'lucide-react';
import { stateNames } from './investment-words.ts';

const looks = {
  asked: { icon: Clock, tone: 'warning' },
  open: { icon: CircleCheck, tone: 'success' },
  closed: { icon: CircleCheck, tone: 'neutral' },
  refused: { icon: Ban, tone: 'neutral' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
} as const;

/** How far an investment account has come. */
export function InvestmentStateBadge({ state }: { state: InvestmentState }) {
  const { icon, tone } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {stateNames[state]}
    </Badge>
  );
}
