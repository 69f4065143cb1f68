import './shadcn.css';
import { Command } from 'cmdk';
import { Dialog, Popover, Select, Tabs, Tooltip } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { Toaster, toast } from 'sonner';
import { counties, head, lines, loans, tabs, words } from './content.ts';
import { mount } from './mount.tsx';

/**
 * A page as people build it from copied parts: Radix, cmdk, react-day-picker, sonner and Tailwind 4. Without the class helpers and
 * icons that such pages also have (about 9 KB), which flatters it.
 */
const focus = 'outline-none focus-visible:border-ring focus-visible:ring-3 focus-visible:ring-ring/50';
const box = `inline-flex h-9 items-center justify-between gap-2 rounded-md border bg-background px-3 py-2 text-sm whitespace-nowrap shadow-xs disabled:pointer-events-none disabled:opacity-50 ${focus}`;
const layer =
  'z-50 rounded-md border bg-background p-1 text-foreground shadow-md data-[state=closed]:opacity-0 data-[side=bottom]:translate-y-1';
const item =
  'relative flex w-full cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-sm outline-none select-none data-[disabled]:opacity-50 data-[highlighted]:bg-accent data-[selected=true]:bg-accent';

function Button({ variant = 'outline', ...props }: ComponentProps<'button'> & { variant?: 'primary' | 'outline' }) {
  const look =
    variant === 'primary'
      ? 'bg-primary text-primary-foreground hover:bg-primary/90 dark:hover:bg-primary/80'
      : 'bg-background hover:bg-accent dark:border-ring dark:hover:bg-accent/50';
  return <button type="button" {...props} className={`${box} font-medium transition-all ${look}`} />;
}

function CloseFile() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button data-part="dialog">{words.openDialog}</Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/50" />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-50 grid w-full max-w-lg -translate-x-1/2 -translate-y-1/2 gap-4 rounded-lg border bg-background p-6 shadow-lg duration-200">
          <Dialog.Title className="text-lg leading-none font-semibold">{words.dialogTitle}</Dialog.Title>
          <Dialog.Description className="text-sm text-muted-foreground">{words.dialogText}</Dialog.Description>
          <Dialog.Close asChild>
            <Button>{words.keep}</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LoanType() {
  return (
    <Select.Root defaultValue={loans[0] ?? ''}>
      <Select.Trigger data-part="select" aria-label={words.loan} className={`${box} w-44`}>
        <Select.Value />
        <Select.Icon />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content position="popper" className={layer}>
          <Select.ScrollUpButton className="flex items-center justify-center py-1" />
          <Select.Viewport className="p-1">
            {loans.map((loan) => (
              <Select.Item key={loan} value={loan} className={item}>
                <Select.ItemText>{loan}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className="flex items-center justify-center py-1" />
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

function County() {
  const [open, setOpen] = useState(false);
  const [county, setCounty] = useState('');
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button data-part="combobox" role="combobox" aria-expanded={open} aria-label={words.county}>
          {county || words.county}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={`${layer} w-56`}>
          <Command className="flex h-full w-full flex-col overflow-hidden rounded-md">
            <Command.Input
              placeholder={words.county}
              className="flex h-10 w-full border-b bg-transparent px-3 text-sm outline-none placeholder:text-muted-foreground"
            />
            <Command.List className="max-h-72 scroll-py-1 overflow-x-hidden overflow-y-auto">
              <Command.Empty className="py-6 text-center text-sm">No county found.</Command.Empty>
              <Command.Group className="overflow-hidden p-1">
                {counties.map((name) => (
                  <Command.Item
                    key={name}
                    value={name}
                    className={item}
                    onSelect={() => {
                      setCounty(name);
                      setOpen(false);
                    }}
                  >
                    {name}
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

function Closing() {
  const [day, setDay] = useState<Date | undefined>(new Date(2013, 3, 15));
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button data-part="date">{day?.toLocaleDateString('en-US') ?? words.closing}</Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={layer}>
          <DayPicker
            mode="single"
            selected={day}
            onSelect={setDay}
            defaultMonth={new Date(2013, 3, 1)}
            classNames={{
              months: 'relative flex flex-col gap-4',
              month: 'flex w-full flex-col gap-4',
              nav: 'absolute inset-x-0 top-0 flex w-full items-center justify-between gap-1',
              month_caption: 'flex h-8 w-full items-center justify-center px-8 text-sm font-medium',
              weekdays: 'flex',
              weekday: 'flex-1 rounded-md text-xs font-normal text-muted-foreground select-none',
              week: 'mt-2 flex w-full',
              day: 'relative size-8 p-0 text-center select-none',
              day_button: 'size-8 rounded-md text-sm hover:bg-accent aria-selected:opacity-100',
              selected: 'rounded-md bg-primary text-primary-foreground',
              today: 'rounded-md bg-accent',
              outside: 'text-muted-foreground opacity-50',
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Kit() {
  return (
    <Tooltip.Provider delayDuration={0}>
      <main className="flex flex-col items-start gap-4 p-8">
        <Button variant="primary">{words.save}</Button>
        <CloseFile />
        <LoanType />
        <County />
        <Closing />
        <Tabs.Root defaultValue="file" className="flex flex-col gap-2">
          <Tabs.List className="inline-flex h-9 w-fit items-center justify-center rounded-lg bg-accent p-1 text-muted-foreground">
            {tabs.map(({ id, title }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                data-part={id === 'parties' ? 'tabs' : undefined}
                className={`inline-flex h-7 flex-1 items-center justify-center rounded-md border border-transparent px-2 py-1 text-sm font-medium data-[state=active]:bg-background data-[state=active]:shadow-sm ${focus}`}
              >
                {title}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabs.map(({ id, text }) => (
            <Tabs.Content key={id} value={id} className="flex-1 outline-none">
              {text}
            </Tabs.Content>
          ))}
        </Tabs.Root>
        <Tooltip.Root>
          <Tooltip.Trigger asChild>
            <Button data-part="tooltip">{words.help}</Button>
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content className="z-50 w-fit rounded-md bg-primary px-3 py-1.5 text-xs text-balance text-primary-foreground">
              {words.tooltip}
              <Tooltip.Arrow className="z-50 fill-primary" />
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
        <Popover.Root>
          <Popover.Trigger asChild>
            <Button data-part="popover">{words.address}</Button>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content className={`${layer} w-72 p-4`}>{words.popover}</Popover.Content>
          </Popover.Portal>
        </Popover.Root>
        <Button data-part="toast" onClick={() => toast(words.toast)}>
          {words.notify}
        </Button>
        <div className="relative w-full overflow-x-auto">
          <table className="w-full caption-bottom text-sm">
            <thead className="[&_tr]:border-b">
              <tr className="border-b transition-colors hover:bg-accent/50">
                {head.map((title) => (
                  <th key={title} className="h-10 px-2 text-left align-middle font-medium whitespace-nowrap">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="[&_tr:last-child]:border-0">
              {lines.map((line) => (
                <tr key={line.id} className="border-b transition-colors hover:bg-accent/50">
                  <td className="p-2 align-middle whitespace-nowrap">{line.payee}</td>
                  <td className="p-2 align-middle whitespace-nowrap">{line.purpose}</td>
                  <td className="p-2 align-middle whitespace-nowrap">{line.amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </main>
      <Toaster />
    </Tooltip.Provider>
  );
}

mount(<Kit />);
