import type { Remittance } from '@closewright/contract/remittances';
import { can } from '@closewright/domain/access';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { off } from '../../lib/off.ts';
import { MoreRows } from '../../records/list/more-rows.tsx';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { PrintedRemittance } from './printed-remittance.tsx';
import { remittanceColumns } from './remittance-columns.tsx';
import { RemittancePane } from './remittance-pane.tsx';
import { registerObstacle } from './remittance-words.ts';
import { actKeys, type RemittanceActName } from './use-remittance-acts.ts';
import { useRemittance, useRemittances } from './use-remittances.ts';
import type { RemittanceListProps } from './waiting-list.tsx';

export interface MadeListProps extends RemittanceListProps {
  /** Which one the address has in hand. */
  remittanceID: number | null;
  onRemittance(remittanceID: number | undefined): void;
}

const words = listWords('remittance', 'remittances', 'M on what waits makes the first one.');
const keyOf = ({ remittanceID }: Remittance) => remittanceID;
/** At 200 % the row menu and the keys have it. */
const narrow = 'max-[800px]:hidden';
/** The step that comes next, by how far one is. */
const nextActs: Readonly<Partial<Record<Remittance['state'], RemittanceActName>>> = {
  ...{ draft: 'approve', approved: 'send', sent: 'pay', paid: 'acknowledge' },
};

/** The remittances that were made, and the one in hand. */
export function MadeList({
  kind,
  title,
  underwriter,
  refusal,
  acts,
  filters,
  links,
  remittanceID,
  onRemittance,
}: MadeListProps) {
  const { actor } = useSession();
  const [isPrinting, setPrinting] = useState(false);
  const { list, rows, found } = useRemittances(kind, underwriter?.underwriterKey ?? null);
  const current = rows.find((row) => row.remittanceID === remittanceID) ?? rows[0] ?? null;
  const detail = useRemittance(current?.remittanceID ?? null);
  const mayWrite = refusal === null;
  const mayUnlock = mayWrite && can(actor, 'unlockPolicyRemitDates').allowed;
  const mayPay = can(actor, 'writeConsolidated').allowed;
  const isWhole = !list.hasNextPage;
  const columns = useMemo(
    () => remittanceColumns.map((column) => ({ ...column, sortable: isWhole, filterable: false })),
    [isWhole],
  );
  const register = registerObstacle(current);
  const isRead = detail.data?.remittanceID === current?.remittanceID;
  // Of the one in hand what keeps it from being approved is known, too.
  const known = (row: Remittance | null) =>
    row !== null && row.remittanceID === detail.data?.remittanceID ? { ...row, problems: detail.data.problems } : row;
  useHotkey('KeyC', 'Export CSV', () => void acts.exportRegister(current));
  const next = current && nextActs[current.state];
  const nextKey = actKeys.find(({ act }) => act === next);
  const menu = ([first, ...more]: readonly Remittance[]): MenuEntry[] => {
    const row = first ?? null;
    const one = more.length > 0 ? 'One at a time' : null;
    return [
      ...(mayWrite
        ? actKeys.map(({ act, key, label }) => ({
            ...{ id: act, label: `${label}…`, detail: key, ...off(one ?? acts.obstacleOf(act, known(row))) },
            onSelect: () => void acts.act(act, known(row)),
          }))
        : []),
      {
        ...{ id: 'register', label: 'Export CSV', detail: 'C', ...off(one ?? registerObstacle(row)) },
        onSelect: () => void acts.exportRegister(row),
      },
    ];
  };
  return (
    <>
      {mayWrite && actKeys.map(({ act }) => <ActKey key={act} name={act} current={known(current)} acts={acts} />)}
      <RecordList<Remittance>
        title={title}
        label="Remittances"
        noun={['remittance', 'remittances']}
        words={words}
        query={list}
        columns={columns}
        rows={rows}
        of={found}
        rowKey={keyOf}
        gridKey="remittances"
        refusal={refusal}
        rowMenu={menu}
        filters={filters}
        actions={
          <>
            <Button
              icon={Printer}
              className={narrow}
              {...off(isRead ? null : 'No remittance is read')}
              onClick={() => setPrinting(true)}
            >
              Print
            </Button>
            <Button
              icon={Download}
              shortcut="C"
              className={narrow}
              {...off(register)}
              onClick={() => void acts.exportRegister(current)}
            >
              Export CSV
            </Button>
            {mayWrite && nextKey && (
              <Button
                variant="primary"
                shortcut={nextKey.key}
                {...off(acts.obstacleOf(nextKey.act, known(current)))}
                onClick={() => void acts.act(nextKey.act, known(current))}
              >
                {nextKey.label}…
              </Button>
            )}
          </>
        }
        below={
          <MoreRows words={`The newest ${rows.length} of ${counted(found, 'remittance')} are shown.`} list={list} />
        }
        pane={{
          label: 'Remittance in hand',
          isWide: true,
          inHand: { current, choose: (key) => onRemittance(key === null ? undefined : Number(key)) },
          content: (
            <RemittancePane
              remittance={current}
              query={detail}
              refusal={refusal}
              onUnlock={mayUnlock ? (of, id, policyNumber) => void acts.unlock(of, id, policyNumber) : null}
              onResolve={(of, id) => void acts.resolve(of, id)}
              onRemoveDocument={(of, document) => void acts.removeDocument(of, document)}
              hrefOf={links.moneyHref}
              payHref={({ underwriter: payee, tieOut }) =>
                mayPay
                  ? links.consolidatedHref(
                      payee,
                      tieOut.files.flatMap(({ ordersID, difference }) => (difference.value < 0 ? [ordersID] : [])),
                    )
                  : null
              }
            />
          ),
        }}
      />
      {isPrinting && detail.data && <PrintedRemittance of={detail.data} onDone={() => setPrinting(false)} />}
    </>
  );
}

interface ActKeyProps extends Pick<RemittanceListProps, 'acts'> {
  name: RemittanceActName;
  current: Remittance | null;
}

/** The key of an act. */
function ActKey({ name, current, acts }: ActKeyProps) {
  const { key, label } = actKeys.find(({ act }) => act === name) ?? actKeys[0];
  // An act that says only why it cannot be done opens no box: the keys after it stay with the page.
  useHotkey(`Key${key}`, label, () => void acts.act(name, current), {
    opensBox: acts.obstacleOf(name, current) === null,
  });
  return null;
}
