import type { BankFileRow } from '@closewright/contract/bank-files';
import { bankFileLimits } from '@closewright/domain/bank-files';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { FileUpload } from '@closewright/ui/file-upload';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SelectField } from '@closewright/ui/select-field';
import { Download, Landmark, RotateCcw, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { off } from '../../lib/off.ts';
import { useFirstFocus } from '../../lib/use-first-focus.ts';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { takeBackObstacle } from './bank-file-words.ts';
import type { AskedBankFiles } from './bank-files-asked.ts';
import { fileColumns } from './file-columns.tsx';
import { FilePane } from './file-pane.tsx';
import { RefusedBand } from './refused-band.tsx';
import type { useBankFileActs } from './use-bank-file-acts.tsx';
import { useBankFile, useBankFileAccounts, type useBankFiles } from './use-bank-files.ts';
import type { useImport } from './use-import.tsx';

export interface FilesPageProps {
  files: ReturnType<typeof useBankFiles>;
  intake: ReturnType<typeof useImport>;
  acts: ReturnType<typeof useBankFileActs>;
  asked: AskedBankFiles;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  today: string;
  onAsk(part: { account?: number | undefined; file?: number | undefined }): void;
}

/** At 200 % the row menu and the keys have it; the room is for what brings a file in. */
const narrow = 'max-[800px]:hidden';
const words = listWords('bank file', 'bank files', 'Drop the file of a bank above, or press Ins.');
/** The words of a field that reads, and keeps nothing by itself. */
const readWords = {
  hint: 'of a bank, or drop it here: BAI2, MT940, OFX or CSV. Nothing is taken before you have seen it.',
  drop: 'Drop to read',
  progress: (name: string) => `Reading ${name}`,
  started: (name: string) => `Reading ${name}`,
  retry: (name: string) => `Read ${name} again`,
  sentOf: (read: number, total: number) => `${read} of ${total} read`,
  states: {
    ...{ waiting: 'Waiting', sending: 'Reading', paused: 'Paused', done: 'Read' },
    ...{ failed: 'Not taken', cancelled: 'Cancelled' },
  },
};

/** Where a file is chosen, and the list of those that were taken. */
export function FilesPage({ files, intake, acts, asked, refusal, today, onAsk }: FilesPageProps) {
  const clock = useClock();
  const choose = useRef<HTMLButtonElement>(null);
  const { wasPreviewed, refusals } = intake;
  useFirstFocus(refusal === null, () => choose.current?.focus());
  useEffect(() => {
    if (wasPreviewed || refusals > 0) choose.current?.focus();
  }, [wasPreviewed, refusals]);
  const { list, rows, all } = files;
  const choices = useBankFileAccounts().data;
  const columns = useMemo(() => fileColumns(clock), [clock]);
  const current = rows.find(({ bankFileID }) => bankFileID === asked.file) ?? rows[0] ?? null;
  const inTheWay = useBankFile(current?.bankFileID ?? null)?.inTheWay ?? null;
  const back = takeBackObstacle(current, inTheWay?.length ?? 0, refusal);
  const fetched = refusal ?? (current === null ? 'No file is in hand' : null);
  const mayWrite = refusal === null;
  const account = asked.account ?? null;
  const add = () => choose.current?.click();
  const takeBack = () => acts.takeBack(current, inTheWay?.length);
  const balance = () => acts.typeBalance(account, today);

  useHotkey(mayWrite ? 'Insert' : null, 'Choose a file', add);
  useHotkey(mayWrite ? 'KeyB' : null, 'Type a balance', () => void balance(), { opensBox: true });
  useHotkey(mayWrite ? 'KeyT' : null, 'Take back', () => void takeBack(), { opensBox: back === null });
  useHotkey(mayWrite ? 'KeyD' : null, 'Download', () => void acts.download(current));
  const rowMenu = ([file]: readonly BankFileRow[]): MenuEntry[] =>
    file === undefined
      ? []
      : [
          {
            ...{ id: 'take-back', label: 'Take back…', detail: 'T', ...off(takeBackObstacle(file, 0, refusal)) },
            onSelect: () => void acts.takeBack(file),
          },
          {
            ...{ id: 'download', label: 'Download', detail: 'D', ...off(refusal) },
            onSelect: () => void acts.download(file),
          },
        ];
  return (
    <RecordList<BankFileRow>
      label="Bank files"
      title={routeByName('accounting.ebank-recon').label}
      noun={['bank file', 'bank files']}
      words={words}
      query={list}
      columns={columns}
      rows={rows}
      of={all}
      isNarrowed={false}
      rowKey={({ bankFileID }) => bankFileID}
      gridKey="bank-files"
      refusal={refusal}
      actions={
        mayWrite && (
          <>
            <Button icon={Landmark} shortcut="B" onClick={() => void balance()}>
              Balance…
            </Button>
            <Button
              icon={Download}
              shortcut="D"
              className={narrow}
              {...off(fetched)}
              onClick={() => void acts.download(current)}
            >
              Download
            </Button>
            <Button icon={RotateCcw} shortcut="T" className={narrow} {...off(back)} onClick={() => void takeBack()}>
              Take back…
            </Button>
            <Button variant="primary" icon={Upload} shortcut="Ins" onClick={add}>
              Import file…
            </Button>
          </>
        )
      }
      above={
        <>
          {mayWrite && (
            <div className="flex-none bg-surface-base px-4 py-2">
              <FileUpload
                key={refusals}
                ref={choose}
                aria-label="File of a bank"
                upload={intake.read}
                maxSize={bankFileLimits.bytes}
                multiple={false}
                // What was refused before stays in the list.
                maxFiles={Number.POSITIVE_INFINITY}
                concurrency={1}
                messages={readWords}
              />
            </div>
          )}
          {intake.refused && <RefusedBand file={intake.refused} onClose={intake.forgetRefused} />}
        </>
      }
      filters={
        <FilterBar
          label="Filters of the bank files"
          onClear={account === null ? undefined : () => onAsk({ account: undefined })}
        >
          <SelectField<number>
            className="w-[260px]"
            aria-label="Bank account"
            placeholder="Any bank account"
            options={(choices?.accounts ?? []).map(({ bankAccountID, name }) => ({
              value: bankAccountID,
              label: name,
            }))}
            value={account}
            onValueChange={(id) => onAsk({ account: id ?? undefined, file: undefined })}
          />
        </FilterBar>
      }
      below={
        list.hasNextPage && (
          <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
            The newest {counted(rows.length, 'file')} are shown.
            <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </p>
        )
      }
      rowMenu={rowMenu}
      pane={{
        label: 'File in hand',
        inHand: {
          current,
          choose: (key) => {
            if (key !== current?.bankFileID) onAsk({ file: key === null ? undefined : Number(key) });
          },
        },
        content: <FilePane file={current} inTheWay={inTheWay} />,
      }}
    />
  );
}
