import type { ApprovalState } from '@closewright/domain/check-writing';
import { Badge } from '@closewright/ui/badge';
import { CircleCheck, CircleX, Clock, RotateCcw } from 'lucide-react';
import { stateNames } from './approval-words.ts';

const icons = { pending: Clock, approved: CircleCheck, refused: CircleX, withdrawn: RotateCcw } as const;

/** How far a request has come. */
export function ApprovalStateBadge({ state }: { state: ApprovalState }) {
  return (
    <Badge tone={state === 'approved' ? 'success' : 'neutral'} icon={icons[state]}>
      {stateNames[state]}
    </Badge>
  );
}
