import type { UploadState } from './upload-queue.ts';
import { formatSize, type UploadRefusal, type UploadRules } from './upload-rules.ts';

export const fileUploadMessages = {
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  hint: 'or drop or paste them here',
  drop: 'Drop to add',
  list: 'Files',
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Send ${name} again`,
  progress: (name: string) => `Sending ${name}`,
  states: {
    waiting: 'Waiting',
    sending: 'Sending',
    done: 'Sent',
    failed: 'Not sent',
    cancelled: 'Cancelled',
  } satisfies Record<Exclude<UploadState, 'refused'>, string>,
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
};

export type FileUploadMessages = typeof fileUploadMessages;
