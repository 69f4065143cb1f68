export type { EmailAttachment, EmailMessage } from './email.types.ts';
export { emailViewerMessages } from './email-viewer.messages.ts';
export { EmailViewer, type EmailViewerProps } from './email-viewer.tsx';
