import type { Remittance, RemittanceDetail } from '@closewright/contract/remittances';
import { formatDate } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TextLink } from '@closewright/ui/link';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { LinesTable } from './lines-table.tsx';
import { RemittanceStateBadge } from './remittance-columns.tsx';
import { Documents, Exceptions } from './remittance-notes.tsx';
import { monthWords } from './remittance-words.ts';
import { Payments, TieOut } from './tie-out-tables.tsx';
import type { useRemittance } from './use-remittances.ts';

export interface RemittancePaneProps {
  /** In hand. */
  remittance: Remittance | null;
  query: Pick<ReturnType<typeof useRemittance>, 'data' | 'isError' | 'error' | 'refetch'>;
  refusal: string | null;
  /** Lets a policy be changed; null where nobody may. */
  onUnlock: ((of: RemittanceDetail, titlePolicyID: number, policyNumber: string) => void) | null;
  onResolve(of: RemittanceDetail, remittanceExceptionID: number): void;
  onRemoveDocument(of: RemittanceDetail, document: RemittanceDetail['documents'][number]): void;
  hrefOf(ordersID: number): string;
  /** The address where an underwriter is paid for several files; null where one may not. */
  payHref(of: RemittanceDetail): string | null;
}

/** The remittance in hand: how far it is, its lines, what was paid of it file by file, exceptions and documents. */
export function RemittancePane({ remittance, query, ...rest }: RemittancePaneProps) {
  if (remittance === null) return <p className="text-label text-muted">Choose a remittance to see its lines.</p>;
  const detail = query.data?.remittanceID === remittance.remittanceID ? query.data : null;
  if (detail !== null) return <Detail of={detail} {...rest} />;
  return query.isError ? (
    <ReadFailed title="The remittance could not be read" query={query} />
  ) : (
    <p role="status" className="text-label text-muted">
      Reading {remittance.number}
    </p>
  );
}

type DetailProps = Omit<RemittancePaneProps, 'remittance' | 'query'> & { of: RemittanceDetail };

function Detail({ of, refusal, onUnlock, onResolve, onRemoveDocument, hrefOf, payHref }: DetailProps) {
  const { moment } = useClock();
  const { made, approved, sent, paid, acknowledged, withdrawn } = of;
  const by = (step: { by: string; at: string }) => `${step.by}, ${moment(step.at)}`;
  const isOpen = of.state === 'draft' || of.state === 'approved' || of.state === 'sent';
  const href = isOpen && !of.tieOut.ties ? payHref(of) : null;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="break-words">{of.underwriter}</p>
        <p className="flex flex-wrap items-center gap-2">
          <b className="figures text-figure font-semibold">{amountText(of.totals.underwriter)}</b>
          <span className="ms-auto">
            <RemittanceStateBadge state={of.state} />
          </span>
        </p>
      </div>
      <Warning title="Before it can be approved" lines={of.problems} />
      <Warning title="It cannot be paid" lines={of.untied} />
      <DescriptionList>
        <Description term="Remittance" identifier>
          {of.number}
        </Description>
        <Description term="Month">{monthWords(of.period)}</Description>
        <Description term="Made">{by(made)}</Description>
        {approved !== null && <Description term="Approved">{by(approved)}</Description>}
        {sent !== null && (
          <Description term="Sent">
            {`${formatDate(sent.on)}${sent.how === null ? '' : `, ${sent.how}`} (${by(sent)})`}
          </Description>
        )}
        {paid !== null && <Description term="Paid">{by(paid)}</Description>}
        {acknowledged !== null && (
          <Description term="Acknowledged">
            {`${formatDate(acknowledged.on)}${acknowledged.as === null ? '' : `, ${acknowledged.as}`} (${by(acknowledged)})`}
          </Description>
        )}
        {withdrawn !== null && <Description term="Withdrawn">{`${by(withdrawn)}: ${withdrawn.reason}`}</Description>}
      </DescriptionList>
      <LinesTable
        lines={of.lines}
        onUnlock={onUnlock && (({ titlePolicyID, policyNumber }) => onUnlock(of, titlePolicyID, policyNumber))}
      />
      <TieOut of={of} hrefOf={hrefOf} />
      {href !== null && (
        <TextLink href={href} className="self-start">
          Pay the files by one check
        </TextLink>
      )}
      <Payments of={of} />
      <Exceptions of={of} refusal={refusal} onResolve={(id) => onResolve(of, id)} />
      <Documents of={of} refusal={refusal} onRemove={(document) => onRemoveDocument(of, document)} />
    </div>
  );
}

/** What stands in the way, line by line; nothing where nothing does. */
function Warning({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Banner tone="warning" label={title} title={title}>
      <ul>
        {lines.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Banner>
  );
}
