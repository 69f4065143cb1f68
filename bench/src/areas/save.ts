import type { Area } from '../harness/area.ts';
import { launch } from '../harness/browser.ts';
import { signedIn } from '../harness/person.ts';
import { buildStage } from '../harness/stage.ts';

declare global {
  interface Window {
    /** Milliseconds to "All changes saved", once it is there. */
    benchSaved: number | undefined;
  }
}

/** From Ctrl+S to "All changes saved" on the screen: debounce, call, transaction with audit, answer, paint. */
export const save: Area = {
  rounds: { quick: 8, full: 40 },
  async prepare(size, ending) {
    const stage = await buildStage(size, ending);
    const browser = await launch(ending);
    const page = await signedIn(browser, stage);
    // The one that no visit holds open, also where another area of a tiny run made them.
    const ordersID = stage.orderIDs.at(-1);
    await page.goto(`/order/${ordersID}/oe`);
    const price = page.getByLabel('Sale price', { exact: true });
    await price.waitFor();
    let amount = 100_000;
    const sample = async () => {
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
    await sample();
    return {
      contenders: [{ name: 'ours', sample }],
    };
  },
};
