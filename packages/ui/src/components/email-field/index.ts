export { type EmailRecipient, formatEmails, isEmail, parseEmails } from '../../lib/parse/email.ts';
export { EmailField, type EmailFieldProps, type EmailMoveTarget } from './email-field.tsx';
export { EmailRecipients, type EmailRecipientsProps, type RecipientLists } from './email-recipients.tsx';
export type { EmailSuggest } from './use-suggestions.ts';
