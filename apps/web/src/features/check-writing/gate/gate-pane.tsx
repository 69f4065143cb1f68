import type { GateItem } from '@closewright/domain/check-writing';
import { partWords } from '@closewright/domain/consolidated-checks';
import { formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { cn } from '@closewright/ui/lib/cn';
import { TextLink } from '@closewright/ui/link';
import {
  Ban,
  Check,
  CircleCheck,
  CirclePause,
  CircleX,
  Clock,
  type LucideIcon,
  OctagonX,
  TriangleAlert,
} from 'lucide-react';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { paperSteps } from '../../../records/check-printing/paper-steps.ts';
import { factsOf, type ProposedRow, type Row, rowName } from '../disbursements/rows.ts';
import { madeStatus, type Status, statusOf } from '../disbursements/status-words.ts';
import type { Turn } from '../disbursements/turn.ts';
import type { CheckWriting } from '../use-check-writing.ts';
import { balanceInOrder, type Step } from './balance-in-order.ts';

export interface GatePaneProps {
  /** The row in hand; null before one is. */
  row: Row | null;
  turn: Turn;
  known: CheckWriting;
  /** Where the statement is locked, receipts are recorded, what is asked for stands and wires are sent; null where they cannot be opened. */
  places: Readonly<Record<'dashboard' | 'receipts' | 'approvals' | 'wires', string | null>>;
  onRelease(row: ProposedRow): void;
  onAsProposed(row: ProposedRow): void;
  /** Says who is paid. */
  onEdit(row: ProposedRow): void;
  /** Asks for what the file would be short. */
  onAdvance(row: ProposedRow): void;
}

/** What is looked at before the disbursement in hand leaves the file, and the balance in its turn. */
export function GatePane({ row, turn, known, ...acts }: GatePaneProps) {
  if (row === null) return <p className="text-label text-muted">Go to a disbursement to see what stands in its way.</p>;
  const { payee, amount } = factsOf(row);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-label text-muted">
          {rowName(row)} · {payee || 'Nobody by name'}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <b className="figures text-figure font-semibold">{amountText(amount)}</b>
          <span className="ms-auto">
            <StateBadge row={row} />
          </span>
        </p>
      </div>
      {row.kind === 'proposed' ? (
        <>
          <ul aria-label="Checks" className="divide-y divide-hairline">
            {row.turn.items.filter(isShown).map((item) => (
              <Item key={item.check} item={item} row={row} known={known} {...acts} />
            ))}
          </ul>
          <section>
            <h2 className="pb-1 text-section font-semibold">Balance, in order</h2>
            <DescriptionList layout="ledger">
              {balanceInOrder(row, turn, known).map(({ label, amount: of, isSum }: Step) => (
                <Description key={label} term={label} total={isSum}>
                  <span className={cn(isSum && of < 0 && 'text-negative')}>{amountText(of)}</span>
                </Description>
              ))}
            </DescriptionList>
          </section>
        </>
      ) : (
        <Made row={row} {...acts.places} />
      )}
    </div>
  );
}

const badges: Readonly<
  Record<Status['look'], { tone: 'danger' | 'warning' | 'success' | 'neutral'; icon: LucideIcon; words: string }>
> = {
  plain: { tone: 'success', icon: Check, words: 'Ready' },
  warned: { tone: 'warning', icon: TriangleAlert, words: 'Ready' },
  held: { tone: 'warning', icon: CirclePause, words: 'Held' },
  asked: { tone: 'warning', icon: Clock, words: 'Asked' },
  blocked: { tone: 'danger', icon: OctagonX, words: 'Blocked' },
  settled: { tone: 'success', icon: Check, words: 'Paid' },
  ended: { tone: 'neutral', icon: Ban, words: 'Ended' },
};

function StateBadge({ row }: { row: Row }) {
  const clock = useClock();
  if (row.kind === 'made') {
    const status = madeStatus(row, clock.moment);
    return <Badge icon={badges[status.look].icon}>{status.words}</Badge>;
  }
  const { tone, icon, words } = badges[statusOf(row.turn).look];
  return (
    <Badge tone={tone} icon={icon} variant={tone === 'danger' ? 'solid' : 'soft'}>
      {words}
    </Badge>
  );
}

const marks = {
  met: { icon: CircleCheck, tone: 'text-success-fg', says: 'Met' },
  blocks: { icon: CircleX, tone: 'text-danger-fg', says: 'Blocks' },
  tells: { icon: TriangleAlert, tone: 'text-warning-fg', says: 'To be settled' },
  held: { icon: CirclePause, tone: 'text-warning-fg', says: 'Held' },
} as const;

type ItemProps = Pick<GatePaneProps, 'known' | 'places' | 'onRelease' | 'onAsProposed' | 'onEdit' | 'onAdvance'> & {
  item: GateItem;
  row: ProposedRow;
};

