import type { WireOut } from '@closewright/contract/wires';
import { routeByName } from '@closewright/domain/navigation';
import { type SendingMeans, sendingMeans, type WireOutState } from '@closewright/domain/wires';
import { Button } from '@closewright/ui/button';
import type { GridFootLine, RowKey } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SelectField } from '@closewright/ui/select-field';
import { Contact, FilePlus2, ShieldCheck, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { off } from '../../lib/off.ts';
import { MoreRows } from '../../records/list/more-rows.tsx';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { AccountChoice } from './account-choice.tsx';
import { ShowChoice } from './show-choice.tsx';
import type { useFileActs } from './use-file-acts.ts';
import { useWireActs } from './use-wire-acts.ts';
import { useWiresOut } from './use-wires-out.ts';
import { wireOutColumns } from './wire-out-columns.tsx';
import { WireOutPane } from './wire-out-pane.tsx';
import { meansNames, printedWire, stateOptions, sumOf, wireKey } from './wire-out-words.ts';
import type { AskedWiresOut } from './wires-out-asked.ts';

const { label } = routeByName('accounting.expected-wires-out');
const nobody: ReadonlySet<RowKey> = new Set();
const words = {
  ...listWords(
    'payment',
    'payments',
    'A wire or an ACH payment that is disbursed under Check Writing of a file stands here until the bank has paid it.',
  ),
  empty: 'No payment is under way',
};
const meansOptions = sendingMeans.map((value) => ({ value, label: meansNames[value] }));
/** At 200 % the row menu and the keys have it; the room is for what releases. */
const narrow = 'max-[800px]:hidden';

export interface WiresPageProps {
  asked: AskedWiresOut;
  onAsk(part: { [K in keyof AskedWiresOut]: AskedWiresOut[K] | undefined }): void;
  files: ReturnType<typeof useFileActs>;
  refresh(): Promise<unknown>;
  /** Opens the disbursements of the file. */
  onOpen(wire: WireOut): void;
  hrefOf(wire: WireOut): string;
}

/** The wires on their way out, with what each lacks, and what is done about them. */
export function WiresPage({ asked, onAsk, files, refresh, onOpen, hrefOf }: WiresPageProps) {
  const clock = useClock();
  const [chosen, setChosen] = useState(nobody);
  const { list, rows, found, all, isNarrowed, totalAmount, counts, unreleased } = useWiresOut(asked);
  const acts = useWireActs({ refresh, onReleased: () => setChosen(nobody) });
  const { refusals, problems, obstacles } = acts;
  const mayWrite = refusals.send === null || refusals.release === null;
  const columns = useMemo(
    () => wireOutColumns({ problems, isWhole: !list.hasNextPage, hasMenu: mayWrite }),
    [problems, list.hasNextPage, mayWrite],
  );
  /** Another list: what was chosen in the one before is not. */
  const filter = (part: Parameters<typeof onAsk>[0]) => {
    setChosen(nobody);
    onAsk({ wire: undefined, ...part });
  };
  const asks = rows.find((wire) => wireKey(wire) === asked.wire) ?? null;
  const isMissing = asked.wire !== undefined && asks === null && !list.isPending && !list.isPlaceholderData;
  const wire = asked.wire === undefined ? (rows[0] ?? null) : asks;
  const selected = rows.filter((row) => chosen.has(wireKey(row)));
  // In the order of the list, in which they are released.
  const toRelease = selected.length > 0 ? selected : wire === null ? [] : [wire];
  const mayRelease = obstacles.release(toRelease);
  const name = () => acts.name(wire);
  const release = () => acts.release(toRelease);
  useHotkey(refusals.send === null ? 'KeyN' : null, 'Name payee', () => void name(), {
    opensBox: obstacles.name(wire) === null,
  });
  useHotkey(refusals.release === null ? 'KeyR' : null, 'Release', () => void release(), {
    opensBox: mayRelease === null,
  });
  useHotkey(refusals.send === null ? 'KeyH' : null, 'Hold', () => void acts.hold(wire), {
    opensBox: obstacles.hold(wire) === null,
  });
  useHotkey(refusals.send === null ? 'KeyS' : null, 'Sent at the bank', () => void acts.sent(wire), {
    opensBox: obstacles.sent(wire) === null,
  });
  useHotkey(refusals.send === null ? 'KeyU' : null, 'Not sent', () => void acts.unsent(wire), {
    opensBox: obstacles.unsent(wire) === null,
  });
  useHotkey(refusals.send === null ? 'KeyB' : null, 'Came back', () => void acts.returned(wire), {
    opensBox: obstacles.returned(wire) === null,
  });
  const rowMenu = (several: readonly WireOut[]): MenuEntry[] => {
    const first = several[0] ?? null;
    const one = (obstacle: string | null) => off(several.length > 1 ? 'One at a time' : obstacle);
    return [
      {
        id: 'name',
        label: 'Name payee…',
        detail: 'N',
        ...one(obstacles.name(first)),
        onSelect: () => void acts.name(first),
      },
      {
        ...{ id: 'release', label: 'Release…', detail: 'R', ...off(obstacles.release(several)) },
        onSelect: () => void acts.release(several),
      },
      { id: 'hold', label: 'Hold…', detail: 'H', ...one(obstacles.hold(first)), onSelect: () => void acts.hold(first) },
      {
        id: 'sent',
        label: 'Sent at the bank…',
        detail: 'S',
        ...one(obstacles.sent(first)),
        onSelect: () => void acts.sent(first),
      },
      {
        id: 'unsent',
        label: 'Not sent…',
        detail: 'U',
        ...one(obstacles.unsent(first)),
        onSelect: () => void acts.unsent(first),
      },
      {
        id: 'returned',
        label: first?.returned ? 'Did not come back…' : 'Came back…',
        detail: 'B',
        ...one(obstacles.returned(first)),
        onSelect: () => void acts.returned(first),
      },
    ];
  };
  const many = selected.length > 1 ? ` ${selected.length}` : '';
  const line = (key: string, title: string, amount: number, isTotal = false): GridFootLine => ({
    ...{ key, title, cells: { amount: amountText(amount) } },
    ...(isTotal && { tone: 'total' as const }),
  });
  const foot: GridFootLine[] =
    rows.length === 0
      ? []
      : [
          ...(mayWrite ? [line('selected', `${selected.length} selected`, sumOf(selected))] : []),
          ...(rows.length < found ? [line('shown', `${rows.length} of ${found} shown`, sumOf(rows))] : []),
          line('all', isNarrowed ? `${found} of ${all} in all` : `${found} in all`, totalAmount, true),
        ];
  return (
    <RecordList<WireOut>
      label={label}
      noun={['payment', 'payments']}
      words={words}
      query={list}
      columns={columns}
      rows={rows}
      of={all}
      isNarrowed={isNarrowed}
      rowKey={wireKey}
      gridKey="expected-wires-out"
      refusal={mayWrite ? null : (refusals.send ?? '')}
      onRowOpen={onOpen}
      rowHref={hrefOf}
      rowState={(row) => {
        const problem = problems.get(wireKey(row));
        return problem === undefined ? undefined : { tone: 'error', description: problem };
      }}
      {...(mayWrite && { selectable: true, selectedKeys: chosen, onSelectedKeysChange: setChosen, rowMenu })}
      foot={foot}
      actions={
        <>
          {refusals.send === null && (
            <>
              <Button
                icon={FilePlus2}
                shortcut="M"
                className={narrow}
                {...off(files.obstacle)}
                onClick={() => void files.make()}
              >
                Make file…
              </Button>
              <Button icon={Undo2} shortcut="I" className={narrow} onClick={() => void files.takeReturns()}>
                Take returns…
              </Button>
              <Button
                icon={Contact}
                shortcut="N"
                className={narrow}
                {...off(obstacles.name(wire))}
                onClick={() => void name()}
              >
                Name payee…
              </Button>
            </>
          )}
          {refusals.release === null && (
            <Button
              variant="primary"
              icon={ShieldCheck}
              shortcut="R"
              {...off(mayRelease)}
              onClick={() => void release()}
            >
              Release{many}…
            </Button>
          )}
        </>
      }
      filters={
        <FilterBar
          label="Filters of the payments"
          onClear={isNarrowed ? () => filter({ account: undefined, state: undefined, means: undefined }) : undefined}
        >
          <ShowChoice value="wires" onChange={() => onAsk({ show: 'files' })} />
          <SelectField<WireOutState | 'open'>
            className="w-[170px]"
            aria-label="State"
            clearable={false}
            options={stateOptions(counts, unreleased)}
            value={asked.state ?? 'open'}
            onValueChange={(state) => filter({ state: state === 'open' || state === null ? undefined : state })}
          />
          <SelectField<SendingMeans>
            className="w-[170px]"
            aria-label="Leaves by"
            placeholder="Wires and ACH"
            options={meansOptions}
            value={asked.means ?? null}
            onValueChange={(means) => filter({ means: means ?? undefined })}
          />
          <AccountChoice value={asked.account} onChange={(account) => filter({ account })} />
        </FilterBar>
      }
      below={<MoreRows list={list} words={`The oldest ${rows.length} of ${found} payments are shown.`} />}
      pane={{
        label: 'Payment in hand',
        inHand: { current: wire, choose: (key) => onAsk({ wire: key === null ? undefined : String(key) }) },
        content: (
          <WireOutPane
            wire={wire}
            isMissing={isMissing}
            problem={wire === null ? undefined : problems.get(wireKey(wire))}
            hrefOf={hrefOf}
          />
        ),
      }}
      print={{
        title: label,
        label: 'Printed payments',
        of: (row) => ({
          key: wireKey(row),
          facts: row.fileNumber === null ? 'No file' : `File ${row.fileNumber}`,
          text: printedWire(row, clock.moment),
        }),
      }}
    />
  );
}
