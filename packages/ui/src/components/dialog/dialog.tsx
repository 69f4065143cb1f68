import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { escapeIsOwned } from '../../lib/escape-ladder.ts';
import { focusPath, returnFocus } from '../../lib/return-focus.ts';
import { dialogMessages } from './dialog.messages.ts';
import { dialogContent } from './dialog.variants.ts';
import { startFocus } from './start-focus.ts';

/** Why a dialog asks to be closed. */
export type DialogDismissReason = 'escape' | 'close' | 'outside';

const DismissContext = createContext<(reason: DialogDismissReason) => void>(() => {});

export interface DialogProps {
  /** Controlled: the dialog never closes itself. */
  open: boolean;
  /** Escape, the close button, or (if allowed) a press outside. */
  onDismiss: (reason: DialogDismissReason) => void;
  children: ReactNode;
}

/** A modal dialog. Content opened from it (menus, pickers, further dialogs) stacks above it, and Escape peels one layer at a time. */
export function Dialog({ open, onDismiss, children }: DialogProps) {
  return (
    <DismissContext value={onDismiss}>
      <Radix.Root open={open}>{children}</Radix.Root>
    </DismissContext>
  );
}

export interface DialogContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'role' | 'onEscapeKeyDown' | 'onInteractOutside'> {
  /** 'default' is 85 % of the window; 'confirm' 420 px; 'report' 85 % in both directions. */
  size?: 'default' | 'confirm' | 'small' | 'medium' | 'large' | 'report';
  /** 'alertdialog' for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Accessible name, where there is no `DialogHead` with a text title. */
  label?: string;
  /** A press on the scrim closes. Default false. */
  closeOnOutside?: boolean;
  /** What gets the focus back, nearest first. Default: what had it when the dialog opened. */
  opener?: readonly Element[];
}

/** Toasts float above dialogs and stay usable: a press on one is no press outside (kit.md F1). */
const onToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

/** The floating sheet. First focus: what carries `data-autofocus`, else the first control of the body, else the sheet. */
export function DialogContent({
  size,
  role = 'dialog',
  label,
  closeOnOutside = false,
  opener,
  className,
  children,
  ref,
  ...rest
}: DialogContentProps) {
  const dismiss = useContext(DismissContext);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<readonly Element[]>([]);
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-dialog animate-fade bg-surface-scrim" />
      <Radix.Content
        ref={(node) => {
          content.current = node;
          if (typeof ref === 'function') return ref(node);
          if (ref) ref.current = node;
        }}
        data-slot="dialog"
        data-modal=""
        role={role}
        aria-describedby={undefined}
        {...(label === undefined ? {} : { 'aria-label': label })}
        className={cn(dialogContent({ size }), className)}
        onOpenAutoFocus={(event) => {
          before.current = focusPath();
          if (startFocus(content.current)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(opener ?? before.current);
        }}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          if (!escapeIsOwned(event, content.current)) dismiss('escape');
        }}
        onInteractOutside={(event) => {
          event.preventDefault();
          if (
            closeOnOutside &&
            event.type === 'dismissableLayer.pointerDownOutside' &&
            !onToast(event.detail.originalEvent.target)
          )
            dismiss('outside');
        }}
        {...rest}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

export interface DialogHeadProps {
  /** The title; for a question, with the item's name. */
  title: ReactNode;
  /** Muted, after the title: "File 12-3456". */
  subtitle?: ReactNode;
  /** Default true. A dialog that must be answered may have none. */
  closable?: boolean;
  messages?: Partial<typeof dialogMessages>;
}

/** The 44 px head. */
export function DialogHead({ title, subtitle, closable = true, messages }: DialogHeadProps) {
  const dismiss = useContext(DismissContext);
  const text = { ...dialogMessages, ...messages };
  return (
    <header
      data-slot="dialog-head"
      className="flex h-11 flex-none items-center gap-2 border-b border-hairline pr-2 pl-4"
    >
      <Radix.Title className="truncate text-heading font-semibold">{title}</Radix.Title>
      {subtitle !== undefined && <span className="truncate text-label text-muted">{subtitle}</span>}
      {closable && (
        <button
          type="button"
          aria-label={text.close}
          onClick={() => dismiss('close')}
          className="ml-auto inline-flex size-control flex-none cursor-pointer items-center justify-center rounded-sm text-accent-fg hover:bg-accent-bg"
        >
          <X aria-hidden className="size-icon-sm" strokeWidth={1.75} />
        </button>
      )}
    </header>
  );
}

/** The scrolling body. Without a control in it, it takes the focus itself while it scrolls, so that it can be scrolled by keys. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const check = () => {
      const alone = element.querySelector('a[href],button,input,textarea,select,[tabindex]') === null;
      if (alone && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(check);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      data-slot="dialog-body"
      className={cn('min-h-0 flex-auto overflow-auto px-4 py-3.5 focus-visible:outline-offset-[-2px]', className)}
      {...rest}
    />
  );
}

const toneIcon = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const toneText = {
  info: 'text-info-fg',
  success: 'text-success-fg',
  warning: 'text-warning-fg',
  danger: 'text-danger-fg',
};

/** A body of text only, with the tone's icon before it; it describes the dialog. */
export function DialogMessage({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | keyof typeof toneIcon;
  children: ReactNode;
}) {
  const Icon = tone === 'neutral' ? null : toneIcon[tone];
  return (
    <DialogBody className="flex gap-2.5">
      {Icon && tone !== 'neutral' && (
        <Icon aria-hidden className={cn('mt-px size-icon flex-none', toneText[tone])} strokeWidth={1.75} />
      )}
      <Radix.Description asChild>
        <div className="min-w-0 text-body">{children}</div>
      </Radix.Description>
    </DialogBody>
  );
}
