import type { WireFile } from '@closewright/contract/wires';
import { formatDate } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Download, FilePlus2, RotateCcw, Send, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { type Clock, useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { off } from '../../lib/off.ts';
import { MoreRows } from '../../records/list/more-rows.tsx';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { useInHand } from '../../records/list/use-in-hand.ts';
import { AccountChoice } from './account-choice.tsx';
import { ShowChoice } from './show-choice.tsx';
import type { useFileActs } from './use-file-acts.ts';
import { useDueWires, useWireFiles } from './use-wires-out.ts';
import { countedFile, fileFacts, fileObstacle } from './wire-out-words.ts';
import type { WiresPageProps } from './wires-page.tsx';

const { label } = routeByName('accounting.expected-wires-out');
const words = listWords(
  'file of payments',
  'files of payments',
  'M makes the first one of the payments that are released.',
);
const narrow = 'max-[800px]:hidden';
const keyOf = ({ wireFileID }: WireFile) => wireFileID;

export interface FilesPageProps extends Pick<WiresPageProps, 'asked' | 'onAsk'> {
  acts: ReturnType<typeof useFileActs>;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
}

/** The files of wires and of ACH payments: what each sent, who made it, and what became of it. */
export function FilesPage({ asked, onAsk, acts, refusal }: FilesPageProps) {
  const clock = useClock();
  const { list, rows, found } = useWireFiles(asked.account);
  const accounts = useDueWires().data;
  const inHand = useInHand(rows, keyOf);
  const file = inHand.current;
  const mayWrite = refusal === null;
  const columns = useMemo(() => {
    const nameOf = (id: number) => accounts?.find(({ bankAccountID }) => bankAccountID === id)?.name ?? '';
    return fileColumns(clock, nameOf, mayWrite);
  }, [clock, accounts, mayWrite]);
  const open = fileObstacle(file, refusal);
  useHotkey(mayWrite ? 'KeyD' : null, 'Download', () => void acts.download(file));
  useHotkey(mayWrite ? 'KeyT' : null, 'Take back', () => void acts.takeBack(file), { opensBox: open === null });
  const rowMenu = ([first]: readonly WireFile[]): MenuEntry[] => {
    const row = first ?? null;
    const how = off(fileObstacle(row, refusal));
    return [
      { id: 'download', label: 'Download', detail: 'D', ...how, onSelect: () => void acts.download(row) },
      { id: 'take-back', label: 'Take back…', detail: 'T', ...how, onSelect: () => void acts.takeBack(row) },
    ];
  };
  return (
    <RecordList<WireFile>
      label="Files of payments"
      title={label}
      noun={['file', 'files']}
      words={words}
      query={list}
      columns={columns}
      rows={rows}
      of={found}
      isNarrowed={asked.account !== undefined}
      rowKey={keyOf}
      gridKey="wire-files"
      refusal={refusal}
      {...(mayWrite && { rowMenu })}
      actions={
        mayWrite && (
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
            <Button icon={Undo2} shortcut="I" className={narrow} onClick={() => void acts.takeReturns()}>
              Take returns…
            </Button>
            <Button
              variant="primary"
              icon={FilePlus2}
              shortcut="M"
              {...off(acts.obstacle)}
              onClick={() => void acts.make()}
            >
              Make file…
            </Button>
          </>
        )
      }
      filters={
        <FilterBar
          label="Filters of the files"
          onClear={asked.account === undefined ? undefined : () => onAsk({ account: undefined })}
        >
          <ShowChoice value="files" onChange={() => onAsk({ show: undefined })} />
          <AccountChoice value={asked.account} onChange={(account) => onAsk({ account })} />
        </FilterBar>
      }
      below={<MoreRows list={list} words={`The newest ${rows.length} of ${found} files are shown.`} />}
      pane={{
        label: 'File in hand',
        inHand,
        content:
          file === null ? (
            <p className="text-label text-muted">Choose a file to read all of it.</p>
          ) : (
            <ul className="text-label text-muted">
              {fileFacts(file, clock.moment).map((fact) => (
                <li key={fact} className="py-0.5 break-words">
                  {fact}
                </li>
              ))}
            </ul>
          ),
      }}
      print={{
        title: 'Files of payments',
        label: 'Printed files of payments',
        of: (row) => ({
          key: row.wireFileID,
          facts: `File ${row.number}`,
          text: [`${countedFile(row)}, ${amountText(row.amount)}`, ...fileFacts(row, clock.moment)].join('\n'),
        }),
      }}
    />
  );
}

const fileColumns = (clock: Clock, nameOf: (id: number) => string, hasMenu: boolean): GridColumn<WireFile>[] => [
  { id: 'number', header: 'No.', kind: 'number', value: ({ number }) => number, rowHeader: true, width: 48 },
  {
    id: 'state',
    header: 'State',
    value: ({ takenBack }) => (takenBack === null ? 'Sent' : 'Taken back'),
    render: ({ takenBack }) => (
      <Badge icon={takenBack === null ? Send : RotateCcw}>{takenBack === null ? 'Sent' : 'Taken back'}</Badge>
    ),
    width: 112,
  },
  {
    id: 'bankAccount',
    header: 'Bank account',
    value: ({ bankAccountID }) => nameOf(bankAccountID),
    grow: 1,
    minWidth: 120,
  },
  { id: 'format', header: 'Format', kind: 'muted', value: ({ format }) => format, width: 84 },
  { id: 'count', header: 'Holds', kind: 'number', value: ({ count }) => count, width: 64 },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 112 },
  {
    id: 'date',
    header: 'Of',
    kind: 'date',
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    width: 92,
    priority: 2,
  },
  {
    id: 'madeAt',
    header: 'Made on',
    kind: 'date',
    value: ({ madeAt }) => madeAt,
    text: ({ madeAt }) => clock.moment(madeAt),
    width: 164,
    priority: 1,
  },
  { id: 'madeBy', header: 'Made by', value: ({ madeBy }) => madeBy, width: 112, priority: 3 },
  { id: 'fileName', header: 'File name', value: ({ fileName }) => fileName, grow: 1, minWidth: 150, priority: 4 },
  ...(hasMenu ? [rowMenuColumn] : []),
];
