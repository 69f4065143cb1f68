import type { TreeItem } from './tree-list.types.ts';

export interface Item extends TreeItem {
  id: string;
}

/** "a b(c d(e)) f" as a tree; the text is the id. */
export function read(text: string): Item[] {
  const top: Item[] = [];
  const open: Item[][] = [top];
  for (const token of text.match(/\w+|[()]/g) ?? []) {
    const list = open.at(-1) as Item[];
    if (token === '(') {
      const children: Item[] = [];
      (list.at(-1) as { children?: Item[] }).children = children;
      open.push(children);
    } else if (token === ')') open.pop();
    else list.push({ id: token, text: token });
  }
  return top;
}
/** And back. */
export const write = (tree: readonly Item[]): string =>
  tree.map((item) => item.id + (item.children?.length ? `(${write(item.children)})` : '')).join(' ');
export const ids = (text: string) => text.split('').filter((letter) => letter !== ' ');
