import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { escapeIsOwned } from '../../lib/escape-ladder.ts';
import { focusPath, hangOn, isFocusLost, returnFocus } from '../../lib/return-focus.ts';
import type { Memory } from '../memory/index.ts';
import { dialogMessages } from './dialog.messages.ts';
import { dialogContent } from './dialog.variants.ts';
import { type DialogSize, dialogSize } from './dialog-size.ts';
import { PlaceMenu } from './place-menu.tsx';
import { pressDefault } from './press-default.ts';
import { startFocus } from './start-focus.ts';
import { type DialogMoving, useDialogPlace } from './use-dialog-place.ts';

/** Why a dialog asks to be closed. */
export type DialogDismissReason = 'escape' | 'close' | 'outside';

const DismissContext = createContext<(reason: DialogDismissReason) => void>(() => {});
const MovingContext = createContext<DialogMoving | null>(null);
/** Whether it is drawn in a body already. */
const InBodyContext = createContext(false);

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
  /** Default: 85 % of the window. A name, pixels, per cent of the window, or a box with both and minimums. */
  size?: DialogSize;
  /** 'alertdialog' for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Accessible name, where there is no `DialogHead` with a text title. */
  label?: string;
  /** A press on the scrim closes. Default false. */
  closeOnOutside?: boolean;
  /** What gets the focus back, nearest first. Default: what had it when the dialog opened. */
  opener?: readonly Element[];
  /** Moved by its head, sized by its corner, and both by a menu in the head. Default false. */
  movable?: boolean;
  /** Keeps place and size under this name. Only with `movable`. */
  name?: string;
  /** Where place and size are kept. Default: the memory of the app. */
  memory?: Memory;
  /** 'session' lies above toasts. Default 'dialog'. */
  layer?: 'dialog' | 'session';
}

/** Toasts float above dialogs and stay usable: a press on one is no press outside (kit.md F1). */
const onToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

/** The floating sheet. First focus: what carries `data-autofocus`, else the first control of the body, else the first safe button, else the sheet. */
export function DialogContent({
  size,
  role = 'dialog',
  label,
  closeOnOutside = false,
  opener,
  movable = false,
  name,
  memory,
  layer = 'dialog',
  className,
  style,
  children,
  ref,
  onKeyDown,
  ...rest
}: DialogContentProps) {
  const dismiss = useContext(DismissContext);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<readonly Element[]>([]);
  const place = useDialogPlace(content, movable, name, memory);
  const own = dialogSize(size);
  return (
    <Radix.Portal>
      <Radix.Overlay
        className={cn('fixed inset-0 animate-fade bg-surface-scrim', layer === 'session' ? 'z-session' : 'z-dialog')}
      />
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
        className={cn(dialogContent({ size: own.preset, layer }), className)}
        style={{ ...own.style, ...place.style, ...style }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          pressDefault(event);
        }}
        onOpenAutoFocus={(event) => {
          before.current = focusPath();
          // The next dialog may be opened as this one closes, such as by Save and Add Another.
          const [from] = opener ?? before.current;
          if (content.current && from) hangOn(content.current, from);
          if (startFocus(content.current)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // Asked for a turn of the event loop after the dialog went: who has put the focus somewhere since, by a key or a press, keeps it.
          if (isFocusLost()) returnFocus(opener ?? before.current);
        }}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          if (!escapeIsOwned(event, content.current) && !onToast(event.target)) dismiss('escape');
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
        <MovingContext value={place.moving}>{children}</MovingContext>
        {place.moving && (
          <div
            data-slot="dialog-grip"
            aria-hidden
            onPointerDown={place.moving.onGripPointerDown}
            className="absolute end-0 bottom-0 size-4 cursor-nwse-resize touch-none rtl:cursor-nesw-resize"
          />
        )}
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
  const moving = useContext(MovingContext);
  const text = { ...dialogMessages, ...messages };
  return (
    <header
      data-slot="dialog-head"
      onPointerDown={moving?.onHeadPointerDown}
      className={cn(
        'flex h-11 flex-none items-center gap-2 border-b border-hairline ps-4 pe-2',
        moving && 'cursor-move touch-none select-none',
      )}
    >
      <Radix.Title className="truncate text-heading font-semibold">{title}</Radix.Title>
      {subtitle !== undefined && <span className="truncate text-label text-muted">{subtitle}</span>}
      <span className="ms-auto flex flex-none items-center gap-0.5">
        {moving && <PlaceMenu text={text} onGo={moving.go} />}
        {closable && (
          <button
            type="button"
            aria-label={text.close}
            onClick={() => dismiss('close')}
            className="inline-flex size-control cursor-pointer items-center justify-center rounded-sm text-accent-fg hover:bg-accent-bg"
          >
            <X aria-hidden className="size-icon-sm" strokeWidth={1.75} />
          </button>
        )}
      </span>
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
    <InBodyContext value={true}>
      <div
        ref={box}
        data-slot="dialog-body"
        className={cn('min-h-0 flex-auto overflow-auto px-4 py-3.5 focus-visible:outline-offset-[-2px]', className)}
        {...rest}
      />
    </InBodyContext>
  );
}

const toneIcon = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const toneText = {
  info: 'text-info-fg',
  success: 'text-success-fg',
  warning: 'text-warning-fg',
  danger: 'text-danger-fg',
};

/** A body of text only, or a text that leads one, with the tone's icon before it; it describes the dialog. */
export function DialogMessage({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | keyof typeof toneIcon;
  children: ReactNode;
}) {
  const Icon = tone === 'neutral' ? null : toneIcon[tone];
  const id = useId();
  useLayoutEffect(() => {
    document.getElementById(id)?.closest('[data-slot=dialog]')?.setAttribute('aria-describedby', id);
  }, [id]);
  const Box = useContext(InBodyContext) ? 'div' : DialogBody;
  return (
    <Box className="flex gap-2.5">
      {Icon && tone !== 'neutral' && (
        <Icon aria-hidden className={cn('mt-px size-icon flex-none', toneText[tone])} strokeWidth={1.75} />
      )}
      <div id={id} className="min-w-0 text-body">
        {children}
      </div>
    </Box>
  );
}
