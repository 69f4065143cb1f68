import type { ScanState, UploadItem, UploadMethod, UploadState } from './upload.types.ts';
import type { UploadRules } from './upload-rules.ts';

/** What can be done with all files at once. */
export type UploadAct = 'pause' | 'resume' | 'retry' | 'cancel';

/** What happened to one file. */
export type UploadEvent = UploadState | 'removed' | 'renamed' | 'infected' | 'scan-failed' | 'not-kept';

export interface UploadQueueOptions {
  upload: () => UploadMethod;
  rules: () => UploadRules;
  /** Files sent at a time. */
  concurrency: number;
  initial?: readonly UploadItem[] | undefined;
  /** Files wait for `start` when they are added. Default false. */
  startsByHand?: (() => boolean) | undefined;
  /** Files without a document type wait for it. Default false. */
  needsType?: (() => boolean) | undefined;
  /** Searches a file that was sent for viruses. */
  scan?:
    | (() => ((item: UploadItem, signal: AbortSignal) => Promise<Exclude<ScanState, 'waiting'>>) | undefined)
    | undefined;
  /** Keeps a new name or type of a file that was sent. */
  keep?: ((item: UploadItem, change: Pick<UploadItem, 'name' | 'documentType'>) => Promise<void> | void) | undefined;
  /** One file began, ended, or was taken off the list. */
  onEvent?: (kind: UploadEvent, item: UploadItem) => void;
}
