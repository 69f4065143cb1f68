/** A file that came with a message. */
export interface EmailAttachment {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Where it can be had. Without it `onDownload` is asked. */
  readonly href?: string;
}

/** A message as it was sent. */
export interface EmailMessage {
  readonly from: string;
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly subject: string;
  /** As it is shown: "04/15/2013 9:41 AM". */
  readonly sent?: string;
  readonly html?: string | null;
  /** Shown where there is no HTML, or it cannot be shown. */
  readonly text?: string | null;
  readonly attachments?: readonly EmailAttachment[];
  /** Pictures that came with the message, by content id, as `data:` addresses. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** Size as people read it in a list of attachments: whole kilobytes, at least 1. */
export const sizeInKb = (bytes: number): number => Math.max(1, Math.round(bytes / 1024));
