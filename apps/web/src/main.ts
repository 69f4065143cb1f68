import '@closewright/ui/styles.css';
import { reloadRestoredPage } from './app/session/restored-page.ts';
import { takeReturnAddress } from './app/session/return-address.ts';
import { browserEffects } from './app/start-up/browser-effects.ts';
import { awaitEarlyReads } from './app/start-up/early-reads.ts';
import { startUp } from './app/start-up/start-up.ts';

/** Runs the start-up sequence while the app is still on its way, and shows it, or a notice where the sequence ends in one. */
async function main(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const app = import('./app/mount.tsx');
  // Whoever needs it sees the failure; a start that ends in a notice does not.
  app.catch(() => {});
  const effects = browserEffects();
  const result = await startUp(effects);
  // How the start ended, for whoever reads the page from outside: an empty page says nothing by itself.
  document.documentElement.dataset.startUp = result.kind;
  switch (result.kind) {
    case 'mount':
      await awaitEarlyReads(effects.earlyReads);
      (await app).mount(root, { ...result, earlyReads: effects.earlyReads });
      break;
    case 'notice':
    case 'customNotice':
      await (await import('./app/start-up/notice-page.tsx')).showNotice(root, result);
      break;
    case 'logIn':
      await result.identity.logIn();
      break;
    case 'logOut':
      await result.identity.logOut();
      break;
    case 'nothing':
      break;
  }
}

reloadRestoredPage(window, () => location.reload());
const address = takeReturnAddress();
if (address !== null) history.replaceState(null, '', address);
main().catch(async (error: unknown) => {
  console.error(error);
  const root = document.getElementById('root') as HTMLElement;
  await (await import('./app/start-up/notice-page.tsx')).showNotice(root, { kind: 'notice', code: 'unhandled' });
});
