import { DismissableLayer, Popper } from 'radix-ui/internal';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from '../kbd/kbd.tsx';

export interface TooltipLayerProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  title: string;
  shortcut?: string | undefined;
  side: 'top' | 'right' | 'bottom' | 'left';
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The floating half of the tooltip: loaded with the first one shown. A Radix layer, so Escape peels it before anything below. */
export default function TooltipLayer({ id, anchor, title, shortcut, side, onClose, ...pointer }: TooltipLayerProps) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      {createPortal(
        <DismissableLayer.Root asChild onDismiss={onClose}>
          <Popper.Content
            data-slot="tooltip"
            id={id}
            role="tooltip"
            side={side}
            sideOffset={4}
            collisionPadding={8}
            // The invisible rim covers the gap to the trigger: a pointer on its way to the text does not leave both.
            className="relative z-tooltip flex max-w-[340px] animate-fade items-center gap-2 rounded-sm bg-surface-inverse px-2 py-1 text-[12px] leading-4 text-inverse before:absolute before:-inset-1.5 before:-z-10 before:content-['']"
            {...pointer}
          >
            {title}
            {shortcut ? <Kbd keys={shortcut} variant="inverse" /> : null}
          </Popper.Content>
        </DismissableLayer.Root>,
        document.body,
      )}
    </Popper.Root>
  );
}
