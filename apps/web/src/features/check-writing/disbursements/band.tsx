import type { GateItem, InTurn } from '@closewright/domain/check-writing';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { amountText } from '../../../lib/amount-text.ts';
import { isBlocked } from './turn.ts';

interface BandProps {
  rows: readonly InTurn[];
  /** The place of the one that is gone to, from 1. */
  next: number;
  onGo(): void;
}

/** How many disbursements are blocked, and by what the first one is. */
export function BlockedBand({ rows, next, onGo }: BandProps) {
  const blocked = rows.filter(isBlocked);
  const found = blocked[0]?.items.find(({ state }) => state === 'blocks');
  if (blocked.length === 0) return null;
  return (
    <Banner
      tone="danger"
      icon="blocked"
      label="Blocked disbursements"
      title={`${blocked.length} of ${rows.length} ${blocked.length === 1 ? 'is' : 'are'} blocked.`}
      actions={
        <Button size="sm" shortcut="F8" onClick={onGo}>
          Go to line {next}
        </Button>
      }
    >
      {found && wordsOf(found, blocked[0])}
    </Banner>
  );
}

/** In one line; where the rest is to come from stands in the gate. */
function wordsOf({ check, title, words }: GateItem, of: InTurn | undefined): string {
  const short = of === undefined ? 0 : 0 - of.balance.value;
  return check === 'collected' && short > 0 ? `The file would be short ${amountText(short)}.` : `${title}. ${words}`;
}
