import type { Invoice } from '@closewright/contract/invoices';
import { Badge } from '@closewright/ui/badge';
import { Ban, CircleCheck, CircleDashed, CircleMinus, Clock, FilePen } from 'lucide-react';
import { stateWords } from './invoice-words.ts';

const looks = {
  draft: { icon: FilePen, tone: 'neutral' },
  open: { icon: Clock, tone: 'info' },
  'partly paid': { icon: CircleDashed, tone: 'info' },
  paid: { icon: CircleCheck, tone: 'success' },
  credited: { icon: CircleMinus, tone: 'neutral' },
  void: { icon: Ban, tone: 'neutral' },
} as const;

/** How far an invoice has come, and how late it is. */
export function InvoiceStateBadge({ state, daysLate }: Pick<Invoice, 'state' | 'daysLate'>) {
  const { icon, tone } = looks[state];
  return (
    <Badge tone={daysLate > 0 ? 'warning' : tone} icon={icon}>
      {stateWords({ state, daysLate })}
    </Badge>
  );
}
