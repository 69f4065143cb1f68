import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { createMemory, MemoryProvider } from '../memory/index.ts';
import { Section, SectionGroup } from './index.ts';

afterEach(clearPage);
const button = (title: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(title)) as HTMLElement;
const isOpen = (title: string) => button(title).getAttribute('aria-expanded') === 'true';
const media = (name: string) =>
  (cdp() as { send: (method: string, parameters: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    media: name,
  });

// holds core 4.43, blocks 4.32
test('what was folded is kept per group, without a group in the one named global', async () => {
  const memory = createMemory();
  const page = (
    <MemoryProvider memory={memory}>
      <SectionGroup name="file-main">
        <Section name="order" title="Order">
          12-3456
        </Section>
      </SectionGroup>
      <SectionGroup name="policy">
        <Section name="order" title="Policy order">
          1
        </Section>
      </SectionGroup>
      <Section name="order" title="Lone order">
        2
      </Section>
    </MemoryProvider>
  );
  await show(page);
  await until(() => button('Policy order'));
  await userEvent.click(button('Policy order'));
  await userEvent.click(button('Lone order'));
  expect(memory.get('sections:policy')).toEqual({ order: false });
  expect(memory.get('sections:global')).toEqual({ order: false });
  expect(memory.get('sections:file-main')).toBeUndefined();
  clearPage();
  await show(page);
  await until(() => button('Policy order'));
  expect([isOpen('Order'), isOpen('Policy order'), isOpen('Lone order')]).toEqual([true, false, false]);
});

test('an error opens its section and leaves the memory alone', async () => {
  const memory = createMemory();
  memory.set('sections:global', { policy: false });
  await show(
    <MemoryProvider memory={memory}>
      <Section name="policy" title="Prior policy" errors={2}>
        Enter the policy number
      </Section>
    </MemoryProvider>,
  );
  await until(() => isOpen('Prior policy'));
  expect(button('Prior policy').textContent).toContain('2 errors');
  expect(memory.get('sections:global')).toEqual({ policy: false });
});

test('folded content is found by the browser and printed, lazy content too', async () => {
  await show(
    <MemoryProvider memory={createMemory()}>
      <Section name="a" title="Folded" defaultOpen={false}>
        <p id="folded">Not ordered</p>
      </Section>
      <Section name="b" title="Lazy" defaultOpen={false} lazy>
        <p id="lazy">Nothing yet</p>
      </Section>
    </MemoryProvider>,
  );
  await until(() => button('Lazy'));
  const height = (id: string) => document.getElementById(id)?.closest('[data-slot=section-content]')?.clientHeight ?? 0;
  expect(document.querySelector('[data-slot=section-content]')?.getAttribute('hidden')).toBe('until-found');
  expect(height('folded')).toBe(0);
  expect(document.getElementById('lazy')).toBeNull();
  await media('print');
  dispatchEvent(new Event('beforeprint'));
  await until(() => height('folded') > 0 && height('lazy') > 0, 'everything in print');
  await media('');
  expect(isOpen('Folded')).toBe(false);
});
