import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expose, size } from './adapter.ts';
import type { BenchOption } from './options.ts';

/** The combobox as shadcn documents it: cmdk in a Radix popover, every option in the document. The known bad. */
const contains = (value: string, typed: string) => (value.toLowerCase().includes(typed.toLowerCase()) ? 1 : 0);

function Picker({ options }: { options: readonly BenchOption[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger style={{ width: '100%', height: 32 }}>Company</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content style={{ width: size.width, background: '#fff' }}>
          <Command filter={contains}>
            <Command.Input />
            <Command.List style={{ height: size.list, overflow: 'auto' }}>
              <Command.Empty>No company found.</Command.Empty>
              <Command.Group>
                {options.map((option) => (
                  <Command.Item key={option.id} value={option.label} style={{ height: size.row }}>
                    {option.label}
                  </Command.Item>
                ))}
              </Command.Group>
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

expose({
  mount: (root, options) => createRoot(root).render(<Picker options={options} />),
  target: () => document.querySelector('button') as HTMLElement,
  count: () => document.querySelectorAll('[role=option]').length,
});
