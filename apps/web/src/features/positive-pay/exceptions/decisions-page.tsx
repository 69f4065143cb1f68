import type { PositivePayAnswerFileRow } from '@closewright/contract/positive-pay';
import { routeByName } from '@closewright/domain/navigation';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Download, RotateCcw, Send } from 'lucide-react';
import { useMemo } from 'react';
import { type Clock, useClock } from '../../../app/session/clock.ts';
import { FilterBar } from '../../../lib/filter-bar.tsx';
import { off } from '../../../lib/off.ts';
import { MoreRows } from '../../../records/list/more-rows.tsx';
import { listWords } from '../../../records/list/record-grid.tsx';
import { RecordList } from '../../../records/list/record-list.tsx';
import { useInHand } from '../../../records/list/use-in-hand.ts';
import { PositivePayViews } from '../positive-pay-views.tsx';
import { answerFileFacts, answerFileObstacle, answersWords } from './exception-words.ts';
import type { ExceptionsPageProps } from './exceptions-page.tsx';
import { useAnswerActs } from './use-answer-acts.ts';
import { useAnswerFiles, useRefreshExceptions, useWaitingCount } from './use-exceptions.ts';

const { label } = routeByName('accounting.positive-pay');
const words = listWords('file of decisions', 'files of decisions', 'M makes one of the exceptions that are decided.');
const keyOf = ({ positivePayAnswerFileID }: PositivePayAnswerFileRow) => positivePayAnswerFileID;

/** The files of decisions: what each told a bank, who made it, and what became of it. */
export function DecisionsPage({ asked, onAsk, refusal }: Omit<ExceptionsPageProps, 'hrefOfFile'>) {
  const clock = useClock();
  const refresh = useRefreshExceptions();
  const { list, rows, found } = useAnswerFiles(asked.account);
  const waiting = useWaitingCount();
  const inHand = useInHand(rows, keyOf);
  const file = inHand.current;
  const acts = useAnswerActs({ account: asked.account, toSend: 0, refusal, refresh });
  const mayWrite = refusal === null;
  const columns = useMemo(() => fileColumns(clock, mayWrite), [clock, mayWrite]);
  const open = answerFileObstacle(file, refusal);
  useHotkey(mayWrite ? 'KeyD' : null, 'Download', () => void acts.download(file));
  useHotkey(mayWrite ? 'KeyT' : null, 'Take back', () => void acts.takeBack(file), { opensBox: open === null });
  useHotkey('KeyF', 'Exceptions', () => onAsk({ show: 'exceptions' }));
  useHotkey('KeyE', 'Exceptions', () => onAsk({ show: 'exceptions' }));
  const rowMenu = ([first]: readonly PositivePayAnswerFileRow[]): MenuEntry[] => {
    const row = first ?? null;
    const how = off(answerFileObstacle(row, refusal));
    return [
      { id: 'download', label: 'Download', detail: 'D', ...how, onSelect: () => void acts.download(row) },
      { id: 'take-back', label: 'Take back…', detail: 'T', ...how, onSelect: () => void acts.takeBack(row) },
    ];
  };
  return (
    <RecordList<PositivePayAnswerFileRow>
      label="Files of decisions"
      title={label}
      noun={['file', 'files']}
      words={words}
      query={list}
      columns={columns}
      rows={rows}
      of={found}
      rowKey={keyOf}
      gridKey="positive-pay-answers"
      refusal={refusal}
      {...(mayWrite && { rowMenu })}
      actions={
        mayWrite && (
          <>
            <Button icon={Download} shortcut="D" {...off(open)} onClick={() => void acts.download(file)}>
              Download
            </Button>
            <Button icon={RotateCcw} shortcut="T" {...off(open)} onClick={() => void acts.takeBack(file)}>
              Take back…
            </Button>
          </>
        )
      }
      filters={
        <FilterBar label="What is shown of positive pay">
          <PositivePayViews
            value="decisions"
            exceptions={waiting}
            onChange={(show) => onAsk({ show: show === 'due' ? undefined : show })}
          />
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
              {answerFileFacts(file, clock.moment).map((fact) => (
                <li key={fact} className="py-0.5 break-words">
                  {fact}
                </li>
              ))}
            </ul>
          ),
      }}
      print={{
        title: 'Files of decisions',
        label: 'Printed files of decisions',
        of: (row) => ({
          key: keyOf(row),
          facts: `File ${row.number}, ${row.bankAccount}`,
          text: answerFileFacts(row, clock.moment).join('\n'),
        }),
      }}
    />
  );
}

const fileColumns = (clock: Clock, hasMenu: boolean): GridColumn<PositivePayAnswerFileRow>[] => [
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
  { id: 'bankAccount', header: 'Bank account', value: ({ bankAccount }) => bankAccount, grow: 1, minWidth: 120 },
  { id: 'tells', header: 'Tells', value: answersWords, grow: 1.4, minWidth: 170 },
  {
    id: 'madeAt',
    header: 'Made on',
    kind: 'date',
    value: ({ made }) => made.at,
    text: ({ made }) => clock.moment(made.at),
    width: 164,
    priority: 1,
  },
  { id: 'madeBy', header: 'Made by', value: ({ made }) => made.by, width: 112, priority: 2 },
  ...(hasMenu ? [rowMenuColumn] : []),
];
