import { Combobox, type FilterOptions } from '@closewright/ui/combobox';
import '@closewright/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { expose } from './adapter.ts';
import { matching } from './options.ts';

let shown = 0;

/** The bench's own rule of what a text finds, and how many. */
const filter: FilterOptions<number, unknown> = (options, text) => {
  const found = text === '' ? options : matching(options, text);
  shown = found.length;
  return found;
};

/** The kit's combobox over a fixed list. */
expose({
  mount: (root, options) => {
    document.documentElement.dataset.density = 'default';
    const companies = options.map((option) => ({ ...option, value: option.id }));
    createRoot(root).render(<Combobox<number> label="Company" options={companies} filter={filter} />);
  },
  target: () => document.querySelector('[data-slot=field-control] button') as HTMLElement,
  count: () => shown,
});
