import type { ArrivedWire } from '@closewright/contract/wires';
import { counted, formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { EmptyState } from '@closewright/ui/empty-state';
import { CircleCheck } from 'lucide-react';
import { amountText } from '../../../lib/amount-text.ts';
import { off } from '../../../lib/off.ts';
import { ReadFailed, type ReadFailedProps } from '../../../lib/read-failed.tsx';

export interface ArrivedPaneProps {
  query: ReadFailedProps['query'] & { readonly isPending: boolean };
  arrived: readonly ArrivedWire[];
  /** Why nothing can be received; null where it can. */
  refusal: string | null;
  onReceive(wire: ArrivedWire): void;
}

/** What banks told of that waits for a receipt, each with what it may be. */
export function ArrivedPane({ query, arrived, refusal, onReceive }: ArrivedPaneProps) {
  if (query.isPending) return <p role="status">Loading the wires that arrived</p>;
  if (query.error && arrived.length === 0)
    return <ReadFailed query={query} title="The wires that arrived could not be read" />;
  return (
    <>
      <h2 className="text-section font-semibold">
        {arrived.length === 0
          ? 'Wires that arrived'
          : counted(arrived.length, 'wire that arrived', 'wires that arrived')}
      </h2>
      {arrived.length === 0 ? (
        <EmptyState title="None waits for a receipt">
          Wires of imported bank files stand here until the book has them.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline">
          {arrived.map((wire) => (
            <ArrivedRow key={wire.item.bankItemID} wire={wire} refusal={refusal} onReceive={onReceive} />
          ))}
        </ul>
      )}
    </>
  );
}

function ArrivedRow({
  wire,
  refusal,
  onReceive,
}: Pick<ArrivedPaneProps, 'refusal' | 'onReceive'> & { wire: ArrivedWire }) {
  const { item, bankAccount, fits } = wire;
  const [fit] = fits;
  const reference = item.bankReference ?? item.customerReference;
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex items-center gap-2">
        <b className="font-semibold tabular-nums">{amountText(item.amount)}</b>
        <span className="min-w-0 flex-1 truncate text-label text-muted">
          {formatDate(item.date)}, {bankAccount}
        </span>
        <Button
          size="sm"
          aria-label={`Receive ${amountText(item.amount)} of ${formatDate(item.date)}…`}
          {...off(refusal)}
          onClick={() => onReceive(wire)}
        >
          Receive…
        </Button>
      </div>
      <span className="text-label text-muted">{[reference, item.text].filter((part) => part).join(' · ')}</span>
      {fit ? (
        <span>
          <Badge tone={fit.isSure ? 'success' : 'neutral'} {...(fit.isSure && { icon: CircleCheck })}>
            {fit.isSure ? 'Expected' : counted(fits.length, 'expected wire may be it', 'expected wires may be it')}:{' '}
            {fit.why}
          </Badge>
        </span>
      ) : (
        <span className="text-label text-muted">No expected wire has this amount or reference</span>
      )}
    </li>
  );
}
