import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { MenuButton } from '../components/dropdown-menu/index.ts';
import { clearPage, show, until } from '../lib/browser-test.tsx';

const prefer = (motion: 'reduce' | '') =>
  (cdp() as { send: (method: string, parameters: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: motion }],
  });
afterEach(async () => {
  clearPage();
  await prefer('');
});

const menu = () => document.querySelector<HTMLElement>('[role=menu]');
const positioned = () => menu()?.style.animation === '';

test('a layer closes under reduced motion, where no animation begins and none ends', async () => {
  await prefer('reduce');
  await show(
    <MenuButton menuLabel="More acts" entries={[{ id: 'copy', label: 'Copy file' }]}>
      More
    </MenuButton>,
  );
  for (let time = 0; time < 5; time += 1) {
    await userEvent.click(document.querySelector('button') as HTMLElement);
    await until(positioned);
    expect(getComputedStyle(menu() as HTMLElement).animationName).toBe('none');
    await userEvent.keyboard('{Escape}');
    await until(() => menu() === null);
  }
});

test('a layer rises into place for who did not ask for less motion', async () => {
  await show(
    <MenuButton menuLabel="More acts" entries={[{ id: 'copy', label: 'Copy file' }]}>
      More
    </MenuButton>,
  );
  await userEvent.click(document.querySelector('button') as HTMLElement);
  await until(positioned);
  expect(getComputedStyle(menu() as HTMLElement).animationName).toBe('layer-in');
  await userEvent.keyboard('{Escape}');
  await until(() => menu() === null);
});
