import type { PositivePayAccountRow, PositivePayFileRow } from '@closewright/contract/positive-pay';
import { can } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { Splitter } from '@closewright/ui/splitter';
import { CircleCheck, Download, FilePlus2, Printer, RotateCcw } from 'lucide-react';
import { useSession } from '../../app/session/app-session.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { off } from '../../lib/off.ts';
import { listWords, RecordGrid } from '../../records/list/record-grid.tsx';
import { useInHand } from '../../records/list/use-in-hand.ts';
import { accountColumns } from './account-columns.tsx';
import { AccountNotice } from './account-notice.tsx';
import { EventsGrid } from './events-grid.tsx';
import { DecisionsPage } from './exceptions/decisions-page.tsx';
import { ExceptionsPage } from './exceptions/exceptions-page.tsx';
import { useWaitingCount } from './exceptions/use-exceptions.ts';
import { FilesPart } from './files-part.tsx';
import { type AskedPositivePay, readAsked } from './positive-pay-asked.ts';
import { PositivePayViews } from './positive-pay-views.tsx';
import { acceptObstacle, accountsWords, eventCount, openObstacle } from './positive-pay-words.ts';
import { useFileActs } from './use-file-acts.tsx';
import { useDue, useFiles, usePositivePay } from './use-positive-pay.ts';

const route = routeByName('accounting.positive-pay');
/** At 200 % the row menu and the keys have it; the room is for what makes a file. */
const narrow = 'max-[800px]:hidden';
const accountWords = listWords(
  'bank account',
  'bank accounts',
  'Trust accounts are set up under Configuration, Bank accounts.',
);
const dueWords = {
  ...{ loading: 'Loading what is due', failed: 'What is due could not be read' },
  ...{
    empty: 'Nothing is left to tell the bank',
    emptyHint: 'Checks stand here once they are issued, voided or stopped.',
  },
};

export interface PositivePayScreenProps {
  /** What the address asks for. */
  asked: AskedPositivePay;
  /** Another account or list was chosen: the address follows. */
  onAsk(asked: AskedPositivePay): void;
  /** Address of the ledger of a file. */
  hrefOfFile(ordersID: number): string;
}

/** Positive Pay: what banks are told of checks and the files that tell them; what they ask about, and what that was answered. */
export function PositivePayScreen({ asked, onAsk, hrefOfFile }: PositivePayScreenProps) {
  const refusal = can(useSession().actor, 'writePositivePay').reason?.text ?? null;
  const ask: AskPart = (part) => onAsk(readAsked({ ...asked, ...part }));
  if (asked.show === 'exceptions')
    return <ExceptionsPage asked={asked} onAsk={ask} refusal={refusal} hrefOfFile={hrefOfFile} />;
  if (asked.show === 'decisions') return <DecisionsPage asked={asked} onAsk={ask} refusal={refusal} />;
  return <ToldPage asked={asked} onAsk={ask} refusal={refusal} />;
}

type AskPart = (part: { [K in keyof AskedPositivePay]: AskedPositivePay[K] | undefined }) => void;

interface ToldPageProps {
  asked: AskedPositivePay;
  onAsk: AskPart;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
}

