import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { routeByName } from '@closewright/domain/navigation';
import type { ExceptionState } from '@closewright/domain/positive-pay';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SelectField } from '@closewright/ui/select-field';
import { CircleCheck, FilePlus2, Undo2, Upload, Users } from 'lucide-react';
import { type ChangeEvent, useMemo, useRef } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { FilterBar } from '../../../lib/filter-bar.tsx';
import { off } from '../../../lib/off.ts';
import { MoreRows } from '../../../records/list/more-rows.tsx';
import { listWords } from '../../../records/list/record-grid.tsx';
import { RecordList } from '../../../records/list/record-list.tsx';
import type { AskedPositivePay } from '../positive-pay-asked.ts';
import { PositivePayViews } from '../positive-pay-views.tsx';
import { exceptionColumns } from './exception-columns.tsx';
import { ExceptionPane } from './exception-pane.tsx';
import { alarmWords, checkWords, printedException, stateOptions } from './exception-words.ts';
import { useAnswerActs } from './use-answer-acts.ts';
import { useExceptionActs } from './use-exception-acts.tsx';
import { useExceptions, usePayAccounts, useRefreshExceptions, useWaitingCount } from './use-exceptions.ts';

const { label } = routeByName('accounting.positive-pay');
const words = {
  ...listWords('check', 'checks', 'Checks that the bank asks about are imported from its list, or typed: Insert.'),
  empty: 'No bank asks about a check',
};
/** At 200 % the row menu and the keys have it; the room is for what decides. */
const narrow = 'max-[800px]:hidden';

export interface ExceptionsPageProps {
  asked: AskedPositivePay;
  onAsk(part: { [K in keyof AskedPositivePay]: AskedPositivePay[K] | undefined }): void;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  /** Address of the ledger of a file. */
  hrefOfFile(ordersID: number): string;
}

