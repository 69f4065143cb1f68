import type { WireOutState } from '@closewright/domain/wires';
import { Badge } from '@closewright/ui/badge';
import { Ban, CircleCheck, Clock, Contact, Send, ShieldCheck, Undo2 } from 'lucide-react';
import { stateNames } from './wire-out-words.ts';

const looks = {
  'to name': { icon: Contact, tone: 'warning' },
  'to release': { icon: Clock, tone: 'warning' },
  released: { icon: ShieldCheck, tone: 'info' },
  sent: { icon: Send, tone: 'neutral' },
  returned: { icon: Undo2, tone: 'danger' },
  paid: { icon: CircleCheck, tone: 'success' },
  ended: { icon: Ban, tone: 'neutral' },
} as const;

/** How far a wire has come. */
export function WireStateBadge({ state }: { state: WireOutState }) {
  const { icon, tone } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {stateNames[state]}
    </Badge>
  );
}
