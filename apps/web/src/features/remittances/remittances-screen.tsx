import { can } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import type { RemittanceKind } from '@closewright/domain/remittances';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import type { AskedRemittances } from './asked-remittances.ts';
import { MadeList } from './made-list.tsx';
import type { RemittanceLinks } from './remittance-links.ts';
import { monthChoices } from './remittance-words.ts';
import { useRemittanceActs } from './use-remittance-acts.ts';
import { useUnderwriters } from './use-remittances.ts';
import { WaitingList } from './waiting-list.tsx';

const routes = {
  period: routeByName('accounting.e-remit'),
  fragment: routeByName('accounting.e-remit-fragment'),
} as const satisfies Record<RemittanceKind, unknown>;

export interface RemittancesScreenProps extends RemittanceLinks {
  kind: RemittanceKind;
  /** What the address asks for. */
  asked: AskedRemittances;
  /** Something else was chosen: the address follows. */
  onAsk(asked: AskedRemittances): void;
}

/** E-Remit: what waits to be remitted to an underwriter, and what became of the remittances that were made. A fragment is the same of chosen policies. */
export function RemittancesScreen({ kind, asked, onAsk, ...links }: RemittancesScreenProps) {
  const { actor } = useSession();
  const clock = useClock();
  const { underwriters, refresh } = useUnderwriters(kind);
  const all = underwriters.data ?? [];
  const underwriter = all.find((each) => each.underwriterKey === asked.underwriter) ?? all[0] ?? null;
  const month = asked.month ?? clock.today().slice(0, 7);
  const isMade = asked.show === 'made';
  const refusal = can(actor, 'writeRemittances').reason?.text ?? null;
  const ask = (part: { [N in keyof AskedRemittances]?: AskedRemittances[N] | undefined }) => {
    const next = { ...asked, ...part };
    onAsk({
      ...(next.underwriter !== undefined && { underwriter: next.underwriter }),
      ...(next.month !== undefined && { month: next.month }),
      ...(next.show !== undefined && { show: next.show }),
      ...(next.remittance !== undefined && { remittance: next.remittance }),
    });
  };
  const acts = useRemittanceActs({
    refusal,
    refresh,
    onMade: ({ remittanceID }) => ask({ show: 'made', remittance: remittanceID }),
  });
  const show = (next: 'waiting' | 'made') => ask({ show: next === 'made' ? next : undefined, remittance: undefined });
  useHotkey('KeyF', isMade ? 'What waits' : 'Remittances', () => show(isMade ? 'waiting' : 'made'));
  const filters = (
    <FilterBar label="What is shown">
      <SegmentedControl<'waiting' | 'made'>
        label="What is shown"
        options={[
          { value: 'waiting', label: 'Waiting' },
          { value: 'made', label: 'Remittances' },
        ]}
        value={isMade ? 'made' : 'waiting'}
        onValueChange={show}
      />
      <SelectField
        className="w-[220px]"
        aria-label="Underwriter"
        required
        placeholder="No underwriter yet"
        options={all.map(({ underwriterKey, name }) => ({ value: underwriterKey, label: name }))}
        value={underwriter?.underwriterKey ?? null}
        onValueChange={(next) => next !== null && ask({ underwriter: next, remittance: undefined })}
      />
      {!isMade && (
        <SelectField
          className="w-[170px]"
          aria-label="Up to the end of"
          required
          options={monthChoices(clock.today(), month)}
          value={month}
          onValueChange={(next) => next !== null && ask({ month: next })}
        />
      )}
    </FilterBar>
  );
  const common = { kind, title: routes[kind].label, underwriters, underwriter, refusal, acts, filters, links };
  return isMade ? (
    <MadeList
      {...common}
      remittanceID={asked.remittance ?? null}
      onRemittance={(remittanceID) => ask({ remittance: remittanceID })}
    />
  ) : (
    <WaitingList key={`${underwriter?.underwriterKey} ${month}`} {...common} month={month} />
  );
}
