import type { WirePayeeRow } from '@closewright/contract/wires';
import { can } from '@closewright/domain/access';
import { configurationRouteName } from '@closewright/domain/configuration';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import type { InstructionState } from '@closewright/domain/wires';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import type { RowKey } from '@closewright/ui/data-grid';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SearchBox } from '@closewright/ui/search-box';
import { SelectField } from '@closewright/ui/select-field';
import { FilePen, OctagonX, Pencil, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { FilterBar } from '../../../lib/filter-bar.tsx';
import { off } from '../../../lib/off.ts';
import { listWords } from '../../../records/list/record-grid.tsx';
import { RecordList } from '../../../records/list/record-list.tsx';
import { payeeColumns } from './payee-columns.tsx';
import { PayeePanel } from './payee-panel.tsx';
import { alarmsWords, printedPayee, stateChoices } from './payee-words.ts';
import type { AskedPayees } from './payees-asked.ts';
import { usePayeeActs } from './use-payee-acts.ts';
import { useWirePayee, useWirePayees } from './use-wire-payees.ts';

const { label } = routeByName(configurationRouteName('wire-payees'));
const words = listWords('payee', 'payees', 'Insert adds the first one, with its instructions.');
/** At 200 % the keys have it; the room is for what adds and what calls back. */
const narrow = 'max-[800px]:hidden';
const keyOf = ({ wirePayeeID }: WirePayeeRow) => wirePayeeID;

export interface WirePayeesScreenProps {
  /** What the address asks for. */
  asked: AskedPayees;
  /** Something else was chosen: the address follows. */
  onAsk(asked: AskedPayees): void;
}

/** Payees of wires: where the office sends money, how far their instructions have come, and who has confirmed them. */
export function WirePayeesScreen({ asked, onAsk }: WirePayeesScreenProps) {
  const { actor } = useSession();
  const clock = useClock();
  const [resets, setResets] = useState(0);
  const { list, rows, found, all, isNarrowed, store } = useWirePayees(asked);
  const row = rows.find(({ wirePayeeID }) => wirePayeeID === asked.payee) ?? null;
  const inHand = asked.payee ?? rows[0]?.wirePayeeID ?? null;
  const read = useWirePayee(inHand);
  const payee = read.data ?? null;
  const refusal = can(actor, 'writeWirePayees').reason?.text ?? null;
  const ask = (part: { [K in keyof AskedPayees]: AskedPayees[K] | undefined }) => {
    const { find, state, payee: id } = { ...asked, ...part };
    onAsk({ ...(find && { find }), ...(state && { state }), ...(id && { payee: id }) });
  };
  const acts = usePayeeActs({
    ...{ payee, refusal, store },
    onAdded: ({ wirePayeeID }) => onAsk({ payee: wirePayeeID }),
  });
  const { obstacles } = acts;
  const mayWrite = refusal === null;
  useHotkey(mayWrite ? 'KeyC' : null, 'Call-back', () => void acts.callBack(), { opensBox: obstacles.call === null });
  useHotkey(mayWrite ? 'KeyO' : null, 'Other instructions', () => void acts.enter(), {
    opensBox: obstacles.enter === null,
  });
  useHotkey(mayWrite ? 'KeyS' : null, 'Stop instructions', () => void acts.stop(), {
    opensBox: obstacles.stop === null,
  });
  useHotkey(mayWrite ? 'F2' : null, 'Rename payee', () => void acts.edit(), { opensBox: obstacles.edit === null });
  const alarms = alarmsWords(rows);
  const button = { className: narrow };
  return (
    <RecordList<WirePayeeRow>
      label={label}
      noun={['payee', 'payees']}
      words={words}
      query={list}
      columns={payeeColumns(!list.hasNextPage)}
      rows={rows}
      of={all}
      isNarrowed={isNarrowed}
      rowKey={keyOf}
      gridKey="grid:cfg-wire-payees"
      refusal={refusal}
      rowState={({ isAlarm }) =>
        isAlarm ? { tone: 'error', description: 'Its instructions changed, and nobody has confirmed them' } : undefined
      }
      {...(mayWrite && { add: { label: 'New payee…', onAdd: () => void acts.add() } })}
      actions={
        mayWrite && (
          <>
            <Button icon={Pencil} shortcut="F2" {...button} {...off(obstacles.edit)} onClick={() => void acts.edit()}>
              Rename…
            </Button>
            <Button icon={OctagonX} shortcut="S" {...button} {...off(obstacles.stop)} onClick={() => void acts.stop()}>
              Stop…
            </Button>
            <Button icon={FilePen} shortcut="O" {...button} {...off(obstacles.enter)} onClick={() => void acts.enter()}>
              Other instructions…
            </Button>
            <Button icon={PhoneCall} shortcut="C" {...off(obstacles.call)} onClick={() => void acts.callBack()}>
              Call-back…
            </Button>
          </>
        )
      }
      above={
        alarms !== null && (
          <Banner tone="danger" title={alarms} label="Alarm">
            Nothing is sent to {rows.filter(({ isAlarm }) => isAlarm).length === 1 ? 'it' : 'them'} before.
          </Banner>
        )
      }
      filters={
        <FilterBar
          label="Filters of the payees"
          onClear={
            isNarrowed
              ? () => {
                  setResets((count) => count + 1);
                  ask({ find: undefined, state: undefined });
                }
              : undefined
          }
        >
          <SearchBox
            key={resets}
            className="w-[240px]"
            aria-label="Find payees"
            placeholder="Payee, beneficiary or bank"
            maxLength={140}
            defaultValue={asked.find ?? ''}
            onSearch={(find) => ask({ find: find || undefined })}
          />
          <SelectField<InstructionState>
            className="w-[150px]"
            aria-label="State"
            placeholder="Any state"
            options={stateChoices}
            value={asked.state ?? null}
            onValueChange={(state) => ask({ state: state ?? undefined })}
          />
        </FilterBar>
      }
      below={
        list.hasNextPage && (
          <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
            The first {rows.length} of {counted(found, 'payee')} are shown.
            <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </p>
        )
      }
      pane={{
        label: 'Payee in hand',
        isWide: true,
        inHand: {
          current: row ?? (asked.payee === undefined ? (rows[0] ?? null) : null),
          choose: (key: RowKey | null) => ask({ payee: key === null ? undefined : Number(key) }),
        },
        content: <PayeePanel isChosen={inHand !== null} query={read} payee={payee} />,
      }}
      print={{
        title: label,
        label: 'Printed payees of wires',
        of: (each) => ({ key: each.wirePayeeID, facts: each.name, text: printedPayee(each, clock.moment) }),
      }}
    />
  );
}
