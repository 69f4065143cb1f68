export const fieldMessages = {
  required: 'Required',
  checking: 'Checking',
};
