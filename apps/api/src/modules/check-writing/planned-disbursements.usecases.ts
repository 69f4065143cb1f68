import type { FileLedger } from '@closewright/contract/check-writing';
import type { PlannedDisbursement } from '@closewright/domain/check-writing';
import type { Caller } from '../../platform/auth/caller.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import { invalid } from '../../platform/records/index.ts';
import { writeFile } from '../orders/file-work.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { storePlans } from './check-writing.queries.ts';
import { type CheckWritingDeps, foundLedger, shownLedger } from './file-ledger.usecases.ts';
import { refuseBeyondReach } from './posting-work.ts';
import { linesOfStatements } from './statement-in-hand.ts';

interface Planning {
  readonly ordersID: number;
  readonly planVersion: number;
  readonly plans: readonly PlannedDisbursement[];
}

/** The most characters of what is planned of a file; the table takes some more. */
const mostOfPlans = 200_000;

/** Stores how disbursements are combined, split, paid and held, in place of what was planned before. */
export function planDisbursements(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  { ordersID, planVersion, plans }: Planning,
): Promise<FileLedger> {
  return writeFile({ database, caller, ordersID, action: 'writeChecks' }, async (tx, file) => {
    const today = todayOf(caller, clock.now());
    const ledger = await foundLedger(tx, file.place);
    if (ledger.planVersion !== planVersion) {
      const { planVersion: version, plannedBy: updatedBy, plannedAt: updatedAt } = ledger;
      throw staleVersion({ version, updatedBy, updatedAt }, { shown: shownLedger(ledger, file.session, today) });
    }
    refuseBeyondReach(
      'plans',
      plans.map(({ lines }) => lines),
    );
    const lines = linesOfStatements(tx, caller, file.place);
    const named: PlannedDisbursement[] = [];
    for (const [at, plan] of plans.entries()) {
      const path = `plans.${at}.lines`;
      named.push({ ...plan, lines: await lines(plan.lines, path) });
    }
    if (JSON.stringify(named).length > mostOfPlans) throw invalid('plans', 'These are too many lines to be planned');
    await storePlans(tx, file.place, named);
    return shownLedger(await foundLedger(tx, file.place), file.session, today);
  });
}
