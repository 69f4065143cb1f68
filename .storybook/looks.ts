import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { looks } from '../packages/ui/src/lib/story.tsx';
import { COMPARED, framed } from './framed.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareLook: (id: string, look: string) => Promise<string | null>;
  }
}

/** What a story wears: the values of the toolbar of preview.tsx. */
export interface Worn {
  theme: string;
  density: string;
  direction: string;
}

/** Puts a look on the root and on what the decorator of preview.tsx draws around a story. */
function wear({ theme, density, direction }: Worn): void {
  for (const element of [document.documentElement, ...document.querySelectorAll<HTMLElement>('[data-worn]')])
    Object.assign(element.dataset, { theme, density });
  for (const element of document.querySelectorAll<HTMLElement>('[data-worn]')) element.dir = direction;
}

/** What a theme may break is contrast; what sizes may break is the way by keys to what scrolls. The rest is the same tree. */
const rulesOf = (look: Partial<Worn>) =>
  look.theme ? ['color-contrast', 'link-in-text-block'] : ['scrollable-region-focusable'];

async function violations(name: keyof typeof looks): Promise<string[]> {
  const found = await axe.run(document.body, { runOnly: rulesOf(looks[name]), resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${name}: ${id}: ${html} ${failureSummary}`),
  );
}

/**
 * Compares a story that is shown in each of these looks, and runs the rules of axe that a look may break. The story stays mounted: only
 * the root changes, as when a user changes the theme.
 */
export async function checkLooks(
  id: string,
  names: readonly (keyof typeof looks)[],
  worn: Worn,
  accessible: boolean,
): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const wrong: string[] = [];
  try {
    for (const name of names) {
      if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight);
      wear({ ...worn, ...looks[name] });
      if (accessible) wrong.push(...(await violations(name)));
      if (!COMPARED) continue;
      await framed(async () => {
        const difference = await commands.compareLook(id, name);
        if (difference) wrong.push(`The look "${name}" of ${id} ${difference}`);
      });
    }
  } finally {
    wear(worn);
  }
  expect(wrong.join('\n')).toBe('');
}
