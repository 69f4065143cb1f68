/** Names the style sheet of all that is not on the first screen; put there by the build (vite/first-styles.ts). */
const named = 'meta[name="closewright-styles"]';

const pauseMilliseconds = 2000;

let coming: Promise<void> | undefined;

/**
 * Fetches the styles of all that is not on the first screen, once. Resolves when they apply, at once where the page has one style
 * sheet for everything (dev server). Where they cannot be loaded it goes on trying: nothing is ever drawn without its styles.
 */
export function completeStyles(): Promise<void> {
  coming ??= attach();
  return coming;
}

async function attach(): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>(named)?.content;
  if (href === undefined) return;
  while (!(await isAttached(href))) await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
}

function isAttached(href: string): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });
}
