import { expect, test } from '../fixtures.ts';

test('what is done on the first screen before the rest of the app has come is done when it has', async ({ visit }) => {
  const { page, recentFiles } = await visit({ as: 'closer' });
  await recentFiles.isShown();
  const palette = page.getByRole('dialog', { name: 'Go to file, screen or command' });

  /** Loads the first screen while the router stays on its way until it is let through. */
  const loadWithoutRouter = async () => {
    let pass = () => {};
    const passed = new Promise<void>((resolve) => {
      pass = resolve;
    });
    await page.unrouteAll();
    await page.route('**/assets/router-*.js', async (route) => {
      await passed;
      await route.continue();
    });
    await page.goto('/recent-files');
    await expect(recentFiles.rows.first()).toBeVisible();
    return pass;
  };

  await test.step('a palette opened by its key stays, and leads on', async () => {
    const pass = await loadWithoutRouter();
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill('user settings');
    await expect(palette.getByRole('option', { name: 'User settings' }).first()).toBeVisible();
    pass();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user-settings$/);
    await expect(page).toHaveTitle('Closewright - User Settings');
  });

  await test.step('a filter typed meanwhile is there, and so is the focus', async () => {
    const pass = await loadWithoutRouter();
    await recentFiles.filter.fill('michael');
    const arrived = page.waitForResponse(/\/assets\/router-/);
    pass();
    await (await arrived).finished();
    await expect(recentFiles.rows).toHaveCount(1);
    await expect(recentFiles.filter).toBeFocused();
    await expect(recentFiles.filter).toHaveValue('michael');
  });

  await test.step('a link of the menu pressed meanwhile is followed once', async () => {
    const pass = await loadWithoutRouter();
    await page.getByRole('link', { name: 'Workflow Dashboard' }).click();
    await expect(recentFiles.rows.first()).toBeVisible();
    pass();
    await expect(page).toHaveTitle('Closewright - Workflow Dashboard');
    await page.goBack();
    await recentFiles.isShown();
  });
});

test('the first screen has its styles before those of the rest come, and nothing else is drawn without them', async ({
  visit,
}) => {
  const { page, recentFiles } = await visit({ as: 'closer' });
  await recentFiles.isShown();
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  await page.route('**/assets/rest-*.css', async (route) => {
    await passed;
    await route.continue();
  });
  await page.goto('/recent-files');
  await expect(recentFiles.rows.first()).toBeVisible();
  // The last that is drawn of the list by itself.
  const pins = page.getByRole('button', { name: /^(Pin|Unpin) / });
  await expect.poll(async () => (await pins.count()) - (await recentFiles.rows.count())).toBe(0);
  await page.evaluate(() => document.fonts.ready.then(() => {}));

  await recentFiles.filter.click();
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
  const ofTheFirst = await elements.evaluate(computedStyles);
  const actions = page.getByRole('button', { name: 'File actions' });
  const code = page.waitForResponse(/\/assets\/menu-list-/);
  await actions.click();
  await (await code).finished();
  await expect(page.getByRole('menu')).toHaveCount(0);

  pass();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await recentFiles.filter.click();
  expect(await elements.evaluate(computedStyles)).toEqual(ofTheFirst);
});

/** What the style sheets say of each element: sizes are not reckoned, for they follow the content, which may still come. */
function computedStyles(elements: Element[]): string[] {
  document.documentElement.style.display = 'none';
  const styles = elements.map((element) => {
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !name.startsWith('--'));
    return `${element.tagName}\n${names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n')}`;
  });
  document.documentElement.style.removeProperty('display');
  return styles;
}
