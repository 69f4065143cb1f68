import type { FileHeader as Header } from '@closewright/contract/orders';
import { diffDates, relativeDay, type WireDate } from '@closewright/domain/dates';
import { formatDate, formatMoney, formatRate } from '@closewright/domain/formats';
import { itemName } from '@closewright/domain/lookups';
import { cents } from '@closewright/domain/money';
import { FileStatus } from '@closewright/domain/orders';
import { Badge } from '@closewright/ui/badge';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { type FileFact, FileHeader } from '@closewright/ui/file-header';
import { Tooltip } from '@closewright/ui/tooltip';
import { useQuery } from '@tanstack/react-query';
import { Flag, Layers, Lock, UserRoundPen } from 'lucide-react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../file-context.ts';
import { filePath } from '../file-path.ts';

const settled: readonly number[] = [FileStatus.Closed, FileStatus.PolicyIssued];
const stopped: readonly number[] = [FileStatus.Cancelled, FileStatus.OnHold];

/** The strip of the open file: number, parties, property, lender, closing, and its marks. */
export function FileStrip() {
  const file = useOpenFile();
  const clock = useClock();
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const switcher = useRecentEntries(file?.ordersID);
  const header = file?.header;
  // The strip keeps its height while the file is read, so that nothing below it moves.
  if (header === undefined) return <div className="h-file-header flex-none border-b border-hairline bg-surface-base" />;
  const statusTone = settled.includes(header.status) ? 'success' : stopped.includes(header.status) ? 'warning' : 'info';
  return (
    <FileHeader
      number={header.fileNumber}
      type={itemName(lookups, 'orderKinds', header.kindOfOrder)}
      statement={itemName(lookups, 'settlementStatementTypes', header.settlementStatementType)}
      {...facts(header, clock.today())}
      switcher={switcher}
      marks={
        <>
          <Badge tone={statusTone}>{itemName(lookups, 'fileStatuses', header.status)}</Badge>
          {header.isLocked && <Badge icon={Lock}>Locked</Badge>}
          {header.isSettlementLocked && <Badge icon={Lock}>Statement locked</Badge>}
          {file?.holder && (
            <Badge tone="warning" icon={UserRoundPen}>
              In use
            </Badge>
          )}
          {header.isConsolidatedFile && <Badge icon={Layers}>Consolidated</Badge>}
          {header.criticalNotes.length > 0 && (
            <Tooltip title={header.criticalNotes.join(' · ')}>
              <Badge tone="danger" icon={Flag}>
                <span className="max-lg:sr-only">Critical note</span>
              </Badge>
            </Tooltip>
          )}
        </>
      }
    />
  );
}

function facts({ buyers, sellers, property, lender, closingDate }: Header, today: WireDate) {
  const fact = (value: string): FileFact | undefined => (value === '' ? undefined : { value });
  const terms = lender && [
    lender.amount === null ? '' : formatMoney(cents(lender.amount)),
    lender.rate === null ? '' : `at ${formatRate(lender.rate)}`,
  ];
  const known = {
    buyer: fact(buyers),
    seller: fact(sellers),
    property: fact(property),
    lender: lender ? { value: lender.name, detail: terms?.filter(Boolean).join(' ') } : undefined,
    closing: closingDate === null ? undefined : { value: formatDate(closingDate), detail: nearDay(closingDate, today) },
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
    .map(({ ordersID, fileNumber, regionID, buyers }) => ({
      id: String(ordersID),
      label: <span className="identifier">{fileNumber}</span>,
      detail: buyers,
      href: filePath(actor, { ordersID, regionID }).href,
    }));
}
