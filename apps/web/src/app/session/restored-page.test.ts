import { expect, it, vi } from 'vitest';
import { reloadRestoredPage } from './restored-page.ts';

const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

it('loads a page anew that comes back from memory, and no page that was just loaded', () => {
  const page = new EventTarget();
  const reload = vi.fn();
  reloadRestoredPage(page as Window, reload);
  page.dispatchEvent(pageShow(false));
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(pageShow(true));
  expect(reload).toHaveBeenCalledOnce();
});
