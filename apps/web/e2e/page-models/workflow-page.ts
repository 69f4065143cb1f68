import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** File Workflow: the grid of tasks and the task in hand beside it. */
export class WorkflowPage {
  readonly page: Page;
  readonly grid: Locator;
  readonly inHand: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid', { name: 'File Workflow', exact: true });
    this.inHand = page.getByRole('region', { name: 'Task in hand' });
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'File Workflow', exact: true })).toBeVisible();
    await expect(this.grid).toBeVisible();
  }

  /** Unfolds the notes the task in hand had before. */
  get earlierNotes(): Locator {
    return this.inHand.getByRole('button', { name: /^Earlier notes/ });
  }

  row(task: string): Locator {
    return this.grid.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: task, exact: true }) });
  }

  /** The cell of a due date that is known: the start, where there is room for it, stands before. */
  due(task: string): Locator {
    return this.row(task)
      .getByRole('gridcell')
      .filter({ hasText: /^\d\d\/\d\d\/\d{4}/ })
      .last();
  }

  /** A task of the grid by its name cell: a click gives it the focus. */
  async choose(task: string): Promise<void> {
    await this.grid.getByRole('rowheader', { name: task, exact: true }).click();
  }
}
