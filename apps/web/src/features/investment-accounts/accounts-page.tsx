import type { Investment } from '@closewright/contract/investments';
import type { InvestmentState } from '@closewright/domain/investments';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SelectField } from '@closewright/ui/select-field';
import { HandCoins, Link2, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { off } from '../../lib/off.ts';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { investmentColumns } from './investment-columns.tsx';
import { InvestmentPane } from './investment-pane.tsx';
import { printedInvestment, stateOptions } from './investment-words.ts';
import type { AskedInvestments } from './investments-asked.ts';
import { ShowChoice } from './show-choice.tsx';
import { useInvestmentActs } from './use-investment-acts.ts';
import { useInvestments } from './use-investments.ts';

const { label } = routeByName('accounting.investment-accounts');
const words = listWords(
  'investment account',
  'investment accounts',
  'Insert asks for one: of a file, with a W-9, in a bank account of the kind Investment.',
);
/** At 200 % the row menu and the keys have it. */
const narrow = 'max-[800px]:hidden';
const keyOf = ({ investmentID }: Investment) => investmentID;

export interface AccountsPageProps {
  asked: AskedInvestments;
  onAsk(part: { [K in keyof AskedInvestments]: AskedInvestments[K] | undefined }): void;
  refresh(): Promise<unknown>;
  /** Opens Check Writing of the file. */
  onOpen(investment: Investment): void;
  hrefOf(investment: Investment): string;
}

/** The investment accounts: whose, what each comes to, and what is done with them. */
export function AccountsPage({ asked, onAsk, refresh, onOpen, hrefOf }: AccountsPageProps) {
  const clock = useClock();
  const { list, rows, found, all, isNarrowed, counts, totalLedger } = useInvestments(asked);
  const acts = useInvestmentActs({ refresh, onAsked: (investment) => onAsk({ investment }) });
  const { obstacles, refusals } = acts;
  const mayWrite = refusals.write === null || refusals.decide === null;
  const columns = useMemo(() => investmentColumns(!list.hasNextPage, mayWrite), [list.hasNextPage, mayWrite]);
  const asks = rows.find((row) => row.investmentID === asked.investment) ?? null;
  const isMissing = asked.investment !== undefined && asks === null && !list.isPending && !list.isPlaceholderData;
  const current = asked.investment === undefined ? (rows[0] ?? null) : asks;
  const keys = [
    ['KeyA', 'approve', 'Approve…', 'A'],
    ['KeyR', 'refuse', 'Refuse…', 'R'],
    ['KeyW', 'withdraw', 'Withdraw…', 'W'],
    ['KeyN', 'name', 'Name principal…', 'N'],
    ['KeyG', 'give', 'Give interest…', 'G'],
    ['KeyT', 'takeBack', 'Take interest back…', 'T'],
    ['KeyU', 'unname', 'Take a name back…', 'U'],
    ['KeyE', 'edit', 'Edit…', 'E'],
    ['KeyC', 'close', 'Close account…', 'C'],
  ] as const;
  useHotkey(refusals.write === null ? 'Insert' : null, 'New investment account', () => void acts.ask(), {
    opensBox: true,
  });
  const rowMenu = ([row = null]: readonly (Investment | null)[]): MenuEntry[] =>
    keys.map(([, act, name, detail]) => ({
      ...{ id: act, label: name, detail, ...off(obstacles[act](row)) },
      onSelect: () => void acts[act](row),
    }));
  return (
    <>
      {mayWrite &&
        keys.map(([key, act, name]) => (
          <ActKey
            key={key}
            hotkey={key}
            name={name.replace('…', '')}
            onAct={() => void acts[act](current)}
            opensBox={obstacles[act](current) === null}
          />
        ))}
      <RecordList<Investment>
        label={label}
        noun={['investment account', 'investment accounts']}
        words={words}
        query={list}
        columns={columns}
        rows={rows}
        of={all}
        isNarrowed={isNarrowed}
        rowKey={keyOf}
        gridKey="investment-accounts"
        refusal={mayWrite ? null : (refusals.write ?? '')}
        onRowOpen={onOpen}
        rowHref={hrefOf}
        {...(mayWrite && { rowMenu })}
        foot={
          rows.length === 0
            ? []
            : [
                {
                  ...{ key: 'all', title: isNarrowed ? `${found} of ${all} in all` : `${found} in all`, tone: 'total' },
                  cells: { ledger: amountText(totalLedger) },
                },
              ]
        }
        actions={
          mayWrite && (
            <>
              <Button
                icon={Link2}
                shortcut="N"
                className={narrow}
                {...off(obstacles.name(current))}
                onClick={() => void acts.name(current)}
              >
                Name principal…
              </Button>
              <Button
                icon={HandCoins}
                shortcut="G"
                className={narrow}
                {...off(obstacles.give(current))}
                onClick={() => void acts.give(current)}
              >
                Give interest…
              </Button>
              <Button
                variant="primary"
                icon={Plus}
                shortcut="Ins"
                {...off(refusals.write)}
                onClick={() => void acts.ask()}
              >
                New account…
              </Button>
            </>
          )
        }
        filters={
          <FilterBar
            label="Filters of the investment accounts"
            onClear={isNarrowed ? () => onAsk({ state: undefined, investment: undefined }) : undefined}
          >
            <ShowChoice value="accounts" onChange={() => onAsk({ show: 'interest' })} />
            <SelectField<InvestmentState>
              className="w-[170px]"
              aria-label="State"
              placeholder="Any state"
              options={stateOptions(counts)}
              value={asked.state ?? null}
              onValueChange={(state) => onAsk({ state: state ?? undefined, investment: undefined })}
            />
          </FilterBar>
        }
        pane={{
          label: 'Investment account in hand',
          inHand: { current, choose: (key) => onAsk({ investment: key === null ? undefined : Number(key) }) },
          content: <InvestmentPane investment={current} isMissing={isMissing} hrefOf={hrefOf} />,
        }}
        print={{
          title: label,
          label: 'Printed investment accounts',
          of: (row) => ({
            key: row.investmentID,
            facts: `File ${row.fileNumber}`,
            text: printedInvestment(row, clock.moment),
          }),
        }}
      />
    </>
  );
}

interface ActKeyProps {
  hotkey: string;
  name: string;
  onAct(): void;
  opensBox: boolean;
}

/** A key of the page. */
function ActKey({ hotkey, name, onAct, opensBox }: ActKeyProps) {
  useHotkey(hotkey, name, onAct, { opensBox });
  return null;
}
