import { WRITERS, Writers } from '../file/writers.ts';
import type { Area } from '../harness/area.ts';
import { launch } from '../harness/browser.ts';
import { signedIn } from '../harness/person.ts';
import type { Contender, Sample } from '../harness/rounds.ts';
import { asClient, buildStage, type Stage } from '../harness/stage.ts';

declare global {
  interface Window {
    /** Milliseconds to "All changes saved", once it is there. */
    benchSaved: number | undefined;
  }
}

/** How long the writers of a sample save. */
const SECONDS = { tiny: 0.3, quick: 4, full: 6 } as const;
/** The saves of many hardly vary: after so many rounds one person's are left. */
const ROUNDS_OF_MANY = 12;

/**
 * One person: from Ctrl+S to "All changes saved" on the screen (debounce, call, transaction with audit, answer, paint). And 32 at once, each on a file of
 * their own in one tenant, through the api, beside the same product in which every writer takes the tenant first, as it was before decision 0030.
 */
export const save: Area = {
  rounds: { quick: 8, full: 40 },
  async prepare(size, ending) {
    const seconds = SECONDS[size];
    const stage = await buildStage(size, ending, calm);
    const onScreen = await saveOnScreen(stage, ending);
    // Without the page that follows what others save; both ways on the same files.
    const quiet = await buildStage(size, ending, calm);
    const many = manyWriters(quiet, seconds, ending);
    const locks = await locksOf(quiet);
    const ours: Contender = {
      name: 'ours',
      sample: async (round) => {
        await locks.asBuilt();
        return { ...(await onScreen()), ...(await many(round)) };
      },
    };
    const contenders = [ours];
    if (size !== 'tiny') {
      const sample = async (round: number) => {
        await locks.tenantFirst();
        return many(round);
      };
      contenders.push({ name: 'the tenant taken first', sample });
    }
    for (const contender of contenders) await contender.sample(0);
    return {
      contenders,
      notes: [`${WRITERS} writers for ${seconds} s a sample, every other save one that the portfolio counts.`],
    };
  },
};

const calm = { env: { LOG_LEVEL: 'error' } };

/** Puts the locks of a writer as they are built, or so that writers of different files wait for each other from their first statement to their commit. */
async function locksOf({ superuserURL }: Stage) {
  const send = (sql: string) => asClient(superuserURL, (client) => client.query<{ built: string }>(sql));
  const { rows } = await send("select pg_get_functiondef('lock_files(integer[])'::regprocedure) as built");
  return {
    asBuilt: () => send(rows[0]?.built ?? ''),
    tenantFirst: () =>
      send(`create or replace function lock_files(ids integer[]) returns void language plpgsql as
        $$ begin perform public.lock_tenant(); end $$`),
  };
}

function manyWriters(stage: Stage, seconds: number, ending: AsyncDisposableStack): (round: number) => Promise<Sample> {
  const writers = new Writers(stage);
  ending.defer(() => writers.close());
  return async (round) => (round < ROUNDS_OF_MANY ? writers.sample(seconds * 1000) : {});
}

async function saveOnScreen(stage: Stage, ending: AsyncDisposableStack): Promise<() => Promise<Sample>> {
  const browser = await launch(ending);
  const page = await signedIn(browser, stage);
  // The one that no visit holds open, also where another area of a tiny run made them.
  const ordersID = stage.orderIDs.at(-1);
  await page.goto(`/order/${ordersID}/oe`);
  const price = page.getByLabel('Sale price', { exact: true });
  await price.waitFor();
  let amount = 100_000;
  return async () => {
    amount += 1;
    // Longer than the debounce of Ctrl+S, which would swallow this save.
    await page.waitForTimeout(400);
    await price.fill(`${amount}.00`);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await page.evaluate(() => {
      addEventListener(
        'keydown',
        () => {
          const began = performance.now();
          const look = () => {
            const text = document.querySelector('[data-slot=page-head]')?.textContent ?? '';
            if (/all changes saved/i.test(text)) window.benchSaved = performance.now() - began;
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
    await page.keyboard.press('Control+s');
    const saved = await page.waitForFunction(() => window.benchSaved);
    const milliseconds = (await saved.jsonValue()) ?? Number.NaN;
    await answered;
    await page.evaluate(() => {
      window.benchSaved = undefined;
    });
    const stored = await stage.person.order(ordersID ?? 0);
    if (stored.order.salePrice !== amount * 100) throw new Error('The save did not store the amount');
    return { 'save-ms': milliseconds };
  };
}
