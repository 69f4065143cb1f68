import type { WaitingPolicy } from '@closewright/contract/remittances';
import { formatDate } from '@closewright/domain/formats';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TextLink } from '@closewright/ui/link';
import { amountText } from '../../lib/amount-text.ts';
import { LinesTable } from './lines-table.tsx';
import { WaitingBadge } from './remittance-columns.tsx';

export interface WaitingPaneProps {
  /** In hand. */
  policy: WaitingPolicy | null;
  /** The address of the Premiums page of a file. */
  hrefOf(ordersID: number): string;
}

/** The policy in hand that waits: what keeps it from being remitted, or its lines as they would be frozen. */
export function WaitingPane({ policy, hrefOf }: WaitingPaneProps) {
  if (policy === null) return <p className="text-label text-muted">Choose a policy to see what it remits.</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <b className="identifier font-semibold">{policy.policyNumber}</b>
        <span className="ms-auto">
          <WaitingBadge {...policy} />
        </span>
      </p>
      <DescriptionList>
        <Description term="File" identifier>
          <TextLink href={hrefOf(policy.ordersID)}>{policy.fileNumber}</TextLink>
        </Description>
        <Description term="Kind">{policy.policy}</Description>
        <Description term="Date">
          {policy.effectiveDate === null ? 'Not known' : formatDate(policy.effectiveDate)}
        </Description>
        <Description term="Liability">{amountText(policy.liability)}</Description>
      </DescriptionList>
      {policy.isUntied && (
        <p>
          It takes back what was paid, and no payment of the file came back: a remittance with it cannot be paid. Void
          or stop the payment first.
        </p>
      )}
      {policy.missing === null ? (
        <LinesTable lines={policy.lines.map((line, at) => ({ ...line, line: at + 1 }))} />
      ) : (
        <p>{policy.missing} is missing. It is entered on the Premiums page of the file.</p>
      )}
    </div>
  );
}
