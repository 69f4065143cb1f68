import { Printer } from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../components/button/index.ts';
import { MenuButton } from '../components/dropdown-menu/index.ts';
import { IconButton } from '../components/icon-button/index.ts';
import { TextLink } from '../components/link/index.ts';
import { LoanSelector } from '../components/loan-selector/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { SegmentedControl } from '../components/segmented-control/index.ts';
import { SplitButton } from '../components/split-button/index.ts';
import { clearPage, show } from '../lib/browser-test.tsx';

afterEach(clearPage);

const entries = [{ id: 'new', label: 'Save and Add Another' }];
const options = [
  { value: 'mine', label: 'Mine' },
  { value: 'all', label: 'All' },
];
const loans = [
  { loanID: 1, loanOrder: 1 },
  { loanID: 2, loanOrder: 2 },
];

/** What is pressed or chosen and is no field of one value: the part, and what its `ref` and `className` are to give. */
const controls: Record<string, (ref: Ref<never>, className: string) => ReactElement> = {
  Button: (ref, className) => (
    <Button ref={ref} className={className}>
      Save
    </Button>
  ),
  IconButton: (ref, className) => <IconButton ref={ref} className={className} icon={Printer} label="Print statement" />,
  SplitButton: (ref, className) => (
    <SplitButton ref={ref} className={className} menuLabel="More save options" entries={entries}>
      Save
    </SplitButton>
  ),
  MenuButton: (ref, className) => (
    <MenuButton ref={ref} className={className} menuLabel="Acts" entries={entries}>
      Acts
    </MenuButton>
  ),
  TextLink: (ref, className) => (
    <TextLink ref={ref} className={className} href="#file">
      File 12-3456
    </TextLink>
  ),
  RadioGroup: (ref, className) => (
    <RadioGroup ref={ref} className={className} label="Files" options={options} defaultValue="all" />
  ),
  SegmentedControl: (ref, className) => (
    <SegmentedControl
      ref={ref}
      className={className}
      label="Files"
      options={options}
      value="all"
      onValueChange={() => {}}
    />
  ),
  LoanSelector: (ref, className) => <LoanSelector ref={ref} className={className} loans={loans} defaultValue={2} />,
};

describe.each(Object.entries(controls))('the contract of controls: %s', (_, draw) => {
  it('gives its ref what takes the focus, for as long as it is there', async () => {
    const ref: { current: HTMLElement | null } = { current: null };
    await show(draw(ref as Ref<never>, 'col-span-3'));
    expect(ref.current).toBeInstanceOf(HTMLElement);
    ref.current?.focus();
    expect(document.activeElement).toBe(ref.current);
    clearPage();
    expect(ref.current).toBeNull();
  });
  it('puts className on one element', async () => {
    // A part whose reference nobody wants.
    const host = await show(draw(null as unknown as Ref<never>, 'col-span-3'));
    expect(host.querySelectorAll('.col-span-3')).toHaveLength(1);
  });
});

it('every part whose props are those of a button or a link is in the table, or says why not', () => {
  const others: Record<string, string> = {
    'dropdown-menu': 'MenuButton is; the rest are items of a menu that Radix draws',
  };
  const sources = import.meta.glob<string>('../components/*/*.tsx', { query: '?raw', import: 'default', eager: true });
  const missing = Object.entries(sources)
    .filter(([path]) => !/\.(stories|test)\./.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/export interface (\w+?)Props[^{]*extends [^{]*(?:'button'|ButtonProps|KitLinkProps)/g)].map(
        ([, name = '']) => ({ name, folder: path.split('/').at(-2) ?? '', field: /\bFieldProps\b/.test(text) }),
      ),
    )
    .filter(({ name, folder, field }) => !field && !(name in controls) && !(folder in others));
  expect(missing).toEqual([]);
});
