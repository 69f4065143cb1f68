import './ours.css';
import { Button } from '@closewright/ui/button';
import { Combobox } from '@closewright/ui/combobox';
import { DateField } from '@closewright/ui/date-field';
import { PopoverCard } from '@closewright/ui/popover-card';
import { SelectField } from '@closewright/ui/select-field';
import { DialogsHost, dialogs } from '@closewright/ui/services/dialogs';
import { ToastsHost, toasts } from '@closewright/ui/services/toasts';
import { Table, type TableColumn } from '@closewright/ui/table';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { Tooltip } from '@closewright/ui/tooltip';
import { counties, type Line, lines, loans, tabs, words } from './content.ts';
import { mount } from './mount.tsx';

/** The kit, part for part. */
const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const loanOptions = options(loans);
const countyOptions = options(counties);

const field = { width: 240 };

const columns: readonly TableColumn<Line>[] = [
  { id: 'payee', header: 'Payee', cell: (line) => line.payee },
  { id: 'purpose', header: 'Purpose', cell: (line) => line.purpose },
  { id: 'amount', header: 'Amount', cell: (line) => line.amount, numeric: true },
];

function Kit() {
  return (
    <main style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 16, padding: 32 }}>
      <Button variant="primary">{words.save}</Button>
      <Button
        data-part="dialog"
        onClick={() =>
          void dialogs.message({ title: words.dialogTitle, message: words.dialogText, okLabel: words.keep })
        }
      >
        {words.openDialog}
      </Button>
      <div data-part="select" style={field}>
        <SelectField label={words.loan} options={loanOptions} defaultValue={loans[0]} />
      </div>
      <div data-part="combobox" style={field}>
        <Combobox label={words.county} options={countyOptions} />
      </div>
      <div data-part="date" style={field}>
        <DateField label={words.closing} defaultValue="2013-04-15" today="2013-04-12" />
      </div>
      <Tabs defaultValue="file">
        <TabList label="File">
          {tabs.map(({ id, title }) => (
            <Tab key={id} value={id} data-part={id === 'parties' ? 'tabs' : undefined}>
              {title}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, text }) => (
          <TabPanel key={id} value={id}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
      <Tooltip title={words.tooltip}>
        <Button data-part="tooltip">{words.help}</Button>
      </Tooltip>
      <PopoverCard label={words.address} data={words.popover} content={(text) => <p>{text}</p>} toggleOnClick>
        <Button data-part="popover">{words.address}</Button>
      </PopoverCard>
      <Button data-part="toast" onClick={() => toasts.info(words.toast)}>
        {words.notify}
      </Button>
      <Table caption="Disbursements" columns={columns} rows={lines} rowKey={(line) => line.id} />
      <DialogsHost />
      <ToastsHost />
    </main>
  );
}

mount(<Kit />);
