import type { Upload, UploadItem, UploadState } from './upload.types.ts';

/** A server that never answers, so that a picture stays as it is. */
export const never: Upload = () => new Promise(() => {});

/** A file of the list in a given state. */
export const row = (name: string, state: UploadState, more: Partial<UploadItem> = {}): UploadItem => ({
  id: name,
  name,
  size: 482_113,
  type: 'application/pdf',
  lastModified: 0,
  state,
  progress: state === 'done' ? 1 : 0,
  ...more,
});

/** What kinds of documents a file can be. */
export const documentTypes = [
  { value: 'deed', label: 'Warranty deed' },
  { value: 'note', label: 'Note' },
  { value: 'survey', label: 'Survey' },
  { value: 'payoff', label: 'Payoff letter' },
];
