import type { OrderDetail } from '@closewright/contract/orders';
import { diffDates, relativeDay, type WireDate } from '@closewright/domain/dates';
import { formatDate, formatMoney, formatRate } from '@closewright/domain/formats';
import { itemName } from '@closewright/domain/lookups';
import { cents } from '@closewright/domain/money';
import { FileStatus } from '@closewright/domain/orders';
import { joinNames, partyDisplayName, RoleType } from '@closewright/domain/parties';
import { Badge } from '@closewright/ui/badge';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { type FileFact, FileHeader } from '@closewright/ui/file-header';
import { useQuery } from '@tanstack/react-query';
import { Flag, Layers, Lock, UserRoundPen } from 'lucide-react';
import { queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../file/file-context.ts';
import { filePath } from '../open-file.ts';
import { useSession } from '../session/app-session.ts';
import { useClock } from '../session/clock.ts';

const settled: readonly number[] = [FileStatus.Closed, FileStatus.PolicyIssued];
const stopped: readonly number[] = [FileStatus.Cancelled, FileStatus.OnHold];

/** The strip of the open file: number, parties, property, lender, closing, and its marks. */
export function FileStrip() {
  const file = useOpenFile();
  const clock = useClock();
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const switcher = useRecentEntries(file?.ordersID);
  const detail = file?.detail;
  // The strip keeps its height while the file is read, so that nothing below it moves.
  if (detail === undefined) return <div className="h-file-header flex-none border-b border-hairline bg-surface-base" />;
  const { order } = detail;
  const fact = (value: string): { value: string } | undefined => (value === '' ? undefined : { value });
  const statusTone = settled.includes(order.status) ? 'success' : stopped.includes(order.status) ? 'warning' : 'info';
  return (
    <FileHeader
      number={order.fileNumber}
      type={itemName(lookups, 'orderKinds', order.kindOfOrder)}
      statement={itemName(lookups, 'settlementStatementTypes', order.settlementStatementType)}
      {...facts(detail, fact, clock.today())}
      switcher={switcher}
      marks={
        <>
          <Badge tone={statusTone}>{itemName(lookups, 'fileStatuses', order.status)}</Badge>
          {order.isLocked && <Badge icon={Lock}>Locked</Badge>}
          {file?.holder && (
            <Badge tone="warning" icon={UserRoundPen}>
              In use
            </Badge>
          )}
          {order.isConsolidatedFile && <Badge icon={Layers}>Consolidated</Badge>}
          {detail.criticalNotes.length > 0 && (
            <Badge tone="danger" icon={Flag} className="hidden lg:inline-flex">
              Critical note
            </Badge>
          )}
        </>
      }
    />
  );
}

function facts(detail: OrderDetail, fact: (value: string) => FileFact | undefined, today: WireDate) {
  const { order, contacts, loans } = detail;
  const named = (role: number) =>
    joinNames(contacts.filter((contact) => contact.roleTypeID === role).map((contact) => partyDisplayName(contact)));
  const property = [...detail.properties].sort((a, b) => a.sequence - b.sequence)[0];
  const place = property && [
    property.address1,
    [property.city, property.state, property.zip].filter(Boolean).join(' '),
  ];
  const loan = loans.find(({ loanID }) => loanID === order.defaultLoanID) ?? loans[0];
  const terms = loan && [
    loan.amount === null ? '' : formatMoney(cents(loan.amount)),
    loan.rate === null ? '' : `at ${formatRate(loan.rate)}`,
  ];
  const known = {
    buyer: fact(named(RoleType.Buyer)),
    seller: fact(named(RoleType.Seller)),
    property: fact(place?.filter(Boolean).join(', ') ?? ''),
    lender: loan?.lenderName ? { value: loan.lenderName, detail: terms?.filter(Boolean).join(' ') } : undefined,
    closing:
      order.closingDate === null
        ? undefined
        : { value: formatDate(order.closingDate), detail: nearDay(order.closingDate, today) },
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** Days away beyond which the distance says less than the date. */
const nearDays = 60;

function nearDay(date: WireDate, today: WireDate): string | undefined {
  return Math.abs(diffDates(today, date, 'days')) <= nearDays ? relativeDay(date, today) : undefined;
}

/** The files to switch to: the last ones of the user. */
function useRecentEntries(current: number | undefined): readonly MenuEntry[] {
  const { actor } = useSession();
  const { data = [] } = useQuery(queryFor('listRecentFiles', { query: { scope: 'mine' } }));
  return data
    .filter(({ ordersID }) => ordersID !== current)
    .slice(0, 10)
    .map(({ ordersID, fileNumber, buyers }) => ({
      id: String(ordersID),
      label: <span className="identifier">{fileNumber}</span>,
      detail: buyers,
      href: filePath(actor, ordersID).href,
    }));
}
