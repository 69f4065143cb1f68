/** What the tests of the list share. Test code: no index exports it. */
import type { ListManagerItem } from './index.ts';

export const items: ListManagerItem[] = [1, 2, 3].map((id) => ({ id, name: `Note ${id}` }));

/** The first row that shows a text. */
export const row = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-slot=list-row]')].find((each) =>
    each.textContent?.includes(text),
  ) as HTMLElement;

/** What has the focus. */
export const current = () => document.activeElement as HTMLElement;
