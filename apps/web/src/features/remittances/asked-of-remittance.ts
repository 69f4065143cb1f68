import type { RemittanceAct, RemittanceDetail } from '@closewright/contract/remittances';
import type { DateRange } from '@closewright/domain/dates';
import { remittanceExceptions, remittanceLimits } from '@closewright/domain/remittances';
import { call } from '../../lib/api/index.ts';
import { mostOfReason } from '../../records/dialog/reason-length.plain.ts';
import type { Asked } from './act-dialog.tsx';
import { totalsWords } from './remittance-words.ts';

type Of = Pick<RemittanceDetail, 'remittanceID' | 'number' | 'underwriter' | 'totals' | 'linesDigest'>;

/** Does something with a remittance. */
export const sendAct = ({ remittanceID }: Pick<Of, 'remittanceID'>, act: RemittanceAct): Promise<RemittanceDetail> =>
  call('actOnRemittance', { params: { remittanceID }, body: { act } });

const text = (label: string, maxLength: number) => ({ kind: 'text', label, required: false, maxLength }) as const;
const reason = { ...text('Reason', mostOfReason), required: true, missing: 'Say why' } as const;
const nothing: Record<string, never> = {};

/** Freezes what was seen. */
export const askApprove = (of: Of & Pick<RemittanceDetail, 'untied'>): Asked<Record<string, never>> => ({
  fields: {},
  layout: [],
  begin: nothing,
  saveLabel: 'Approve',
  lead: `${totalsWords(of.totals)}, ${of.underwriter}. Its lines do not change any more.${of.untied.map((words) => ` ${words}: it cannot be paid.`).join('')}`,
  send: () => (of.linesDigest === null ? null : sendAct(of, { kind: 'approve', linesDigest: of.linesDigest })),
});

type Sent = { on: string | null; how: string | null };

/** Says that it went to the underwriter. */
export const askSend = (of: Of, range: DateRange): Asked<Sent> => ({
  fields: {
    on: { kind: 'date', label: 'Sent on', required: true, range },
    how: text('How', remittanceLimits.reference),
  },
  layout: [
    ['on', 5],
    ['how', 7, { autoFocus: true }],
  ],
  begin: { on: range.last, how: null },
  saveLabel: 'Sent',
  lead: `${totalsWords(of.totals)}. Its policies, and what their rate orders say of them, are locked from then on.`,
  send: ({ on, how }) => (on === null ? null : sendAct(of, { kind: 'send', on, how })),
});

type Known = { on: string | null; as: string | null };

/** Says that the underwriter has it. */
export const askAcknowledge = (of: Of, range: DateRange): Asked<Known> => ({
  fields: {
    on: { kind: 'date', label: 'Acknowledged on', required: true, range },
    as: { ...text('Reference of the underwriter', remittanceLimits.reference) },
  },
  layout: [
    ['on', 5],
    ['as', 7, { autoFocus: true, identifier: true }],
  ],
  begin: { on: range.last, as: null },
  saveLabel: 'Acknowledged',
  lead: `${of.underwriter} has ${of.number}.`,
  send: ({ on, as }) => (on === null ? null : sendAct(of, { kind: 'acknowledge', on, as })),
});

type Excepted = { line: number | null; exception: string | null; reason: string | null };

/** Notes what the underwriter takes exception to. */
export const askException = (of: RemittanceDetail): Asked<Excepted> => ({
  fields: {
    line: { kind: 'select', label: 'Line', required: true },
    exception: { kind: 'select', label: 'Exception', required: true },
    reason: { ...reason, label: 'What they say', missing: 'Say what they say' },
  },
  options: {
    line: of.lines.map(({ line, policyNumber, label }) => ({
      value: line,
      label: `${line}. ${policyNumber}, ${label}`,
    })),
    exception: remittanceExceptions.map((value) => ({ value, label: value })),
  },
  layout: [
    ['line', 7, { autoFocus: true }],
    ['exception', 5],
    ['reason', 12],
  ],
  begin: { line: of.lines[0]?.line ?? null, exception: null, reason: null },
  saveLabel: 'Note',
  lead: 'What the underwriter takes exception to, until it is resolved.',
  send: (typed) => {
    const exception = remittanceExceptions.find((each) => each === typed.exception);
    return typed.line === null || exception === undefined || typed.reason === null
      ? null
      : sendAct(of, { kind: 'except', line: typed.line, exception, reason: typed.reason });
  },
});

type Listed = { name: string | null; description: string | null };

/** Lists a document that goes along. */
export const askDocument = (of: Of): Asked<Listed> => ({
  fields: {
    name: { ...text('Name', remittanceLimits.name), required: true, missing: 'Say what it is called' },
    description: text('Description', remittanceLimits.text),
  },
  layout: [
    ['name', 12, { autoFocus: true }],
    ['description', 12],
  ],
  begin: { name: null, description: null },
  saveLabel: 'Add',
  lead: 'What goes along with the remittance, by its name.',
  send: ({ name, description }) => (name === null ? null : sendAct(of, { kind: 'addDocument', name, description })),
});
