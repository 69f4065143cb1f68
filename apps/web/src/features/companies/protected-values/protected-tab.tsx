import type { CompanyRecord, ProtectedChange } from '@closewright/contract/companies';
import type { ProtectedKind } from '@closewright/domain/companies';
import { formatDate } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { Section } from '@closewright/ui/section';
import { Table } from '@closewright/ui/table';
import { useClock } from '../../../app/session/clock.ts';
import { openChange } from './open-change.ts';
import { WaitingChange } from './waiting-change.tsx';

export interface ProtectedTabProps {
  company: CompanyRecord;
  /** Why nothing can be changed; null where it can. */
  refusal: string | null;
  /** The company as it is now. */
  onStored(company: CompanyRecord): void;
}

const kinds: readonly { kind: ProtectedKind; title: string; ask: string; none: string }[] = [
  {
    kind: 'wire',
    title: 'Wire instructions',
    ask: 'Change wire instructions',
    none: 'No wire instructions on record.',
  },
  { kind: 'taxID', title: 'Tax id', ask: 'Change tax id', none: 'No tax id on record.' },
];

const statusWords = {
  waiting: 'Waiting',
  current: 'Current',
  replaced: 'Replaced',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

/** Tax id and wire instructions: what holds, what waits for a second person, and what was. */
export function ProtectedTab({ company, refusal, onStored }: ProtectedTabProps) {
  const clock = useClock();
  const past = company.changes.filter(({ status }) => status !== 'waiting' && status !== 'current');
  return (
    <div className="flex flex-col gap-3">
      {kinds.map(({ kind, title, ask, none }) => {
        const of = company.changes.filter((change) => change.kind === kind);
        const current = of.find(({ status }) => status === 'current');
        const waiting = of.find(({ status }) => status === 'waiting');
        return (
          <Section
            key={kind}
            name={`company-${kind}`}
            title={title}
            foldable={false}
            level={3}
            actions={
              <Button
                size="sm"
                {...(refusal !== null
                  ? { disabled: true, disabledReason: refusal }
                  : waiting
                    ? { disabled: true, disabledReason: 'Another change waits for approval.' }
                    : {})}
                onClick={() => void openChange(company, kind).then((stored) => stored && onStored(stored))}
              >
                {ask}
              </Button>
            }
          >
            <div className="flex flex-col gap-3 py-2">
              {waiting && <WaitingChange company={company} change={waiting} refusal={refusal} onStored={onStored} />}
              {current ? (
                <Values change={current} moment={clock.moment} />
              ) : (
                <p className="text-body text-muted">{none}</p>
              )}
            </div>
          </Section>
        );
      })}
      {past.length > 0 && (
        <Table
          caption="Earlier changes"
          columns={[
            {
              id: 'what',
              header: 'What',
              cell: ({ kind }) => (kind === 'wire' ? 'Wire instructions' : 'Tax id'),
              rowHead: true,
            },
            { id: 'masked', header: 'Number', cell: ({ masked }) => <span className="identifier">{masked}</span> },
            { id: 'status', header: 'Became', cell: ({ status }) => statusWords[status] },
            {
              id: 'asked',
              header: 'Asked by',
              cell: ({ askedByName, askedAt }) => `${askedByName}, ${clock.moment(askedAt)}`,
            },
            {
              id: 'decided',
              header: 'Decided by',
              cell: ({ decidedByName, decidedAt }) =>
                decidedAt === null ? '' : `${decidedByName}, ${clock.moment(decidedAt)}`,
            },
            { id: 'note', header: 'Note', cell: ({ decisionNote }) => decisionNote },
          ]}
          rows={past}
          rowKey={({ changeID }) => changeID}
        />
      )}
    </div>
  );
}

/** The values of a change that holds, and who vouches for them. */
function Values({ change, moment }: { change: ProtectedChange; moment(instant: string): string }) {
  const { kind, masked, bankName, routingNumber, accountName, instructions, verifiedOn } = change;
  return (
    <DescriptionList>
      {kind === 'wire' && (
        <>
          <Description term="Bank">{bankName}</Description>
          <Description term="Routing number" identifier>
            {routingNumber}
          </Description>
          <Description term="Account name">{accountName}</Description>
        </>
      )}
      <Description term={kind === 'wire' ? 'Account number' : 'Tax id'} identifier>
        {masked}
      </Description>
      {kind === 'wire' && <Description term="Instructions">{instructions}</Description>}
      <Description term="Verified">
        {verifiedOn !== null && `${formatDate(verifiedOn)} by ${change.decidedByName}: ${change.decisionNote}`}
      </Description>
      <Description term="Asked for">
        {`${moment(change.askedAt)} by ${change.askedByName}: ${change.reason}`}
      </Description>
    </DescriptionList>
  );
}
