import { transactionKey } from '@closewright/domain/check-writing';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import type { GridCell, GridHandle } from '@closewright/ui/data-grid';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHeadRule } from '@closewright/ui/page-head';
import { toasts } from '@closewright/ui/services/toasts';
import { Banknote, CirclePause, Combine, Play, Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { off } from '../../../lib/off.ts';
import { useStore } from '../../../lib/store.ts';
import { openWhy, useWhy } from '../../../lib/why/why.ts';
import { useApprovalActs } from '../approvals/use-approval-acts.ts';
import { openGate, useGateTab } from '../gate/use-gate-tab.tsx';
import { HeadActions } from '../head-actions.tsx';
import { usePrintChecks } from '../print/use-print-checks.ts';
import { StatementFailed } from '../statement-failed.tsx';
import { useCheckWriting } from '../use-check-writing.ts';
import { useGoTo } from '../use-go-to.ts';
import { BlockedBand } from './band.tsx';
import { DisbursementsGrid } from './disbursements-grid.tsx';
import { explainCell, lines } from './explain.ts';
import { paymentWanted } from './payment-wanted.ts';
import { rowMenu } from './row-menu.ts';
import { type Row, rowsOf } from './rows.ts';
import { isBlocked, useTurn } from './turn.ts';
import { nothingPicked, useDisburse } from './use-disburse.ts';
import { useMadeActs } from './use-made-acts.ts';
import { useProposedActs } from './use-proposed-acts.ts';

/** Said where a key is about another kind of row. */
const notToPay = 'Go to a disbursement that is still to be made';
const notMade = 'Go to a disbursement that was made';

/** What goes out of a file: what its statement has to be paid, in its order, and what was paid. */
export function DisbursementsTab() {
  const known = useCheckWriting();
  const turn = useTurn();
  const { ledger, disbursements, refusal, transactions, mayReadStatement } = known;
  const rows = useMemo(() => rowsOf(turn, disbursements, ledger), [turn, disbursements, ledger]);
  const grid = useRef<GridHandle>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [asked, setAsked] = useState<GridCell>({ rowKey: lines.available, columnId: 'balance' });
  const inHand = rows.find(({ key }) => key === current) ?? null;
  const proposedInHand = inHand?.kind === 'proposed' ? inHand : null;
  const toPay = proposedInHand?.turn.proposed.kind === 'pay' ? proposedInHand : null;
  const goTo = useGoTo(rows, grid, { keyOf: ({ key }) => key, column: 'payee' });
  const prints = usePrintChecks(rows, inHand);
  const { refused, disburse } = useDisburse(turn, prints.offer);
  const planned = useProposedActs(turn, goTo);
  const made = useMadeActs();
  const { run: ask } = useApprovalActs();
  const wanted = useStore(paymentWanted);
  const goToPayment = useEffectEvent((key: string) =>
    goTo((row) => row.kind === 'made' && transactionKey(row.made.transaction) === key),
  );
  useEffect(() => {
    if (wanted === null) return;
    paymentWanted.set(null);
    goToPayment(wanted);
  }, [wanted]);
  useGateTab(inHand, turn, {
    onRelease: planned.hold,
    onAsProposed: (row) => planned.asProposed([row]),
    onEdit: planned.edit,
    onAdvance: (row) => ask('advance', Math.max(0, -row.turn.balance.value) || null),
  });
  const wasOpened = useRef(false);
  useEffect(() => {
    // Once, so that it stays closed for whoever closes it.
    if (wasOpened.current || proposedInHand === null || !isBlocked(proposedInHand.turn)) return;
    wasOpened.current = true;
    openGate();
  }, [proposedInHand]);

  const { moment } = useClock();
  const explanation = useMemo(
    () => explainCell(rows, turn, transactions, asked, moment),
    [rows, turn, transactions, asked, moment],
  );
  useWhy(explanation, known.onOpenField);
  useHotkey('F1', 'Why this figure', openWhy);

  const mayWrite = refusal === null;
  const blocked = rows.filter((row) => row.kind === 'proposed' && isBlocked(row.turn));
  const nextBlocked =
    blocked.find((row) => row.kind === 'proposed' && row.at > (proposedInHand?.at ?? 0)) ?? blocked[0];
  const goToBlocked = () => {
    if (nextBlocked === undefined) return;
    goTo(({ key }) => key === nextBlocked.key);
    openGate();
  };
  const act = {
    combine: planned.combinePicked,
    hold: () => (toPay ? planned.hold(toPay) : toasts.info(notToPay)),
    split: () => (toPay ? planned.split(toPay) : toasts.info(notToPay)),
    edit: (row: Row | null) =>
      row?.kind === 'proposed' && row.turn.proposed.kind === 'pay' && mayWrite ? planned.edit(row) : openGate(),
    asProposed: () => toPay && planned.asProposed([toPay]),
    void: () => (inHand?.kind === 'made' ? made.run('void', inHand.made) : toasts.info(notMade)),
  };
  // A key whose act is refused opens no box: what is typed next is the page's.
  const mayEdit = inHand?.kind === 'proposed' && inHand.turn.proposed.kind === 'pay';
  const mayHold = toPay !== null && toPay.turn.proposed.hold === null;
  const mayVoid = inHand?.kind === 'made' && made.obstacle('void', inHand.made) === null;
  useHotkey(mayWrite ? '$mod+d' : null, 'Disburse', disburse, { inFields: true, opensBox: turn.picked.size > 0 });
  useHotkey(mayWrite ? '$mod+p' : null, 'Print checks', prints.key.print, { opensBox: prints.key.obstacle === null });
  useHotkey(mayWrite ? '$mod+z' : null, 'Undo', planned.undo);
  useHotkey(mayWrite ? '$mod+Backspace' : null, 'As the statement proposes', act.asProposed);
  useHotkey(mayWrite ? 'KeyC' : null, 'Combine', act.combine);
  useHotkey(mayWrite ? 'KeyH' : null, 'Hold or release', act.hold, { opensBox: mayHold });
  useHotkey(mayWrite ? 'KeyS' : null, 'Split', act.split, { opensBox: toPay !== null });
  useHotkey(mayWrite ? 'KeyV' : null, 'Void', act.void, { opensBox: mayVoid });
  useHotkey(mayWrite ? 'F2' : null, 'Edit', () => act.edit(inHand), { opensBox: mayEdit });
  useHotkey(nextBlocked ? 'F8' : null, 'Next blocked', goToBlocked);

  const isHeld = toPay !== null && toPay.turn.proposed.hold !== null;
  return (
    <>
      {mayWrite && (
        <HeadActions>
          <Button
            icon={Combine}
            shortcut="C"
            className={narrow}
            {...off(planned.combineProblem())}
            onClick={act.combine}
          >
            Combine
          </Button>
          <Button
            icon={isHeld ? Play : CirclePause}
            shortcut="H"
            className={narrow}
            {...off(toPay === null ? notToPay : null)}
            onClick={act.hold}
          >
            {isHeld ? 'Release' : 'Hold'}
          </Button>
          {rows.some(({ kind }) => kind === 'made') && (
            <Button icon={Printer} className={narrow} {...off(prints.button.obstacle)} onClick={prints.button.print}>
              {prints.button.label}
            </Button>
          )}
          <PageHeadRule />
          <Button
            variant="primary"
            icon={Banknote}
            shortcut="Ctrl D"
            {...off(turn.picked.size === 0 ? nothingPicked(turn) : null)}
            onClick={disburse}
          >
            Disburse {turn.picked.size}
          </Button>
        </HeadActions>
      )}
      <StatementFailed />
      {mayReadStatement ? (
        <BlockedBand rows={turn.rows} next={nextBlocked?.kind === 'proposed' ? nextBlocked.at : 1} onGo={goToBlocked} />
      ) : (
        <Banner label="What is to be paid" title="What is still to be paid is not shown.">
          It follows from the settlement statement, and you may not read all of its parts. Please contact your
          administrator.
        </Banner>
      )}
      <DisbursementsGrid
        rows={rows}
        turn={turn}
        grid={grid}
        current={current}
        refused={refused}
        onCurrent={(row) => setCurrent(row?.key ?? null)}
        toPrint={prints.picked}
        onPick={(keys) => {
          planned.pick(keys);
          prints.pick(keys);
        }}
        onOpen={act.edit}
        onCell={(cell) => cell && setAsked(cell)}
        onExplain={(cell) => {
          setAsked(cell);
          openWhy();
        }}
        menuOf={mayWrite ? (chosen) => rowMenu(chosen, planned, made, prints) : undefined}
      />
    </>
  );
}

/** At 200 % the row menu and the keys have it; the room is for what disburses. */
const narrow = 'max-[800px]:hidden';
