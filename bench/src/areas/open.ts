import type { Area } from '../harness/area.ts';
import { launch } from '../harness/browser.ts';
import { signedIn, visitSome } from '../harness/person.ts';
import { buildStage } from '../harness/stage.ts';

declare global {
  interface Window {
    /** Milliseconds to the values on the screen, once they are there. */
    benchOpened: number | undefined;
  }
}

/** From the click on a recent file to its values on the screen, in the browser, with 5,000 files stored. */
export const open: Area = {
  rounds: { quick: 8, full: 40 },
  async prepare(size, ending) {
    const stage = await buildStage(size, ending);
    await visitSome(stage);
    const browser = await launch(ending);
    const page = await signedIn(browser, stage);
    let next = 0;
    const sample = async () => {
      const grid = page.getByRole('grid', { name: 'Recent files' });
      const row = grid.getByRole('row').nth(1 + (next++ % 10));
      const fileNumber = (await row.getByRole('rowheader').innerText()).trim();
      const target = row.getByRole('gridcell').nth(1);
      await target.hover();
      await page.evaluate(
        (wanted) =>
          addEventListener(
            'pointerdown',
            () => {
              const began = performance.now();
              const look = () => {
                const field = [...document.querySelectorAll('input')].some((input) => input.value === wanted);
                if (field) window.benchOpened = performance.now() - began;
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            },
            { once: true, capture: true },
          ),
        fileNumber,
      );
      await target.dblclick();
      const opened = await page.waitForFunction(() => window.benchOpened);
      const milliseconds = (await opened.jsonValue()) ?? Number.NaN;
      await page.evaluate(() => {
        window.benchOpened = undefined;
      });
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await grid.waitFor();
      return { 'click-to-values-ms': milliseconds };
    };
    // The chunk of the screen is fetched once a day, not once a file.
    await sample();
    return {
      contenders: [{ name: 'ours', sample }],
    };
  },
};
