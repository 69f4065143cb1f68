import { DismissableLayer, FocusScope } from 'radix-ui/internal';

export interface ToastKeyboardProps {
  /** What gets the focus first. */
  start: () => HTMLElement | undefined;
  /** Escape: back to where the focus was. */
  onLeave: () => void;
}

const prevent = (event: Event) => event.preventDefault();

/**
 * In the page while the keyboard is in the toasts. Two Radix layers without a body: the focus scope lets go of the trap of a modal
 * dialog around the place one comes from, and the dismissable layer takes Escape before that dialog does.
 */
export function ToastKeyboard({ start, onLeave }: ToastKeyboardProps) {
  return (
    <FocusScope.Root
      asChild
      onMountAutoFocus={(event) => {
        event.preventDefault();
        start()?.focus();
      }}
      onUnmountAutoFocus={prevent}
    >
      <DismissableLayer.Root
        hidden
        onDismiss={onLeave}
        onFocusOutside={prevent}
        onPointerDownOutside={prevent}
        onInteractOutside={prevent}
      />
    </FocusScope.Root>
  );
}
