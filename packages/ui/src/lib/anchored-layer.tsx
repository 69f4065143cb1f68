import { Popover } from 'radix-ui';
import type { ComponentProps, RefObject } from 'react';
import { cn } from './cn.ts';

export interface AnchoredLayerProps extends Omit<ComponentProps<typeof Popover.Content>, 'asChild'> {
  /** The box the layer hangs on: it is below it, at least as wide, and presses on it do not count as outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Asked to close: Escape, a press or focus outside. */
  onClose: () => void;
}

/**
 * A layer hanging on a field (list, calendar). Import it only from modules that load on demand: it brings the positioning engine.
 * A Radix layer like every other (kit.md F1), so it works and closes rightly inside modal dialogs.
 */
export function AnchoredLayer({
  anchor,
  onClose,
  className,
  children,
  onInteractOutside,
  onKeyDown,
  ...props
}: AnchoredLayerProps) {
  return (
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          {...props}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
            onInteractOutside?.(event);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // Radix hears Escape two renders after the layer is shown, and says so by preventing its default: until then the key is heard here.
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            onClose();
          }}
          className={cn(
            'z-layer animate-layer rounded-md border border-default bg-surface-raised shadow-layer outline-none',
            className,
          )}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
