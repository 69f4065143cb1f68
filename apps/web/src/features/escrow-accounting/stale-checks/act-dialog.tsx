import type { StaleCheck } from '@closewright/contract/stale-checks';
import { dormancyStates, type NewStaleAct, type StaleActKind, staleLimits } from '@closewright/domain/stale-checks';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { checksWords } from './stale-words.ts';

/** What is said in a dialog. A letter has its own. */
export type SaidKind = Exclude<StaleActKind, 'wrote'>;

export interface ActDialogProps {
  kind: SaidKind;
  checks: readonly StaleCheck[];
  dialog: DialogControl<readonly StaleCheck[]>;
}

type Typed = {
  on: string | null;
  note: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  year: number | null;
};

const asks = {
  called: { note: 'What came of it', missing: 'Say what came of the call', save: 'Called' },
  answered: { note: 'What the owner said', missing: 'Say what the owner said', save: 'Answered' },
  held: { note: 'Why it is held', missing: 'Say why it is held', save: 'Hold' },
  address: { note: 'Where it is from', missing: null, save: 'Save address' },
  reported: { note: 'Note', missing: null, save: 'Reported' },
} as const;

const leads: Readonly<Record<SaidKind, string>> = {
  called: '',
  answered: 'Dormancy counts from this day anew.',
  held: 'It waits for its owner, until that is taken back or its letters are due.',
  address: 'The state of this address says when it is dormant and reported.',
  reported: 'Nothing is posted: the money goes by void and payment of Check Writing.',
};

/** Says what was done about checks. */
export function ActDialog({ kind, checks, dialog }: ActDialogProps) {
  const clock = useClock();
  const { note, missing, save } = asks[kind];
  const [first] = checks;
  const isAddress = kind === 'address';
  const isReport = kind === 'reported';
  const text = (label: string, maxLength: number) => ({ kind: 'text', label, required: false, maxLength }) as const;
  const form = useRecordDialog<Typed, readonly StaleCheck[]>({
    dialog,
    fields: {
      on: { kind: 'date', label: isReport ? 'Reported on' : isAddress ? 'Known since' : 'On', required: true },
      note: { ...text(note, staleLimits.note), required: missing !== null, ...(missing !== null && { missing }) },
      address1: text('Street', staleLimits.address),
      address2: text('Second line', staleLimits.address),
      city: text('City', staleLimits.city),
      state: { kind: 'select', label: 'State', required: isAddress || isReport },
      zip: text('ZIP', staleLimits.zip),
      year: { kind: 'integer', label: 'Year of the report', required: isReport },
    },
    options: { state: dormancyStates.map(({ code, name }) => ({ value: code, label: name })) },
    begin: beginOf(kind, first, clock.today()),
    send: async (typed) => {
      const act = actOf(kind, typed);
      return act && call('noteStaleChecks', { body: { checks: checks.map(named), act } });
    },
    fieldOf: (path) => path.replace(/^act\.(report\.|address\.)?/, ''),
  });
  const layout: Layout = [
    ...when(isAddress, ['address1', 12, { autoFocus: true }], ['address2', 12], ['city', 5], ['state', 4], ['zip', 3]),
    ...when(isReport, ['state', 7, { autoFocus: true }], ['year', 5, { grouping: false }]),
    ['on', 5],
    ['note', 12, { autoFocus: !isAddress && !isReport }],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={save}
      lead={
        <DialogMessage>
          {checksWords(checks)} {leads[kind]}
        </DialogMessage>
      }
    />
  );
}

/** What names a check. */
export const named = ({ bankAccountID, stripe, number }: StaleCheck) => ({ bankAccountID, stripe, number });

function beginOf(kind: SaidKind, first: StaleCheck | undefined, today: string): Typed {
  const begin = {
    on: today,
    note: null,
    address1: null,
    address2: null,
    city: null,
    state: null,
    zip: null,
    year: null,
  };
  if (kind === 'address') return { ...begin, ...first?.address, state: first?.state ?? null };
  if (kind !== 'reported') return begin;
  const due = first?.dormancy?.reportDue ?? today;
  return { ...begin, state: first?.state ?? null, year: Math.min(Number(today.slice(0, 4)), Number(due.slice(0, 4))) };
}

/** What was typed, as it is sent; null where something is missing, which its field says. */
function actOf(kind: SaidKind, { on, note, state, year, address1, address2, city, zip }: Typed) {
  if (on === null) return null;
  if (kind === 'address') {
    return state === null ? null : { kind, on, note, address: { address1, address2, city, state, zip } };
  }
  if (kind === 'reported') return state === null || year === null ? null : { kind, on, note, report: { state, year } };
  return note === null ? null : ({ kind, on, note } satisfies NewStaleAct);
}