/** Checks that banks ask about: what the ledger says of each, what is decided, and until when. */
export function ExceptionsPage({ asked, onAsk, refusal, hrefOfFile }: ExceptionsPageProps) {
  const clock = useClock();
  const refresh = useRefreshExceptions();
  const { list, rows, found, counts, alarms, asOf } = useExceptions(asked);
  const waiting = useWaitingCount();
  const accounts = usePayAccounts().data ?? [];
  const answers = useAnswerActs({ account: asked.account, toSend: counts?.decided, refusal, refresh });
  const acts = useExceptionActs({ account: asked.account, last: rows.at(-1), refusal, refresh });
  const { obstacles } = acts;
  const mayWrite = refusal === null;
  const now = useMemo(() => new Date(asOf ?? 0), [asOf]);
  const columns = useMemo(
    () => exceptionColumns({ clock, now, isWhole: !list.hasNextPage, hasMenu: mayWrite }),
    [clock, now, list.hasNextPage, mayWrite],
  );
  const picker = useRef<HTMLInputElement>(null);
  const row = rows.find(({ positivePayExceptionID }) => positivePayExceptionID === asked.exception) ?? rows[0] ?? null;
  const isNarrowed = asked.account !== undefined || asked.state !== undefined;
  const alarm = alarmWords(rows, alarms, now);
  const load = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void acts.take(file);
  };
  const add = async () => {
    const added = await acts.add(row?.bankAccountID);
    if (added) onAsk({ exception: added.positivePayExceptionID });
  };
  const key = (
    wanted: string,
    title: string,
    run: () => unknown,
    obstacle: string | null,
  ): [string | null, string, () => void, { opensBox: boolean }] => [
    ...([mayWrite ? wanted : null, title, () => void run(), { opensBox: obstacle === null }] as const),
  ];
  useHotkey(...key('KeyP', 'Pay', () => acts.decide(row, 'pay'), obstacles.decide(row)));
  useHotkey(...key('KeyR', 'Return', () => acts.decide(row, 'return'), obstacles.decide(row)));
  useHotkey(...key('KeyC', 'Confirm', () => acts.confirm(row), obstacles.confirm(row)));
  useHotkey(...key('KeyT', 'Take the decision back', () => acts.takeBack(row), obstacles.takeBack(row)));
  useHotkey(...key('KeyO', 'Take off the list', () => acts.takeOff(row), obstacles.takeOff(row)));
  useHotkey(...key('KeyM', 'Make file', answers.make, answers.obstacle));
  useHotkey(mayWrite ? 'KeyI' : null, 'Import', () => picker.current?.click());
  useHotkey('KeyE', 'What is due', () => onAsk({ show: undefined }));
  useHotkey('KeyF', 'Decisions sent', () => onAsk({ show: 'decisions' }));
  const rowMenu = ([first]: readonly PositivePayExceptionRow[]): MenuEntry[] => {
    const of = first ?? null;
    const entry = (
      id: string,
      title: string,
      detail: string,
      obstacle: string | null,
      run: () => unknown,
    ): MenuEntry => ({
      ...{ id, label: `${title}…`, detail, ...off(obstacle), onSelect: () => void run() },
    });
    return [
      entry('pay', 'Pay', 'P', obstacles.decide(of), () => acts.decide(of, 'pay')),
      entry('return', 'Return', 'R', obstacles.decide(of), () => acts.decide(of, 'return')),
      entry('confirm', 'Confirm', 'C', obstacles.confirm(of), () => acts.confirm(of)),
      entry('take-back', 'Take the decision back', 'T', obstacles.takeBack(of), () => acts.takeBack(of)),
      entry('take-off', 'Take off the list', 'O', obstacles.takeOff(of), () => acts.takeOff(of)),
    ];
  };
  return (
    <RecordList<PositivePayExceptionRow>
      label="Exceptions"
      title={label}
      noun={['check', 'checks']}
      words={words}
      query={list}
      columns={columns}
      rows={rows}
      of={found}
      isNarrowed={isNarrowed}
      rowKey={({ positivePayExceptionID }) => positivePayExceptionID}
      gridKey="positive-pay-exceptions"
      refusal={refusal}
      {...(mayWrite && { rowMenu })}
      {...(mayWrite && { add: { label: 'Add check', refusal: obstacles.add, onAdd: () => void add() } })}
      above={alarm !== null && <Banner tone="warning" icon="warning" label="Exceptions" title={alarm} />}
      actions={
        mayWrite && (
          <>
            <Button
              icon={Upload}
              shortcut="I"
              className={narrow}
              {...off(obstacles.take)}
              onClick={() => picker.current?.click()}
            >
              Import…
            </Button>
            <input
              ref={picker}
              type="file"
              hidden
              aria-hidden
              aria-label="List of the bank"
              tabIndex={-1}
              onChange={load}
            />
            <Button
              icon={FilePlus2}
              shortcut="M"
              className={narrow}
              {...off(answers.obstacle)}
              onClick={() => void answers.make()}
            >
              Make file…
            </Button>
            {row?.state === 'to confirm' ? (
              <Button icon={Users} shortcut="C" {...off(obstacles.confirm(row))} onClick={() => void acts.confirm(row)}>
                Confirm…
              </Button>
            ) : (
              <>
                <Button
                  icon={Undo2}
                  shortcut="R"
                  {...off(obstacles.decide(row))}
                  onClick={() => void acts.decide(row, 'return')}
                >
                  Return…
                </Button>
                <Button
                  icon={CircleCheck}
                  shortcut="P"
                  {...off(obstacles.decide(row))}
                  onClick={() => void acts.decide(row, 'pay')}
                >
                  Pay…
                </Button>
              </>
            )}
          </>
        )
      }
      filters={
        <FilterBar
          label="Filters of the exceptions"
          onClear={isNarrowed ? () => onAsk({ account: undefined, state: undefined, exception: undefined }) : undefined}
        >
          <PositivePayViews
            value="exceptions"
            exceptions={waiting}
            onChange={(show) => onAsk({ show: show === 'due' ? undefined : show })}
          />
          <SelectField<ExceptionState | 'living'>
            className="w-[170px]"
            aria-label="State"
            clearable={false}
            options={stateOptions(counts)}
            value={asked.state ?? 'living'}
            onValueChange={(state) =>
              onAsk({ state: state === 'living' || state === null ? undefined : state, exception: undefined })
            }
          />
          <SelectField<number>
            className="w-[200px]"
            aria-label="Bank account"
            placeholder="Any bank account"
            options={accounts.map(({ bankAccountID, name }) => ({ value: bankAccountID, label: name }))}
            value={asked.account ?? null}
            onValueChange={(account) => onAsk({ account: account ?? undefined, exception: undefined })}
          />
        </FilterBar>
      }
      below={<MoreRows list={list} words={`The first ${rows.length} of ${found} checks are shown.`} />}
      pane={{
        label: 'Check in hand',
        inHand: { current: row, choose: (id) => onAsk({ exception: id === null ? undefined : Number(id) }) },
        content: (
          <ExceptionPane
            row={row}
            now={now}
            hrefOf={({ check }) => (check?.ordersID == null ? null : hrefOfFile(check.ordersID))}
          />
        ),
      }}
      print={{
        title: 'Checks that the bank asks about',
        label: 'Printed exceptions',
        of: (each) => ({
          key: each.positivePayExceptionID,
          facts: `${checkWords(each)}, ${each.bankAccount}`,
          text: printedException(each, clock.moment),
        }),
      }}
    />
  );
}
