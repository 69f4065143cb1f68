import type { Settlement } from '@closewright/contract/settlement';
import { orderSummary, type ReckonedStatement, statementCosts } from '@closewright/domain/closing-file';
import { useMemo } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import { ComputedProvider, Figure, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';
import { CostsTable } from '../../records/settlement/computed/costs-table.tsx';
import { figuresOfBalance, figuresOfCost, figuresOfTotals } from '../../records/settlement/computed/named-figures.ts';
import { PrintButton } from '../../records/settlement/computed/print-button.tsx';
import { SidesTable } from '../../records/settlement/computed/sides-table.tsx';
import { ToCloseList } from '../../records/settlement/computed/to-close-list.tsx';
import { walkRows } from '../../records/settlement/computed/walk-rows.ts';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementPage } from '../../records/settlement/statement-page.tsx';
import { useToClose } from '../../records/settlement/stored-loan.ts';
import { FactsPart } from './facts-part.tsx';
import { figuresOfSummary, MoneyTables } from './money-tables.tsx';
import { orderFacts } from './order-facts.ts';

const routeName = 'file.settlement.settlement-order-summary';

/** All that a closer looks up of an order, on one page to read or to print. Nothing is entered here. */
export function OrderSummaryScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>;
}

function Loaded({ statement }: { statement: Settlement }) {
  const state = useStatementState(statement);
  return state && <Summary statement={statement} state={state} />;
}

function Summary({ statement, state }: { statement: Settlement; state: ReckonedStatement }) {
  const { figures, fees } = state;
  const toClose = useToClose(statement, state);
  const { lookups } = useStatementPage();
  const openFile = useOpenFile();
  const { costs, summary, shown } = useMemo(() => {
    const parts = { costs: statementCosts(figures, fees), summary: orderSummary(state) };
    const all = [
      ...parts.costs.flatMap(figuresOfCost),
      ...figuresOfTotals(state),
      ...figuresOfBalance(state),
      ...figuresOfSummary(parts.summary),
    ];
    return { ...parts, shown: Object.fromEntries(all) };
  }, [state, figures, fees]);
  const page = useComputedPage(statement, routeName, shown, 'cashFromBorrower');
  const groups = openFile?.detail ? orderFacts(openFile.detail, statement.loanID, lookups) : [];
  return (
    <ComputedProvider value={page}>
      {/* Arrows walk the rows of all parts as one list. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on */}
      <div
        onKeyDown={walkRows}
        className="@container min-h-0 min-w-0 flex-1 overflow-y-auto py-2 print:overflow-visible print:[&_a]:no-underline"
      >
        <div className="flex max-w-[1200px] justify-end px-cell">
          <PrintButton />
        </div>
        {openFile?.detail === undefined && (
          <p className="px-cell text-body text-muted">Your role may not read the facts of the file.</p>
        )}
        <div className="grid max-w-[1200px] gap-section @min-[620px]:grid-cols-2 print:max-w-none print:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-section">
            {groups.slice(0, half(groups)).map((group) => (
              <FactsPart key={group.title} {...group} />
            ))}
          </div>
          <div className="flex min-w-0 flex-col gap-section">
            {groups.slice(half(groups)).map((group) => (
              <FactsPart key={group.title} {...group} />
            ))}
          </div>
          <div data-print="whole" className="col-span-full">
            <SidesTable figures={figures} />
          </div>
          <div data-print="whole" className="col-span-full">
            <CostsTable costs={costs} />
          </div>
          <div className="flex min-w-0 flex-col gap-section">
            <MoneyTables summary={summary} />
          </div>
          <div className="flex min-w-0 flex-col gap-section">
            <ComputedPart title="Balance">
              <p className="flex flex-wrap items-center gap-x-2 px-cell text-body">
                Receipts <Figure name="receipts" /> Disbursements <Figure name="disbursements" /> Out of balance by{' '}
                <Figure name="outBy" strong />
              </p>
            </ComputedPart>
            <ToCloseList title="Missing to close" toClose={toClose} />
          </div>
        </div>
      </div>
    </ComputedProvider>
  );
}

/** How many groups of facts stand in the first of two columns. */
function half(groups: readonly { readonly facts: readonly unknown[] }[]): number {
  const heights = groups.map(({ facts }) => facts.length + 2);
  const all = heights.reduce((sum, each) => sum + each, 0);
  let first = 0;
  let height = 0;
  for (const each of heights) {
    if (height + each / 2 > all / 2) break;
    height += each;
    first++;
  }
  return first;
}
