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