/** That nobody holds it goes without saying. */
const isShown = ({ check, state }: GateItem): boolean => check !== 'held' || state !== 'met';

/** One thing that is looked at, with the way to where it is mended. */
function Item({ item, row, known, places, onRelease, onAsProposed, onEdit, onAdvance }: ItemProps) {
  const { check, state, title, words, field } = item;
  const { icon: Icon, tone, says } = marks[check === 'held' ? 'held' : state];
  const href = state === 'met' ? null : hrefOf(item, places);
  const mayChange = known.refusal === null && state !== 'met';
  return (
    <li className="grid grid-cols-[18px_1fr] gap-x-2 py-1.5">
      <Icon role="img" aria-label={says} className={cn('mt-px size-icon', tone)} strokeWidth={1.75} />
      <div className="min-w-0">
        <b
          className={cn('block font-medium', state === 'blocks' && check !== 'held' && 'font-semibold text-danger-fg')}
        >
          {title}
        </b>
        <p className="text-label break-words text-muted">{words}</p>
        {href !== null && <TextLink href={href}>{linkWords[check]}</TextLink>}
        {field !== null && state !== 'met' && (
          <Button size="sm" variant="quiet" onClick={() => known.onOpenField(field)}>
            Go to the field
          </Button>
        )}
        {check === 'held' && mayChange && (
          <Button size="sm" variant="quiet" onClick={() => onRelease(row)}>
            Release
          </Button>
        )}
        {check === 'collected' && state === 'blocks' && mayChange && (
          <Button size="sm" variant="quiet" onClick={() => onAdvance(row)}>
            Ask for an advance
          </Button>
        )}
        {check === 'payee' && mayChange && (
          <Button size="sm" variant="quiet" onClick={() => onEdit(row)}>
            Say who is paid
          </Button>
        )}
        {check === 'unchanged' && mayChange && row.turn.proposed.plan !== null && (
          <Button size="sm" variant="quiet" onClick={() => onAsProposed(row)}>
            As the statement proposes
          </Button>
        )}
      </div>
    </li>
  );
}

const linkWords: Partial<Record<GateItem['check'], string>> = {
  locked: 'Lock the statement',
  balanced: 'Settlement dashboard',
  collected: 'Receipts',
};

function hrefOf({ check }: GateItem, { dashboard, receipts }: GatePaneProps['places']): string | null {
  if (check === 'locked' || check === 'balanced') return dashboard;
  return check === 'collected' ? receipts : null;
}

/** What was made: which lines it paid, and what became of it. */
function Made({
  row,
  approvals,
  wires,
}: Pick<GatePaneProps['places'], 'approvals' | 'wires'> & { row: Extract<Row, { kind: 'made' }> }) {
  const clock = useClock();
  const { facts, date, ended, transaction, method } = row.made;
  const { words } = madeStatus(row, clock.moment);
  const together = partWords(row.made);
  return (
    <DescriptionList>
      {row.asked !== null && (
        <>
          <Description term={words}>{`${clock.moment(row.asked.requestedAt)} by ${row.asked.requestedBy}`}</Description>
          <Description term="Reason">{row.asked.comment}</Description>
          <Description term="Decision">
            {approvals === null ? 'Not decided yet' : <TextLink href={approvals}>Not decided yet</TextLink>}
          </Description>
        </>
      )}
      {together !== null && <Description term="Together">{together}</Description>}
      <Description term="Made">{`${formatDate(date)} by ${transaction.postedBy}`}</Description>
      {facts.lines.map(({ loanID, key, label, amount }) => (
        <Description key={`${loanID} ${key}`} term={label}>
          {amountText(amount)}
        </Description>
      ))}
      {(method === 'wire out' || method === 'ACH out') && ended === null && wires !== null && (
        <Description term="Sent">
          <TextLink href={`${wires}?${wireInAddress(transaction)}`}>Expected Wires Out</TextLink>
        </Description>
      )}
      {facts.reference !== null && (
        <Description term="Reference" identifier>
          {facts.reference}
        </Description>
      )}
      {facts.memo !== null && <Description term="Memo">{facts.memo}</Description>}
      {paperSteps(row.paper, clock.moment).map(({ key, what, words: said }) => (
        <Description key={key} term={what}>
          {said}
        </Description>
      ))}
      {ended?.reason != null && <Description term="Reason">{ended.reason}</Description>}
    </DescriptionList>
  );
}

/** The wire in hand of Expected Wires Out, as it stands in its address. */
const wireInAddress = ({
  bankAccountID,
  stripe,
  number,
}: Extract<Row, { kind: 'made' }>['made']['transaction']): string => `wire=${bankAccountID}-${stripe}-${number}`;
