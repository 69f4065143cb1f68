import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expose, size } from './adapter.ts';
import { type BenchOption, matching } from './options.ts';

/** downshift's hook over a list that TanStack Virtual windows, in the page's flow. */
let shown = 0;

function Picker({ options }: { options: readonly BenchOption[] }) {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => (typed === '' ? options : matching(options, typed)), [options, typed]);
  useLayoutEffect(() => {
    shown = found.length;
  });
  const list = useRef<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => size.row,
    overscan: 2,
  });
  const { isOpen, highlightedIndex, getInputProps, getLabelProps, getMenuProps, getItemProps } = useCombobox({
    items: found as BenchOption[],
    defaultHighlightedIndex: 0,
    itemToString: (option) => option?.label ?? '',
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onHighlightedIndexChange: ({ highlightedIndex: at, type }) => {
      if (type !== useCombobox.stateChangeTypes.MenuMouseLeave && at >= 0) virtualizer.scrollToIndex(at);
    },
    scrollIntoView: () => {},
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps ties it to the text box */}
      <label {...getLabelProps()}>Company</label>
      <input {...getInputProps()} style={{ width: '100%', height: 32 }} />
      <div
        {...getMenuProps({
          ref: (element: HTMLElement | null) => {
            list.current = element;
          },
        })}
        style={{ maxHeight: size.list, overflow: 'auto' }}
      >
        {isOpen ? (
          <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
            {virtualizer.getVirtualItems().map((item) => {
              const option = found[item.index];
              return option ? (
                <div
                  key={option.id}
                  {...getItemProps({
                    item: option,
                    index: item.index,
                    'aria-setsize': found.length,
                    'aria-posinset': item.index + 1,
                  })}
                  style={{
                    position: 'absolute',
                    width: '100%',
                    height: size.row,
                    transform: `translateY(${item.start}px)`,
                    background: item.index === highlightedIndex ? '#def' : undefined,
                  }}
                >
                  {option.label}
                </div>
              ) : null;
            })}
          </div>
        ) : null}
      </div>
    </>
  );
}

expose({
  mount: (root, options) => createRoot(root).render(<Picker options={options} />),
  target: () => document.querySelector('input') as HTMLElement,
  count: () => shown,
});
