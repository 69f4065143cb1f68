export { type EmailRecipient, formatEmails, isEmail, parseEmails } from '../../lib/parse/email.ts';
export { EmailField, type EmailFieldProps } from './email-field.tsx';
export { EmailRecipients, type EmailRecipientsProps, type RecipientLists } from './email-recipients.tsx';
export type { EmailMoveTarget } from './move-target.ts';
export type { EmailSuggest } from './use-suggestions.ts';
