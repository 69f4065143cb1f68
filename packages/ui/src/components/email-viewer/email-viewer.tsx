import { Paperclip } from 'lucide-react';
import { Suspense } from 'react';
import { cn } from '../../lib/cn.ts';
import { Description, DescriptionList } from '../description-list/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { type EmailAttachment, type EmailMessage, sizeInKb } from './email.types.ts';
import { emailViewerMessages } from './email-viewer.messages.ts';
import { MessageBody, MessageText } from './message-body.tsx';

export interface EmailViewerProps {
  /** Null while it is being fetched. */
  email: EmailMessage | null;
  /** Fetches an attachment that has no address. */
  onDownload?: ((attachment: EmailAttachment) => void) | undefined;
  className?: string;
  messages?: Partial<typeof emailViewerMessages>;
}

/** A message as it was sent: who to whom, subject, text, attachments. Nothing in it runs and nothing is loaded unasked. */
export function EmailViewer({ email, onDownload, className, messages }: EmailViewerProps) {
  const text = { ...emailViewerMessages, ...messages };
  if (!email) return <Skeleton rows={8} delayed={false} label={text.loading} className={className} />;
  const { from, to, cc = [], bcc = [], subject, sent, html, attachments = [] } = email;
  return (
    <article
      data-slot="email-viewer"
      aria-label={subject || text.noSubject}
      className={cn('flex min-h-0 flex-col gap-2 text-body text-default', className)}
    >
      <DescriptionList className="flex-none">
        <Description term={text.from}>{from}</Description>
        <Description term={text.to}>{to.join('; ')}</Description>
        {cc.length > 0 && <Description term={text.cc}>{cc.join('; ')}</Description>}
        {bcc.length > 0 && <Description term={text.bcc}>{bcc.join('; ')}</Description>}
        <Description term={text.subject}>
          <span className="font-semibold">{subject || text.noSubject}</span>
        </Description>
        {sent !== undefined && <Description term={text.sent}>{sent}</Description>}
        {attachments.length > 0 && (
          <Description term={text.attachments}>
            <ul className="m-0 flex flex-wrap gap-x-4 p-0">
              {attachments.map((attachment) => (
                <li key={attachment.name} className="list-none">
                  <AttachmentLink
                    attachment={attachment}
                    label={text.attachment(attachment.name, sizeInKb(attachment.size))}
                    onDownload={onDownload}
                  />
                </li>
              ))}
            </ul>
          </Description>
        )}
      </DescriptionList>
      {html ? (
        <Suspense fallback={<Skeleton rows={6} label={text.loading} />}>
          <MessageBody key={html} email={email} text={text} />
        </Suspense>
      ) : email.text ? (
        <MessageText value={email.text} />
      ) : (
        <p className="text-muted">{text.noBody}</p>
      )}
    </article>
  );
}

interface AttachmentLinkProps {
  attachment: EmailAttachment;
  label: string;
  onDownload: EmailViewerProps['onDownload'];
}

function AttachmentLink({ attachment, label, onDownload }: AttachmentLinkProps) {
  const look =
    'inline-flex min-h-6 cursor-pointer items-center gap-1 text-link underline decoration-1 underline-offset-2';
  const content = (
    <>
      <Paperclip aria-hidden className="size-3 flex-none" strokeWidth={2.1} />
      {label}
    </>
  );
  if (attachment.href !== undefined) {
    return (
      <a href={attachment.href} download={attachment.name} className={look}>
        {content}
      </a>
    );
  }
  if (!onDownload) return label;
  return (
    <button type="button" onClick={() => onDownload(attachment)} className={look}>
      {content}
    </button>
  );
}
