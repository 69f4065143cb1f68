export const emailRecipientsMessages = {
  group: 'Recipients',
  to: 'To',
  cc: 'Cc',
  bcc: 'Bcc',
  addCc: 'Add CC',
  addBcc: 'Add BCC',
};
