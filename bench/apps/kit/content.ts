/** What every kit page shows and how the harness opens it: the ten parts, by `data-part` on the control or around it. */
export const parts = ['dialog', 'select', 'combobox', 'date', 'tabs', 'tooltip', 'popover', 'toast'] as const;
export type Part = (typeof parts)[number];

export const words = {
  save: 'Save',
  openDialog: 'Close file',
  dialogTitle: 'Close the file?',
  dialogText: 'Nobody can change it afterwards.',
  keep: 'Keep open',
  loan: 'Loan type',
  county: 'County',
  closing: 'Closing',
  help: 'Help',
  tooltip: 'As it stands on the deed',
  address: 'Address',
  popover: '456 Somewhere Ave, Anytown',
  notify: 'Calculate',
  toast: 'The settlement was calculated',
} as const;

export const loans = ['Conventional', 'FHA', 'VA', 'USDA', 'Cash'];
export const counties = ['Adams', 'Butler', 'Clinton', 'Franklin', 'Greene', 'Hamilton', 'Monroe', 'Union', 'Wayne'];
export const tabs = [
  { id: 'file', title: 'File', text: 'Purchase, 12-3456' },
  { id: 'parties', title: 'Parties', text: 'Buyer and seller' },
  { id: 'notes', title: 'Notes', text: 'No notes yet' },
] as const;

export interface Line {
  readonly id: number;
  readonly payee: string;
  readonly purpose: string;
  readonly amount: string;
}

export const head = ['Payee', 'Purpose', 'Amount'] as const;
export const lines: readonly Line[] = Array.from({ length: 10 }, (_, at) => ({
  id: at + 1,
  payee: ['Ficus Bank', 'Acorn Title', 'Union County', 'Granite Surveyors', 'Dover Insurance'][at % 5] ?? '',
  purpose: ['Payoff', 'Settlement fee', 'Recording fee', 'Survey', 'Premium'][at % 5] ?? '',
  amount: `${(at * 137 + 125) % 900}.00`,
}));

/** The act of a person that opens a part, and the text that then stands in the document; `null` if the browser draws it. */
export interface Step {
  readonly part: Part;
  readonly act: 'click' | 'hover' | 'type';
  readonly shows: string | null;
}

const steps: Record<Part, Step> = {
  dialog: { part: 'dialog', act: 'click', shows: words.dialogText },
  select: { part: 'select', act: 'click', shows: 'USDA' },
  combobox: { part: 'combobox', act: 'type', shows: 'Franklin' },
  date: { part: 'date', act: 'click', shows: '17' },
  tabs: { part: 'tabs', act: 'click', shows: tabs[1].text },
  tooltip: { part: 'tooltip', act: 'hover', shows: words.tooltip },
  popover: { part: 'popover', act: 'click', shows: words.popover },
  toast: { part: 'toast', act: 'click', shows: words.toast },
};

/** What is typed into the combobox. */
export const typed = 'fran';

declare global {
  interface Window {
    /** Set by `expose`. */
    kitSteps: readonly Step[];
  }
}

/** Tells the harness how to open everything; `native` names the parts that the browser itself draws outside the document. */
export function expose(native: readonly Part[] = []): void {
  window.kitSteps = parts.map((part) => (native.includes(part) ? { ...steps[part], shows: null } : steps[part]));
}
