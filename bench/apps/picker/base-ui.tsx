import { Combobox } from '@base-ui/react/combobox';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expose, size } from './adapter.ts';
import type { BenchOption } from './options.ts';

/** Base UI's combobox, virtualized as its documentation shows, with its own filter. */
type ListVirtualizer = Virtualizer<HTMLDivElement, Element>;
let shown = 0;

function List({ open, handle }: { open: boolean; handle: RefObject<ListVirtualizer | null> }) {
  const found = Combobox.useFilteredItems<BenchOption>();
  useLayoutEffect(() => {
    shown = found.length;
  });
  const scroller = useRef<HTMLDivElement | null>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    enabled: open,
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.row,
    overscan: 2,
  });
  useImperativeHandle(handle, () => virtualizer);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      if (element) virtualizer.measure();
    },
    [virtualizer],
  );
  return (
    <div role="presentation" ref={attach} style={{ height: size.list, overflow: 'auto' }}>
      <div role="presentation" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const option = found[item.index];
          return option ? (
            <Combobox.Item
              key={item.key}
              index={item.index}
              value={option}
              aria-setsize={found.length}
              aria-posinset={item.index + 1}
              style={{
                position: 'absolute',
                width: '100%',
                height: size.row,
                transform: `translateY(${item.start}px)`,
              }}
            >
              {option.label}
            </Combobox.Item>
          ) : null;
        })}
      </div>
    </div>
  );
}

function Picker({ options }: { options: readonly BenchOption[] }) {
  const [open, setOpen] = useState(false);
  const handle = useRef<ListVirtualizer | null>(null);
  return (
    <Combobox.Root
      virtualized
      items={options}
      open={open}
      onOpenChange={setOpen}
      autoHighlight
      itemToStringLabel={(option: BenchOption) => option.label}
      onItemHighlighted={(option, { reason, index }) => {
        const virtualizer = handle.current;
        if (!option || !virtualizer) return;
        const atEnd = index === virtualizer.options.count - 1;
        if (reason === 'none' || (reason === 'keyboard' && (index === 0 || atEnd))) {
          queueMicrotask(() => virtualizer.scrollToIndex(index, { align: atEnd ? 'start' : 'end' }));
        }
      }}
    >
      <Combobox.Input style={{ width: '100%', height: 32 }} />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4}>
          <Combobox.Popup style={{ width: size.width, background: '#fff' }}>
            <Combobox.Empty>No company found.</Combobox.Empty>
            <Combobox.List>
              <List open={open} handle={handle} />
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

expose({
  mount: (root, options) => createRoot(root).render(<Picker options={options} />),
  target: () => document.querySelector('input') as HTMLElement,
  count: () => shown,
});
