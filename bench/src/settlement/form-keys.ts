import type { Browser, Page } from 'playwright';
import { signedIn } from '../harness/person.ts';
import type { Sample } from '../harness/rounds.ts';
import type { Stage } from '../harness/stage.ts';
import { watchStatement } from './statement-watch.ts';

/** The lines of the form that are written over; what they hold before is of no matter. */
const lines = ['A.02', 'B.02', 'B.03', 'C.02'] as const;

/** The closing disclosure of a file in its editor, on all of its pages. */
export async function openForm(browser: Browser, stage: Stage, ordersID: number): Promise<Page> {
  const flags = { changes: [{ name: 'cdfEditor', isOn: true, was: null }] };
  const { status } = await stage.person.ask('PATCH', '/api/configuration/feature-flags', flags);
  // Told already where another area of the run has turned it on.
  if (status !== 200 && status !== 409) throw new Error(`The flag of the editor was not taken: ${status}`);
  const page = await signedIn(browser, stage);
  await page.goto(`/order/${ordersID}/settlement/fees?launchEditor=cdf`);
  await page.locator('.form-paper [data-line="D"]').waitFor();
  // The first cell that is written takes the focus.
  await page.locator('.form-paper [data-cell]:focus').waitFor();
  await watchStatement(page);
  return page;
}

/** Amounts typed on the form, each taken over by Enter: the longest of its keys, from the press to the paint in which all pages have it. Nothing is saved. */
export async function typeOnForm(page: Page, turn: number, cells: number): Promise<Sample> {
  await page.evaluate(() => window.benchStatement.longestKey());
  for (const [at, key] of lines.slice(0, cells).entries()) {
    const amount = String(1000 + ((turn * 37 + at * 11) % 9000));
    const cell = page.locator(`.form-paper [data-line="${key}"] [data-cell][data-at$="borrowerAtClosing"]`).first();
    await cell.focus();
    await page.keyboard.press('Enter');
    for (const digit of amount) await page.keyboard.press(digit);
    await page.keyboard.press('Enter');
    const [thousands, rest] = [amount.slice(0, 1), amount.slice(1)];
    await page.locator(`.form-paper [data-line="${key}"]`).getByText(`$${thousands},${rest}.00`).first().waitFor();
  }
  return { 'form-inp-ms': await page.evaluate(() => window.benchStatement.longestKey()) };
}
