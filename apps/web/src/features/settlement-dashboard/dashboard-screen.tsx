import type { Settlement } from '@closewright/contract/settlement';
import {
  cureToClose,
  disclosedTerms,
  formRoom,
  gfeTolerance,
  hudFormOf,
  overflowOf,
  type ReckonedStatement,
  sideLines,
  statementCosts,
  statementDays,
  storedCredits,
  toleranceState,
} from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { storedWait, waitToClose } from '@closewright/domain/statement-versions';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { ComputedProvider, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { CostsTable } from '../../records/settlement/computed/costs-table.tsx';
import { SidesTable } from '../../records/settlement/computed/sides-table.tsx';
import { ToCloseList } from '../../records/settlement/computed/to-close-list.tsx';
import { walkRows } from '../../records/settlement/computed/walk-rows.ts';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { loanOf, useStatedOfLoan, useToClose } from '../../records/settlement/stored-loan.ts';
import { useParties } from '../../records/settlement/use-parties.ts';
import { BalanceTable } from './balance-table.tsx';
import { dashboardFigures } from './dashboard-figures.ts';
import { DaysPart } from './days-part.tsx';
import { FormsPart } from './forms-part.tsx';
import { LenderPart } from './lender/lender-part.tsx';
import { LockPart } from './lock-part.tsx';
import { OverflowPart } from './overflow-part.tsx';
import { ReceiptsPart } from './receipts-part.tsx';
import { TolerancePart } from './tolerance-part.tsx';
import { VersionsPart } from './versions-part.tsx';

const routeName = 'file.settlement.settlement-dashboard';

/** Where a statement stands: its sections and sides, whether it is in balance, and what is still needed to close. Nothing is entered here. */
export function SettlementDashboardScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>;
}

function Loaded({ statement }: { statement: Settlement }) {
  const state = useStatementState(statement);
  return state && <StatementDashboard statement={statement} state={state} />;
}

/** The comparison that the form of the file asks for; null for a HUD-1 of 1974, which has none. */
function toleranceOf({ file, fees, figures }: ReckonedStatement, values: Parameters<typeof storedCredits>[1]) {
  if (figures.form === 'CDF') return toleranceState(fees, storedCredits(figures, values));
  return hudFormOf(file)?.name === 'hud2010' ? gfeTolerance(figures, fees) : null;
}

/** Room for the lines of K to N and for what comes in. */
const wide = '(min-width: 1600px)';

const nextLabel = 'Next line out of balance';

function StatementDashboard({ statement, state }: { statement: Settlement; state: ReckonedStatement }) {
  const { file, rows, fees, figures } = state;
  const { form } = figures;
  const asked = useToClose(statement, state);
  const stated = useStatedOfLoan();
  const loan = loanOf(statement);
  const openFile = useOpenFile();
  const isDisclosure = form === 'CDF';
  const { data: versions } = useQuery(
    queryFor('listStatementVersions', { params: { ordersID: openFile?.ordersID ?? 0, loanID: statement.loanID } }),
  );
  // Without a seller nobody buys their home, and each borrower may rescind (12 CFR 1026.23(f)(1)).
  const wait = useMemo(
    () => (isDisclosure ? storedWait(versions ?? [], !file.hasSeller) : null),
    [isDisclosure, versions, file.hasSeller],
  );
  const values = useStatementRows().statement[0]?.values;
  const parties = useParties(statement, state);
  const isWide = useMediaQuery(wide);
  const { costs, tolerance, days, overflow, lines, shown } = useMemo(() => {
    const parts = {
      costs: statementCosts(figures, fees),
      tolerance: toleranceOf(state, values ?? {}),
      days: statementDays(file, rows, form, wait === null ? [] : [wait.received, wait.earliest]),
      overflow: overflowOf(formRoom(state)),
      lines: sideLines(figures),
      parties,
    };
    return { ...parts, shown: dashboardFigures(state, parts) };
  }, [state, figures, fees, file, rows, form, wait, values, parties]);
  const toClose = useMemo(() => {
    const ofWait =
      wait === null || loan === null
        ? []
        : waitToClose(wait, disclosedTerms({ loan, stated }, state), file.closingDate);
    return [...asked, ...ofWait, ...(isDisclosure && tolerance ? cureToClose(tolerance) : [])];
  }, [asked, wait, loan, stated, state, file.closingDate, isDisclosure, tolerance]);
  const dashboard = useComputedPage(statement, routeName, shown, 'cashFromBorrower');
  const sheet = useRef<HTMLDivElement>(null);
  const { balance } = figures;
  const next = () => {
    const lines = [...(sheet.current?.querySelectorAll<HTMLElement>('[data-out] button') ?? [])];
    const at = lines.findIndex((line) => line.matches(':focus'));
    (lines[at + 1] ?? lines[0])?.focus();
  };
  useHotkey(balance.kind === 'out' ? 'F8' : null, nextLabel, next);
  return (
    <ComputedProvider value={dashboard}>
      <div className="@container flex min-h-0 min-w-0 flex-1 flex-col">
        {balance.kind === 'out' && (
          <Banner
            tone="danger"
            icon="blocked"
            label="Balance"
            title={`Out of balance by ${formatMoney(balance.state.outBy.value)}.`}
            actions={
              <Button size="sm" shortcut="F8" onClick={next}>
                Next line
              </Button>
            }
          >
            {balance.state.findings[0]?.message}
          </Banner>
        )}
        {/* Arrows walk the rows of all parts as one list; what is in a row has keys of its own. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on */}
        <div
          ref={sheet}
          onKeyDown={walkRows}
          className="grid min-h-0 flex-1 content-start overflow-y-auto @min-[900px]:grid-cols-[1.4fr_1fr] @min-[900px]:divide-x @min-[900px]:divide-hairline"
        >
          <div className="flex min-w-0 flex-col gap-section py-2">
            <BalanceTable balance={balance} toClose={toClose} />
            <CostsTable costs={costs} />
            <SidesTable figures={figures} {...(isWide && { lines })} />
          </div>
          <div className="flex min-w-0 flex-col gap-section py-2">
            <ToCloseList title="Missing to close" toClose={toClose} />
            {overflow.length > 0 && (
              <OverflowPart sections={overflow} page={isDisclosure ? 'addendums' : 'hudAddendums'} />
            )}
            <DaysPart file={file} days={days} form={form} wait={wait} />
            <FormsPart statement={statement} />
            <VersionsPart statement={statement} form={form} />
            {isDisclosure && <LenderPart statement={statement} />}
            <LockPart />
            {tolerance && <TolerancePart tolerance={tolerance} form={form} closing={file.closingDate} />}
            {isWide && <ReceiptsPart parties={parties} />}
          </div>
        </div>
      </div>
    </ComputedProvider>
  );
}
