export { dialogMessages } from './dialog.messages.ts';
export {
  Dialog,
  DialogBody,
  DialogContent,
  type DialogContentProps,
  type DialogDismissReason,
  DialogHead,
  type DialogHeadProps,
  DialogMessage,
  type DialogProps,
} from './dialog.tsx';
export { DialogErrorSummary, DialogFooter, DialogSaveFooter, type DialogSaveFooterProps } from './dialog-footer.tsx';
export type { DialogBox, DialogLength, DialogPreset, DialogSize } from './dialog-size.ts';
export { startFocus } from './start-focus.ts';
