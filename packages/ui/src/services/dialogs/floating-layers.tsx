import { type ReactNode, useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../../components/combobox/index.ts';
import { lenders } from '../../components/combobox/stories-data.ts';
import { CommandPalette } from '../../components/command-palette/index.ts';
import { Charges } from '../../components/data-grid/stories-data.tsx';
import { DateField } from '../../components/date-field/index.ts';
import { MenuButton } from '../../components/dropdown-menu/index.ts';
import { EmailField } from '../../components/email-field/index.ts';
import { suggest } from '../../components/email-field/stories-data.ts';
import { MultiSelectField } from '../../components/multi-select/index.ts';
import { CardHead, PopoverCard } from '../../components/popover-card/index.ts';
import { SelectField } from '../../components/select-field/index.ts';
import { SplitButton } from '../../components/split-button/index.ts';
import { Tab, TabList, Tabs } from '../../components/tabs/index.ts';
import { Tooltip } from '../../components/tooltip/index.ts';
import { Clauses } from '../../components/tree-list/stories-data.tsx';

/** A floating part of the kit, how it is opened with keys or the mouse, and how one sees that it is open. */
export interface FloatingLayer {
  part: ReactNode;
  open: () => Promise<void>;
  /** Selector of the open layer. */
  shown: string;
  /** Escapes the part takes after its layer has closed, to restore what was typed. Default 0. */
  restores?: number;
}

/** Layers come on demand: on a busy machine that takes its time. */
export const soon = <T,>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 8000 });

const focus = (role: string, name: string | RegExp) =>
  soon(() => (page.getByRole(role as 'button', { name }).element() as HTMLElement).focus());
const keys = (text: string) => async (role: string, name: string | RegExp) => {
  await focus(role, name);
  await userEvent.keyboard(text);
};

/** Keys in a grid, from its first cell: a click there, as its one tab stop may be anywhere. */
const gridKeys = async (text: string) => {
  await soon(() => {
    const cell = document.querySelector<HTMLElement>('[role=grid] [role=rowheader],[role=grid] [role=gridcell]');
    cell?.focus();
    expect(document.activeElement).toBe(cell);
  });
  await userEvent.keyboard(text);
};

function Palette() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Opener
      </button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        groups={[{ id: 'screens', label: 'Screens', items: [{ id: 'main', label: 'File main', onSelect: () => {} }] }]}
      />
    </>
  );
}

const methods = ['Wire', 'Check', 'Cash'].map((label) => ({ value: label, label }));
const states = Array.from({ length: 14 }, (_, at) => ({ value: at, label: `County ${at + 1}` }));
const acts = [{ id: 'copy', label: 'Copy' }];

/** Every floating part of the kit. A new one gets a row here, and with it the whole matrix. */
export const floatingLayers: Record<string, FloatingLayer> = {
  menu: {
    part: (
      <MenuButton menuLabel="Acts" entries={acts}>
        Opener
      </MenuButton>
    ),
    open: () => keys('{ArrowDown}')('button', 'Opener'),
    shown: '[role=menu]',
  },
  'split button': {
    part: (
      <SplitButton menuLabel="More save options" entries={acts}>
        Save
      </SplitButton>
    ),
    open: () => keys('{Enter}')('button', 'More save options'),
    shown: '[role=menu]',
  },
  'list of tabs that do not fit': {
    part: (
      <div style={{ width: 120 }}>
        <Tabs defaultValue="a">
          <TabList label="Commitment">
            <Tab value="a">Schedule A</Tab>
            <Tab value="b">Requirements</Tab>
            <Tab value="c">Exceptions</Tab>
          </TabList>
        </Tabs>
      </div>
    ),
    open: () => keys('{Enter}')('button', /more tab/),
    shown: '[role=menu]',
  },
  tooltip: {
    part: (
      <Tooltip title="The file is in use">
        <button type="button">Opener</button>
      </Tooltip>
    ),
    open: async () => {
      await focus('button', 'Opener');
      await page.getByRole('button', { name: 'Opener' }).hover();
    },
    shown: '[role=tooltip]',
  },
  'popover card': {
    part: (
      <PopoverCard label="Check 20417" data="Check 20417" content={(title) => <CardHead title={title} />}>
        <button type="button">Opener</button>
      </PopoverCard>
    ),
    open: () => keys('{F1}')('button', 'Opener'),
    shown: '[data-slot=popover-card]',
  },
  'popover card with the focus in it': {
    part: (
      <PopoverCard label="Check 20417" data="Check 20417" content={(title) => <CardHead title={title} />}>
        <button type="button">Opener</button>
      </PopoverCard>
    ),
    open: async () => {
      await keys('{F1}')('button', 'Opener');
      await soon(() => page.getByRole('button', { name: 'Keep open' }).element());
      await userEvent.keyboard('{Tab}');
    },
    shown: '[data-slot=popover-card]',
  },
  select: {
    part: <SelectField label="Method" options={methods} />,
    open: () => keys('{ArrowDown}')('combobox', 'Method'),
    shown: '[role=listbox]',
  },
  'select with search': {
    part: <SelectField label="County" options={states} />,
    open: () => keys('{ArrowDown}')('combobox', 'County'),
    shown: '[role=listbox]',
  },
  'date picker': {
    part: <DateField label="Closing" defaultValue="2013-04-15" />,
    open: () => keys('{Alt>}{ArrowDown}{/Alt}')('textbox', 'Closing'),
    shown: '[data-radix-popper-content-wrapper]',
  },
  combobox: {
    part: <Combobox<number> label="Lender" options={lenders} />,
    open: () => keys('{ArrowDown}')('combobox', 'Lender'),
    shown: '[role=listbox]',
  },
  'combobox with typed text': {
    part: <Combobox<number> label="Lender" options={lenders} />,
    open: () => keys('fic')('combobox', 'Lender'),
    shown: '[role=listbox]',
    restores: 1,
  },
  'multi-select': {
    part: <MultiSelectField label="Methods" options={methods} />,
    open: () => keys('{ArrowDown}')('combobox', 'Methods'),
    shown: '[role=listbox]',
  },
  'email suggestions': {
    part: <EmailField label="To" suggest={suggest} />,
    open: () => keys('jan')('combobox', 'To'),
    shown: '[role=listbox]',
    restores: 1,
  },
  'note in a tree list': {
    part: <Clauses label="Exceptions" />,
    open: async () => {
      await page
        .getByRole('button', { name: /^Note on/ })
        .first()
        .click();
    },
    shown: '[data-slot=tree-note]',
  },
  'column menu of a grid': {
    part: <Charges count={3} height={200} />,
    open: () => gridKeys('{ArrowUp}{Alt>}{ArrowDown}{/Alt}'),
    shown: '[role=menu]',
  },
  'list of a grid cell': {
    part: <Charges count={3} height={200} />,
    open: () => gridKeys('{ArrowRight}{ArrowRight}{Alt>}{ArrowDown}{/Alt}'),
    shown: '[role=listbox]',
    restores: 1,
  },
  'command palette': {
    part: <Palette />,
    open: () => keys('{Enter}')('button', 'Opener'),
    shown: '[cmdk-root]',
  },
};
