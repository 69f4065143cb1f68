import type { ScanState, UploadState } from './upload.types.ts';
import type { UploadAct } from './upload-queue.types.ts';
import { formatSize, type UploadRefusal, type UploadRules } from './upload-rules.ts';

const filesOf = (count: number) => (count === 1 ? '1 file' : `${count} files`);

export const fileUploadMessages = {
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  chooseFolder: 'Choose a folder',
  send: (count: number) => `Send ${filesOf(count)}`,
  hint: 'or drop or paste them here',
  drop: 'Drop to add',
  list: 'Files',
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Send ${name} again`,
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Go on with ${name}`,
  rename: (name: string) => `Rename ${name}`,
  rescan: (name: string) => `Check ${name} for viruses again`,
  nameOf: (name: string) => `Name of ${name}`,
  nameBlank: 'This value is required.',
  nameTaken: 'Another file in the list has this name.',
  typeOf: (name: string) => `Document type of ${name}`,
  pickType: 'Type',
  noType: 'Pick a type to send it',
  progress: (name: string) => `Sending ${name}`,
  /** Below a list of several files. */
  sentOf: (sent: number, total: number) => `${sent} of ${total} sent`,
  all: {
    pause: 'Pause all',
    resume: 'Go on with all',
    retry: (count: number) => (count === 1 ? 'Send 1 again' : `Send ${count} again`),
    cancel: 'Cancel all',
  },
  /** Read out once for all. */
  allDone: {
    pause: (count: number) => `${filesOf(count)} paused`,
    resume: (count: number) => `Going on with ${filesOf(count)}`,
    retry: (count: number) => `Sending ${filesOf(count)} again`,
    cancel: (count: number) => `${filesOf(count)} cancelled`,
  } satisfies Record<UploadAct, (count: number) => string>,
  states: {
    waiting: 'Waiting',
    sending: 'Sending',
    paused: 'Paused',
    done: 'Sent',
    failed: 'Not sent',
    cancelled: 'Cancelled',
  } satisfies Record<Exclude<UploadState, 'refused'>, string>,
  /** What stands in the row of a file that was sent and is searched for viruses. */
  scans: {
    waiting: 'Sent, checking for viruses',
    clean: 'Sent, no virus found',
    infected: 'A virus was found. Remove the file.',
    failed: 'Could not be checked for viruses.',
  } satisfies Record<ScanState, string>,
  saving: 'Saving',
  notKept: 'The change was not kept.',
  failed: 'The server did not take the file. Try again.',
  refusal: (refusal: UploadRefusal, rules: UploadRules) =>
    ({
      type: `Not this kind of file. Take ${(rules.accept ?? []).join(', ')}.`,
      'too-large': `Larger than ${formatSize(rules.maxSize ?? 0)}.`,
      empty: 'The file is empty.',
      duplicate: 'This file is in the list already.',
      'too-many': `${rules.maxFiles} ${rules.maxFiles === 1 ? 'file' : 'files'} at most.`,
    })[refusal],
  started: (name: string) => `Sending ${name}`,
  ended: (name: string, state: string) => `${name}: ${state}`,
  removed: (name: string) => `${name} removed`,
  renamed: (name: string) => `Renamed to ${name}`,
};

export type FileUploadMessages = typeof fileUploadMessages;
