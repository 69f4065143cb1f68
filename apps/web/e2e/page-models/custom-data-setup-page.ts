import { expect, type Locator, type Page } from '@playwright/test';
import { labelled } from './file-main-page.ts';

/** What an administrator says of a field in its dialog. */
interface FieldDefinition {
  label: string;
  type: string;
  dependsOn?: string;
  required?: boolean;
  longest?: string;
}

/** Custom data at `/configuration/custom-data`: tabs, fields, lists and the preview. */
export class CustomDataSetupPage {
  readonly page: Page;
  readonly tabs: Locator;
  readonly fields: Locator;
  readonly preview: Locator;
  readonly dialog: Locator;
  /** A question that must be answered. */
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tabs = page.getByRole('treegrid', { name: 'Tabs' });
    this.fields = page.getByRole('treegrid', { name: 'Fields' });
    this.preview = page.getByRole('region', { name: 'Preview' });
    this.dialog = page.getByRole('dialog');
    this.question = page.getByRole('alertdialog');
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Custom data' })).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Add tab' })).toBeVisible();
  }

  row(list: Locator, text: string): Locator {
    return list.getByRole('row').filter({ hasText: text });
  }

  /** The labels of a list from top to bottom begin like this. */
  async hasOrder(list: Locator, labels: readonly string[]): Promise<void> {
    await expect(list.getByRole('row')).toHaveText(labels.map((label) => new RegExp(label)));
  }

  async addTab(name: string, settings: { onFileMain?: boolean } = {}): Promise<void> {
    await this.page.getByRole('button', { name: 'Add tab' }).click();
    await this.box('Name of the tab').fill(name);
    if (settings.onFileMain) await this.tick('Also on File Main');
    await this.save();
    await expect(this.row(this.tabs, name)).toBeVisible();
  }

  /** Fills the dialog that is open. */
  async describeField({ label, type, dependsOn, required, longest }: FieldDefinition): Promise<void> {
    await this.box('Label').fill(label);
    await this.choose('Type', type);
    if (dependsOn) await this.choose('Depends on', dependsOn);
    if (longest) await this.box('Longest text').fill(longest);
    if (required) await this.tick('Required');
  }

  async addField(definition: FieldDefinition): Promise<void> {
    await this.page.getByRole('button', { name: 'Add field' }).click();
    await this.describeField(definition);
    await this.save();
    await expect(this.row(this.fields, definition.label)).toBeVisible();
  }

  /** Opens the choices of a list. */
  async openValues(label: string): Promise<void> {
    await this.fields.getByRole('button', { name: new RegExp(`values? of ${label}$`) }).click();
    await expect(this.dialog).toHaveAccessibleName(`Values of ${label}`);
  }

  /** Adds choices at the end of the list that is open. */
  async addValues(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.dialog.getByRole('button', { name: /^Add/ }).click();
      await this.dialog.getByRole('textbox', { name: 'Name of the new item' }).fill(name);
      await this.page.keyboard.press('Enter');
      await expect(this.dialog.getByRole('row', { name })).toBeVisible();
    }
  }

  /** Goes to a row, beside the buttons in it. */
  async goTo(list: Locator, text: string): Promise<void> {
    await this.row(list, text)
      .first()
      .click({ position: { x: 64, y: 14 } });
  }

  /** The choices of the list that is open. */
  get values(): Locator {
    return this.dialog.getByRole('grid');
  }

  /** Drags a row by its handle to the place above another one. */
  async dragAbove(list: Locator, text: string, other: string): Promise<void> {
    const place = await this.row(list, other).boundingBox();
    if (place === null) throw new Error(`${other} is not shown`);
    const { mouse } = this.page;
    await this.row(list, text).locator('[data-slot=tree-handle],[data-slot=list-handle]').hover();
    await mouse.down();
    await mouse.move(place.x + 40, place.y + 8, { steps: 8 });
    await mouse.move(place.x + 40, place.y + 4, { steps: 2 });
    await mouse.up();
  }

  /** Ticks a box by its words, as the mouse does. */
  async tick(label: string): Promise<void> {
    await this.dialog.getByText(label, { exact: true }).click();
    await expect(this.box(label)).toBeChecked();
  }

  box(label: string): Locator {
    return this.dialog.getByLabel(labelled(label));
  }

  async choose(label: string, option: string): Promise<void> {
    await this.box(label).click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  /** Saves the dialog and sees it go. */
  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}
