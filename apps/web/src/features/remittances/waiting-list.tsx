import type { RemitUnderwriter, WaitingPolicy } from '@closewright/contract/remittances';
import { formatDate } from '@closewright/domain/formats';
import type { RemittanceKind } from '@closewright/domain/remittances';
import { Button } from '@closewright/ui/button';
import type { GridFootLine } from '@closewright/ui/data-grid';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { off } from '../../lib/off.ts';
import { type ListQuery, listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { useInHand } from '../../records/list/use-in-hand.ts';
import { waitingColumns } from './remittance-columns.tsx';
import type { RemittanceLinks } from './remittance-links.ts';
import { makeObstacle, monthWords, waitingWords } from './remittance-words.ts';
import type { useRemittanceActs } from './use-remittance-acts.ts';
import { useWaiting } from './use-remittances.ts';
import { WaitingPane } from './waiting-pane.tsx';

/** What both lists are told. */
export interface RemittanceListProps {
  kind: RemittanceKind;
  title: string;
  underwriters: ListQuery;
  /** Whose policies are shown; null where no policy has a number yet. */
  underwriter: RemitUnderwriter | null;
  refusal: string | null;
  acts: ReturnType<typeof useRemittanceActs>;
  filters: ReactNode;
  links: RemittanceLinks;
}

const words = {
  ...listWords('policy', 'policies'),
  empty: 'Nothing waits',
  emptyHint: 'Policies stand here once they have their number on the Premiums page of their file.',
};
const keyOf = ({ titlePolicyID }: WaitingPolicy) => titlePolicyID;
const nothing: readonly WaitingPolicy[] = [];

/** What waits of an underwriter, with a tick for each policy that is remitted. Of a month all that can be are ticked but corrections that no payment ties, of a fragment none. */
export function WaitingList({
  kind,
  title,
  underwriters,
  underwriter,
  refusal,
  acts,
  filters,
  links,
  month,
}: RemittanceListProps & { month: string }) {
  const query = useWaiting(kind, underwriter?.underwriterKey ?? null, month);
  const rows = query.data?.policies ?? nothing;
  const inHand = useInHand(rows, keyOf);
  // What the user left out or ticked, against what is ticked at first.
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const ready = rows.filter(({ missing }) => missing === null);
  // What no payment ties would keep a whole month from being paid.
  const isFirst = ({ isUntied }: WaitingPolicy) => kind === 'period' && !isUntied;
  const ticked = ready.filter((policy) => turned.has(policy.titlePolicyID) !== isFirst(policy));
  const mayWrite = refusal === null;
  const obstacle = makeObstacle(ticked, refusal);
  const make = () =>
    void acts.make(
      { kind, underwriterKey: underwriter?.underwriterKey ?? '', period: `${month}-01` },
      ticked,
      underwriter?.name ?? '',
    );
  useHotkey(mayWrite ? 'KeyM' : null, 'Make remittance', make, { opensBox: obstacle === null });
  return (
    <RecordList<WaitingPolicy>
      title={title}
      label="Policies that wait"
      noun={['policy', 'policies']}
      words={words}
      query={underwriters.isPending || underwriters.isError || underwriter === null ? underwriters : query}
      columns={waitingColumns}
      rows={rows}
      rowKey={keyOf}
      gridKey="remittances-waiting"
      refusal={refusal}
      {...(mayWrite && {
        selectable: true,
        actsOnSelected: false,
        selectedKeys: new Set(ticked.map(keyOf)),
        onSelectedKeysChange: (keys: ReadonlySet<string | number>) =>
          setTurned(new Set(ready.filter((policy) => keys.has(policy.titlePolicyID) !== isFirst(policy)).map(keyOf))),
      })}
      rowState={({ missing }) =>
        missing === null ? undefined : { tone: 'blocked', description: `${missing} is missing` }
      }
      foot={footOf(ticked)}
      filters={filters}
      actions={
        mayWrite && (
          <Button variant="primary" icon={FilePlus2} shortcut="M" {...off(obstacle)} onClick={make}>
            Make remittance…
          </Button>
        )
      }
      below={
        query.data?.isCut && (
          <p className="m-0 flex-none border-t border-hairline px-3 py-1 text-label text-muted">
            The newest 1,000 policies are looked at. Remit these first.
          </p>
        )
      }
      pane={{
        label: 'Policy in hand',
        isWide: true,
        inHand,
        content: <WaitingPane policy={inHand.current} hrefOf={links.premiumsHref} />,
      }}
      print={{
        title: `${title}, ${underwriter?.name ?? ''}, ${monthWords(`${month}-01`)}`,
        label: 'Printed policies that wait',
        of: (row) => ({
          key: row.titlePolicyID,
          facts: [row.fileNumber, row.effectiveDate === null ? '' : formatDate(row.effectiveDate), waitingWords(row)]
            .filter(Boolean)
            .join(', '),
          text: `${row.policyNumber}, ${row.policy}: gross ${amountText(row.gross)}, underwriter ${amountText(row.underwriter)}, agent ${amountText(row.agent)}`,
        }),
      }}
    />
  );
}

/** What those that are ticked come to. */
function footOf(ticked: readonly WaitingPolicy[]): readonly GridFootLine[] {
  if (ticked.length === 0) return [];
  const sum = (part: 'gross' | 'underwriter' | 'agent') =>
    amountText(ticked.reduce((all, each) => all + each[part], 0));
  return [
    {
      ...{ key: 'ticked', title: 'Ticked', tone: 'total' },
      cells: { gross: sum('gross'), underwriter: sum('underwriter'), agent: sum('agent') },
    },
  ];
}
