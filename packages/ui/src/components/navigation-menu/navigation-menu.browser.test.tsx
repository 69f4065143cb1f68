import { FileText } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { StillLinks } from '../link/still-links.tsx';
import { TextField } from '../text-field/index.ts';
import { NavigationMenu } from './index.ts';

afterEach(clearPage);

test('real Alt underlines, Alt and the letter go there, also from a field', async () => {
  const gone: string[] = [];
  await show(
    <StillLinks>
      <TextField id="field" aria-label="Note" />
      <NavigationMenu
        label="File menu"
        groups={[
          {
            id: 'info',
            label: 'File information',
            items: [
              { id: 'notes', label: 'File notes', href: '#notes', accessKey: 'n', onSelect: () => gone.push('notes') },
              {
                id: 'cpl',
                label: 'CPL',
                href: '#cpl',
                accessKey: 'c',
                disabledReason: 'Not available',
                onSelect: () => gone.push('cpl'),
              },
            ],
          },
        ]}
      />
    </StillLinks>,
  );
  document.getElementById('field')?.focus();
  await userEvent.keyboard('{Alt>}');
  await until(() => document.querySelector('[data-label="File notes"] .underline')?.textContent === 'n', 'underline');
  expect(document.querySelector('[data-label=CPL] .underline')).toBeNull();
  await userEvent.keyboard('nc{/Alt}');
  await until(() => document.querySelector('.underline') === null, 'no underline');
  expect(gone).toEqual(['notes']);
  expect((document.getElementById('field') as HTMLInputElement).value).toBe('');
});

test('a letter that groups share leads to the item of the group in hand, which alone is underlined', async () => {
  const gone: string[] = [];
  const item = (id: string, label: string, more: { accessKey?: string; current?: boolean } = {}) => ({
    id,
    label,
    href: `#${id}`,
    onSelect: () => gone.push(id),
    ...more,
  });
  const file = item('properties', 'Properties', { accessKey: 'P' });
  const notes = item('notes', 'File notes', { accessKey: 'N' });
  const statement = [item('prepaids', 'Prepaids', { accessKey: 'P' }), item('fees', 'Fees')];
  const menu = (inHand: string) => (
    <StillLinks>
      <NavigationMenu
        label="File menu"
        groups={[
          { id: 'file', label: 'File', items: [file, notes] },
          { id: 'statement', label: 'Statement', items: statement },
        ].map(({ items, ...group }) => ({
          ...group,
          items: items.map((each) => ({ ...each, current: each.id === inHand })),
        }))}
      />
    </StillLinks>
  );
  const underlined = () =>
    [...document.querySelectorAll('.underline')].map((each) => each.closest('[data-label]')?.id.split('-').at(-1));
  await show(menu('fees'));
  await userEvent.keyboard('{Alt>}');
  await until(() => underlined().join() === 'notes,prepaids', 'the letters that lead somewhere');
  await userEvent.keyboard('pn{/Alt}');
  expect(gone).toEqual(['prepaids', 'notes']);
  clearPage();
  await show(menu('notes'));
  await userEvent.keyboard('{Alt>}p{/Alt}');
  await until(() => gone.at(-1) === 'properties', 'the item of the other group');
});

test('a rail that scrolls by itself does not make the page scroll', async () => {
  await show(
    <div style={{ height: 100, display: 'flex' }}>
      <NavigationMenu
        rail
        label="File menu"
        groups={Array.from({ length: 40 }, (_, at) => ({
          id: `g${at}`,
          label: `Group ${at}`,
          items: [{ id: `i${at}`, label: `Item ${at}`, icon: FileText, href: `#${at}` }],
        }))}
      />
    </div>,
  );
  const menu = document.querySelector('[data-slot=navigation-menu]');
  expect(menu?.scrollHeight).toBeGreaterThan(1000);
  expect(document.documentElement.scrollHeight).toBe(document.documentElement.clientHeight);
});

test('the page in hand is seen in a menu longer than the screen, whatever way led to it', async () => {
  const menu = (inHand: number) => (
    <div style={{ height: 200, display: 'flex' }}>
      <NavigationMenu
        label="File menu"
        groups={[
          {
            id: 'file',
            label: 'File',
            items: Array.from({ length: 40 }, (_, at) => ({
              id: `i${at}`,
              label: `Item ${at}`,
              href: `#${at}`,
              current: at === inHand,
            })),
          },
        ]}
      />
    </div>
  );
  for (const inHand of [35, 2]) {
    await show(menu(inHand));
    const frame = document.querySelector('[data-slot=navigation-menu]')?.getBoundingClientRect();
    const row = document.querySelector('[aria-current=page]')?.getBoundingClientRect();
    expect(row?.top).toBeGreaterThanOrEqual(frame?.top ?? 0);
    expect(row?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
  }
});