/** What the banks were not told yet of checks, the files that tell them, and what became of those. */
function ToldPage({ asked, onAsk: ask, refusal }: ToldPageProps) {
  const { accounts, refresh } = usePositivePay();
  const all = accounts.data ?? [];
  const account = all.find(({ bankAccountID }) => bankAccountID === asked.account) ?? all[0] ?? null;
  const bankAccountID = account?.bankAccountID ?? null;
  const isFiles = asked.show === 'files';
  const waiting = useWaitingCount();
  const due = useDue(bankAccountID);
  const files = useFiles(isFiles ? bankAccountID : null);
  const inHand = useInHand(files.rows, ({ positivePayFileID }) => positivePayFileID);
  const file = isFiles ? inHand.current : null;
  const acts = useFileActs({ account, gaps: due.gaps, moreGaps: due.moreGaps, refusal, refresh });
  const { makeObstacle } = acts;
  const accept = acceptObstacle(file, refusal);
  const open = openObstacle(file, refusal);
  const mayWrite = refusal === null;

  useHotkey(mayWrite ? 'KeyM' : null, 'Make file', () => void acts.make(), { opensBox: makeObstacle === null });
  useHotkey(mayWrite && isFiles ? 'KeyA' : null, 'Accepted', () => void acts.accept(file), {
    opensBox: accept === null,
  });
  useHotkey(mayWrite && isFiles ? 'KeyT' : null, 'Take back', () => void acts.takeBack(file), {
    opensBox: open === null,
  });
  useHotkey(mayWrite && isFiles ? 'KeyD' : null, 'Download again', () => void acts.download(file));
  useHotkey('KeyF', isFiles ? 'What is due' : 'Files', () => ask({ show: isFiles ? undefined : 'files' }));
  useHotkey('KeyE', 'Exceptions', () => ask({ show: 'exceptions' }));

  const menu = (row: PositivePayFileRow): readonly MenuEntry[] => {
    const how = off(openObstacle(row, refusal));
    return [
      {
        ...{ id: 'accept', label: 'Accepted…', detail: 'A', ...off(acceptObstacle(row, refusal)) },
        onSelect: () => void acts.accept(row),
      },
      { id: 'take-back', label: 'Take back…', detail: 'T', ...how, onSelect: () => void acts.takeBack(row) },
      { id: 'download', label: 'Download again', detail: 'D', ...how, onSelect: () => void acts.download(row) },
    ];
  };
  return (
    <>
      <PageHead
        title={route.label}
        meta={accounts.data && accountsWords(all)}
        saveState={mayWrite ? undefined : 'Read only'}
      >
        <Button
          icon={Printer}
          {...off(account === null || (isFiles && file === null) ? 'There is nothing to print' : null)}
          onClick={() => void acts.print(file)}
        >
          Print totals
        </Button>
        {mayWrite && isFiles && (
          <>
            <Button
              icon={Download}
              shortcut="D"
              className={narrow}
              {...off(open)}
              onClick={() => void acts.download(file)}
            >
              Download
            </Button>
            <Button
              icon={RotateCcw}
              shortcut="T"
              className={narrow}
              {...off(open)}
              onClick={() => void acts.takeBack(file)}
            >
              Take back…
            </Button>
            <Button
              icon={CircleCheck}
              shortcut="A"
              className={narrow}
              {...off(accept)}
              onClick={() => void acts.accept(file)}
            >
              Accepted…
            </Button>
            <PageHeadRule />
          </>
        )}
        {mayWrite && (
          <Button
            variant="primary"
            icon={FilePlus2}
            shortcut="M"
            {...off(makeObstacle)}
            onClick={() => void acts.make()}
          >
            Make file…
          </Button>
        )}
      </PageHead>
      <Splitter
        name="positive-pay-accounts"
        label="Width of the bank accounts"
        defaultSize={380}
        min={200}
        minOther={420}
        className="border-t border-hairline bg-surface-base"
      >
        <RecordGrid<PositivePayAccountRow>
          label="Bank accounts"
          query={accounts}
          words={accountWords}
          columns={accountColumns}
          rows={all}
          rowKey={(row) => row.bankAccountID}
          gridKey="positive-pay-accounts"
          currentKey={bankAccountID}
          onCurrentChange={(row) => row && row.bankAccountID !== bankAccountID && ask({ account: row.bankAccountID })}
        />
        <section
          aria-label={account?.name ?? 'Bank account in hand'}
          className="flex min-h-0 min-w-0 flex-1 flex-col divide-y divide-hairline"
        >
          {account && (
            <>
              <FilterBar label="What is shown of the bank account">
                <PositivePayViews
                  value={isFiles ? 'files' : 'due'}
                  due={eventCount(account.due)}
                  exceptions={waiting}
                  onChange={(next) => ask({ show: next === 'due' ? undefined : next })}
                />
                <AccountNotice account={account} />
              </FilterBar>
              {isFiles ? (
                <FilesPart files={files} inHand={inHand} menu={mayWrite ? menu : null} />
              ) : (
                <div className="flex min-h-0 flex-1 flex-col">
                  <EventsGrid label="Due" words={dueWords} {...due} />
                </div>
              )}
            </>
          )}
        </section>
      </Splitter>
      {acts.paper}
    </>
  );
}
