import { useVirtualizer } from '@tanstack/react-virtual';
import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expose, size } from './adapter.ts';
import { type BenchOption, matching } from './options.ts';

/** cmdk in a Radix popover with its own filter off and its list windowed by hand. */
let shown = 0;

function List({ found }: { found: readonly BenchOption[] }) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller,
    estimateSize: () => size.row,
    overscan: 2,
  });
  return (
    <Command.List ref={setScroller} style={{ height: size.list, overflow: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => {
          const option = found[item.index];
          return option ? (
            <Command.Item
              key={option.id}
              value={option.label}
              style={{
                position: 'absolute',
                width: '100%',
                height: size.row,
                transform: `translateY(${item.start}px)`,
              }}
            >
              {option.label}
            </Command.Item>
          ) : null;
        })}
      </div>
    </Command.List>
  );
}

function Picker({ options }: { options: readonly BenchOption[] }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = useMemo(() => (typed === '' ? options : matching(options, typed)), [options, typed]);
  useLayoutEffect(() => {
    shown = found.length;
  });
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger style={{ width: '100%', height: 32 }}>Company</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content style={{ width: size.width, background: '#fff' }}>
          <Command shouldFilter={false}>
            <Command.Input value={typed} onValueChange={setTyped} />
            <List found={found} />
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

expose({
  mount: (root, options) => createRoot(root).render(<Picker options={options} />),
  target: () => document.querySelector('button') as HTMLElement,
  count: () => shown,
});
