import type { Settlement } from '@closewright/contract/settlement';
import { RoleType } from '@closewright/domain/parties';
import type { Browser, Page } from 'playwright';
import { changes, facts } from '../../apps/settlement/statement.ts';
import type { Area } from '../harness/area.ts';
import { launch } from '../harness/browser.ts';
import { buildPage, servePage } from '../harness/pages.ts';
import { signedIn } from '../harness/person.ts';
import { buildStage, type Stage } from '../harness/stage.ts';
import { openForm, typeOnForm } from '../settlement/form-keys.ts';
import { appPages, firstOpened, floorPages, openPages } from '../settlement/opened-pages.ts';
import { statementReads } from '../settlement/statement-reads.ts';
import { watchStatement } from '../settlement/statement-watch.ts';
import { mostCells, TypedFees, typeIntoApp, typeIntoFloor } from '../settlement/typed-amounts.ts';

/** How many cells a sample types into, and how often it reads the statement. */
const efforts = {
  tiny: { cells: 1, calls: 5 },
  quick: { cells: mostCells, calls: 300 },
  full: { cells: mostCells, calls: 600 },
} as const;

/**
 * The settlement statement with 60 fees: from a key on the fees page to new totals, from any page of it to any other, and its read at the api. The floor is
 * the same statement as a plain table that asks the pure function of the domain at every key; the api is held against its own SQL.
 */
export const settlement: Area = {
  rounds: { quick: 3, full: 15 },
  async prepare(size, ending) {
    const { cells, calls } = efforts[size];
    const stage = await buildStage(size, ending, { env: { LOG_LEVEL: 'error' } });
    const ordersID = await storeStatement(stage, 'BENCH-60');
    const reads = await statementReads(stage, ordersID, calls, ending);
    const browser = await launch(ending);
    const ours = { page: await openApp(browser, stage, ordersID), typed: new TypedFees() };
    // In a browser of its own: the pages beside have theirs to themselves.
    const form = await openForm(await launch(ending), stage, await storeStatement(stage, 'BENCH-FORM'));
    const floor = { page: await openFloor(browser, ending), typed: new TypedFees() };
    for (const { page } of [ours, floor]) await watchStatement(page);
    const first = await firstOpened(ours.page, appPages, ours.typed.closingCosts);
    return {
      contenders: [
        {
          name: 'ours',
          sample: async (round) => ({
            ...(await typeOnForm(form, round, cells)),
            ...(await typeIntoApp(ours.page, ours.typed, cells)),
            ...(await openPages(ours.page, appPages, ours.typed.closingCosts)),
            ...(await reads.byApi()),
          }),
        },
        {
          name: 'floor',
          sample: async () => ({
            ...(await typeIntoFloor(floor.page, floor.typed, cells)),
            ...(await openPages(floor.page, floorPages, floor.typed.closingCosts)),
          }),
        },
        { name: 'the same SQL by pg', sample: reads.bySQL },
      ],
      notes: [
        `60 fees, and rows on every other page. INP is the longest of ${cells * 5 + 4} keys a sample (event timing, steps of 8 ms). ${appPages.length} pages opened in turn, ${calls} reads by one client.`,
        first,
      ],
    };
  },
};

/** Stores the statement in a file of its own: what other areas do to theirs does not reach it. Answers the file. */
async function storeStatement({ person }: Stage, fileNumber: string): Promise<number> {
  const { salePrice, earnestMoney, closingDate, disbursementDate, loan } = facts;
  const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
    const { status, text, body: answer } = await person.ask<T>(method, path, body);
    if (!answer?.isSuccessful) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 500)}`);
    return answer.result;
  };
  const place = { regionID: 1, branchID: 1, settlementStatementType: 1, fileNumber };
  const { ordersID } = await send<{ ordersID: number }>('POST', '/api/orders', place);
  await send('PATCH', `/api/orders/${ordersID}`, {
    version: 1,
    changes: {
      order: { salePrice, earnestMoney, closingDate, disbursementDate },
      contacts: [{ rolesID: -1, roleTypeID: RoleType.Seller, name: 'Steve Cole' }],
      loans: [{ loanID: -1, lenderName: 'Ficus Bank', amount: loan.amount }],
    },
  });
  const path = `/api/orders/${ordersID}/settlements`;
  const { version, loanID } = await person.get<Settlement>(`${path}/0`);
  await send('PATCH', `${path}/${loanID}`, { version, changes });
  return ordersID;
}

async function openApp(browser: Browser, stage: Stage, ordersID: number): Promise<Page> {
  const page = await signedIn(browser, stage);
  await page.goto(`/order/${ordersID}/settlement/fees`);
  await page.getByRole('button', { name: 'Add line' }).waitFor();
  return page;
}

async function openFloor(browser: Browser, ending: AsyncDisposableStack): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await page.goto(await servePage((await buildPage('settlement/floor.tsx', ending)).folder, ending));
  await page.getByRole('heading', { name: 'Fees' }).waitFor();
  return page;
}
