import type { EscrowList } from '@closewright/contract/escrow-accounting';
import type { WireDate } from '@closewright/domain/dates';
import {
  type ActivityRow,
  activityColumns,
  columnPlain,
  disbursementColumns,
  expectedWireColumns,
  holderReportColumns,
  isOfReport,
  type ListColumn,
  receiptColumns,
  staleCheckColumns,
  trialBalanceColumns,
} from '@closewright/domain/escrow-accounting';
import { csvLine, formatInstant } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import { everything } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import type { ListedRegions } from '../orders/listed-regions.queries.ts';
import { fittingChecks } from '../stale-checks/fitting-checks.usecases.ts';
import { judgedChecks } from '../stale-checks/judged-checks.usecases.ts';
import { readExpectedWires } from '../wires/expected/expected-wires.queries.ts';
import { readActivity } from './activity.queries.ts';
import { readDisbursements } from './disbursements.queries.ts';
import { readReceipts } from './receipts.queries.ts';
import { readTrialBalance } from './trial-balance.queries.ts';

/** What an address of a list stands for: the list, and the bank accounts that whoever asked may read. */
export interface EscrowDownload {
  readonly list: EscrowList;
  readonly banks: readonly number[];
  /** The regions of the files whose wires or checks whoever asked is told of. */
  readonly regions: ListedRegions;
  readonly today: WireDate;
  /** The time zone that instants are written in. */
  readonly zone: string;
}

const linesPerPart = 500;

/** A list as CSV. Its rows are read in one statement, so that they are those of one moment; the texts are made while they are sent. */
export async function* escrowCsv(database: Database, actor: Actor, wanted: EscrowDownload): AsyncGenerator<string> {
  const lines = await database.inTenant(actor, (tx) => linesOf(tx, actor.tenant, wanted));
  for (let at = 0; at < lines.length; at += linesPerPart) {
    yield lines
      .slice(at, at + linesPerPart)
      .map((line) => csvLine(line()))
      .join('');
  }
}

type Line = () => readonly string[];

async function linesOf(
  tx: Transaction<DB>,
  tenant: string,
  { list, banks, regions, today, zone }: EscrowDownload,
): Promise<readonly Line[]> {
  switch (list.list) {
    case 'trial balance': {
      const { results } = await readTrialBalance(tx, tenant, banks, list, everything);
      return table(trialBalanceColumns(list.date), results);
    }
    case 'activity': {
      const { results, all } = await readActivity(tx, tenant, list, everything);
      const columns = activityColumns((at) => formatInstant(at, zone));
      const [head, ...rows] = table(columns, results);
      return [
        ...(head ? [head] : []),
        balanceLine(columns, 'Opening balance', { date: list.from, balance: all.opening }),
        ...rows,
        balanceLine(columns, 'Closing balance', { date: list.until, balance: all.closing }),
      ];
    }
    case 'disbursements': {
      const { results } = await readDisbursements(tx, tenant, banks, list, everything);
      return table(disbursementColumns(today), results);
    }
    case 'receipts': {
      const { results } = await readReceipts(tx, tenant, banks, list, everything);
      return table(receiptColumns(today), results);
    }
    case 'expected wires': {
      const { results } = await readExpectedWires(tx, { tenant, banks, regions, today }, list, everything);
      return table(expectedWireColumns(today), results);
    }
    case 'stale checks': {
      const all = await judgedChecks(tx, { tenant, banks, regions, today });
      return table(staleCheckColumns, fittingChecks(all, list));
    }
    case 'holder report': {
      const all = await judgedChecks(tx, { tenant, banks, regions, today });
      return table(
        holderReportColumns,
        all.filter((check) => isOfReport(check, list)),
      );
    }
  }
}

const table = <R>(columns: readonly ListColumn<R>[], rows: readonly R[]): readonly Line[] => [
  () => columns.map(({ header }) => header),
  ...rows.map((row) => () => columns.map((column) => columnPlain(column, row))),
];

/** A line of a register that is no posting. */
const balanceLine =
  (
    columns: readonly ListColumn<ActivityRow>[],
    what: string,
    { date, balance }: Pick<ActivityRow, 'date' | 'balance'>,
  ): Line =>
  () =>
    columns.map(({ id, ...column }) => {
      if (id === 'what') return what;
      // Nothing else of a row is asked by these two columns.
      const known = { date, balance } as ActivityRow;
      return id === 'date' || id === 'balance' ? columnPlain({ id, ...column }, known) : '';
    });
