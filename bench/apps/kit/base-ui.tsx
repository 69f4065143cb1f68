import { Button } from '@base-ui/react/button';
import { Combobox } from '@base-ui/react/combobox';
import { Dialog } from '@base-ui/react/dialog';
import { Popover } from '@base-ui/react/popover';
import { Select } from '@base-ui/react/select';
import { Tabs } from '@base-ui/react/tabs';
import { Toast } from '@base-ui/react/toast';
import { Tooltip } from '@base-ui/react/tooltip';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { counties, head, lines, loans, tabs, words } from './content.ts';
import { mount } from './mount.tsx';

/** Base UI with react-day-picker. It has no styles. */
function Calendar() {
  const [day, setDay] = useState<Date | undefined>(new Date(2013, 3, 15));
  return (
    <Popover.Root>
      <Popover.Trigger data-part="date">{day?.toLocaleDateString('en-US') ?? words.closing}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner>
          <Popover.Popup>
            <DayPicker mode="single" selected={day} onSelect={setDay} defaultMonth={new Date(2013, 3, 1)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ToastButton() {
  const manager = Toast.useToastManager();
  return (
    <>
      <Button data-part="toast" onClick={() => manager.add({ title: words.toast })}>
        {words.notify}
      </Button>
      <Toast.Portal>
        <Toast.Viewport>
          {manager.toasts.map((toast) => (
            <Toast.Root key={toast.id} toast={toast}>
              <Toast.Title />
            </Toast.Root>
          ))}
        </Toast.Viewport>
      </Toast.Portal>
    </>
  );
}

function Kit() {
  return (
    <Toast.Provider>
      <Button>{words.save}</Button>
      <Dialog.Root>
        <Dialog.Trigger data-part="dialog">{words.openDialog}</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop />
          <Dialog.Popup>
            <Dialog.Title>{words.dialogTitle}</Dialog.Title>
            <Dialog.Description>{words.dialogText}</Dialog.Description>
            <Dialog.Close>{words.keep}</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Select.Root defaultValue={loans[0]}>
        <Select.Trigger data-part="select" aria-label={words.loan}>
          <Select.Value />
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner>
            <Select.Popup>
              {loans.map((loan) => (
                <Select.Item key={loan} value={loan}>
                  <Select.ItemText>{loan}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
      <Combobox.Root items={counties}>
        <Combobox.Input data-part="combobox" aria-label={words.county} />
        <Combobox.Portal>
          <Combobox.Positioner>
            <Combobox.Popup>
              <Combobox.Empty>No county found.</Combobox.Empty>
              <Combobox.List>
                {(county: string) => (
                  <Combobox.Item key={county} value={county}>
                    {county}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <Calendar />
      <Tabs.Root defaultValue="file">
        <Tabs.List>
          {tabs.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} data-part={id === 'parties' ? 'tabs' : undefined}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id, text }) => (
          <Tabs.Panel key={id} value={id}>
            {text}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      <Tooltip.Provider>
        <Tooltip.Root>
          <Tooltip.Trigger data-part="tooltip">{words.help}</Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Positioner>
              <Tooltip.Popup>{words.tooltip}</Tooltip.Popup>
            </Tooltip.Positioner>
          </Tooltip.Portal>
        </Tooltip.Root>
      </Tooltip.Provider>
      <Popover.Root>
        <Popover.Trigger data-part="popover">{words.address}</Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner>
            <Popover.Popup>{words.popover}</Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <ToastButton />
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.payee}</td>
              <td>{line.purpose}</td>
              <td>{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Toast.Provider>
  );
}

mount(<Kit />);
