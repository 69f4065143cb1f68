import type { JournalAccountRow, JournalExport } from '@closewright/contract/journal-exports';
import { can } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { Splitter } from '@closewright/ui/splitter';
import { CircleCheck, Download, FilePlus2, RotateCcw, Table2 } from 'lucide-react';
import { useSession } from '../../app/session/app-session.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { off } from '../../lib/off.ts';
import { listWords, RecordGrid } from '../../records/list/record-grid.tsx';
import { useInHand } from '../../records/list/use-in-hand.ts';
import { accountColumns } from './account-columns.tsx';
import { ExportsPart } from './exports-part.tsx';
import { GapsNotice } from './gaps-notice.tsx';
import type { AskedJournals } from './journals-asked.ts';
import { acceptObstacle, accountsWords, openObstacle } from './journals-words.ts';
import { LinesGrid } from './lines-grid.tsx';
import { useExportActs } from './use-export-acts.ts';
import { useDue, useExports, useJournals } from './use-journals.ts';
import { useMapping } from './use-mapping.ts';

const route = routeByName('accounting.workday-integration');
/** At 200 % the row menu and the keys have it; the room is for what makes an export. */
const narrow = 'max-[800px]:hidden';
const accountWords = listWords(
  'bank account',
  'bank accounts',
  'Trust accounts are set up under Configuration, Bank accounts.',
);
const dueWords = {
  ...{ loading: 'Adding up what is to be exported', failed: 'What is to be exported could not be read' },
  ...{ empty: 'Nothing is to be exported', emptyHint: 'What is posted from now on stands here.' },
};
type Shown = 'due' | 'exports';

export interface JournalExportsScreenProps {
  /** What the address asks for. */
  asked: AskedJournals;
  /** Another account or list was chosen: the address follows. */
  onAsk(asked: AskedJournals): void;
}

/** Workday Integration: what the books of the office were not told of yet, the exports that tell them, and what became of those. */
export function JournalExportsScreen({ asked, onAsk }: JournalExportsScreenProps) {
  const { actor } = useSession();
  const { accounts, refresh } = useJournals();
  const all = accounts.data ?? [];
  const account = all.find(({ bankAccountID }) => bankAccountID === asked.account) ?? all[0] ?? null;
  const bankAccountID = account?.bankAccountID ?? null;
  const shown: Shown = asked.show ?? 'due';
  const isExports = shown === 'exports';
  const { list, rows, due } = useDue(bankAccountID);
  const exports = useExports(isExports ? bankAccountID : null);
  const inHand = useInHand(exports.rows, ({ journalExportID }) => journalExportID);
  const made = isExports ? inHand.current : null;
  const refusal = can(actor, 'writeJournalExports').reason?.text ?? null;
  const acts = useExportActs({ account, due, refusal, refresh });
  const openMapping = useMapping({ refusal, refresh });
  const mayWrite = refusal === null;
  const open = openObstacle(made);
  const takeBack = openObstacle(made, refusal);
  const accept = acceptObstacle(made, refusal);
  const ask = (part: { account?: number; show?: 'exports' | undefined }) => {
    const { account: id, show } = { ...asked, ...part };
    onAsk({ ...(id && { account: id }), ...(show && { show }) });
  };

  useHotkey(mayWrite ? 'KeyM' : null, 'Make export', () => void acts.make(), { opensBox: acts.obstacle === null });
  useHotkey('KeyG', 'Mapping', () => void openMapping(), { opensBox: true });
  useHotkey(mayWrite && isExports ? 'KeyA' : null, 'Accepted', () => void acts.accept(made), {
    opensBox: accept === null,
  });
  useHotkey(mayWrite && isExports ? 'KeyT' : null, 'Take back', () => void acts.takeBack(made), {
    opensBox: takeBack === null,
  });
  useHotkey(isExports ? 'KeyD' : null, 'Download again', () => void acts.download(made, 'columns'));
  useHotkey('KeyF', isExports ? 'What is to be exported' : 'Exports', () =>
    ask({ show: isExports ? undefined : 'exports' }),
  );

  const menu = (row: JournalExport): readonly MenuEntry[] => [
    ...(mayWrite
      ? [
          {
            ...{ id: 'accept', label: 'Accepted…', detail: 'A', ...off(acceptObstacle(row, refusal)) },
            onSelect: () => void acts.accept(row),
          },
          {
            ...{ id: 'take-back', label: 'Take back…', detail: 'T', ...off(openObstacle(row, refusal)) },
            onSelect: () => void acts.takeBack(row),
          },
        ]
      : []),
    {
      ...{ id: 'download', label: 'Download again', detail: 'D', ...off(openObstacle(row)) },
      onSelect: () => void acts.download(row, 'columns'),
    },
    {
      ...{ id: 'all', label: 'Download all columns', ...off(openObstacle(row)) },
      onSelect: () => void acts.download(row, 'journal'),
    },
  ];
  return (
    <>
      <PageHead
        title={route.label}
        meta={accounts.data && accountsWords(all)}
        saveState={mayWrite ? undefined : 'Read only'}
      >
        <Button icon={Table2} shortcut="G" onClick={() => void openMapping()}>
          Mapping…
        </Button>
        {isExports && (
          <Button
            icon={Download}
            shortcut="D"
            className={narrow}
            {...off(open)}
            onClick={() => void acts.download(made, 'columns')}
          >
            Download
          </Button>
        )}
        {mayWrite && isExports && (
          <>
            <Button
              icon={RotateCcw}
              shortcut="T"
              className={narrow}
              {...off(takeBack)}
              onClick={() => void acts.takeBack(made)}
            >
              Take back…
            </Button>
            <Button
              icon={CircleCheck}
              shortcut="A"
              className={narrow}
              {...off(accept)}
              onClick={() => void acts.accept(made)}
            >
              Accepted…
            </Button>
          </>
        )}
        {mayWrite && (
          <>
            <PageHeadRule />
            <Button
              variant="primary"
              icon={FilePlus2}
              shortcut="M"
              {...off(acts.obstacle)}
              onClick={() => void acts.make()}
            >
              Make export…
            </Button>
          </>
        )}
      </PageHead>
      <Splitter
        name="journal-accounts"
        label="Width of the bank accounts"
        defaultSize={380}
        min={200}
        minOther={420}
        className="border-t border-hairline bg-surface-base"
      >
        <RecordGrid<JournalAccountRow>
          label="Bank accounts"
          query={accounts}
          words={accountWords}
          columns={accountColumns}
          rows={all}
          rowKey={(row) => row.bankAccountID}
          gridKey="journal-accounts"
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
                <SegmentedControl<Shown>
                  label="What is shown"
                  options={[
                    { value: 'due', label: `To export ${account.due}` },
                    { value: 'exports', label: 'Exports' },
                  ]}
                  value={shown}
                  onValueChange={(next) => ask({ show: next === 'exports' ? next : undefined })}
                />
                <GapsNotice account={account} gaps={due?.gaps ?? []} />
              </FilterBar>
              {isExports ? (
                <ExportsPart {...{ exports, inHand, menu }} onOpen={(line) => void acts.open(line, made)} />
              ) : (
                <div className="flex min-h-0 flex-1 flex-col">
                  <LinesGrid
                    label="To export"
                    words={dueWords}
                    {...{ list, rows }}
                    totals={due?.totals ?? null}
                    onOpen={(line) => void acts.open(line, null)}
                  />
                </div>
              )}
            </>
          )}
        </section>
      </Splitter>
    </>
  );
}
