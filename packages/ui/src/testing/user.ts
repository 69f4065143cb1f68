/**
 * The hands of a test. `userEvent` of `storybook/test`, of `vitest/browser` and of `@testing-library/user-event` all fit; texts follow
 * their grammar (`{Enter}`, `{Control>}z{/Control}`).
 */
export interface TestUser {
  keyboard(text: string): Promise<unknown>;
  click(element: Element): Promise<unknown>;
}

/** Where a tester looks and what it acts with. */
export interface TestScope {
  user: TestUser;
  /** Parts are looked for in here; what floats (lists, menus, toasts) is looked for in the whole page. */
  root: ParentNode;
}

/** A text as keys: what the grammar reads as a special key is doubled, so that it is typed. */
export const asKeys = (text: string): string => text.replace(/[{[]/g, (sign) => sign + sign);
