/** What tests of screens need from the kit: services that show nothing, record, and answer from a script. */
export { createDialogsDouble, type DialogsDouble, installDialogs } from '../services/dialogs/index.ts';
export { createToastsDouble, type ToastsDouble } from '../services/toasts/index.ts';
